import { ApiError, browserFetch } from '../api.ts';
import { type AccessToken, findAccessToken } from './access-token.ts';
import { refreshSession } from './refresh-session.ts';
import { readUserInfo } from './user-info.ts';

const UNAUTHORIZED = 401;

/**
 * `fetch` as the signed-in user, for the API at `base`: refreshes the access token before it expires, and once after the
 * API refused it. A call never goes out as another user than the one it was made for.
 * @throws ApiError 401 if nobody is signed in any more; otherwise what `fetch` throws
 */
export const authorizedFetch =
  (base: string, fetchWith = browserFetch): typeof fetch =>
  async (input, init) => {
    const sub = readUserInfo()?.sub;
    if (sub === undefined) throw new ApiError(UNAUTHORIZED);
    const send = ({ text }: AccessToken) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${text}`);
      return fetchWith(input, { ...init, headers });
    };
    const token = findAccessToken() ?? (await refreshSession(base, sub));
    const response = await send(token);
    if (response.status !== UNAUTHORIZED) return response;
    return send(await refreshSession(base, sub, token.text));
  };

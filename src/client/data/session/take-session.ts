import type { TokenAnswer, UserInfo } from '../../../contract/account/token.ts';
import { ApiError } from '../api.ts';
import { type AccessToken, holdAccessToken } from './access-token.ts';
import { pendingSignIn } from './pending-sign-in.ts';
import { userInfo, userInfoOf } from './user-info.ts';

const SECOND_MS = 1000;
const BAD_GATEWAY = 502;

/**
 * Who a token answer is for.
 * @throws ApiError for an answer without tokens
 */
export function userOf({ access_token, id_token }: TokenAnswer): UserInfo {
  const info = userInfoOf(claimsOf(id_token));
  if (!info || !access_token) throw new ApiError(BAD_GATEWAY);
  return { sub: info.sub, exp: info.exp, name: info.name };
}

/** The signature is not checked: the token comes from our own server, over the same connection. */
function claimsOf(jwt: string): unknown {
  try {
    const text = atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** Stores the user on the device and the token in memory, for all tabs. */
export function takeSession(answer: TokenAnswer, user: UserInfo): AccessToken {
  const token = { text: answer.access_token, sub: user.sub, expiresAt: Date.now() + answer.expires_in * SECOND_MS };
  userInfo.set(user);
  holdAccessToken(token);
  return token;
}

/** Signs the device out, in all tabs: what watches the user info drops the tokens and the private reads. */
export function endSession(): void {
  pendingSignIn.drop();
  userInfo.drop();
}

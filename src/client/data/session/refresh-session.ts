import { ApiError } from '../api.ts';
import { type AccessToken, findAccessToken } from './access-token.ts';
import { SessionError, sessionCalls } from './session-calls.ts';
import { withSessionLock } from './session-lock.ts';
import { endSession, takeSession, userOf } from './take-session.ts';
import { readUserInfo } from './user-info.ts';

const UNAUTHORIZED = 401;

/**
 * A new access token for the user of `sub`. One tab refreshes at a time; those that waited use its token.
 * @param refused a token that the API did not accept
 * @throws ApiError 401 if the session is over, after the device is signed out; otherwise what the call throws
 */
export const refreshSession = (base: string, sub: string, refused?: string): Promise<AccessToken> =>
  withSessionLock(async () => {
    requireUser(sub);
    const known = findAccessToken();
    if (known && known.text !== refused) return known;
    const ending = readUserInfo()?.exp;
    const answer = await sessionCalls(base)
      .refresh()
      .catch((error) => endIfOver(error, ending));
    // A sign-out does not wait for the lock.
    requireUser(sub);
    const user = userOf(answer);
    if (user.sub !== sub) throw over(ending);
    return takeSession(answer, user);
  });

/** Only the session that was to be refreshed is over: the user may have signed in again meanwhile. */
function over(ending: number | undefined): ApiError {
  if (readUserInfo()?.exp === ending) endSession();
  return new ApiError(UNAUTHORIZED);
}

function requireUser(sub: string): void {
  if (readUserInfo()?.sub !== sub) throw new ApiError(UNAUTHORIZED);
}

function endIfOver(error: unknown, ending: number | undefined): never {
  throw error instanceof SessionError && error.token?.error === 'invalid_grant' ? over(ending) : error;
}

import { SessionError, sessionCalls } from './session-calls.ts';
import { withSessionLock } from './session-lock.ts';
import { signOutDue } from './watch/sign-out-due.ts';

const SERVER_FAULT = 500;

/** Tells the server of a sign-out that it does not know of. Never throws; without an answer it stays due. */
export const sendSignOut = (base: string): Promise<void> => withSessionLock(() => revokeIfDue(base)).catch(() => {});

/** For the holder of the session's lock. @throws what `fetch` throws, or SessionError for a fault of the server */
export async function revokeIfDue(base: string): Promise<void> {
  if (!signOutDue.get()) return;
  await sessionCalls(base)
    .revoke()
    .catch((error: unknown) => {
      // A refusal is final: the session is over already.
      if (!(error instanceof SessionError) || error.status >= SERVER_FAULT) throw error;
    });
  signOutDue.drop();
}

import type { QueryClient } from '@tanstack/react-query';
import { dropDraftsOf } from '../../offline/drafts/drafts.ts';
import { dropPrivateStores } from '../../offline/saved-reads/private-store.ts';
import { dropPrivateReads } from '../../offline/saved-reads/read-policy.ts';
import { SessionError, sessionCalls } from './session-calls.ts';
import { withSessionLock } from './session-lock.ts';
import { endSession } from './take-session.ts';
import { userInfo } from './user-info.ts';
import { signOutDue } from './watch/sign-out-due.ts';

const SERVER_FAULT = 500;

/**
 * Signs this device out at once, also without a network: then the server is told when the network is back. What stands
 * in the outbox stays.
 */
export function signOut(base: string, queryClient: QueryClient): Promise<void> {
  const sub = userInfo.get()?.sub;
  signOutDue.set(true);
  dropDraftsOf((owner) => owner === sub);
  endSession();
  dropPrivateReads(queryClient);
  // The next start tries again.
  dropPrivateStores(undefined).catch(() => {});
  return sendSignOut(base);
}

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

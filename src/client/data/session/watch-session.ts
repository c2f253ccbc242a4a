import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { dropPrivateReads } from '../../offline/saved-reads/read-policy.ts';
import { signOutDue } from './sign-out-due.ts';
import { readUserInfo, userInfo } from './user-info.ts';

/**
 * Drops what was of another user when somebody signs in or out, in any tab, and sends a due sign-out when there is a
 * network. Returns a function that stops it.
 */
export function watchSession(base: string, queryClient: QueryClient): () => void {
  let sub = readUserInfo()?.sub;
  const follow = () => {
    const before = sub;
    sub = readUserInfo()?.sub;
    if (before !== undefined && before !== sub) dropPrivateReads(queryClient);
    dropOtherStores();
  };
  const settle = () => {
    if (signOutDue.get() && onlineManager.isOnline()) void import('./sign-out.ts').then((one) => one.sendSignOut(base));
  };
  // The browser restores a whole page from its history, with what another tab has dropped meanwhile.
  addEventListener('pageshow', follow);
  const stops = [userInfo.subscribe(follow), onlineManager.subscribe(settle)];
  settle();
  dropOtherStores();
  return () => {
    removeEventListener('pageshow', follow);
    for (const stop of stops) stop();
  };
}

/** The reads of a user whose session has run out stay: the user may sign in again without a network. */
function dropOtherStores(): void {
  const kept = userInfo.get()?.sub;
  import('../../offline/saved-reads/private-store.ts')
    .then((one) => one.dropPrivateStores(kept))
    // The next start tries again.
    .catch(() => {});
}

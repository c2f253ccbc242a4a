import { onlineManager } from '@tanstack/react-query';
import { userInfo } from '../user-info.ts';
import { signOutDue } from './sign-out-due.ts';

/**
 * Deletes the saved reads of other users when somebody signs in or out, in any tab, and sends a due sign-out when there
 * is a network. Returns a function that stops it.
 */
export function watchSession(base: string): () => void {
  const settle = () => {
    if (signOutDue.get() && onlineManager.isOnline())
      void import('../sign-out.ts').then((one) => one.sendSignOut(base));
  };
  const dropOthers = () => {
    dropOtherStores();
    import('../../../offline/drafts/drafts.ts').then((one) => one.dropOthersFromTab()).catch(() => {});
  };
  addEventListener('pageshow', dropOthers);
  const stops = [userInfo.subscribe(dropOthers), onlineManager.subscribe(settle)];
  settle();
  dropOthers();
  return () => {
    removeEventListener('pageshow', dropOthers);
    for (const stop of stops) stop();
  };
}

/** The reads of a user whose session has run out stay: the user may sign in again without a network. */
function dropOtherStores(): void {
  const kept = userInfo.get()?.sub;
  import('../../../offline/saved-reads/private-store.ts')
    .then((one) => one.dropPrivateStores(kept))
    // The next start tries again.
    .catch(() => {});
}

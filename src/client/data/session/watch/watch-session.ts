import { onlineManager } from '@tanstack/react-query';
import { userInfo } from '../user-info.ts';
import { signOutDue } from './sign-out-due.ts';

/**
 * Deletes what is kept of other users when somebody signs in or out, in any tab, or the server ends a session; and sends
 * a due sign-out when there is a network. Returns a function that stops it.
 */
export function watchSession(base: string): () => void {
  const settle = () => {
    if (signOutDue.get() && onlineManager.isOnline())
      void import('../revoke-session.ts').then((one) => one.sendSignOut(base));
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

/** What is kept of a user whose session has run out stays: the user may sign in again without a network. */
function dropOthers(): void {
  const kept = userInfo.get()?.sub;
  import('../wipe/wipe-others.ts')
    .then((one) => one.wipeOthers(kept))
    // The next start tries again.
    .catch(() => {});
}

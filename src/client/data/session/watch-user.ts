import type { QueryClient } from '@tanstack/react-query';
import { dropPrivateReads } from '../../offline/saved-reads/read-policy.ts';
import { readUserInfo, userInfo } from './user-info.ts';

/**
 * Drops the private reads of a user when somebody signs in or out, in any tab. From the start of the page: what comes
 * later may be missing without a network. Returns a function that stops it.
 */
export function watchUser(queryClient: QueryClient): () => void {
  let sub = readUserInfo()?.sub;
  const follow = () => {
    const before = sub;
    sub = readUserInfo()?.sub;
    if (before !== undefined && before !== sub) dropPrivateReads(queryClient);
  };
  // The browser restores a whole page from its history, with what another tab has dropped meanwhile.
  addEventListener('pageshow', follow);
  const stop = userInfo.subscribe(follow);
  return () => {
    removeEventListener('pageshow', follow);
    stop();
  };
}

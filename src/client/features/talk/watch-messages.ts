import type { QueryClient } from '@tanstack/react-query';
import { privateApiAt } from '../../data/session/private-api.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import { unreadMessages } from '../../parts/notices/unread-count.ts';
import { watchCount } from '../../parts/notices/watch-count.ts';
import { talkReads } from './queries.ts';
import { countInTitle } from './title-count.ts';

/** Keeps the number of unread messages up to date, also in the title of the tab. Returns a function that stops it. */
export function watchMessages(base: string, client: QueryClient): () => void {
  const title = countInTitle();
  const show = () => {
    const { sub, count } = unreadMessages.get();
    title.set(sub === readUserInfo()?.sub ? count : 0);
  };
  const unfollow = unreadMessages.subscribe(show);
  show();
  const stop = watchCount(client, {
    source: 'messages',
    value: unreadMessages,
    options: () => talkReads(privateApiAt(base)).unread(),
    countOf: ({ total }) => total,
  });
  return () => {
    stop();
    unfollow();
    title.stop();
  };
}

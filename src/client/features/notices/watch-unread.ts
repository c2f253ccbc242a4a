import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { privateApiAt } from '../../data/session/private-api.ts';
import { readUserInfo, userInfo } from '../../data/session/user-info.ts';
import { setBadgeCount } from '../../offline/updates/app-badge.ts';
import { unreadCount } from '../../parts/notices/unread-count.ts';
import { noticeReads } from './queries.ts';

/** Keeps the number beside the account up to date while somebody is signed in. Returns a function that stops it. */
export function watchUnread(base: string, queryClient: QueryClient): () => void {
  let sub: string | undefined;
  let stop: (() => void) | undefined;
  const show = () => setBadgeCount('notices', sub === unreadCount.get().sub ? unreadCount.get().count : 0);
  const follow = () => {
    if (sub === readUserInfo()?.sub) return;
    sub = readUserInfo()?.sub;
    stop?.();
    stop = undefined;
    if (sub === undefined) return unreadCount.drop();
    const reader = sub;
    stop = new QueryObserver(queryClient, noticeReads(privateApiAt(base)).unread()).subscribe(({ data }) => {
      if (data && readUserInfo()?.sub === reader) unreadCount.set({ sub: reader, count: data.count });
    });
  };
  const stops = [unreadCount.subscribe(show), userInfo.subscribe(follow)];
  follow();
  show();
  return () => {
    stop?.();
    for (const end of stops) end();
  };
}

import { type QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { readUserInfo, userInfo } from '../../data/session/user-info.ts';
import { setBadgeCount } from '../../offline/updates/app-badge.ts';
import type { UnreadValue } from './unread-count.ts';

interface Watched<Data> {
  /** Of the app's badge. */
  source: string;
  value: UnreadValue;
  // biome-ignore lint/suspicious/noExplicitAny: the options of a read name their own key.
  options: () => QueryObserverOptions<Data, Error, Data, Data, any>;
  countOf: (data: Data) => number;
}

/** Keeps a number of what is unread up to date while somebody is signed in. Returns a function that stops it. */
export function watchCount<Data>(client: QueryClient, { source, value, options, countOf }: Watched<Data>): () => void {
  let sub: string | undefined;
  let stop: (() => void) | undefined;
  const show = () => setBadgeCount(source, sub === value.get().sub ? value.get().count : 0);
  const follow = () => {
    if (sub === readUserInfo()?.sub) return;
    sub = readUserInfo()?.sub;
    stop?.();
    stop = undefined;
    if (sub === undefined) return value.drop();
    const reader = sub;
    stop = new QueryObserver(client, options()).subscribe(({ data }) => {
      if (data !== undefined && readUserInfo()?.sub === reader) value.set({ sub: reader, count: countOf(data) });
    });
  };
  const stops = [value.subscribe(show), userInfo.subscribe(follow)];
  follow();
  show();
  return () => {
    stop?.();
    for (const end of stops) end();
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { privateApiAt } from '../../data/session/private-api.ts';
import { unreadCount } from '../../parts/notices/unread-count.ts';
import { watchCount } from '../../parts/notices/watch-count.ts';
import { noticeReads } from './queries.ts';

/** Keeps the number beside the account up to date while somebody is signed in. Returns a function that stops it. */
export const watchUnread = (base: string, client: QueryClient): (() => void) =>
  watchCount(client, {
    source: 'notices',
    value: unreadCount,
    options: () => noticeReads(privateApiAt(base)).unread(),
    countOf: ({ count }) => count,
  });

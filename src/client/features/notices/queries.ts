import { noticePreferencesShape, noticesShape } from '../../../contract/account-answer-versions.gen.ts';
import type { UnreadNotices } from '../../../contract/notices/notice.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

export const noticesKey = readKey('notices');
export const unreadKey = readKey('notices', 'unread');
export const preferencesKey = readKey('notices', 'preferences');

export const noticeReads = ({ notices }: PrivateApi) => ({
  /** The newest first. */
  list: () =>
    privatePages({
      area: 'notices',
      name: 'list',
      shape: noticesShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(notices.index.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  unread: () =>
    privateRead<UnreadNotices>({
      area: 'notices',
      name: 'unread',
      staleTime: 0,
      queryFn: ({ signal }) => read(notices.unread.$get({}, { init: { signal } })),
    }),
  preferences: () =>
    privateRead({
      area: 'notices',
      name: 'preferences',
      shape: noticePreferencesShape,
      queryFn: ({ signal }) => read(notices.preferences.$get({}, { init: { signal } })),
    }),
});

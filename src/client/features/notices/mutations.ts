import type { ChosenPreferences } from '../../../contract/notices/notice.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, write } from '../../data/write.ts';
import { noticesKey, preferencesKey, unreadKey } from './queries.ts';

export const noticeWrites = ({ notices }: PrivateApi) => ({
  /** Up to the newest notice that is shown. */
  markRead: () =>
    write({
      area: 'notices',
      name: 'read',
      send: (readUpTo: number, operationId) =>
        read(notices.read.$put({ json: { readUpTo } }, asOperation(operationId))),
      onAnswer: (unread, client) => client.setQueryData(unreadKey, unread),
      invalidates: () => [noticesKey],
      // The next look at the list tries again.
      isFailureShown: false,
    }),
  choose: () =>
    write({
      area: 'notices',
      name: 'preferences',
      send: (chosen: ChosenPreferences, operationId) =>
        read(notices.preferences.$put({ json: chosen }, asOperation(operationId))),
      onAnswer: (chosen, client) => client.setQueryData(preferencesKey, chosen),
      invalidates: () => [preferencesKey],
    }),
});

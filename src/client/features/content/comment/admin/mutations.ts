import { read } from '../../../../data/api.ts';
import type { PrivateApi } from '../../../../data/session/private-api.ts';
import { asVersioned, ofSavedVersion, write } from '../../../../data/write.ts';
import { operatorWaitingKey } from '../../../../parts/account/waiting/queries.ts';
import { receivedCommentsKey } from '../queries.ts';

/** What an operator decides about the comment that they have read, in the version that they have read. */
type Decided = { id: string; version: number };

export const rejectDraftKey = (id: string): string => `comment-reject:${id}`;

export const receivedCommentWrites = ({ comments }: PrivateApi) => ({
  approve: () =>
    write({
      area: 'comments',
      name: 'approve',
      send: ({ id, version }: Decided, intent) =>
        read(comments[':id'].approve.$post({ param: { id } }, asVersioned(intent, version))),
      invalidates: () => [receivedCommentsKey, operatorWaitingKey],
    }),
  /** The sheet shows what is wrong. */
  reject: () =>
    write({
      area: 'comments',
      name: 'reject',
      send: ({ id, version, reason }: Decided & { reason: string }, intent) =>
        read(comments[':id'].reject.$post({ param: { id }, json: { reason } }, asVersioned(intent, version))),
      draftKey: ({ id }) => rejectDraftKey(id),
      follows: ofSavedVersion,
      invalidates: () => [receivedCommentsKey, operatorWaitingKey],
      isFailureShown: false,
    }),
});

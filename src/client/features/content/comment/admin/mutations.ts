import { read } from '../../../../data/api.ts';
import type { PrivateApi } from '../../../../data/session/private-api.ts';
import { asOperation, write } from '../../../../data/write.ts';
import { receivedCommentsKey } from '../queries.ts';

/** What an operator decides about the comment that they have read, in the version that they have read. */
export type CommentMove = { id: string; version: number } & ({ move: 'approve' } | { move: 'reject'; reason: string });

export const receivedCommentWrites = ({ comments }: PrivateApi) => ({
  move: () =>
    write({
      area: 'comments',
      name: 'move',
      send: (given: CommentMove, intent) => {
        const param = { id: given.id };
        const asked = { headers: { ...asOperation(intent).headers, 'if-match': `"${given.version}"` } };
        const one = comments[':id'];
        if (given.move === 'approve') return read(one.approve.$post({ param }, asked));
        return read(one.reject.$post({ param, json: { reason: given.reason } }, asked));
      },
      invalidates: () => [receivedCommentsKey],
    }),
});

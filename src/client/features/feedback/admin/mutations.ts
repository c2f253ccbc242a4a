import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { receivedKey } from '../queries.ts';

/** What an operator does with feedback. */
export type FeedbackMove = { id: string } & ({ move: 'seen' | 'close' } | { move: 'answer'; answer: string });

export const receivedWrites = ({ base, transfer, feedbacks }: PrivateApi) => ({
  /** A file that goes along with feedback. */
  download: () =>
    write({
      area: 'feedback',
      name: 'download',
      send: async ({ id, fileId }: { id: string; fileId: string }): Promise<Blob> => {
        const response = await transfer(`${base}/api/v1/feedbacks/${id}/file?fileId=${fileId}`);
        if (!response.ok) throw new ApiError(response.status);
        return response.blob();
      },
    }),
  move: () =>
    write({
      area: 'feedback',
      name: 'move',
      send: (given: FeedbackMove, intent) => {
        const param = { id: given.id };
        const asked = asOperation(intent);
        const one = feedbacks[':id'];
        if (given.move === 'answer') return read(one.answer.$post({ param, json: { answer: given.answer } }, asked));
        return read(one[given.move].$post({ param }, asked));
      },
      invalidates: () => [receivedKey],
    }),
});

import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { operatorWaitingKey } from '../../../parts/account/waiting/queries.ts';
import { receivedKey } from '../queries.ts';

/** What an operator does with feedback by one press. */
export interface FeedbackMove {
  id: string;
  move: 'seen' | 'close';
}

export const answerDraftKey = (id: string): string => `feedback-answer:${id}`;

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
      send: ({ id, move }: FeedbackMove, intent) =>
        read(feedbacks[':id'][move].$post({ param: { id } }, asOperation(intent))),
      invalidates: () => [receivedKey, operatorWaitingKey],
    }),
  /** The sheet shows what is wrong. */
  answer: () =>
    write({
      area: 'feedback',
      name: 'answer',
      send: ({ id, answer }: { id: string; answer: string }, intent) =>
        read(feedbacks[':id'].answer.$post({ param: { id }, json: { answer } }, asOperation(intent))),
      draftKey: ({ id }) => answerDraftKey(id),
      invalidates: () => [receivedKey, operatorWaitingKey],
      isFailureShown: false,
    }),
});

import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { receivedKey } from '../queries.ts';

/** What an operator does with feedback. */
export type FeedbackMove = { id: string } & ({ move: 'seen' | 'close' } | { move: 'answer'; answer: string });

export const receivedWrites = ({ feedbacks }: PrivateApi) => ({
  move: () =>
    write({
      area: 'feedback',
      name: 'move',
      send: (given: FeedbackMove, operationId) => {
        const param = { id: given.id };
        const asked = asOperation(operationId);
        const one = feedbacks[':id'];
        if (given.move === 'answer') return read(one.answer.$post({ param, json: { answer: given.answer } }, asked));
        return read(one[given.move].$post({ param }, asked));
      },
      invalidates: () => [receivedKey],
    }),
});

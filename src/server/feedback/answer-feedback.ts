import type { z } from 'zod';
import { feedbackAnswer } from '../../contract/feedback/feedback.ts';
import { idParam } from '../../contract/page.ts';
import { feedbackStates } from '../../core/content/feedback.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator } from '../platform/command/policy.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../platform/moves/apply-move.ts';
import { defineMoves } from '../platform/moves/move-table.ts';
import { type FeedbackRow, feedbacks } from './feedback.table.ts';
import { presentReceived } from './read.ts';

/** Every way from one state to another; there is no other. An answer may be corrected until the feedback is closed. */
const feedbackMoves = defineMoves({
  what: 'بازخورد',
  states: feedbackStates,
  moves: {
    see: { from: ['new'], to: 'seen', by: 'operator' },
    answer: { from: ['new', 'seen', 'answered'], to: 'answered', by: 'operator' },
    close: { from: ['new', 'seen', 'answered'], to: 'closed', by: 'operator' },
  },
  stored: { table: feedbacks, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: {
    code: 'feedback_state',
    message: 'این کار با وضعیت کنونی بازخورد سازگار نیست؛ فهرست را تازه کنید.',
  },
});
type MoveName = keyof typeof feedbackMoves.moves;

type Move = { id: string; answer?: string | undefined };

const declareMove = <Input extends Move>(name: MoveName, input: z.ZodType<Input, Input>) =>
  command({
    name: `feedback.${name}`,
    input,
    policy: forOperator,
    effect: async (context) => {
      const { row, from } = await change(context, name);
      return { from, feedback: await presentReceived(context.tx, row) };
    },
    audit: ({ from, feedback: { id, state } }) =>
      from === undefined ? undefined : { objectType: 'feedback', objectId: id, details: { from, to: state } },
    answer: ({ feedback }) => feedback,
  });

export const seeFeedback = declareMove('see', idParam);
export const answerFeedback = declareMove('answer', idParam.extend(feedbackAnswer.shape));
export const closeFeedback = declareMove('close', idParam);

/** A move that is sent again finds the feedback where it leads, and changes nothing: then `from` is undefined. */
async function change({ tx, input, now }: EffectContext<Move>, move: MoveName) {
  const { answer } = input;
  const row = await lockRow(tx, feedbacks, input.id);
  if (!row) throw notFound('بازخورد');
  const changes = { ...timesOf(row, move, now), ...(answer !== undefined && { answer }) };
  const isSame = (stored: FeedbackRow) => answer === undefined || answer === stored.answer;
  return applyMove({ tx, now }, feedbackMoves, { move, row, roles: ['operator'], changes, isSame });
}

const timesOf = (row: FeedbackRow, move: MoveName, now: Date): Partial<FeedbackRow> => ({
  stateAt: now,
  seenAt: row.seenAt ?? now,
  ...(move === 'answer' && { answeredAt: now }),
  ...(move === 'close' && { closedAt: now }),
});

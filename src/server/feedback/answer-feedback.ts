import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { feedbackAnswer } from '../../contract/feedback/feedback.ts';
import { idParam } from '../../contract/page.ts';
import type { FeedbackState } from '../../core/content/feedback.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator } from '../platform/command/policy.ts';
import { conflict, notFound } from '../platform/errors/app-error.ts';
import { type FeedbackRow, feedbacks } from './feedback.table.ts';
import { presentReceived } from './read.ts';

/** Every way from one state to another; there is no other. An answer may be corrected until the feedback is closed. */
const moves = {
  see: { from: ['new'], to: 'seen' },
  answer: { from: ['new', 'seen', 'answered'], to: 'answered' },
  close: { from: ['new', 'seen', 'answered'], to: 'closed' },
} as const satisfies Record<string, { from: readonly FeedbackState[]; to: FeedbackState }>;
type MoveName = keyof typeof moves;

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
async function change({ tx, input, now }: EffectContext<Move>, name: MoveName) {
  const [row] = await tx.select().from(feedbacks).where(eq(feedbacks.id, input.id)).for('update');
  if (!row) throw notFound('بازخورد');
  const { from, to } = moves[name];
  const isDone = row.state === to && (input.answer === undefined || input.answer === row.answer);
  if (isDone) return { row, from: undefined };
  if (!from.some((state) => state === row.state))
    throw conflict('feedback_state', 'این کار با وضعیت کنونی بازخورد سازگار نیست؛ فهرست را تازه کنید.');
  const [changed] = await tx
    .update(feedbacks)
    .set({ ...changesOf(row, name, now), ...(input.answer !== undefined && { answer: input.answer }) })
    .where(eq(feedbacks.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked feedback is gone');
  return { row: changed, from: row.state };
}

const changesOf = (row: FeedbackRow, name: MoveName, now: Date): Partial<FeedbackRow> => ({
  state: moves[name].to,
  stateAt: now,
  updatedAt: now,
  version: row.version + 1,
  seenAt: row.seenAt ?? now,
  ...(name === 'answer' && { answeredAt: now }),
  ...(name === 'close' && { closedAt: now }),
});

import { eq } from 'drizzle-orm';
import { commentText } from '../../../contract/content/comment.ts';
import { idParam } from '../../../contract/page.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type PageCommentRow, pageComments } from './comment.table.ts';
import { wrongState } from './comment-state.ts';
import { isWriter, mayWriteComments } from './policy.ts';
import { presentOwn } from './read.ts';

/** Replaces the text of one's own comment while it waits. An operator decides about the text that they have seen. */
export const editComment = command({
  name: 'comments.edit',
  input: idParam.extend(commentText.shape),
  policy: mayWriteComments,
  effect: async (context) => {
    const { row, isChanged } = await edit(context);
    const [comment] = await presentOwn(context.tx, [row]);
    if (!comment) throw new Error('the locked comment is gone');
    return { comment, isChanged };
  },
  audit: ({ comment: { id, version }, isChanged }) =>
    isChanged ? { objectType: 'comment', objectId: id, details: { version } } : undefined,
  answer: ({ comment }) => comment,
});

/** Takes one's own comment back while it waits; again, it is the same. */
export const removeComment = command({
  name: 'comments.remove',
  input: idParam,
  policy: mayWriteComments,
  effect: async (context) => {
    const row = await lockOwn(context);
    if (!row) return { removed: false };
    if (row.state !== 'waiting') throw wrongState();
    await context.tx.delete(pageComments).where(eq(pageComments.id, row.id));
    return { removed: true };
  },
  audit: ({ removed }, { input: { id } }) => (removed ? { objectType: 'comment', objectId: id } : undefined),
});

async function lockOwn({ tx, actor, input }: EffectContext<{ id: string }>): Promise<PageCommentRow | undefined> {
  const [row] = await tx.select().from(pageComments).where(eq(pageComments.id, input.id)).for('update');
  return row && isWriter(actor, row) ? row : undefined;
}

async function edit(context: EffectContext<{ id: string; text: string }>) {
  const { tx, input, now } = context;
  const row = await lockOwn(context);
  if (!row) throw notFound('نظر');
  if (row.text === input.text) return { row, isChanged: false };
  if (row.state !== 'waiting') throw wrongState();
  const [changed] = await tx
    .update(pageComments)
    .set({ text: input.text, editedAt: now, updatedAt: now, version: row.version + 1 })
    .where(eq(pageComments.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked comment is gone');
  return { row: changed, isChanged: true };
}

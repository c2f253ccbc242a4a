import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { commentReason } from '../../../contract/content/comment.ts';
import { idParam } from '../../../contract/page.ts';
import type { CommentState } from '../../../core/content/page-types.ts';
import type { Tx } from '../../db/open-database.ts';
import { notify } from '../../notices/notify.ts';
import { bumpPublicRevision } from '../../platform/cache/data-revision.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { notFound, preconditionFailed, unprocessable } from '../../platform/errors/app-error.ts';
import { contentPages } from '../page/page.table.ts';
import { type PageCommentRow, pageComments } from './comment.table.ts';
import { COMMENTS_OF_PAGE_MAX, wrongState } from './comment-state.ts';
import { presentReceived } from './read.ts';

/** Every way from one state to another; there is no other. An operator may change their mind. */
const moves = {
  approve: { from: ['waiting', 'rejected'], to: 'shown' },
  reject: { from: ['waiting', 'shown', 'rejected'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly CommentState[]; to: CommentState }>;
type MoveName = keyof typeof moves;

type Move = { id: string; version: number; reason?: string | undefined };

const seen = idParam.extend({ version: z.int() });

const declareMove = <Input extends Move>(name: MoveName, input: z.ZodType<Input, Input>) =>
  command({
    name: `comments.${name}`,
    input,
    policy: forOperator,
    effect: async (context) => {
      const { row, from } = await change(context, name);
      const comment = await presentReceived(context.tx, row);
      if (from !== undefined) await tellWriter(context, row, comment.page?.title ?? '');
      return { from, comment };
    },
    audit: ({ from, comment: { id, state } }) =>
      from === undefined ? undefined : { objectType: 'comment', objectId: id, details: { from, to: state } },
    answer: ({ comment }) => comment,
  });

export const approveComment = declareMove('approve', seen);
export const rejectComment = declareMove('reject', seen.extend(commentReason.shape));

const tellWriter = (context: EffectContext<Move>, row: PageCommentRow, page: string): Promise<void> =>
  notify(context, [row.personId], {
    kind: row.state === 'shown' ? 'commentApproved' : 'commentRejected',
    objectType: 'comment',
    objectId: row.id,
    params: { page, ...(row.rejectReason && { reason: row.rejectReason }) },
    path: '/profile/comments',
  });

/**
 * A move that is sent again finds the comment where it leads, and changes nothing: then `from` is undefined.
 * @throws 412 if its writer has changed the text since the operator has seen it
 */
async function change({ tx, input, now }: EffectContext<Move>, name: MoveName) {
  const [row] = await tx.select().from(pageComments).where(eq(pageComments.id, input.id)).for('update');
  if (!row) throw notFound('نظر');
  const { from, to } = moves[name];
  const rejectReason = input.reason ?? null;
  if (row.state === to && row.rejectReason === rejectReason) return { row, from: undefined };
  if (!from.some((state) => state === row.state)) throw wrongState();
  if (row.version !== input.version) throw preconditionFailed();
  const [changed] = await tx
    .update(pageComments)
    .set({ state: to, stateAt: now, rejectReason, updatedAt: now, version: row.version + 1 })
    .where(eq(pageComments.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked comment is gone');
  if (row.state !== to) await countShown(tx, row, to);
  return { row: changed, from: row.state };
}

/** The public reads the tree anew only if it differs. @throws 422 for one more on a full page */
async function countShown(tx: Tx, { pageId, state }: PageCommentRow, to: CommentState): Promise<void> {
  const more = Number(to === 'shown') - Number(state === 'shown');
  if (more === 0) return;
  const count = contentPages.commentCount;
  const isFree = more > 0 ? lt(count, COMMENTS_OF_PAGE_MAX) : undefined;
  const counted = await tx
    .update(contentPages)
    .set({ commentCount: sql`${count} + ${more}` })
    .where(and(eq(contentPages.id, pageId), isFree))
    .returning({ id: contentPages.id });
  if (counted.length === 0) throw unprocessable('comments_full', 'شمار نظرهای این مطلب به سقف رسیده است.');
  await bumpPublicRevision(tx);
}

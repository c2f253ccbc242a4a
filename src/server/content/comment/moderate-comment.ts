import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { commentReason } from '../../../contract/content/comment.ts';
import { idParam } from '../../../contract/page.ts';
import { type CommentState, commentStates } from '../../../core/content/page-types.ts';
import type { Tx } from '../../db/open-database.ts';
import { notify } from '../../notices/notify.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { contentPages } from '../page/page.table.ts';
import { type PageCommentRow, pageComments } from './comment.table.ts';
import { COMMENTS_OF_PAGE_MAX, WRONG_STATE } from './comment-state.ts';
import { presentReceived } from './read.ts';

/** Every way from one state to another; there is no other. An operator may change their mind. */
const commentMoves = defineMoves({
  what: 'نظر',
  states: commentStates,
  moves: {
    approve: { from: ['waiting', 'rejected'], to: 'shown', by: 'operator' },
    reject: { from: ['waiting', 'shown', 'rejected'], to: 'rejected', by: 'operator' },
  },
  stored: { table: pageComments, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: WRONG_STATE,
  onMove: (tx, { before, row }) => countShown(tx, before, row.state),
});
type MoveName = keyof typeof commentMoves.moves;

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
async function change({ tx, input, now }: EffectContext<Move>, move: MoveName) {
  const row = await lockRow(tx, pageComments, input.id);
  if (!row) throw notFound('نظر');
  const rejectReason = input.reason ?? null;
  return applyMove({ tx, now }, commentMoves, {
    move,
    row,
    roles: ['operator'],
    version: input.version,
    changes: { stateAt: now, rejectReason },
    isSame: (stored) => stored.rejectReason === rejectReason,
  });
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

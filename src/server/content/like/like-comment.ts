import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LikeAnswer } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import { userIdOf } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { commentLikes, pageComments } from '../comment/comment.table.ts';

const likeInput = idParam.extend({ liked: z.boolean() });

/** Likes a comment or takes the like away; again, it is the same. The revision of public data stays. */
export const likeComment = command({
  name: 'comments.like',
  input: likeInput,
  policy: forSignedIn,
  effect: like,
  audit: ownRow('comment_likes has a row per like with its person and time'),
});

async function like(context: EffectContext<z.infer<typeof likeInput>>): Promise<LikeAnswer> {
  const { tx, input } = context;
  const isShown = and(eq(pageComments.id, input.id), eq(pageComments.state, 'shown'));
  const [known] = await tx.select({ likeCount: pageComments.likeCount }).from(pageComments).where(isShown);
  if (!known) throw notFound('نظر');
  const more = await setLike(context);
  if (more === 0) return { liked: input.liked, likeCount: known.likeCount };
  const [counted] = await tx
    .update(pageComments)
    .set({ likeCount: sql`${pageComments.likeCount} + ${more}` })
    .where(eq(pageComments.id, input.id))
    .returning({ likeCount: pageComments.likeCount });
  if (!counted) throw notFound('نظر');
  return { liked: input.liked, likeCount: counted.likeCount };
}

/** By how many likes the comment has more now. */
async function setLike({ tx, actor, input: { id, liked }, now }: EffectContext<z.infer<typeof likeInput>>) {
  const personId = userIdOf(actor);
  if (liked) {
    const row = { personId, commentId: id, at: now };
    return (await tx.insert(commentLikes).values(row).onConflictDoNothing().returning({ at: commentLikes.at })).length;
  }
  const isOwn = and(eq(commentLikes.personId, personId), eq(commentLikes.commentId, id));
  return -(await tx.delete(commentLikes).where(isOwn).returning({ at: commentLikes.at })).length;
}

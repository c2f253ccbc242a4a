import { and, asc, eq, sql } from 'drizzle-orm';
import type { PageReactions } from '../../../contract/content/page.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Actor, isSignedIn } from '../../platform/actor.ts';
import { commentLikes, pageComments } from '../comment/comment.table.ts';
import { pageLikes } from '../page/page.table.ts';
import { getPageCounts } from '../page/page-counts.ts';

/**
 * The counts of a page and of its comments as they are now, and what the caller has liked.
 * @throws 404 for a page that the public does not see
 */
export async function getReactions(db: Executor, actor: Actor, pageId: string): Promise<PageReactions> {
  const { likeCount, commentCount } = await getPageCounts(db, pageId);
  const personId = isSignedIn(actor) ? actor.userId : undefined;
  const [comments, liked] = [
    await listCommentLikes(db, pageId, personId),
    personId !== undefined && (await db.$count(pageLikes, whereLiked(personId, pageId))) > 0,
  ];
  return { likeCount, liked, commentCount, comments };
}

const whereLiked = (personId: string, pageId: string) =>
  and(eq(pageLikes.personId, personId), eq(pageLikes.pageId, pageId));

function listCommentLikes(db: Executor, pageId: string, personId: string | undefined) {
  const { id, likeCount } = pageComments;
  const isLiked = sql<boolean>`exists (select 1 from ${commentLikes}
    where ${commentLikes.commentId} = ${id} and ${commentLikes.personId} = ${personId ?? null}::uuid)`;
  return db
    .select({ id, likeCount, liked: personId === undefined ? sql<boolean>`false` : isLiked })
    .from(pageComments)
    .where(and(eq(pageComments.pageId, pageId), eq(pageComments.state, 'shown')))
    .orderBy(asc(pageComments.createdAt), asc(id));
}

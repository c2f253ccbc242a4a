import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { commentLikes, pageComments } from '../comment/comment.table.ts';
import { contentPages, pageLikes } from '../page/page.table.ts';

/** Likes of pages and comments. They go with the account, and the counts with them. */
export const likesOfPerson: PersonalData = {
  name: 'contentLikes',
  columns: [pageLikes.personId, commentLikes.personId],
  async *rows(db, personId) {
    const ofPages = await db
      .select({ pageId: pageLikes.pageId, at: pageLikes.at })
      .from(pageLikes)
      .where(eq(pageLikes.personId, personId))
      .orderBy(asc(pageLikes.at), asc(pageLikes.pageId));
    yield* ofPages.map(({ pageId, at }) => ({ pageId, at: at.toISOString() }));
    const ofComments = await db
      .select({ commentId: commentLikes.commentId, at: commentLikes.at })
      .from(commentLikes)
      .where(eq(commentLikes.personId, personId))
      .orderBy(asc(commentLikes.at), asc(commentLikes.commentId));
    yield* ofComments.map(({ commentId, at }) => ({ commentId, at: at.toISOString() }));
  },
  erase: async (tx, personId) => {
    const pages = await tx
      .delete(pageLikes)
      .where(eq(pageLikes.personId, personId))
      .returning({ id: pageLikes.pageId });
    if (pages.length > 0)
      await tx
        .update(contentPages)
        .set({ likeCount: sql`${contentPages.likeCount} - 1` })
        .where(
          inArray(
            contentPages.id,
            pages.map(({ id }) => id),
          ),
        );
    const comments = await tx
      .delete(commentLikes)
      .where(eq(commentLikes.personId, personId))
      .returning({ id: commentLikes.commentId });
    if (comments.length > 0)
      await tx
        .update(pageComments)
        .set({ likeCount: sql`${pageComments.likeCount} - 1` })
        .where(
          inArray(
            pageComments.id,
            comments.map(({ id }) => id),
          ),
        );
  },
};

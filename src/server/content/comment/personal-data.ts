import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { type PersonalData, rowsOfPages } from '../../platform/personal-data.ts';
import { contentPages } from '../page/page.table.ts';
import { pageComments } from './comment.table.ts';
import { listOwnComments } from './read.ts';

const PAGE_SIZE = 100;
const CLOSED_REASON = 'حساب نویسنده بسته شده است.';

/** A person's comments. One that has answers stays for them, without its text; the others go with the account. */
export const commentsOfPerson: PersonalData = {
  name: 'comments',
  columns: [pageComments.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listOwnComments(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId, now) => {
    const isOwn = eq(pageComments.personId, personId);
    await uncount(tx, personId);
    const answered = sql`${pageComments.id} in (select parent_id from page_comments where ${isNotNull(pageComments.parentId)})`;
    await tx.delete(pageComments).where(and(isOwn, sql`not (${answered})`));
    await tx
      .update(pageComments)
      .set({ state: 'rejected', stateAt: now, text: '', rejectReason: CLOSED_REASON, updatedAt: now })
      .where(isOwn);
  },
};

/** An operator who decides about one of them waits until the commit. */
async function uncount(tx: Tx, personId: string): Promise<void> {
  const { pageId, state } = pageComments;
  const own = await tx
    .select({ pageId, state })
    .from(pageComments)
    .where(eq(pageComments.personId, personId))
    .for('update');
  const shown = Map.groupBy(
    own.filter((one) => one.state === 'shown'),
    (one) => one.pageId,
  );
  for (const [id, { length }] of shown)
    await tx
      .update(contentPages)
      .set({ commentCount: sql`${contentPages.commentCount} - ${length}` })
      .where(eq(contentPages.id, id));
  if (shown.size > 0) await bumpPublicRevision(tx);
}

import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type ContentPageRow, contentPages } from './page.table.ts';
import { wherePublic } from './where-shown.ts';

export type PageCounts = Pick<ContentPageRow, 'id' | 'likeCount' | 'commentCount'>;

/** @throws 404 for a page that the public does not see */
export async function getPageCounts(db: Executor, pageId: string): Promise<PageCounts> {
  const { id, likeCount, commentCount } = contentPages;
  const [page] = await db
    .select({ id, likeCount, commentCount })
    .from(contentPages)
    .where(and(eq(id, pageId), wherePublic));
  if (!page) throw notFound('مطلب');
  return page;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { ObjectTitle } from '../../catalog/object-titles.ts';
import type { Executor } from '../../db/open-database.ts';
import { contentPages } from './page.table.ts';
import { wherePublic } from './where-shown.ts';

/** Published pages only. */
export async function findPageTitles(db: Executor, ids: string[]): Promise<Map<string, ObjectTitle>> {
  const { id, slug, published } = contentPages;
  const rows = await db
    .select({ id, slug, published })
    .from(contentPages)
    .where(and(inArray(id, ids), wherePublic));
  return new Map(
    rows.flatMap((row) =>
      row.published ? [[row.id, { title: row.published.title, slug: row.slug, glyph: null }]] : [],
    ),
  );
}

/** Whose people write the page, published or not; undefined for the site's own. */
export async function findSupplierOfPage(db: Executor, pageId: string): Promise<string | undefined> {
  const [page] = await db
    .select({ supplierId: contentPages.supplierId })
    .from(contentPages)
    .where(eq(contentPages.id, pageId));
  return page?.supplierId ?? undefined;
}

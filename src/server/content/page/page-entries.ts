import { and, eq, ne, sql } from 'drizzle-orm';
import type { PageContent } from '../../../contract/content/page.ts';
import { plainText } from '../../../core/content/inline.ts';
import type { Tx } from '../../db/open-database.ts';
import { deleteEntries, saveEntries } from '../../search/write-entries.ts';
import { type ContentPageRow, contentPages } from './page.table.ts';

type Found = Pick<ContentPageRow, 'id' | 'slug' | 'pageType'> & { published: PageContent };

/** Title, lead, labels and headings find a page; its other words would find it for almost every text. */
const entryOf = ({ id, slug, published: { title, lead, labels, body } }: Found) => ({
  objectId: id,
  type: 'page' as const,
  text: title,
  slug,
  weight: 0,
  texts: [lead, ...labels, ...body.flatMap((block) => (block.kind === 'heading' ? [plainText(block.text)] : []))],
});

/** A static page is no result of a search: its address has no id. */
export async function savePageEntry(tx: Tx, page: Found): Promise<void> {
  if (page.pageType !== 'static') await saveEntries(tx, [entryOf(page)]);
}

export async function deletePageEntry(tx: Tx, id: string): Promise<void> {
  await deleteEntries(tx, sql`(select ${id}::uuid)`);
}

/** Rewrites every published page's search entry from the stored row. */
export async function rebuildPageEntries(tx: Tx): Promise<void> {
  const rows = await tx
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.status, 'published'), ne(contentPages.pageType, 'static')));
  await saveEntries(
    tx,
    rows.flatMap((row) => (row.published ? [entryOf({ ...row, published: row.published })] : [])),
  );
}

import { and, eq, sql } from 'drizzle-orm';
import type { Block } from '../../../contract/content/block.ts';
import type { PageContent } from '../../../contract/content/page.ts';
import { plainText } from '../../../core/content/inline.ts';
import { contentLimits } from '../../../core/content/limits.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { type ContentPageRow, contentPages, pageLabels, pageRevisions } from './page.table.ts';
import { deletePageEntry, savePageEntry } from './page-entries.ts';
import { presentLabels } from './present.ts';

const WORDS_PER_MINUTE = 180;

type LockedPage = Pick<ContentPageRow, 'id' | 'version' | 'pageType' | 'publishedAt'>;

/**
 * Makes `content` what the public reads of a locked page, under its next version. Cached public answers follow in the
 * transaction.
 * @param personId who publishes it @default nobody: the demo
 */
export async function publishContent(
  tx: Tx,
  page: LockedPage,
  content: PageContent,
  now: Date,
  personId: string | null = null,
): Promise<ContentPageRow> {
  const version = page.version + 1;
  const [row] = await tx
    .update(contentPages)
    .set({ ...columnsOf(content), status: 'published', version, publishedAt: page.publishedAt ?? now, updatedAt: now })
    .where(eq(contentPages.id, page.id))
    .returning();
  if (!row) throw new Error(`no page ${page.id}`);
  await writeLabels(tx, page.id, content);
  await writeRevision(tx, { pageId: page.id, version, content, personId, at: now });
  await savePageEntry(tx, { ...row, published: content });
  await bumpPublicRevision(tx);
  return row;
}

/** Takes a locked page from the public; what was published and the draft stay. */
export async function withdrawContent(tx: Tx, page: LockedPage, now: Date): Promise<ContentPageRow> {
  const [row] = await tx
    .update(contentPages)
    .set({ status: 'withdrawn', version: page.version + 1, updatedAt: now })
    .where(eq(contentPages.id, page.id))
    .returning();
  if (!row) throw new Error(`no page ${page.id}`);
  await deletePageEntry(tx, page.id);
  await bumpPublicRevision(tx);
  return row;
}

const columnsOf = (content: PageContent) => ({
  slug: toSlug(content.title),
  titleFolded: foldText(`${content.title} ${content.lead}`),
  published: content,
  draft: content,
  categoryIds: content.categoryIds,
  readingMin: readingMinutes(content),
});

async function writeLabels(tx: Tx, pageId: string, { labels }: PageContent): Promise<void> {
  await tx.delete(pageLabels).where(eq(pageLabels.pageId, pageId));
  await insertRows(
    tx,
    pageLabels,
    presentLabels(labels).map((label) => ({ pageId, ...label })),
  );
}

async function writeRevision(tx: Tx, revision: typeof pageRevisions.$inferInsert): Promise<void> {
  await tx.insert(pageRevisions).values(revision);
  const oldest = sql`(select ${pageRevisions.version} from ${pageRevisions} where ${pageRevisions.pageId} = ${revision.pageId}
    order by ${pageRevisions.version} desc offset ${contentLimits.revisions} limit 1)`;
  await tx
    .delete(pageRevisions)
    .where(and(eq(pageRevisions.pageId, revision.pageId), sql`${pageRevisions.version} <= ${oldest}`));
}

/** At least a minute. */
function readingMinutes({ lead, body }: Pick<PageContent, 'lead' | 'body'>): number {
  const words = [lead, ...body.flatMap(textsOf)].join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'callout':
    case 'formula':
      return [plainText(block.text)];
    case 'list':
      return block.items.map(plainText);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [];
  }
}

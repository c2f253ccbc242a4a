import { and, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageCard, PageCards, PageListQuery } from '../../../contract/content/page.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import type { PageSort } from '../../../core/content/page-sorts.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { categoriesWithin } from '../../catalog/filter/offer-filter.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { whereNamed } from '../../search/found-by.ts';
import type { RankScope } from '../../search/ranked-entries.ts';
import { readRankedPage } from '../../search/ranked-page.ts';
import { textFound } from '../../search/text-found.ts';
import { findSupplierCards } from '../../suppliers/read.ts';
import { readContentTypes } from '../content-type/read.ts';
import { contentPages, pageLabels } from './page.table.ts';
import { type CardRow, presentPageCard } from './present.ts';
import { wherePublicOn } from './where-shown.ts';

interface Order {
  shape: z.ZodType<[string | number, string]>;
  after: (position: [string | number, string]) => SQL;
  by: SQL;
  position: (row: Listed) => [string | number, string];
}

type Listed = Omit<CardRow, 'supplier'> & { supplierId: string | null };

const { id: pageId, publishedAt, likeCount } = contentPages;

const orders: Readonly<Record<PageSort, Order>> = {
  newest: {
    shape: z.tuple([cursorPart.moment, cursorPart.uuid]),
    after: ([at, id]) => sql`(${publishedAt}, ${pageId}) < (${at}::timestamptz, ${id}::uuid)`,
    by: sql`${publishedAt} desc, ${pageId} desc`,
    position: (row) => [(row.publishedAt ?? new Date(0)).toISOString(), row.id],
  },
  mostLiked: {
    shape: z.tuple([cursorPart.int, cursorPart.uuid]),
    after: ([likes, id]) => sql`(${likeCount}, ${pageId}) < (${likes}::int, ${id}::uuid)`,
    by: sql`${likeCount} desc, ${pageId} desc`,
    position: (row) => [row.likeCount, row.id],
  },
};

/** Without the body: a list of twenty long articles reads their heads only. */
const cardColumns = {
  id: pageId,
  slug: contentPages.slug,
  pageType: contentPages.pageType,
  contentTypeId: contentPages.contentTypeId,
  supplierId: contentPages.supplierId,
  published: sql<CardRow['published']>`${contentPages.published} - 'body'`,
  publishedAt,
  readingMin: contentPages.readingMin,
  likeCount,
  commentCount: contentPages.commentCount,
};

const whereListed = ({ platform, categoryId, supplierId }: PageListQuery): SQL | undefined =>
  and(
    wherePublicOn(platform),
    ne(contentPages.pageType, 'static'),
    supplierId === undefined ? undefined : eq(contentPages.supplierId, supplierId),
    categoryId === undefined ? undefined : sql`${contentPages.categoryIds} && ${categoriesWithin([categoryId])}`,
  );

export const wherePageType = (pageType: CardRow['pageType']): SQL => eq(contentPages.pageType, pageType);

export const whereTypeIn = (typeIds: string[]): SQL => inArray(contentPages.contentTypeId, typeIds);

/** @param label in any spelling */
export const whereLabelled = (label: string): SQL =>
  sql`exists (select from ${pageLabels} where ${pageLabels.slug} = ${toSlug(label)} and ${pageLabels.pageId} = ${pageId})`;

/**
 * Published pages that are no static ones; with a text and without an order by relevance.
 * @param where a further condition on `content_pages`
 * @throws AppError 400 for a cursor of another order or shape
 */
export async function listPages(db: Executor, query: PageListQuery, where?: SQL): Promise<PageCards> {
  const condition = and(whereListed(query), where);
  if (query.q !== undefined && query.sort === undefined) return searchPages(db, query, query.q, condition);
  const order = orders[query.sort ?? 'newest'];
  const after = decodeCursor(query.cursor, order.shape);
  const size = query.size ?? PAGE_SIZE_DEFAULT;
  const whereFound = and(condition, query.q === undefined ? undefined : whereNamed(pageId, 'page', query.q));
  const rows = await db
    .select(cardColumns)
    .from(contentPages)
    .where(and(whereFound, after && order.after(after)))
    .orderBy(order.by)
    .limit(size + 1);
  const page = toPage(rows, size, (row) => row, order.position);
  const items = await toCards(db, page.items);
  if (after !== undefined) return { ...page, items };
  return { ...page, items, totalCount: rows.length <= size ? rows.length : await countPages(db, whereFound) };
}

async function countPages(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ pages: count() }).from(contentPages).where(where);
  return row?.pages ?? 0;
}

async function searchPages(
  db: Executor,
  query: PageListQuery,
  text: string,
  condition: SQL | undefined,
): Promise<PageCards> {
  const where = sql`exists (select from ${contentPages} where ${pageId} = e.object_id and ${condition})`;
  const searched = await textFound(db, 'page', text, where);
  const scope: RankScope = { type: 'page', text: searched?.text ?? text, where };
  const { ids, page } = await readRankedPage(db, scope, query);
  const isTold = searched && (searched.dropped.length > 0 || searched.isCorrected);
  const told = isTold && { searched: { text: searched.text, dropped: searched.dropped } };
  return { items: await findPageCards(db, ids), ...page, ...told };
}

/** In the order of `ids`. */
async function findPageCards(db: Executor, ids: string[]): Promise<PageCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(cardColumns).from(contentPages).where(inArray(pageId, ids));
  const cards = new Map((await toCards(db, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function toCards(db: Executor, rows: Listed[]): Promise<PageCard[]> {
  if (rows.length === 0) return [];
  const types = await readContentTypes(db);
  const supplierIds = rows.flatMap(({ supplierId }) => supplierId ?? []);
  const suppliers = supplierIds.length === 0 ? new Map() : await findSupplierCards(db, supplierIds);
  return rows.map(({ supplierId, ...row }) => {
    const supplier = suppliers.get(supplierId ?? '');
    const named = supplier ? { id: supplier.id, name: supplier.name, slug: supplier.slug } : null;
    return presentPageCard({ ...row, supplier: named }, types);
  });
}

const RELATED_MAX = 4;

/** The pages that share the most labels and categories with this one, then the latest ones of its type. */
export async function listRelatedPages(
  db: Executor,
  page: { id: string; contentTypeId: string | null; categoryIds: string[]; labels: string[] },
  query: PageListQuery,
): Promise<PageCard[]> {
  const slugs = page.labels.map(toSlug);
  const shared = sql<number>`(select count(*) from ${pageLabels} where ${pageLabels.pageId} = ${pageId}
      and ${inArray(pageLabels.slug, slugs.length > 0 ? slugs : [''])})
    + (select count(*) from unnest(${contentPages.categoryIds}) category
      where category = any(${sql.param(page.categoryIds, contentPages.categoryIds)}))`;
  const isSameType = page.contentTypeId === null ? sql`false` : eq(contentPages.contentTypeId, page.contentTypeId);
  const rows = await db
    .select(cardColumns)
    .from(contentPages)
    .where(and(whereListed(query), ne(pageId, page.id), sql`(${shared} > 0 or ${isSameType})`))
    .orderBy(desc(shared), desc(publishedAt), desc(pageId))
    .limit(RELATED_MAX);
  return toCards(db, rows);
}

/** How many published pages each content type has of its own, by its id. */
export async function countPagesOfTypes(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: contentPages.contentTypeId, pages: count() })
    .from(contentPages)
    .where(and(wherePublicOn('web'), isNotNull(contentPages.contentTypeId)))
    .groupBy(contentPages.contentTypeId);
  return new Map(rows.map(({ id, pages }) => [id ?? '', pages]));
}

/** Whether the public reads a page of the supplier. */
export async function hasPages(db: Executor, supplierId: string): Promise<boolean> {
  const whereSupplier = and(
    wherePublicOn('web'),
    ne(contentPages.pageType, 'static'),
    eq(contentPages.supplierId, supplierId),
  );
  return (await db.select({ id: pageId }).from(contentPages).where(whereSupplier).limit(1)).length > 0;
}

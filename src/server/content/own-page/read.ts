import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnPage, OwnPageRevision } from '../../../contract/content/own-page.ts';
import type { OwnPageCard, PageContent } from '../../../contract/content/page.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { CardDeps } from '../../catalog/product/card-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { listActedSuppliers } from '../../merchants/acting-for.ts';
import { type Actor, isOperator, userIdOf } from '../../platform/actor.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { findSupplierCards } from '../../suppliers/read.ts';
import { presentContentType, readContentTypes } from '../content-type/read.ts';
import { type ContentPageRow, contentPages, pageRevisions } from '../page/page.table.ts';
import { readPage } from '../page/read.ts';
import { assertWritesFor } from './policy.ts';

const emptyContent: PageContent = {
  title: '',
  lead: '',
  cover: null,
  body: [],
  labels: [],
  categoryIds: [],
  platforms: ['web', 'app'],
  seo: {},
};

export const newContent = (title: string): PageContent => ({ ...emptyContent, title });

export const draftOf = ({ draft, published }: Pick<ContentPageRow, 'draft' | 'published'>): PageContent =>
  draft ?? published ?? emptyContent;

/** Whether the public reads something else than the draft, or nothing. */
export const isChanged = (row: ContentPageRow): boolean =>
  row.status !== 'published' || !isDeepStrictEqual(draftOf(row), row.published);

interface ListQuery {
  supplierId?: string | undefined;
  cursor?: string | undefined;
  size?: number | undefined;
}

const changedAt = sql<Date>`date_trunc('milliseconds', ${contentPages.updatedAt})`;

/**
 * The pages that the actor writes, the last changed first.
 * @throws 404 for a supplier whose pages the actor does not write
 */
export async function listOwnPages(
  db: Executor,
  actor: Actor,
  query: ListQuery,
  now: Date,
): Promise<Page<OwnPageCard>> {
  const where = await whereWritable(db, actor, query.supplierId, now);
  const rows = await listRows(db, where, query);
  const page = toPage(
    rows,
    query.size,
    (row) => row,
    ({ updatedAt, id }) => [updatedAt.toISOString(), id],
  );
  return { ...page, items: await presentCards(db, page.items) };
}

/** For the export of a person's data. */
export const listPagesOf = async (db: Executor, personId: string, query: ListQuery): Promise<Page<ContentPageRow>> =>
  toPage(
    await listRows(db, eq(contentPages.authorId, personId), query),
    query.size,
    (row) => row,
    ({ updatedAt, id }) => [updatedAt.toISOString(), id],
  );

async function listRows(db: Executor, where: SQL | undefined, query: ListQuery): Promise<ContentPageRow[]> {
  const after = decodeCursor(query.cursor, momentPosition);
  const whereAfter = whereEarlier(changedAt, contentPages.id, after);
  return db
    .select()
    .from(contentPages)
    .where(and(where, whereAfter))
    .orderBy(desc(changedAt), desc(contentPages.id))
    .limit((query.size ?? PAGE_SIZE_DEFAULT) + 1);
}

async function whereWritable(
  db: Executor,
  actor: Actor,
  supplierId: string | undefined,
  now: Date,
): Promise<SQL | undefined> {
  if (supplierId !== undefined) {
    await assertWritesFor(db, actor, supplierId, now);
    return eq(contentPages.supplierId, supplierId);
  }
  if (isOperator(actor)) return undefined;
  const acted = await listActedSuppliers(db, actor, now);
  const ids = acted.map(({ id }) => id);
  return ids.length === 0 ? sql`false` : inArray(contentPages.supplierId, ids);
}

async function presentCards(db: Executor, rows: readonly ContentPageRow[]): Promise<OwnPageCard[]> {
  if (rows.length === 0) return [];
  const types = await readContentTypes(db);
  const ids = [...new Set(rows.flatMap(({ supplierId }) => supplierId ?? []))];
  const cards = ids.length === 0 ? undefined : await findSupplierCards(db, ids);
  return rows.map((row) => {
    const type = types.get(row.contentTypeId ?? '');
    const supplier = cards?.get(row.supplierId ?? '');
    return {
      ...presentEntity(row),
      status: row.status,
      title: draftOf(row).title,
      slug: row.slug,
      pageType: row.pageType,
      contentType: type ? presentContentType(type) : null,
      uniqueName: row.uniqueName,
      supplier: supplier ? { id: supplier.id, name: supplier.name, slug: supplier.slug } : null,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      isChanged: isChanged(row),
    };
  });
}

/** The answer of every write: without what the blocks name, which only a read looks up. */
export async function presentOwnCard(db: Executor, row: ContentPageRow): Promise<OwnPageCard> {
  const [card] = await presentCards(db, [row]);
  if (!card) throw new Error('a page without a card');
  return card;
}

export async function readOwnPage(deps: CardDeps, row: ContentPageRow): Promise<OwnPage> {
  const draft = draftOf(row);
  const { parts, drawings, categories } = await readPage(deps, row, draft, 'web');
  return {
    ...(await presentOwnCard(deps.db, row)),
    draft,
    published: row.published,
    shown: { parts, drawings, categories },
    previewUntil: row.previewUntil?.toISOString() ?? null,
  };
}

export async function listRevisions(db: Executor, actor: Actor, pageId: string): Promise<OwnPageRevision[]> {
  const rows = await db
    .select({
      version: pageRevisions.version,
      title: sql<string>`${pageRevisions.content} ->> 'title'`,
      at: pageRevisions.at,
      personId: pageRevisions.personId,
    })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageId, pageId))
    .orderBy(desc(pageRevisions.version));
  const me = userIdOf(actor);
  return rows.map(({ version, title, at, personId }) => ({
    version,
    title,
    at: at.toISOString(),
    isOwn: personId === me,
  }));
}

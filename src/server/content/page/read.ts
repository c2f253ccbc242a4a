import { and, eq, type SQL } from 'drizzle-orm';
import type { Block } from '../../../contract/content/block.ts';
import type { ContentPage, PageContent } from '../../../contract/content/page.ts';
import type { Platform } from '../../../core/people/platforms.ts';
import { findCategoryCards } from '../../catalog/category/read.ts';
import type { CardDeps } from '../../catalog/product/card-rows.ts';
import { findDrawings } from '../../catalog/product/named-products.ts';
import { listNamedParts } from '../../catalog/product-list/named-parts.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { findSupplierCards } from '../../suppliers/read.ts';
import { readContentTypes } from '../content-type/read.ts';
import { listRelatedPages } from './list.ts';
import { type ContentPageRow, contentPages } from './page.table.ts';
import { presentPage } from './present.ts';
import { wherePublic, wherePublicOn } from './where-shown.ts';

type PublishedRow = ContentPageRow & { published: PageContent };

async function getPublished(db: Executor, where: SQL | undefined): Promise<PublishedRow> {
  const [row] = await db.select().from(contentPages).where(where);
  if (!row?.published) throw notFound('صفحه');
  return { ...row, published: row.published };
}

/** @throws AppError 404 for a page that the public does not read */
export async function getPage(deps: CardDeps, id: string, platform: Platform): Promise<ContentPage> {
  const row = await getPublished(deps.db, and(eq(contentPages.id, id), wherePublicOn(platform)));
  return readPage(deps, row, row.published, platform);
}

/** What stands for a page elsewhere. @throws AppError 404 for a page that the public does not read on the web */
export async function getPageFace(
  db: Executor,
  id: string,
): Promise<Pick<PageContent, 'title' | 'cover'> & { writer?: string }> {
  const { published, supplierId } = await getPublished(db, and(eq(contentPages.id, id), wherePublicOn('web')));
  const writer = supplierId ? (await findSupplierCards(db, [supplierId])).get(supplierId) : undefined;
  return { title: published.title, cover: published.cover, writer: writer?.name };
}

/** @throws AppError 404 where no published static page has the name */
export async function getPageNamed(deps: CardDeps, uniqueName: string): Promise<ContentPage> {
  const row = await getPublished(deps.db, and(eq(contentPages.uniqueName, uniqueName), wherePublic));
  return readPage(deps, row, row.published, 'web');
}

/**
 * A page with everything that its blocks name, as it is now.
 * @param content what the public reads, or the draft in its preview
 */
export async function readPage(
  deps: CardDeps,
  row: ContentPageRow,
  content: PageContent,
  platform: Platform,
): Promise<ContentPage> {
  const { db } = deps;
  const { id, contentTypeId, supplierId, pageType } = row;
  const supplier = supplierId ? (await findSupplierCards(db, [supplierId])).get(supplierId) : undefined;
  const categories = await findCategoryCards(db, content.categoryIds);
  const related = { id, contentTypeId, categoryIds: content.categoryIds, labels: content.labels };
  return presentPage(row, content, {
    types: await readContentTypes(db),
    supplier: supplier ? { id: supplier.id, name: supplier.name, slug: supplier.slug } : null,
    categories: content.categoryIds.flatMap((category) => categories.get(category) ?? []),
    // A supplier's article sells nothing of its rivals.
    parts: await listNamedParts(deps, namedParts(content.body), supplierId),
    drawings: await findDrawings(db, namedDrawings(content.body)),
    related: pageType === 'static' ? [] : await listRelatedPages(db, related, { platform }),
  });
}

const namedParts = (body: readonly Block[]): string[] => [
  ...new Set(body.flatMap((block) => (block.kind === 'parts' ? block.baseProductIds : []))),
];

const namedDrawings = (body: readonly Block[]): string[] => [
  ...new Set(body.flatMap((block) => (block.kind === 'drawing' ? [block.baseProductId] : []))),
];

/** @throws AppError 404 unless the public reads the page and it shows the picture */
export async function assertPictureOf(db: Executor, id: string, fileId: string): Promise<void> {
  const { published } = await getPublished(db, and(eq(contentPages.id, id), wherePublic));
  if (!showsPicture(published, fileId)) throw notFound('فایل');
}

const showsPicture = ({ cover, body }: PageContent, fileId: string): boolean =>
  (cover?.kind === 'image' && cover.fileId === fileId) ||
  body.some((block) => block.kind === 'image' && block.fileId === fileId);

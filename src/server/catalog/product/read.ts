import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type {
  Product,
  ProductCard,
  ProductOffer,
  ProductsPage,
  ProductsQuery,
} from '../../../contract/catalog/product.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { RankScope } from '../../search/ranked-entries.ts';
import { readRankedPage, toTotal } from '../../search/ranked-page.ts';
import { findSupplierCards, getSupplierCard } from '../../suppliers/read.ts';
import { countItems, getCategoryRow, listBreadcrumb, listRootRows } from '../category/read.ts';
import { categories } from '../category/table.ts';
import { listFacets } from '../facet-index/facet-read.ts';
import { listByIndex } from '../facet-index/list-by-index.ts';
import { categoriesWithin, whereMeetsAll } from '../filter/offer-filter.ts';
import { resolveOrRefuse } from '../filter/resolve-filters.ts';
import { listPropertyRows } from '../property/rows.ts';
import { listValuesOf } from '../property/value-read.ts';
import { countItemsOf } from '../supplier/read.ts';
import { findBaseProductId } from './base-product-read.ts';
import {
  countInScope,
  decodePosition,
  type FoundProducts,
  type ListPage,
  type ListScope,
  listPositions,
} from './list.ts';
import { type OfferRow, presentProduct, presentProductCard, presentProductOffer } from './present.ts';
import { listRelatedIds } from './related-read.ts';
import { findByText, whereEntryWithin } from './search.ts';
import { baseProducts, supplierProducts } from './table.ts';

const OFFERS_MAX = 200;
const RELATED_MAX = 12;

const whereShown = eq(supplierProducts.status, 'shown');

const offerColumns = {
  offer: supplierProducts,
  base: {
    id: baseProducts.id,
    version: baseProducts.version,
    brand: baseProducts.brand,
    partNumbers: baseProducts.partNumbers,
  },
  hasDrawing: sql<boolean>`${baseProducts.drawing} is not null`,
  glyph: categories.glyph,
};

const selectOffers = (db: Executor) =>
  db
    .select(offerColumns)
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId));

/**
 * A page of a category, a root type or a supplier, of all roots if none is named, narrowed by text and filters.
 * @throws AppError 404 for an unknown category or supplier, 400 for a bad cursor, 422 for a filter that does not fit
 */
export async function listProducts(
  deps: Pick<AppDeps, 'db' | 'facetIndexes'>,
  query: ProductsQuery,
): Promise<ProductsPage> {
  const { db } = deps;
  const sort = query.sort ?? 'title';
  const size = query.size ?? PAGE_SIZE_DEFAULT;
  const page = { sort, after: decodePosition(query.cursor, sort), limit: size + 1 };
  const whole = await toScope(db, query);
  const byIndex = query.q === undefined ? await listByIndex(deps, whole, query, page) : undefined;
  const found = byIndex ?? (await listByRows(db, whole, query, page));
  const shown = found.positions.slice(0, size);
  const last = shown.at(-1);
  const items = await listCards(
    db,
    shown.map((position) => position.productId),
  );
  const nextCursor = found.positions.length > size && last ? encodeCursor([sort, last.value, last.productId]) : null;
  const { totalCount, facets } = found;
  const answer = { items, nextCursor, ...toTotal(totalCount, query.q !== undefined) };
  return facets ? { ...answer, facets } : answer;
}

async function listByRows(
  db: Executor,
  listed: ListScope,
  query: ProductsQuery,
  page: ListPage,
): Promise<FoundProducts> {
  const found = await findByText(db, query, listed.categoryIds);
  const whole = { ...listed, where: found?.where };
  const { definitions, resolved } = await readFilters(db, query);
  const filtered = resolved.length > 0 ? whereMeetsAll(resolved, categoriesWithin(whole.categoryIds)) : undefined;
  const where = filtered && whole.where ? sql`${whole.where} and ${filtered}` : (filtered ?? whole.where);
  const isMany = found?.isMany === true && filtered === undefined;
  const totalCount = isMany
    ? SEARCH_COUNT_MAX + 1
    : await countScope(db, { ...whole, where }, found && SEARCH_COUNT_MAX);
  // The count stopped at the limit: the true number is unknown.
  const itemsCount = found && totalCount > SEARCH_COUNT_MAX ? undefined : totalCount;
  const scope = where ? { ...whole, where, itemsCount } : whole;
  const positions = await listPositions(db, scope, page);
  const facets = query.facets ? await listFacets(db, whole, definitions, resolved) : undefined;
  return { positions, totalCount, facets };
}

/** A page of the products that a text finds, by relevance. */
export async function searchProducts(db: Executor, query: ProductsQuery): Promise<ProductsPage> {
  const isNarrowed = query.categoryId !== undefined || query.categoryType !== undefined;
  const where = isNarrowed ? whereEntryWithin((await toScope(db, query)).categoryIds) : undefined;
  const scope: RankScope = { type: 'product', text: query.q ?? '', where };
  const { ids, page } = await readRankedPage(db, scope, query);
  return { items: await listCards(db, ids), ...page };
}

/** Filters name properties of one category: a list of several categories has none to filter by. */
async function readFilters(db: Executor, { categoryId, filters = [], facets }: ProductsQuery) {
  const isAsked = categoryId !== undefined && (filters.length > 0 || facets === true);
  const definitions = isAsked ? await listPropertyRows(db, categoryId) : [];
  return { definitions, resolved: resolveOrRefuse(filters, definitions, 'filters') };
}

function countScope(db: Executor, scope: ListScope, max?: number): Promise<number> {
  if (scope.where) return countInScope(db, scope, max);
  const { supplierId, categoryIds } = scope;
  return supplierId ? countItemsOf(db, supplierId, categoryIds) : countItems(db, categoryIds);
}

async function toScope(db: Executor, query: ProductsQuery): Promise<ListScope> {
  const { supplierId, categoryId, categoryType } = query;
  if (supplierId) await getSupplierCard(db, supplierId);
  if (categoryId === undefined) {
    const roots = await listRootRows(db, categoryType);
    return { supplierId, categoryIds: roots.map((root) => root.id) };
  }
  const category = await getCategoryRow(db, categoryId);
  const isOfType = categoryType === undefined || category.categoryType === categoryType;
  return { supplierId, categoryIds: isOfType ? [categoryId] : [] };
}

/** In the order of `ids`, without offers that are no longer shown. */
async function listCards(db: Executor, ids: string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectOffers(db).where(and(inArray(supplierProducts.id, ids), whereShown));
  const byId = new Map(rows.map((row) => [row.offer.id, row]));
  const values = await listValuesOf(db, ids, { isKey: true });
  const withSuppliers = await joinSuppliers(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
  return withSuppliers.map(({ row, supplier }) => presentProductCard(row, supplier, values.get(row.offer.id) ?? []));
}

async function joinSuppliers(db: Executor, rows: OfferRow[]) {
  const cards = await findSupplierCards(
    db,
    rows.map((row) => row.offer.supplierId),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.offer.supplierId);
    return card ? { row, supplier: { id: card.id, name: card.name, slug: card.slug, city: card.city } } : [];
  });
}

/** @throws AppError 404 if no shown offer has the id, or its supplier is not confirmed */
export async function getProduct(db: Executor, id: string): Promise<Product> {
  const [found] = await db
    .select({ ...offerColumns, whole: baseProducts })
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId))
    .where(and(eq(supplierProducts.id, id), whereShown));
  if (!found) throw notFound('کالا');
  const { offer } = found;
  const values = await listValuesOf(db, [id]);
  return presentProduct(found, found.whole, {
    properties: values.get(id) ?? [],
    breadcrumb: await listBreadcrumb(db, offer.categoryId),
    supplierCard: await getSupplierCard(db, offer.supplierId),
    offersCount: offer.baseProductId ? await countOffers(db, offer.baseProductId) : 1,
  });
}

async function countOffers(db: Executor, baseProductId: string): Promise<number> {
  const [row] = await db
    .select({ offers: count() })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.baseProductId, baseProductId), whereShown));
  return row?.offers ?? 0;
}

async function getShownOffer(db: Executor, id: string) {
  const [offer] = await db
    .select()
    .from(supplierProducts)
    .where(and(eq(supplierProducts.id, id), whereShown));
  if (!offer) throw notFound('کالا');
  return offer;
}

/**
 * The offers of a base product, cheapest first, prices on request last.
 * @param id of a base product or of one of its shown offers
 * @throws AppError 404 if there is none
 */
export async function listOffersOf(db: Executor, id: string): Promise<ProductOffer[]> {
  const baseProductId = await findBaseProductId(db, id);
  const whereSame = baseProductId
    ? eq(supplierProducts.baseProductId, baseProductId)
    : eq(supplierProducts.id, (await getShownOffer(db, id)).id);
  const rows = await selectOffers(db)
    .where(and(whereSame, whereShown))
    .orderBy(
      sql`(${supplierProducts.prices} -> 0 ->> 'amountRial')::bigint asc nulls last`,
      asc(supplierProducts.leadTimeDays),
      asc(supplierProducts.id),
    )
    .limit(OFFERS_MAX);
  return (await joinSuppliers(db, rows)).map(({ row, supplier }) => presentProductOffer(row, supplier));
}

/**
 * The products of the same category that are most like this one.
 * @throws AppError 404 if no shown offer has the id
 */
export async function listRelated(db: Executor, id: string): Promise<ProductCard[]> {
  const offer = await getShownOffer(db, id);
  return listCards(db, await listRelatedIds(db, offer, RELATED_MAX));
}

import { type SQL, sql } from 'drizzle-orm';
import type { ProductsPage, ProductsQuery } from '../../../contract/catalog/product.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import type { Understood } from '../../../contract/search/understood.ts';
import { categoriesOf } from '../../../core/search/understood.ts';
import type { Executor } from '../../db/open-database.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { toTotal } from '../../search/ranked-page.ts';
import { getSupplierCard } from '../../suppliers/read.ts';
import type { CategoryRow } from '../category/category.table.ts';
import { listRootRows } from '../category/read.ts';
import { readListFilters, whereListedAll } from '../filter/list-filters.ts';
import { categoriesWithin } from '../filter/offer-filter.ts';
import type { CardDeps } from '../product/card-rows.ts';
import { listPropertyRows } from '../property/rows.ts';
import { countItemsOf } from '../supplier/read.ts';
import { listFacets } from './facet-read.ts';
import { type ListDeps, listByIndex } from './list-by-index.ts';
import { listFirstOffers, listNarrowedRows, listOfferRows, listPartRows, readPartsOffers } from './list-rows.ts';
import { countInScope, type FoundProducts, type ListPage, type ListScope, listPositions } from './positions.ts';
import { findByQuestion, listByQuestion, type QuestionDeps } from './question-search.ts';
import { findParts, whereEntryWithin, whereOfferOf } from './search.ts';
import { decodePosition } from './sort-plans.ts';
import { chosenTerms, listTermFacets } from './term-facets.ts';

/**
 * A page of a category, a root type or a supplier, of all roots if none is named, narrowed by text and filters.
 * @throws AppError 404 for an unknown category or supplier, 400 for a bad cursor, 422 for a filter that does not fit
 */
export async function listProducts(deps: ListDeps, query: ProductsQuery): Promise<ProductsPage> {
  const sort = query.sort ?? 'title';
  const size = query.size ?? PAGE_SIZE_DEFAULT;
  const page = { sort, after: decodePosition(query.cursor, sort), limit: size + 1 };
  const whole = await toScope(deps, query);
  const byIndex = query.q === undefined ? await listByIndex(deps, whole, query, page) : undefined;
  const found = byIndex ?? (await listByRows(deps, whole, query, page));
  const shown = found.positions.slice(0, size);
  const last = shown.at(-1);
  const ids = shown.map((position) => position.productId);
  const items = await listRowsOf(deps, query, ids, found);
  const nextCursor = found.positions.length > size && last ? encodeCursor([sort, last.value, last.productId]) : null;
  const { totalCount, facets, termFacets, understood } = found;
  const answer = { items, nextCursor, ...toTotal(totalCount, query.q !== undefined) };
  return {
    ...answer,
    ...(facets && { facets, termFacets }),
    ...(query.cursor === undefined && understood && (await withCategories(deps, understood, items))),
  };
}

async function listRowsOf(
  deps: ListDeps,
  { supplierId }: ProductsQuery,
  ids: string[],
  { offers, partsOffers }: FoundProducts,
): Promise<ProductsPage['items']> {
  if (supplierId) return listOfferRows(deps, ids);
  if (partsOffers) return listNarrowedRows(deps, ids, partsOffers);
  return offers ? listNarrowedRows(deps, ids, await readPartsOffers(deps.db, ids, offers)) : listPartRows(deps, ids);
}

async function withCategories(
  { vocabulary }: Pick<QuestionDeps, 'vocabulary'>,
  understood: Understood,
  items: ProductsPage['items'],
) {
  return { understood: { ...understood, categories: categoriesOf(items, await vocabulary.current()) } };
}

async function listByRows(
  deps: ListDeps,
  listed: WholeScope,
  query: ProductsQuery,
  page: ListPage,
): Promise<FoundProducts> {
  const { db, findOfficial } = deps;
  const { categoryIds } = listed;
  const definitions = await readDefinitions(db, query, categoryIds);
  const resolved = await readListFilters({ db, categoryIds, findOfficial }, query.filters ?? [], definitions);
  const filtered = resolved.length > 0 ? whereListedAll(resolved, categoriesWithin(categoryIds)) : undefined;
  const text = await findText(deps, listed, query, filtered);
  const found = text && (await findParts(db, text, query.supplierId, categoryIds));
  const whole = { ...listed, wherePart: found?.where, isCheckedByRow: found?.isMany };
  const narrowed = { ...whole, where: filtered };
  const isMany = found?.isMany === true && filtered === undefined;
  const totalCount = isMany ? SEARCH_COUNT_MAX + 1 : await countScope(db, narrowed, found && SEARCH_COUNT_MAX);
  // The count stopped at the limit: the true number is unknown.
  const itemsCount = found && totalCount > SEARCH_COUNT_MAX ? undefined : totalCount;
  const scope = isNarrow(narrowed) ? { ...narrowed, itemsCount } : whole;
  const positions = await listPositions(db, scope, page);
  const answer = { positions, totalCount, offers: filtered, facets: undefined, understood: text?.understood };
  if (!query.facets) return answer;
  const facets = await listFacets(db, whole, definitions, resolved);
  // Of several root types, each request would count the whole catalogue, unless a text finds a few parts of it.
  if (categoryIds.length > 1 && (found === undefined || found.isMany)) return { ...answer, facets };
  const officialIds = (await findOfficial?.(categoryIds)) ?? [];
  const { supplierPlaces } = deps;
  const context = { supplierPlaces, officialIds, chosen: chosenTerms(query.filters ?? []) };
  return { ...answer, facets, termFacets: await listTermFacets(db, context, whole, resolved) };
}

/** The interpretation of the text that finds something with the other conditions of the list. */
function findText(deps: ListDeps, { categoryIds, supplierId }: WholeScope, query: ProductsQuery, filtered?: SQL) {
  const { q } = query;
  if (q === undefined) return undefined;
  const offered = supplierId ? sql`cp.supplier_id = ${supplierId}::uuid` : undefined;
  const condition = filtered && offered ? sql`${offered} and ${filtered}` : (filtered ?? offered);
  const within = isOfAll(query) ? undefined : whereEntryWithin(categoryIds);
  return findByQuestion(deps, q, condition ? whereOfferOf(condition, categoryIds) : within);
}

type ScopeDeps = Pick<ListDeps, 'db' | 'categoryRows'>;
type SearchDeps = QuestionDeps & ScopeDeps & CardDeps;

/** A page of the products that a text finds, by relevance, with what was understood of it. */
export async function searchProducts(deps: SearchDeps, query: ProductsQuery): Promise<ProductsPage> {
  const where = isOfAll(query) ? undefined : whereEntryWithin((await toScope(deps, query)).categoryIds);
  const { ids, page, understood, offers } = await listByQuestion(deps, query.q ?? '', { ...query, where });
  const items = await listFoundRows(deps, ids, offers);
  return { items, ...page, ...(understood && (await withCategories(deps, understood, items))) };
}

/** A row tells only of the offers that are asked for. */
async function listFoundRows(deps: SearchDeps, ids: string[], offers: SQL | undefined) {
  if (!offers) return listPartRows(deps, ids);
  const own = await listFirstOffers(deps.db, ids, offers);
  return listNarrowedRows(deps, own, await readPartsOffers(deps.db, own, offers));
}

/** Every shown product is in one of the roots. */
const isOfAll = ({ categoryId, categoryType }: ProductsQuery): boolean =>
  categoryId === undefined && categoryType === undefined;

/** Filters name properties of one category: a list of several categories has none to filter by. */
async function readDefinitions(db: Executor, { filters, facets }: ProductsQuery, [categoryId, ...others]: string[]) {
  const isAsked = categoryId !== undefined && others.length === 0 && (filters !== undefined || facets === true);
  return isAsked ? listPropertyRows(db, categoryId) : [];
}

function countScope(db: Executor, scope: WholeScope, max?: number): Promise<number> {
  if (isNarrow(scope)) return countInScope(db, scope, max);
  const { supplierId, categoryIds, shownCount } = scope;
  return supplierId ? countItemsOf(db, supplierId, categoryIds) : Promise.resolve(shownCount);
}

const isNarrow = ({ where, wherePart }: ListScope): boolean => where !== undefined || wherePart !== undefined;

interface WholeScope extends ListScope {
  /** Shown offers of the categories. */
  shownCount: number;
}

async function toScope({ db, categoryRows }: ScopeDeps, query: ProductsQuery): Promise<WholeScope> {
  const { supplierId, categoryId, categoryType } = query;
  if (supplierId) await getSupplierCard(db, supplierId);
  if (categoryId === undefined) {
    const roots = await listRootRows(db, categoryType);
    return scopeOf(roots, supplierId);
  }
  const category = await categoryRows.get(categoryId);
  if (!category) throw notFound('دسته');
  const isOfType = categoryType === undefined || category.categoryType === categoryType;
  return scopeOf(isOfType ? [category] : [], supplierId);
}

const scopeOf = (rows: readonly CategoryRow[], supplierId: string | undefined): WholeScope => ({
  supplierId,
  categoryIds: rows.map((row) => row.id),
  shownCount: rows.reduce((sum, row) => sum + row.itemsCount, 0),
});

import { sql } from 'drizzle-orm';
import type { ProductsPage, ProductsQuery } from '../../../contract/catalog/product.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import { toTotal } from '../../search/ranked-page.ts';
import { getSupplierCard } from '../../suppliers/read.ts';
import { getCategoryRow, listRootRows } from '../category/read.ts';
import type { CategoryRow } from '../category/table.ts';
import { categoriesWithin, whereMeetsAll } from '../filter/offer-filter.ts';
import { resolveOrRefuse } from '../filter/resolve-filters.ts';
import { listCards } from '../product/cards.ts';
import { listPropertyRows } from '../property/rows.ts';
import { countItemsOf } from '../supplier/read.ts';
import { listFacets } from './facet-read.ts';
import { listByIndex } from './list-by-index.ts';
import {
  countInScope,
  decodePosition,
  type FoundProducts,
  type ListPage,
  type ListScope,
  listPositions,
} from './positions.ts';
import { listByQuestion, type QuestionDeps } from './question-search.ts';
import { findByText, whereEntryWithin } from './search.ts';

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
  listed: WholeScope,
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

/** A page of the products that a text finds, by relevance, with what was understood of it. */
export async function searchProducts(deps: QuestionDeps, query: ProductsQuery): Promise<ProductsPage> {
  const { db } = deps;
  const isNarrowed = query.categoryId !== undefined || query.categoryType !== undefined;
  const where = isNarrowed ? whereEntryWithin((await toScope(db, query)).categoryIds) : undefined;
  const { ids, page, understood } = await listByQuestion(deps, query.q ?? '', { ...query, where });
  return { items: await listCards(db, ids), ...page, ...(understood && { understood }) };
}

/** Filters name properties of one category: a list of several categories has none to filter by. */
async function readFilters(db: Executor, { categoryId, filters = [], facets }: ProductsQuery) {
  const isAsked = categoryId !== undefined && (filters.length > 0 || facets === true);
  const definitions = isAsked ? await listPropertyRows(db, categoryId) : [];
  return { definitions, resolved: resolveOrRefuse(filters, definitions, 'filters') };
}

function countScope(db: Executor, scope: WholeScope, max?: number): Promise<number> {
  if (scope.where) return countInScope(db, scope, max);
  const { supplierId, categoryIds, shownCount } = scope;
  return supplierId ? countItemsOf(db, supplierId, categoryIds) : Promise.resolve(shownCount);
}

interface WholeScope extends ListScope {
  /** Shown offers of the categories. */
  shownCount: number;
}

async function toScope(db: Executor, query: ProductsQuery): Promise<WholeScope> {
  const { supplierId, categoryId, categoryType } = query;
  if (supplierId) await getSupplierCard(db, supplierId);
  if (categoryId === undefined) {
    const roots = await listRootRows(db, categoryType);
    return scopeOf(roots, supplierId);
  }
  const category = await getCategoryRow(db, categoryId);
  const isOfType = categoryType === undefined || category.categoryType === categoryType;
  return scopeOf(isOfType ? [category] : [], supplierId);
}

const scopeOf = (rows: readonly CategoryRow[], supplierId: string | undefined): WholeScope => ({
  supplierId,
  categoryIds: rows.map((row) => row.id),
  shownCount: rows.reduce((sum, row) => sum + row.itemsCount, 0),
});

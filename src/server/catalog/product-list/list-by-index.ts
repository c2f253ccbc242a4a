import { sql } from 'drizzle-orm';
import type { ProductsQuery } from '../../../contract/catalog/product.ts';
import type { AppDeps } from '../../app-deps.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import type { FacetSelection } from '../facet-index/facet-selection.ts';
import { resolveOrRefuse } from '../filter/resolve-filters.ts';
import { type FoundProducts, type ListPage, type ListPosition, type ListScope, listPositions } from './positions.ts';

/**
 * A page from the category's facet index. Undefined if the query has neither filters nor facets, if something else
 * narrows the scope, if the category has no index, or if the index does not know the cursor's product.
 * @throws AppError 422 for a filter that does not fit the category
 */
export async function listByIndex(
  { db, facetIndexes }: Pick<AppDeps, 'db' | 'facetIndexes'>,
  whole: ListScope,
  query: ProductsQuery,
  page: ListPage,
): Promise<FoundProducts | undefined> {
  const { filters = [], facets, supplierId } = query;
  const [categoryId] = whole.categoryIds;
  const isAsked = query.categoryId !== undefined && (filters.length > 0 || facets === true);
  if (!isAsked || categoryId === undefined || whole.where) return undefined;
  const index = await facetIndexes.find(categoryId);
  if (!index) return undefined;
  const resolved = resolveOrRefuse(filters, index.properties, 'filters');
  const selection = index.select(resolved, supplierId);
  const positions =
    resolved.length > 0 ? await positionsOf(db, selection, whole, page) : await listPositions(db, whole, page);
  if (!positions) return undefined;
  return { positions, totalCount: selection.total, facets: facets ? selection.facets() : undefined };
}

/** The sort values of the selection's next products; undefined if the cursor's product has moved or is gone. */
async function positionsOf(
  db: Executor,
  selection: FacetSelection,
  { categoryIds }: ListScope,
  { sort, after, limit }: ListPage,
): Promise<ListPosition[] | undefined> {
  const ids = selection.page(sort, after?.productId, limit);
  if (!ids) return undefined;
  const wanted = after ? [after.productId, ...ids] : ids;
  if (wanted.length === 0) return [];
  const itemsCount = wanted.length;
  const scope = { categoryIds, itemsCount, where: sql`cp.product_id = any(${uuidArray(wanted)})` };
  const positions = await listPositions(db, scope, { sort, after: undefined, limit: itemsCount });
  if (!after) return positions;
  const [first, ...next] = positions;
  return first?.productId === after.productId && first.value === after.value ? next : undefined;
}

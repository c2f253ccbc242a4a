import type { ProductsQuery } from '../../../contract/catalog/product.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import type { FacetSelection } from '../facet-index/facet-selection.ts';
import { type FindOfficial, readListFilters } from '../filter/list-filters.ts';
import { readPositions } from './known-positions.ts';
import { type FoundProducts, type ListPage, type ListScope, listPositions } from './positions.ts';
import type { ListPosition } from './sort-plans.ts';
import { chosenTerms, indexedTermFacets } from './term-facets.ts';

type Deps = 'db' | 'facetIndexes' | 'vocabulary' | 'properties' | 'categoryRows' | 'supplierPlaces';
export interface ListDeps extends Pick<AppDeps, Deps> {
  /** @default nobody is official */
  findOfficial?: FindOfficial;
}

/**
 * A page from the category's facet index. Undefined if the query has neither filters nor facets, if there are several
 * categories or one too large for an index, or if the index does not know the cursor's product.
 * @throws AppError 422 for a filter that does not fit the category
 */
export async function listByIndex(
  { db, facetIndexes, supplierPlaces, findOfficial }: ListDeps,
  whole: ListScope,
  query: ProductsQuery,
  page: ListPage,
): Promise<FoundProducts | undefined> {
  const { filters = [], facets, supplierId } = query;
  const [categoryId] = whole.categoryIds;
  const isAsked = whole.categoryIds.length === 1 && (filters.length > 0 || facets === true);
  if (!isAsked || categoryId === undefined) return undefined;
  const index = await facetIndexes.find(categoryId);
  if (!index) return undefined;
  const { categoryIds } = whole;
  const resolved = await readListFilters({ db, categoryIds, findOfficial }, filters, index.properties);
  const selection = index.select(resolved, supplierId);
  const isFiltered = resolved.length > 0;
  const positions = isFiltered
    ? await positionsOf(db, selection, categoryId, page)
    : await listPositions(db, whole, page);
  if (!positions) return undefined;
  const ids = positions.map(({ productId }) => productId);
  const partsOffers = isFiltered && supplierId === undefined ? selection.partsOffers(ids) : undefined;
  const found = { positions, totalCount: selection.total, partsOffers, facets: undefined };
  if (!facets) return found;
  const officialIds = (await findOfficial?.(categoryIds)) ?? [];
  const context = { supplierPlaces, officialIds, chosen: chosenTerms(filters) };
  return { ...found, facets: selection.facets(), termFacets: await indexedTermFacets(context, index, selection) };
}

/** The selection's next products; undefined if the cursor's product has moved or is gone. */
async function positionsOf(
  db: Executor,
  selection: FacetSelection,
  categoryId: string,
  { sort, after, limit }: ListPage,
): Promise<ListPosition[] | undefined> {
  const ids = selection.page(sort, after?.productId, limit);
  if (!ids) return undefined;
  const wanted = after ? [after.productId, ...ids] : ids;
  if (wanted.length === 0) return [];
  const positions = await readPositions(db, { categoryId, sort }, wanted);
  if (!after) return positions;
  const [first, ...next] = positions;
  return first?.productId === after.productId && first.value === after.value ? next : undefined;
}

import { type ProductSort, productSorts } from '../../../core/catalog/list-sorts.ts';

export const DEFAULT_SORT: ProductSort = 'title';

/** A search without a chosen sort is by relevance. */
export type ListOrder = ProductSort | 'relevance';

/** Search parameters of a list. Defaults are omitted. */
export type ProductListSearch = {
  sort?: ProductSort | undefined;
  view?: 'grid' | undefined;
  /** In URL form, not checked yet. */
  filters?: string | undefined;
};

/** Drops unknown values. Always returns all keys: the router merges them over the raw ones of the URL. */
export function readListSearch(search: Record<string, unknown>): ProductListSearch {
  const sort = productSorts.find((one) => one === search.sort);
  return {
    sort: sort === DEFAULT_SORT ? undefined : sort,
    view: search.view === 'grid' ? 'grid' : undefined,
    filters: search.filters === undefined || search.filters === '' ? undefined : String(search.filters),
  };
}

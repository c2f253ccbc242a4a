import { type ProductSort, productSorts } from '../../../core/list-sorts.ts';

export const DEFAULT_SORT: ProductSort = 'title';

/** What of a list stands in its address; a default is left out. */
export type ProductListSearch = {
  sort?: ProductSort | undefined;
  view?: 'grid' | undefined;
  /** As the address has them: what of it the category does not know is told on the page. */
  filters?: string | undefined;
};

/**
 * From the address; what it does not know is dropped. All keys are always there, because the router lays them over the
 * address's own.
 */
export function readListSearch(search: Record<string, unknown>): ProductListSearch {
  const sort = productSorts.find((one) => one === search.sort);
  return {
    sort: sort === DEFAULT_SORT ? undefined : sort,
    view: search.view === 'grid' ? 'grid' : undefined,
    filters: search.filters === undefined || search.filters === '' ? undefined : String(search.filters),
  };
}

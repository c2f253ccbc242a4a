import { productSorts } from '../../../../core/catalog/list-sorts.ts';
import { isUuid } from '../../../../core/ids/uuid.ts';
import { type ProductListSearch, readListSearch } from '../product-list-search.ts';

/** Search parameters of a list by text. Without `sort` it is by relevance. */
export type SearchedListSearch = ProductListSearch & {
  /** Only products of this category, whose properties `filters` may name. */
  category?: string | undefined;
};

/** Drops unknown values, and returns all keys, as `readListSearch` does. */
export function readSearchedList(search: Record<string, unknown>): SearchedListSearch {
  const category = String(search.category ?? '');
  return {
    ...readListSearch(search),
    sort: productSorts.find((one) => one === search.sort),
    category: isUuid(category) ? category : undefined,
  };
}

/** Whether it is another list than the text's own by relevance. */
export const isNarrowed = ({ category, sort, filters }: SearchedListSearch): boolean =>
  (category ?? sort ?? filters) !== undefined;

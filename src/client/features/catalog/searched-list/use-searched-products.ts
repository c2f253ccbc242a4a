import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ProductsPage } from '../../../../contract/catalog/product.ts';
import { useReads } from '../../../data/use-reads.ts';
import type { ListFilters } from '../filters/applied.ts';
import { isNarrowed, type SearchedListSearch } from './searched-list-search.ts';

type Searched = UseInfiniteQueryResult<{ pages: ProductsPage[] }>;

/** The previous products stay until those with other filters load, but not those of another text. */
export function useSearchedProducts(q: string, search: SearchedListSearch, { text, isChecked }: ListFilters): Searched {
  const { catalog, search: reads } = useReads();
  const { category, sort } = search;
  const options = isNarrowed(search)
    ? catalog.products({ q, categoryId: category, sort, filters: text })
    : reads.products(q);
  return useInfiniteQuery({
    ...options,
    enabled: isChecked,
    placeholderData: (previous, query) =>
      search.filters !== undefined || (query && textOf(query.queryKey) === q) ? previous : undefined,
  });
}

const textOf = ([, , of]: readonly unknown[]): unknown =>
  typeof of === 'object' && of !== null && 'q' in of ? of.q : of;

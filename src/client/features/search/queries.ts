import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Category } from '../../../contract/catalog/category.ts';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { Page } from '../../../contract/page.ts';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../data/api.ts';
import { hasWord } from './search-key.ts';
import type { SearchTab } from './search-tab.ts';

type Fetch<Item> = (query: { q: string; cursor?: string }, signal: AbortSignal) => Promise<Page<Item>>;

const pagesOf = <Item>(list: string, q: string, fetchPage: Fetch<Item>) =>
  infiniteQueryOptions({
    queryKey: ['search', list, q],
    queryFn: ({ signal, pageParam }) => fetchPage({ q, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const searchReads = (api: Api) => {
  const reads = {
    suggestions: (q: string) =>
      queryOptions({
        queryKey: ['search', 'suggestions', q],
        queryFn: ({ signal }) => read(api.search.suggestions.$get({ query: { q } }, { init: { signal } })),
      }),
    counts: (q: string) =>
      queryOptions({
        queryKey: ['search', 'counts', q],
        queryFn: ({ signal }) => read(api.search.counts.$get({ query: { q } }, { init: { signal } })),
      }),
    products: (q: string) =>
      pagesOf<ProductCard>('products', q, (query, signal) =>
        read(api.products.catalog.$get({ query }, { init: { signal } })),
      ),
    suppliers: (q: string) =>
      pagesOf<SupplierCard>('suppliers', q, (query, signal) =>
        read(api.suppliers.index.$get({ query }, { init: { signal } })),
      ),
    categories: (q: string) =>
      pagesOf<Category>('categories', q, (query, signal) =>
        read(api.categories.index.$get({ query }, { init: { signal } })),
      ),
  };
  return {
    ...reads,
    /** What the search page of a key shows first. */
    ofPage: (q: string, tab: SearchTab) => {
      if (!hasWord(q)) return [];
      return tab === 'contents' ? [reads.counts(q)] : [reads.counts(q), reads[tab](q)];
    },
  };
};

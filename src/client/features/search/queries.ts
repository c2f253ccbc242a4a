import {
  categoriesShape,
  productsShape,
  searchCountsShape,
  suggestionsShape,
  suppliersShape,
} from '../../../contract/answer-versions.gen.ts';
import type { Category } from '../../../contract/catalog/category.ts';
import type { ProductRow, ProductsPage } from '../../../contract/catalog/product.ts';
import type { Page } from '../../../contract/page.ts';
import type { Shape } from '../../../contract/saved-answers.ts';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../data/api.ts';
import { publicPages, publicRead } from '../../data/reads.ts';
import { hasWord } from './search-key.ts';
import type { SearchTab } from './search-tab.ts';

type Fetch<OnePage> = (query: { q: string; cursor?: string }, signal: AbortSignal) => Promise<OnePage>;

const pagesOf = <Item, OnePage extends Page<Item> = Page<Item>>(
  list: string,
  shape: Shape<OnePage>,
  q: string,
  fetchPage: Fetch<OnePage>,
) =>
  publicPages({
    area: 'search',
    name: list,
    shape,
    args: [q],
    queryFn: ({ signal, pageParam }) => fetchPage({ q, cursor: pageParam ?? undefined }, signal),
  });

export const searchReads = (api: Api) => {
  const reads = {
    suggestions: (q: string) =>
      publicRead({
        area: 'search',
        name: 'suggestions',
        shape: suggestionsShape,
        args: [q],
        queryFn: ({ signal }) => read(api.search.suggestions.$get({ query: { q } }, { init: { signal } })),
      }),
    counts: (q: string) =>
      publicRead({
        area: 'search',
        name: 'counts',
        shape: searchCountsShape,
        args: [q],
        queryFn: ({ signal }) => read(api.search.counts.$get({ query: { q } }, { init: { signal } })),
      }),
    products: (q: string) =>
      pagesOf<ProductRow, ProductsPage>('products', productsShape, q, (query, signal) =>
        read(api.products.catalog.$get({ query }, { init: { signal } })),
      ),
    suppliers: (q: string) =>
      pagesOf<SupplierCard>('suppliers', suppliersShape, q, (query, signal) =>
        read(api.suppliers.index.$get({ query }, { init: { signal } })),
      ),
    categories: (q: string) =>
      pagesOf<Category>('categories', categoriesShape, q, (query, signal) =>
        read(api.categories.index.$get({ query }, { init: { signal } })),
      ),
  };
  return {
    ...reads,
    /** The first reads of a search page; `isPlain` if its products are not narrowed. */
    ofPage: (q: string, tab: SearchTab, isPlain: boolean) => {
      if (!hasWord(q)) return [];
      const isOther = tab === 'contents' || (tab === 'products' && !isPlain);
      return isOther ? [reads.counts(q)] : [reads.counts(q), reads[tab](q)];
    },
  };
};

import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import type { ProductsPage } from '../../../../contract/catalog/product.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import type { ListFilters } from '../filters/list-filters.ts';
import type { ProductListScope } from '../product/queries.ts';
import type { ProductListSearch } from '../product-list-search.ts';
import { ProductGrid } from './product-grid.tsx';
import classes from './product-list-results.module.css';
import { ProductListSkeleton } from './product-list-skeleton.tsx';
import { ProductLoadMore } from './product-load-more.tsx';
import { ProductTable } from './product-table.tsx';

/** The products of a list, once its filters are checked. The previous ones stay until they load. */
export function useListProducts(
  scope: Omit<ProductListScope, 'filters'>,
  sort: ProductListSearch['sort'],
  { text, isChecked }: ListFilters,
) {
  const options = useReads().catalog.products({ ...scope, sort, filters: text });
  return useInfiniteQuery({ ...options, enabled: isChecked, placeholderData: keepPreviousData });
}

type ProductListResultsProps = {
  products: UseInfiniteQueryResult<{ pages: ProductsPage[] }>;
  view: ProductListSearch['view'];
  isMixed: boolean;
  caption: string;
  empty: ReactNode;
};

/** Rows with the key properties, or cards with drawings. */
export function ProductListResults({ products, view, isMixed, caption, empty }: ProductListResultsProps) {
  const { fetchNextPage } = products;
  const handleMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return (
    <ReadGate query={products} skeleton={<ProductListSkeleton />} hideTime>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <div className={classes.list} aria-busy={products.isPlaceholderData}>
            {view === 'grid' ? (
              <ProductGrid items={items} />
            ) : (
              <ProductTable
                items={items}
                firstCount={pages[0]?.items.length ?? 0}
                isMixed={isMixed}
                caption={caption}
              />
            )}
            <ProductLoadMore
              shownCount={items.length}
              totalCount={pages[0]?.totalCount}
              pageCount={pages.length}
              hasMore={products.hasNextPage}
              isLoading={products.isFetchingNextPage}
              hasFailed={products.isFetchNextPageError}
              onMore={handleMore}
            />
          </div>
        );
      }}
    </ReadGate>
  );
}

import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback } from 'react';
import type { ProductRow, ProductsPage } from '../../../../contract/catalog/product.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import type { SavedScope } from '../../../offline/saved-search/search-saved.ts';
import { lazyContent } from '../../../ui/lazy-part.tsx';
import type { ListFilters } from '../filters/applied.ts';
import type { ProductListScope } from '../product/queries.ts';
import { DEFAULT_SORT, type ListOrder, type ProductListSearch } from '../product-list-search.ts';
import { LazyGrid } from './grid/grid-part.ts';
import classes from './product-list-results.module.css';
import { ProductListSkeleton } from './product-list-skeleton.tsx';
import { ProductLoadMore } from './product-load-more.tsx';
import { loadLaterList } from './rows/load-later-list.ts';
import { ProductTable } from './table/product-table.tsx';

/** The products of a list, once its filters are checked. The previous ones stay until they load. */
export function useListProducts(
  scope: Omit<ProductListScope, 'filters'>,
  sort: ProductListSearch['sort'],
  { text, isChecked }: ListFilters,
) {
  const options = useReads().catalog.products({ ...scope, sort, filters: text });
  return useInfiniteQuery({ ...options, enabled: isChecked, placeholderData: keepPreviousData });
}

export type ProductListResultsProps = {
  products: UseInfiniteQueryResult<{ pages: ProductsPage[] }>;
  view: ProductListSearch['view'];
  /** The table marks its column. @default title */
  sort?: ListOrder | undefined;
  isMixed: boolean;
  /** The category of a list that is not mixed: titles do not repeat it. */
  category?: string;
  caption: string;
  empty: ReactNode;
  /** What the list is of: without an answer the device searches its own data for it. */
  scope?: SavedScope;
  /** Gets what the device found. */
  onSaved?: (page: ProductsPage | undefined) => void;
};

const SavedList = lazyContent(() => loadLaterList().then((later) => later.SavedList));

/** Rows with the key properties, or cards with drawings. */
export function ProductListResults(props: ProductListResultsProps) {
  const { products, view, sort = DEFAULT_SORT, isMixed, caption, empty, scope, onSaved } = props;
  const category = isMixed ? undefined : props.category;
  const { fetchNextPage } = products;
  const handleMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const draw = (items: readonly ProductRow[], at: number, firstCount = items.length) =>
    view === 'grid' ? (
      <Suspense fallback={<ProductListSkeleton />}>
        <LazyGrid {...{ items, at, firstCount, category }} />
      </Suspense>
    ) : (
      <ProductTable {...{ items, at, firstCount, source: products, sort, isMixed, category, caption }} />
    );
  return (
    <ReadGate
      query={products}
      skeleton={<ProductListSkeleton />}
      hideTime
      unsaved={
        scope && (
          <Suspense fallback={null}>
            <SavedList {...{ scope, onRetry: products.refetch, onSaved, children: draw }} />
          </Suspense>
        )
      }
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return empty;
        return (
          <div className={classes.list} aria-busy={products.isPlaceholderData}>
            {draw(items, products.dataUpdatedAt, pages[0]?.items.length)}
            <ProductLoadMore
              shownCount={items.length}
              totalCount={pages[0]?.isTotalMore ? undefined : pages[0]?.totalCount}
              pageCount={pages.length}
              hasMore={products.hasNextPage}
              isLoading={products.isFetchingNextPage}
              isFetching={products.isFetching}
              hasFailed={products.isFetchNextPageError}
              onMore={handleMore}
            />
          </div>
        );
      }}
    </ReadGate>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CategoryType } from '../../../core/category-types.ts';
import { ReadGate } from '../../offline/read-gate.tsx';
import { AsOf } from '../../offline/saved-copy.tsx';
import { texts } from '../../texts.ts';
import { useReads } from '../../use-reads.ts';
import { ProductGrid } from './product-grid.tsx';
import classes from './product-list-screen.module.css';
import type { ProductListSearch } from './product-list-search.ts';
import { ProductListSkeleton } from './product-list-skeleton.tsx';
import { ProductListToolbar } from './product-list-toolbar.tsx';
import { ProductLoadMore } from './product-load-more.tsx';
import { ProductTable } from './product-table.tsx';

type SupplierTypeProductsProps = {
  supplierId: string;
  categoryType: CategoryType;
  search: ProductListSearch;
  caption: string;
};

/** The list of what one supplier offers of one root type: things of several kinds. */
export function SupplierTypeProducts({ supplierId, categoryType, search, caption }: SupplierTypeProductsProps) {
  const { suppliers } = useReads();
  const products = useInfiniteQuery({
    ...suppliers.productsOfType(supplierId, categoryType, search.sort),
    placeholderData: keepPreviousData,
  });
  const { fetchNextPage } = products;
  const handleMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return (
    <>
      <div className={classes.head}>
        <p className={classes.facts}>
          <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
        </p>
        <ProductListToolbar search={search} />
      </div>
      <ReadGate query={products} skeleton={<ProductListSkeleton />} hideTime>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p>{texts.supplier.noProducts}</p>;
          return (
            <div className={classes.list} aria-busy={products.isPlaceholderData}>
              {search.view === 'grid' ? (
                <ProductGrid items={items} />
              ) : (
                <ProductTable items={items} firstCount={pages[0]?.items.length ?? 0} isMixed caption={caption} />
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
    </>
  );
}

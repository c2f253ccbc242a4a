import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CategoryCard } from '../../../contract/catalog/category.ts';
import { useCanonicalName } from '../../canonical.ts';
import { ReadGate } from '../../offline/read-gate.tsx';
import { AsOf } from '../../offline/saved-copy.tsx';
import { texts } from '../../texts.ts';
import { Name } from '../../ui/name.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useReads } from '../../use-reads.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductListChips } from './product-list-chips.tsx';
import classes from './product-list-screen.module.css';
import type { ProductListSearch } from './product-list-search.ts';
import { ProductListSkeleton } from './product-list-skeleton.tsx';
import { ProductListToolbar } from './product-list-toolbar.tsx';
import { ProductLoadMore } from './product-load-more.tsx';
import { ProductTable } from './product-table.tsx';

type ProductListScreenProps = {
  categoryId: string;
  /** The name as the address has it. */
  writtenName: string | undefined;
  search: ProductListSearch;
};

/** Products of a category: rows with its key properties, or cards with drawings. */
export function ProductListScreen({ categoryId, writtenName, search }: ProductListScreenProps) {
  const { catalog } = useReads();
  const category = useQuery(catalog.category(categoryId));
  const breadcrumb = useQuery(catalog.breadcrumb(categoryId));
  const children = useQuery({ ...catalog.children(categoryId), throwOnError: false });
  const products = useInfiniteQuery({
    ...catalog.products({ categoryId, sort: search.sort }),
    placeholderData: keepPreviousData,
  });
  useCanonicalName(writtenName, category.data?.slug);
  const { fetchNextPage } = products;
  const handleMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const isMixed = (children.data?.length ?? 0) > 0;
  return (
    <ReadGate query={category} skeleton={<ProductListSkeleton />} hideTime>
      {({ name, slug, itemsCount }) => (
        <section>
          <PageHead
            title={texts.product.listOf(name)}
            description={texts.product.listDescription(name, itemsCount)}
            canonicalPath={`/products/category/${categoryId}/${slug}`}
          />
          {breadcrumb.data && <Breadcrumb items={breadcrumb.data} current={texts.product.here} />}
          <div className={classes.head}>
            <div className={classes.heading}>
              <h1>
                <Name text={name} />
              </h1>
              <p className={classes.facts}>
                <span>{texts.catalog.items(products.data?.pages[0]?.totalCount ?? itemsCount)}</span>
                <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
              </p>
            </div>
            <ProductListToolbar search={search} />
          </div>
          {children.data && <ProductListChips categories={children.data} />}
          <ReadGate query={products} skeleton={<ProductListSkeleton />} hideTime>
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0) return <EmptyList parent={breadcrumb.data?.at(-2)} />;
              return (
                <div className={classes.list} aria-busy={products.isPlaceholderData}>
                  {search.view === 'grid' ? (
                    <ProductGrid items={items} />
                  ) : (
                    <ProductTable
                      items={items}
                      firstCount={pages[0]?.items.length ?? 0}
                      isMixed={isMixed}
                      caption={texts.product.listOf(name)}
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
        </section>
      )}
    </ReadGate>
  );
}

function EmptyList({ parent }: { parent: CategoryCard | undefined }) {
  return (
    <div className={classes.empty} role="status">
      <h2>{texts.product.emptyList}</h2>
      <p>{texts.product.emptyListHint}</p>
      {parent && (
        <Link to="/products/category/$categoryId/$" params={{ categoryId: parent.id, _splat: parent.slug }}>
          {texts.product.toParent(parent.name)}
        </Link>
      )}
    </div>
  );
}

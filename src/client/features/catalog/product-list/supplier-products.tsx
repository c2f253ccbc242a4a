import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { supplierPageTexts } from '../../../parts/suppliers/supplier-page-texts.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { ProductRows } from '../category/category-product-rows.tsx';
import classes from '../category/category-products.module.css';
import { RowsSkeleton } from '../category/category-skeletons.tsx';

const SavedOffers = lazyPart<{ supplierId: string; onRetry: () => void }>(() =>
  import('../saved-list/saved-offers.tsx').then((part) => ({ default: part.SavedOffers })),
);

/** What a supplier offers, a few rows at first. */
export function SupplierProducts({ supplierId }: { supplierId: string }) {
  const reads = useReads();
  const products = useInfiniteQuery(reads.suppliers.products(supplierId));
  return (
    <section aria-labelledby="products">
      <div className={classes.head}>
        <h2 id="products">{supplierPageTexts.products}</h2>
        {products.data?.pages[0]?.items.length ? (
          <>
            <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
            <MoneySwitch />
          </>
        ) : null}
      </div>
      <ReadGate
        query={products}
        skeleton={<RowsSkeleton />}
        hideTime
        unsaved={
          <Suspense>
            <SavedOffers supplierId={supplierId} onRetry={() => void products.refetch()} />
          </Suspense>
        }
      >
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.items);
          if (shown.length === 0) return <Message tone="info">{supplierTexts.noProducts}</Message>;
          return <ProductRows products={shown} hideSupplier />;
        }}
      </ReadGate>
      <ListEnd {...endOf(products)} />
    </section>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { RootContext } from '../../../ui/root-context.ts';
import type { ProductListSearch } from '../product-list-search.ts';
import classes from './product-list-results.module.css';
import { ProductListResults } from './product-list-results.tsx';
import { ProductListToolbar } from './product-list-toolbar.tsx';

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
  return (
    <RootContext value={categoryType}>
      <div className={classes.head}>
        <p className={classes.facts}>
          <MoneySwitch />
          <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
        </p>
        <ProductListToolbar search={search} />
      </div>
      <div id="results" tabIndex={-1}>
        <ProductListResults
          products={products}
          view={search.view}
          sort={search.sort}
          isMixed
          caption={caption}
          empty={<p>{supplierTexts.noProducts}</p>}
          scope={{ supplierId, categoryType, sort: search.sort }}
        />
      </div>
    </RootContext>
  );
}

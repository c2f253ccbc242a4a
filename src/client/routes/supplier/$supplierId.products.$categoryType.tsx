import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { startReads } from '../../data/start-reads.ts';
import { SupplierTypeProducts } from '../../features/catalog/product-list/supplier-type-products.tsx';
import { readListSearch } from '../../features/catalog/product-list-search.ts';
import { SupplierProductsScreen } from '../../features/suppliers/supplier/supplier-products-screen.tsx';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/$supplierId/products/$categoryType')({
  params: {
    parse: ({ supplierId, categoryType }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { supplierId: requireUuid(supplierId), categoryType };
    },
  },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { sort } }) => ({ sort }),
  loader: ({ context: { queryClient, reads }, params: { supplierId, categoryType }, deps: { sort } }) =>
    startReads(queryClient, {
      reads: [reads.suppliers.supplier(supplierId), reads.suppliers.productsOfType(supplierId, categoryType, sort)],
    }),
  staticData: { list: 'products' },
  component: function SupplierProductsRoute() {
    const params = Route.useParams();
    const search = Route.useSearch();
    return (
      <SupplierProductsScreen
        {...params}
        renderList={(caption) => <SupplierTypeProducts {...params} search={search} caption={caption} />}
      />
    );
  },
});

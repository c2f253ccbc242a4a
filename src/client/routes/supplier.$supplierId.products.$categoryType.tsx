import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../core/category-types.ts';
import { requireUuid } from '../canonical.ts';
import { readListSearch } from '../features/catalog/product-list-search.ts';
import { SupplierTypeProducts } from '../features/catalog/supplier-type-products.tsx';
import { SupplierProductsScreen } from '../features/suppliers/supplier-products-screen.tsx';
import { startReads } from '../start-reads.ts';

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
    startReads(queryClient, [
      reads.suppliers.supplier(supplierId),
      reads.suppliers.productsOfType(supplierId, categoryType, sort),
    ]),
  staticData: { isKept: true },
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

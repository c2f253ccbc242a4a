import { createFileRoute } from '@tanstack/react-router';
import { startListReads } from '../../features/catalog/category-list/list-reads.ts';
import { ProductListScreen } from '../../features/catalog/category-list/product-list-screen.tsx';
import { readListSearch } from '../../features/catalog/product-list-search.ts';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/products/category/$categoryId/supplier/$supplierId')({
  params: {
    parse: ({ categoryId, supplierId }) => ({
      categoryId: requireUuid(categoryId),
      supplierId: requireUuid(supplierId),
    }),
  },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { sort, filters } }) => ({ sort, filters }),
  loader: ({ context, params, deps }) => startListReads(context, params, deps),
  staticData: { list: 'products' },
  component: function SupplierProductListRoute() {
    return <ProductListScreen {...Route.useParams()} search={Route.useSearch()} />;
  },
});

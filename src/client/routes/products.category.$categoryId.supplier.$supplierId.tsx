import { createFileRoute } from '@tanstack/react-router';
import { requireUuid } from '../canonical.ts';
import { startListReads } from '../features/catalog/list-reads.ts';
import { ProductListScreen } from '../features/catalog/product-list-screen.tsx';
import { readListSearch } from '../features/catalog/product-list-search.ts';

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
  staticData: { isKept: true },
  component: function SupplierProductListRoute() {
    return <ProductListScreen {...Route.useParams()} search={Route.useSearch()} />;
  },
});

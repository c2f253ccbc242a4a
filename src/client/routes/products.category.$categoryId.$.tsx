import { createFileRoute } from '@tanstack/react-router';
import { redirectToName, requireUuid } from '../canonical.ts';
import { ProductListScreen } from '../features/catalog/product-list-screen.tsx';
import { readListSearch } from '../features/catalog/product-list-search.ts';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/products/category/$categoryId/$')({
  params: { parse: ({ categoryId, _splat }) => ({ categoryId: requireUuid(categoryId), _splat }) },
  validateSearch: readListSearch,
  loaderDeps: ({ search: { sort } }) => ({ sort }),
  loader: async ({ context: { queryClient, reads }, params: { categoryId, _splat }, deps: { sort } }) => {
    const category = reads.catalog.category(categoryId);
    const started = startReads(queryClient, [
      category,
      reads.catalog.breadcrumb(categoryId),
      reads.catalog.children(categoryId),
      reads.catalog.products({ categoryId, sort }),
    ]);
    if (!started) return;
    await started;
    redirectToName(_splat, queryClient.getQueryData(category.queryKey)?.slug);
  },
  component: function ProductListRoute() {
    const { categoryId, _splat } = Route.useParams();
    return <ProductListScreen categoryId={categoryId} writtenName={_splat} search={Route.useSearch()} />;
  },
});

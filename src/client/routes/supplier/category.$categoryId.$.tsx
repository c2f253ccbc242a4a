import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { CategorySuppliersScreen } from '../../features/suppliers/category-suppliers/category-suppliers-screen.tsx';
import { readCategorySuppliersSearch } from '../../features/suppliers/directory/directory-search.ts';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/supplier/category/$categoryId/$')({
  params: { parse: ({ categoryId, _splat }) => ({ categoryId: requireUuid(categoryId), _splat }) },
  validateSearch: readCategorySuppliersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, reads }, params: { categoryId, _splat }, deps: { order } }) => {
    const category = reads.catalog.category(categoryId);
    return startReads(queryClient, {
      reads: [category, reads.suppliers.inCategory(categoryId, order ?? 'items')],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(category.queryKey)?.slug),
    });
  },
  staticData: { list: 'suppliers' },
  component: function CategorySuppliersRoute() {
    const { categoryId, _splat } = Route.useParams();
    return <CategorySuppliersScreen categoryId={categoryId} written={_splat} order={Route.useSearch().order} />;
  },
});

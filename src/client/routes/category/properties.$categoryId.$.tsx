import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { CategoryPropertiesScreen } from '../../features/catalog/property/category-properties-screen.tsx';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/category/properties/$categoryId/$')({
  params: { parse: ({ categoryId, _splat }) => ({ categoryId: requireUuid(categoryId), _splat }) },
  loader: ({ context: { queryClient, reads }, params: { categoryId, _splat } }) => {
    const category = reads.catalog.category(categoryId);
    return startReads(queryClient, {
      reads: [
        category,
        reads.catalog.breadcrumb(categoryId),
        reads.catalog.children(categoryId),
        reads.catalog.properties(categoryId),
      ],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(category.queryKey)?.slug),
    });
  },
  component: function CategoryPropertiesRoute() {
    const { categoryId, _splat } = Route.useParams();
    return <CategoryPropertiesScreen categoryId={categoryId} writtenName={_splat} />;
  },
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../core/category-types.ts';
import { startReads } from '../data/start-reads.ts';
import { CategoryContentsScreen } from '../features/catalog/category/category-contents-screen.tsx';
import { redirectToName, requireUuid } from '../router/canonical.ts';

export const Route = createFileRoute('/category/contents/$categoryType/$categoryId/$')({
  params: {
    parse: ({ categoryType, categoryId, _splat }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType, categoryId: requireUuid(categoryId), _splat };
    },
  },
  loader: ({ context: { queryClient, reads }, params: { categoryType, categoryId, _splat } }) => {
    const category = reads.catalog.category(categoryId);
    return startReads(queryClient, {
      reads: [category, reads.catalog.breadcrumb(categoryId)],
      onServer: () => {
        const found = queryClient.getQueryData(category.queryKey);
        if (found?.categoryType !== categoryType) throw notFound();
        redirectToName(_splat, found.slug);
      },
    });
  },
  component: function CategoryContentsRoute() {
    const { categoryType, categoryId, _splat } = Route.useParams();
    return <CategoryContentsScreen categoryType={categoryType} categoryId={categoryId} writtenName={_splat} />;
  },
});

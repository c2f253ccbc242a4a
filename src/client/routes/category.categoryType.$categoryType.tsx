import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../core/category-types.ts';
import { CategoryTypeScreen } from '../features/catalog/category-type-screen.tsx';
import { startReads } from '../start-reads.ts';

export const Route = createFileRoute('/category/categoryType/$categoryType')({
  params: {
    parse: ({ categoryType }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType };
    },
  },
  loader: ({ context: { queryClient, reads }, params }) =>
    startReads(queryClient, [reads.catalog.menuOf(params.categoryType)]),
  component: function CategoryTypeRoute() {
    return <CategoryTypeScreen categoryType={Route.useParams().categoryType} />;
  },
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { startReads } from '../../data/start-reads.ts';
import { CategoryTypeScreen } from '../../features/catalog/category/category-type-screen.tsx';

export const Route = createFileRoute('/category/categoryType/$categoryType')({
  params: {
    parse: ({ categoryType }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType };
    },
  },
  loader: ({ context: { queryClient, reads }, params }) =>
    startReads(queryClient, { reads: [reads.catalog.menuOf(params.categoryType)] }),
  component: function CategoryTypeRoute() {
    return <CategoryTypeScreen categoryType={Route.useParams().categoryType} />;
  },
});

import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/category/contents/$categoryType/$categoryId/$')({
  params: {
    parse: ({ categoryType, categoryId, _splat }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType, categoryId: requireUuid(categoryId), _splat };
    },
  },
  codeSplitGroupings: [],
  loader: async (visited) => (await import('../-contents-pages.tsx')).loadCategoryContents(visited),
  component: lazyRouteComponent(() => import('../-contents-pages.tsx'), 'CategoryContentsPage'),
});

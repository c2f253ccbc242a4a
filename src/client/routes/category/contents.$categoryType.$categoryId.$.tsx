import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isCategoryType } from '../../../core/catalog/category-types.ts';
import { startReads } from '../../data/start-reads.ts';
import { CategoryContentsScreen } from '../../features/catalog/category/contents/category-contents-screen.tsx';
import { ContentList } from '../../features/content/list/content-list.tsx';
import { contentReadsOf } from '../../features/content/queries.ts';
import { redirectToName, requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/category/contents/$categoryType/$categoryId/$')({
  params: {
    parse: ({ categoryType, categoryId, _splat }) => {
      if (!isCategoryType(categoryType)) throw notFound();
      return { categoryType, categoryId: requireUuid(categoryId), _splat };
    },
  },
  loader: ({ context: { api, queryClient, reads }, params: { categoryType, categoryId, _splat } }) => {
    const category = reads.catalog.category(categoryId);
    return startReads(queryClient, {
      reads: [category, reads.catalog.breadcrumb(categoryId), contentReadsOf(api).list({ categoryId })],
      onServer: () => {
        const found = queryClient.getQueryData(category.queryKey);
        if (found?.categoryType !== categoryType) throw notFound();
        redirectToName(_splat, found.slug);
      },
    });
  },
  component: function CategoryContentsRoute() {
    const { categoryType, categoryId, _splat } = Route.useParams();
    const contents = (none: ReactNode) => <ContentList key={categoryId} of={{ categoryId }} none={none} />;
    return <CategoryContentsScreen {...{ categoryType, categoryId, contents }} writtenName={_splat} />;
  },
});

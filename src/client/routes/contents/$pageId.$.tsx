import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { contentReadsOf } from '../../features/content/queries.ts';
import { redirectToName, requireUuid } from '../../router/canonical.ts';
import { ArticlePage } from './-article-page.tsx';

export const Route = createFileRoute('/contents/$pageId/$')({
  params: { parse: ({ pageId, _splat }) => ({ pageId: requireUuid(pageId), _splat }) },
  loader: ({ context: { api, queryClient }, params: { pageId, _splat } }) => {
    const page = contentReadsOf(api).page(pageId);
    return startReads(queryClient, {
      reads: [page],
      extras: [contentReadsOf(api).tree()],
      onServer: () => redirectToName(_splat, queryClient.getQueryData(page.queryKey)?.slug),
    });
  },
  component: function ArticleRoute() {
    const { pageId, _splat = '' } = Route.useParams();
    return <ArticlePage key={pageId} pageId={pageId} written={_splat} />;
  },
});

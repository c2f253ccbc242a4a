import { createFileRoute, redirect } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { contentReadsOf } from '../../features/content/queries.ts';
import { redirectToName, requireUuid } from '../../router/canonical.ts';
import { objectTarget } from '../../router/object-target.ts';
import { FramedArticle } from './-article-page.tsx';

export const Route = createFileRoute('/contents/$pageId/supplier/$supplierId/$')({
  params: {
    parse: ({ pageId, supplierId, _splat }) => ({
      pageId: requireUuid(pageId),
      supplierId: requireUuid(supplierId),
      _splat,
    }),
  },
  loader: ({ context: { api, queryClient, reads }, params: { pageId, supplierId, _splat } }) => {
    const page = contentReadsOf(api).page(pageId);
    return startReads(queryClient, {
      reads: [page, reads.suppliers.supplier(supplierId)],
      extras: [contentReadsOf(api).tree()],
      onServer: () => {
        const found = queryClient.getQueryData(page.queryKey);
        if (found && found.supplier?.id !== supplierId)
          throw redirect({ ...objectTarget('page', found.id, found.slug), statusCode: 301 });
        redirectToName(_splat, found?.slug);
      },
    });
  },
  component: function FramedArticleRoute() {
    const { pageId, supplierId, _splat = '' } = Route.useParams();
    return <FramedArticle key={pageId} pageId={pageId} supplierId={supplierId} written={_splat} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { TypeScreen } from '../../features/content/list/list-screen.tsx';
import { contentReadsOf } from '../../features/content/queries.ts';
import { requireUuid } from '../../router/canonical.ts';

export const Route = createFileRoute('/contents/$contentTypeId')({
  params: { parse: ({ contentTypeId }) => ({ contentTypeId: requireUuid(contentTypeId) }) },
  loader: ({ context: { api, queryClient }, params: { contentTypeId } }) => {
    const reads = contentReadsOf(api);
    return startReads(queryClient, {
      reads: [reads.path(contentTypeId), reads.list({ contentTypeId })],
      extras: [reads.tree()],
    });
  },
  component: function TypeRoute() {
    const { contentTypeId } = Route.useParams();
    return <TypeScreen key={contentTypeId} contentTypeId={contentTypeId} />;
  },
});

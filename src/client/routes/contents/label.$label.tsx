import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { LabelScreen } from '../../features/content/list/list-screen.tsx';
import { contentReadsOf } from '../../features/content/queries.ts';

export const Route = createFileRoute('/contents/label/$label')({
  loader: ({ context: { api, queryClient }, params: { label } }) =>
    startReads(queryClient, { reads: [contentReadsOf(api).list({ label })], extras: [contentReadsOf(api).tree()] }),
  component: function LabelRoute() {
    const { label } = Route.useParams();
    return <LabelScreen key={label} written={label} />;
  },
});

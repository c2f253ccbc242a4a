import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../../data/start-reads.ts';
import { AllContentsScreen } from '../../features/content/list/list-screen.tsx';
import { contentReadsOf } from '../../features/content/queries.ts';

export const Route = createFileRoute('/contents/')({
  loader: ({ context: { api, queryClient } }) =>
    startReads(queryClient, { reads: [contentReadsOf(api).list({})], extras: [contentReadsOf(api).tree()] }),
  component: AllContentsScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { HowItWorkScreen } from '../features/content/how-it-work/how-it-work-screen.tsx';
import { contentReadsOf } from '../features/content/queries.ts';

export const Route = createFileRoute('/how-it-work')({
  loader: ({ context: { api, queryClient } }) =>
    startReads(queryClient, { reads: [contentReadsOf(api).named('how-it-work')] }),
  component: HowItWorkScreen,
});

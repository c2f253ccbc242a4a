import { createFileRoute } from '@tanstack/react-router';
import { startReads } from '../data/start-reads.ts';
import { FaqScreen } from '../features/content/faq/faq-screen.tsx';
import { faqReads } from '../features/content/faq/queries.ts';

export const Route = createFileRoute('/faq')({
  loader: ({ context: { api, queryClient } }) =>
    startReads(queryClient, { reads: [faqReads(api).groups()], extras: [faqReads(api).mostVisited()] }),
  component: FaqScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { userVisitsReads } from '../../features/visits/user-history/queries.ts';
import { HomePage } from './-home-page.tsx';

export const Route = createFileRoute('/profile/')({
  loader: ({ context }) => startOwnReads(context, (api) => [userVisitsReads(api).ofType('product')]),
  component: HomePage,
});

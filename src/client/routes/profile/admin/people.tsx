import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { waitingReads } from '../../../parts/account/waiting/queries.ts';
import { PeoplePage } from '../-people-page.tsx';

export const Route = createFileRoute('/profile/admin/people')({
  loader: ({ context }) => startOwnReads(context, (api) => [waitingReads(api).ofOperator()]),
  component: PeoplePage,
});

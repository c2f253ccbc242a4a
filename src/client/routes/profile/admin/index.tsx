import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { AdminHome } from '../../../features/profile/admin-home.tsx';
import { waitingReads } from '../../../parts/account/waiting/queries.ts';

export const Route = createFileRoute('/profile/admin/')({
  loader: ({ context }) => startOwnReads(context, (api) => [waitingReads(api).ofOperator()]),
  component: AdminHome,
});

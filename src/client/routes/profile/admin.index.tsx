import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { adminReads } from '../../features/merchants/admin/queries.ts';
import { AdminPage } from './-admin-page.tsx';

export const Route = createFileRoute('/profile/admin/')({
  loader: ({ context }) => startOwnReads(context, (api) => [adminReads(api).merchants('waitingConfirm')]),
  component: AdminPage,
});

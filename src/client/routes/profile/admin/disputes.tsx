import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { DisputesScreen } from '../../../features/trade/disputes/disputes-screen.tsx';
import { tradeReads } from '../../../features/trade/queries.ts';

export const Route = createFileRoute('/profile/admin/disputes')({
  loader: ({ context }) => startOwnReads(context, (api) => [tradeReads(api).disputes()]),
  component: DisputesScreen,
});

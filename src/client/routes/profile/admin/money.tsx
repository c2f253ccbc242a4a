import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { MoneyScreen } from '../../../features/money/money-screen.tsx';
import { moneyReads } from '../../../features/money/queries.ts';

export const Route = createFileRoute('/profile/admin/money')({
  loader: ({ context }) =>
    startOwnReads(context, (api) => {
      const { overview, payouts, adjustments, attempts } = moneyReads(api);
      return [overview(), payouts(), adjustments(), attempts()];
    }),
  component: MoneyScreen,
});

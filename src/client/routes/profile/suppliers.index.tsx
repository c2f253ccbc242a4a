import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { agentReads } from '../../features/account/agents/queries.ts';
import { MerchantsScreen } from '../../features/account/merchants/merchants-screen.tsx';
import { merchantReads } from '../../features/account/merchants/queries.ts';
import { sellingReads } from '../../features/account/selling/queries.ts';

export const Route = createFileRoute('/profile/suppliers/')({
  loader: ({ context }) =>
    startOwnReads(context, (api) => [merchantReads(api).mine(), agentReads(api).own(), sellingReads(api).suppliers()]),
  component: MerchantsScreen,
});

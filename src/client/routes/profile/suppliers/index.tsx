import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { MerchantsScreen } from '../../../features/merchants/merchants-screen.tsx';
import { merchantReads } from '../../../parts/account/merchants/queries.ts';
import { sellingReads } from '../../../parts/selling/queries.ts';

export const Route = createFileRoute('/profile/suppliers/')({
  loader: ({ context }) =>
    startOwnReads(context, (api) => [
      merchantReads(api).mine(),
      merchantReads(api).agencies(),
      sellingReads(api).suppliers(),
    ]),
  component: MerchantsScreen,
});

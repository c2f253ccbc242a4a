import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { PublishingScreen } from '../../../features/merchants/publishing/publishing-screen.tsx';
import { publishingReads } from '../../../features/merchants/publishing/queries.ts';
import { merchantReads } from '../../../parts/account/merchants/queries.ts';

export const Route = createFileRoute('/profile/suppliers/merchants/$merchantId')({
  loader: ({ context, params: { merchantId } }) =>
    startOwnReads(context, (api) => [
      merchantReads(api).mine(),
      publishingReads(api).membership(merchantId),
      publishingReads(api).legalForm(merchantId),
    ]),
  component: function PublishingRoute() {
    const { merchantId } = Route.useParams();
    return <PublishingScreen key={merchantId} merchantId={merchantId} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { OffersScreen } from '../../../features/selling/offers-screen.tsx';
import { sellingReads } from '../../../parts/selling/queries.ts';

export const Route = createFileRoute('/profile/suppliers/$supplierId/')({
  loader: ({ context, params }) =>
    startOwnReads(context, (api) => [sellingReads(api).suppliers(), sellingReads(api).offers(params.supplierId, '')]),
  component: function OffersRoute() {
    const { supplierId } = Route.useParams();
    return <OffersScreen key={supplierId} supplierId={supplierId} />;
  },
});

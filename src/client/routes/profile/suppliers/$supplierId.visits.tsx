import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { sellingReads } from '../../../parts/selling/queries.ts';
import { SupplierVisitsPage } from './-supplier-visits-page.tsx';

export const Route = createFileRoute('/profile/suppliers/$supplierId/visits')({
  loader: ({ context, params }) =>
    startOwnReads(context, (api) => [sellingReads(api).suppliers(), sellingReads(api).offers(params.supplierId, '')]),
  component: function SupplierVisitsRoute() {
    const { supplierId } = Route.useParams();
    return <SupplierVisitsPage key={supplierId} supplierId={supplierId} />;
  },
});

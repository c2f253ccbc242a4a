import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { pageReads } from '../../../features/supplier-page/queries.ts';
import { sellingReads } from '../../../parts/selling/queries.ts';
import { OwnSupplierPage } from './-own-supplier-page.tsx';

export const Route = createFileRoute('/profile/suppliers/$supplierId/page')({
  loader: ({ context, params }) =>
    startOwnReads(context, (api) => [sellingReads(api).suppliers(), pageReads(api).page(params.supplierId)]),
  component: function OwnPageRoute() {
    const { supplierId } = Route.useParams();
    return <OwnSupplierPage key={supplierId} supplierId={supplierId} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ImportsScreen } from '../../../features/imports/imports-screen.tsx';
import { importReads } from '../../../features/imports/queries.ts';

export const Route = createFileRoute('/profile/suppliers/$supplierId/imports/')({
  loader: ({ context, params }) => startOwnReads(context, (api) => [importReads(api).list(params.supplierId)]),
  component: function PriceFilesRoute() {
    const { supplierId } = Route.useParams();
    return <ImportsScreen key={supplierId} supplierId={supplierId} />;
  },
});

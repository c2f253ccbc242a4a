import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ImportScreen } from '../../../features/imports/import-screen.tsx';
import { importReads } from '../../../features/imports/queries.ts';

export const Route = createFileRoute('/profile/admin/imports/$importId')({
  loader: ({ context, params }) => startOwnReads(context, (api) => [importReads(api).one(params.importId)]),
  component: function ImportRoute() {
    const { importId } = Route.useParams();
    return <ImportScreen key={importId} importId={importId} supplierId={null} />;
  },
});

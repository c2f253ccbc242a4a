import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ImportsScreen } from '../../../features/imports/imports-screen.tsx';
import { importReads } from '../../../features/imports/queries.ts';

export const Route = createFileRoute('/profile/admin/imports/')({
  loader: ({ context }) => startOwnReads(context, (api) => [importReads(api).list(null)]),
  component: function ImportsRoute() {
    return <ImportsScreen supplierId={null} />;
  },
});

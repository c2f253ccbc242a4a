import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { ContentsScreen } from '../../../features/content/editor/contents-screen.tsx';
import { ownContentReads } from '../../../features/content/editor/queries.ts';

export const Route = createFileRoute('/profile/suppliers/$supplierId/contents/')({
  loader: ({ context, params }) => startOwnReads(context, (api) => [ownContentReads(api).list(params.supplierId)]),
  component: function OwnContentsRoute() {
    const { supplierId } = Route.useParams();
    return <ContentsScreen key={supplierId} supplierId={supplierId} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../../data/session/start-own-reads.ts';
import { EditorScreen } from '../../../features/content/editor/editor-screen.tsx';
import { ownContentReads } from '../../../features/content/editor/queries.ts';

export const Route = createFileRoute('/profile/suppliers/$supplierId/contents/$pageId')({
  loader: ({ context, params }) => startOwnReads(context, (api) => [ownContentReads(api).page(params.pageId)]),
  component: function OwnContentRoute() {
    const { supplierId, pageId } = Route.useParams();
    return <EditorScreen key={pageId} pageId={pageId} supplierId={supplierId} />;
  },
});

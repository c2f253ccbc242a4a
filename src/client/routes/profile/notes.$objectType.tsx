import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { notesRead } from '../../features/keep/notes/queries.ts';
import { NotesScreen } from '../../features/keep/pages/notes-screen.tsx';
import { requireObjectType } from '../../router/canonical.ts';

export const Route = createFileRoute('/profile/notes/$objectType')({
  params: { parse: requireObjectType },
  loader: ({ context }) => startOwnReads(context, (api) => [notesRead(api)]),
  component: function NotesRoute() {
    const { objectType } = Route.useParams();
    return <NotesScreen type={objectType} />;
  },
});

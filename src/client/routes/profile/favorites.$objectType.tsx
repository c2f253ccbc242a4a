import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { favoritesRead } from '../../features/keep/favorites/queries.ts';
import { FavoritesScreen } from '../../features/keep/pages/favorites-screen.tsx';
import { requireObjectType } from '../../router/canonical.ts';

export const Route = createFileRoute('/profile/favorites/$objectType')({
  params: { parse: requireObjectType },
  loader: ({ context }) => startOwnReads(context, (api) => [favoritesRead(api)]),
  component: function FavoritesRoute() {
    const { objectType } = Route.useParams();
    return <FavoritesScreen type={objectType} />;
  },
});

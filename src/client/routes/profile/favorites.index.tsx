import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { favoritesRead } from '../../features/keep/favorites/queries.ts';
import { FavoritesScreen } from '../../features/keep/pages/favorites-screen.tsx';

export const Route = createFileRoute('/profile/favorites/')({
  loader: ({ context }) => startOwnReads(context, (api) => [favoritesRead(api)]),
  component: FavoritesScreen,
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Also for who is not signed in: packs belong to the device. */
export const Route = createFileRoute('/users/packs')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-profile-pages.tsx'), 'PacksScreen'),
});

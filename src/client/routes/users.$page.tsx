import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** What the device stores, also of who is not signed in. One route: each costs every first load a hundred bytes. */
export const Route = createFileRoute('/users/$page')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-profile-pages.tsx'), 'DevicePages'),
});

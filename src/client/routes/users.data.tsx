import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Also for who is not signed in: it is about the device. */
export const Route = createFileRoute('/users/data')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-profile-pages.tsx'), 'DeviceDataScreen'),
});

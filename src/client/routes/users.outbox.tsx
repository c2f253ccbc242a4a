import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Also for who is not signed in: what they wrote waits on this device. */
export const Route = createFileRoute('/users/outbox')({
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-profile-pages.tsx'), 'OutboxScreen'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/**
 * The pages of the signed-in user: one route, so that the first load of a public page has neither their guard nor their
 * addresses.
 */
export const Route = createFileRoute('/profile/$')({
  beforeLoad: async (visited) => (await import('../features/account/require-sign-in.ts')).requireSignIn(visited),
  codeSplitGroupings: [],
  component: lazyRouteComponent(() => import('./-profile-pages.tsx'), 'ProfilePages'),
});

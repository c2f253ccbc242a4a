import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/**
 * Every address that no other route has: pages of contents, or none. One route, so that the first load of other pages has
 * neither their loaders nor their addresses.
 */
export const Route = createFileRoute('/$')({
  codeSplitGroupings: [],
  loader: async (visited) => (await import('./-content-pages.tsx')).loadContentPage(visited),
  component: lazyRouteComponent(() => import('./-content-pages.tsx'), 'ContentPages'),
});

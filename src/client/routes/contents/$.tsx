import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

/** Contents: one route, so that the first load of other pages has neither their loaders nor their addresses. */
export const Route = createFileRoute('/contents/$')({
  codeSplitGroupings: [],
  loader: async (visited) => (await import('../-contents-pages.tsx')).loadContents(visited),
  component: lazyRouteComponent(() => import('../-contents-pages.tsx'), 'ContentsPages'),
});

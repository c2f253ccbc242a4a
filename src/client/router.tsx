import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './features/errors/error-screen.tsx';
import { NotFoundScreen } from './features/errors/not-found-screen.tsx';
import type { Reads } from './reads.ts';
import { routeTree } from './route-tree.gen.ts';
import { PendingScreen } from './ui/pending-screen.tsx';

export type RouterContext = { queryClient: QueryClient; reads: Reads };

export function createAppRouter(context: RouterContext) {
  const isBrowser = typeof document !== 'undefined';
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: isBrowser,
    trailingSlash: 'never',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

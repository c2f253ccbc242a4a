import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { keepMatches } from '../router/keep-matches.ts';
import { limitPreloads } from '../router/limit-preloads.ts';
import type { RouterContext } from '../routes/-context.ts';
import { PendingScreen } from '../ui/pending-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A pointer that only passes over a dense list of links asks for nothing. */
const PRELOAD_DELAY_MS = 80;

/** @param given without `siteUrl` the site is where the document came from */
export function createAppRouter(given: Omit<RouterContext, 'siteUrl'> & Partial<RouterContext>) {
  const isBrowser = typeof document !== 'undefined';
  const context: RouterContext = { siteUrl: isBrowser ? location.origin : '', ...given };
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
    // Freshness is the query client's business.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: isBrowser,
    trailingSlash: 'never',
  });
  limitPreloads(router);
  if (isBrowser) keepMatches(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

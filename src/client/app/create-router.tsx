import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { NotFoundScreen } from '../features/errors/not-found-screen.tsx';
import { whenIdle } from '../offline/idle.ts';
import { pageReads, watchPageReads } from '../offline/saved-reads/page-reads.ts';
import { keepEarlyScroll } from '../router/arrival.ts';
import { keepMatches } from '../router/keep-matches.ts';
import { limitPreloads } from '../router/limit-preloads.ts';
import type { RouterContext } from '../routes/-context.ts';
import type { HelpProps } from '../ui/help-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PendingScreen } from '../ui/load/pending-screen.tsx';
import type { ObjectControlsProps } from '../ui/object-controls.tsx';
import { routeTree } from './route-tree.gen.ts';

/** A pointer that crosses a dense list of links prefetches nothing. */
const PRELOAD_DELAY_MS = 80;

/** What a user keeps of an object comes after what the object is. */
const KEEP_LATEST_MS = 2_000;

const ObjectControls = lazyPart<ObjectControlsProps>(
  () => new Promise((resolve) => whenIdle(() => resolve(import('../features/keep/keep-control.tsx')), KEEP_LATEST_MS)),
);

const Help = lazyPart<HelpProps>(
  () =>
    new Promise((resolve) =>
      whenIdle(() => resolve(import('../features/content/help/help-control.tsx')), KEEP_LATEST_MS),
    ),
);

type Own = 'siteUrl' | 'shownPath' | 'ObjectControls' | 'Help';

/** @param given `siteUrl` defaults to the document's origin */
export function createAppRouter(given: Omit<RouterContext, Own> & Partial<RouterContext>) {
  const isBrowser = typeof document !== 'undefined';
  const context: RouterContext = {
    ObjectControls,
    Help,
    siteUrl: isBrowser ? location.origin : '',
    shownPath: () => router.state.resolvedLocation?.pathname,
    ...given,
  };
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
    // The query client decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: isBrowser && keepEarlyScroll(),
    trailingSlash: 'never',
  });
  limitPreloads(router);
  if (isBrowser) {
    keepMatches(router);
    watchPageReads(context.queryClient);
    router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && pageReads.clear());
  }
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/**
 * Everything we use of TanStack Router beyond its documented API. The test of the same name fails when the library
 * changes one of these.
 */
import { type AnyRouter, Match, type ParsedLocation } from '@tanstack/react-router';

/** Result of a load on the server. */
export type ServerResult = { kind: 'redirect'; status: number; location: string } | { kind: 'page'; status: number };

/** `_serverResult`: on the server, after `load`. */
export function serverResultOf(router: Pick<AnyRouter, '_serverResult'>): ServerResult {
  const result = router._serverResult;
  if (result?.type !== 'redirect') return { kind: 'page', status: result?.status ?? 200 };
  const { headers, status } = result.redirect;
  return { kind: 'redirect', status, location: headers.get('location') ?? '/' };
}

/** `ssr`: hydrates the server's tree, which lacks the Suspense boundary of a client-only start. */
export function expectServerTree(router: Pick<AnyRouter, 'ssr'>): void {
  router.ssr = { manifest: undefined };
}

/** `stores.getMatchStore`: the last match of a route stays readable after another route replaces it. */
export function keepLastMatch(router: Pick<AnyRouter, 'stores'>, routeId: string): void {
  const store = router.stores.getMatchStore(routeId) as { get(): unknown; set(next: unknown): void };
  const set = store.set.bind(store);
  store.set = (next) => {
    const match = typeof next === 'function' ? next(store.get()) : next;
    if (match !== undefined) set(match);
  };
}

/** `Match`: renders a route from its last match, whether it is the current route or not. */
export const RouteMatch = Match;

/** `state.__TSR_key`: whether both are the same history entry, even if its URL was replaced. */
export const isSameEntry = (one: Pick<ParsedLocation, 'state'>, other: Pick<ParsedLocation, 'state'>): boolean =>
  one.state.__TSR_key === other.state.__TSR_key;

/** `latestLocation`: the current URL, or the target of the current navigation. */
export const targetHref = (router: Pick<AnyRouter, 'history' | 'latestLocation'>): string =>
  router.history.createHref(router.latestLocation.href);

export interface PreloadingRouter<Options, Answer> {
  /** Undefined: nothing was loaded. */
  preloadRoute(options: Options): Promise<Answer | undefined>;
}

/** `preloadRoute`: as a link does on intent; throws nothing. */
export const preloadPage = (router: Pick<AnyRouter, 'preloadRoute'>, href: string): Promise<unknown> =>
  router.preloadRoute({ to: href }).catch(() => undefined);

/** `preloadRoute`: links call it as a method, so `around` can delay each preload. */
export function wrapPreloads<Options, Answer>(
  router: PreloadingRouter<Options, Answer>,
  around: (preload: () => Promise<Answer | undefined>) => Promise<Answer | undefined>,
): void {
  const preload = router.preloadRoute.bind(router);
  router.preloadRoute = (options) => around(() => preload(options));
}

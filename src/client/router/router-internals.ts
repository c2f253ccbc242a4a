/**
 * All that we use of TanStack Router beyond its documented interface. The test of the same name fails when the library
 * changes one of these.
 */
import { type AnyRouter, Match, type ParsedLocation } from '@tanstack/react-router';

/** What a load on the server came to. */
export type ServerResult = { kind: 'redirect'; status: number; location: string } | { kind: 'page'; status: number };

/** `_serverResult`: on the server, after `load`. */
export function serverResultOf(router: Pick<AnyRouter, '_serverResult'>): ServerResult {
  const result = router._serverResult;
  if (result?.type !== 'redirect') return { kind: 'page', status: result?.status ?? 200 };
  const { headers, status } = result.redirect;
  return { kind: 'redirect', status, location: headers.get('location') ?? '/' };
}

/** `ssr`: the tree to hydrate is the server's, without the Suspense that a start from nothing has around it. */
export function expectServerTree(router: Pick<AnyRouter, 'ssr'>): void {
  router.ssr = { manifest: undefined };
}

/** `stores.getMatchStore`: a route's last match stays readable when another route takes its place. */
export function keepLastMatch(router: Pick<AnyRouter, 'stores'>, routeId: string): void {
  const store = router.stores.getMatchStore(routeId) as { get(): unknown; set(next: unknown): void };
  const set = store.set.bind(store);
  store.set = (next) => {
    const match = typeof next === 'function' ? next(store.get()) : next;
    if (match !== undefined) set(match);
  };
}

/** `Match` by a route's id: draws the route from its last match, shown or not. */
export const RouteMatch = Match;

/** `state.__TSR_key`: whether both are the same entry of the history, whatever its address is. */
export const isSameEntry = (one: Pick<ParsedLocation, 'state'>, other: Pick<ParsedLocation, 'state'>): boolean =>
  one.state.__TSR_key === other.state.__TSR_key;

/** `latestLocation`: the address that is open, or that a navigation under way leads to. */
export const targetHref = (router: Pick<AnyRouter, 'history' | 'latestLocation'>): string =>
  router.history.createHref(router.latestLocation.href);

export interface PreloadingRouter<Options, Answer> {
  preloadRoute(options: Options): Promise<Answer>;
}

/** `preloadRoute`: links call it as a method, so `around` decides when each of their preloads starts. */
export function wrapPreloads<Options, Answer>(
  router: PreloadingRouter<Options, Answer>,
  around: (preload: () => Promise<Answer>) => Promise<Answer>,
): void {
  const preload = router.preloadRoute.bind(router);
  router.preloadRoute = (options) => around(() => preload(options));
}

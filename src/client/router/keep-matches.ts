import type { AnyRouter } from '@tanstack/react-router';

type MatchStore = { get(): unknown; set(next: unknown): void };

/** The router forgets what a page was matched with when another comes; a page that is kept behind it goes on reading that. */
export function keepMatches(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) {
    if (!route.options.staticData?.isKept) continue;
    const store = router.stores.getMatchStore(route.id) as MatchStore;
    const set = store.set.bind(store);
    store.set = (next) => {
      const match = typeof next === 'function' ? next(store.get()) : next;
      if (match !== undefined) set(match);
    };
  }
}

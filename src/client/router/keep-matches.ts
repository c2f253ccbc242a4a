import type { AnyRouter } from '@tanstack/react-router';
import { keepLastMatch } from './router-internals.ts';

/** The router forgets what a page was matched with when another comes; a page that is kept behind it goes on reading that. */
export function keepMatches(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) {
    if (route.options.staticData?.isKept) keepLastMatch(router, route.id);
  }
}

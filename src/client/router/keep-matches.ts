import type { AnyRouter } from '@tanstack/react-router';
import { keepLastMatch } from './router-internals.ts';

/** The router drops the match of a page when another one opens; a page that stays mounted still needs its own. */
export function keepMatches(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) {
    if (route.options.staticData?.list) keepLastMatch(router, route.id);
  }
}

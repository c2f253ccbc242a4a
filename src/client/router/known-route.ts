import type { AnyRouter } from '@tanstack/react-router';

const CATCH_ALL_ID = '/$';

/** Whether a page of this site stands at the path: entries of the menu whose page does not exist are not shown. */
export function isKnownRoute(router: Pick<AnyRouter, 'getMatchedRoutes'>, path: string): boolean {
  const [branch, params, found] = router.getMatchedRoutes(path);
  if (found === undefined || found.id === CATCH_ALL_ID) return false;
  try {
    // A route refuses parameters that it has no page for.
    for (const route of branch) route.options.params?.parse?.(params);
    return true;
  } catch {
    return false;
  }
}

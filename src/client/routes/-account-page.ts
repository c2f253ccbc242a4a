import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A page of the signed-in user. All are in one chunk: as several they would count as sharers of what they import, and draw
 * it into every first load.
 */
export const accountPage = (name: keyof typeof import('../features/account/account-pages.ts')) =>
  lazyRouteComponent(() => import('../features/account/account-pages.ts'), name);

import type { AnyRouter } from '@tanstack/react-router';

/**
 * A page's address with only the parameters that its routes read (`validateSearch`), in one order and form. The others,
 * such as those of campaigns, change nothing on the page: the server draws it once for all of them.
 */
export function pageAddress(
  { options, getMatchedRoutes }: Pick<AnyRouter, 'options' | 'getMatchedRoutes'>,
  path: string,
): string {
  const [pathname = '', query] = path.split(/\?(.*)/s);
  if (!query) return pathname;
  const written = options.parseSearch(query);
  const known: Record<string, unknown> = {};
  for (const route of getMatchedRoutes(pathname)[0]) Object.assign(known, route.options.validateSearch?.(written));
  return pathname + options.stringifySearch(Object.fromEntries(Object.entries(known).sort()));
}

import type { Handler, MiddlewareHandler } from 'hono';
import { findTargetHandler } from 'hono/utils/handler';

const OWN = Symbol('own statuses');

type Own = { statuses: readonly number[]; isFor: (method: string) => boolean };

/**
 * States which statuses a middleware answers itself, so that the OpenAPI document has them for every call that passes it.
 * @param isFor the methods that it looks at. @default all
 */
export function withStatuses<M extends MiddlewareHandler>(
  statuses: readonly number[],
  middleware: M,
  isFor: Own['isFor'] = () => true,
): M {
  return Object.assign(middleware, { [OWN]: { statuses, isFor } satisfies Own });
}

type Route = { method: string; path: string; handler: Handler | MiddlewareHandler };

const passes = (pattern: string, path: string): boolean =>
  pattern === path || (pattern.endsWith('/*') && `${path}/`.startsWith(pattern.slice(0, -1)));

/** The statuses of all middlewares in front of a call, by its pattern as it was mounted. */
export function statusesOnTheWay(routes: readonly Route[], method: string, path: string): number[] {
  return routes.flatMap((route) => {
    if ((route.method !== 'ALL' && route.method !== method) || !passes(route.path, path)) return [];
    const own = (findTargetHandler(route.handler as Handler) as { [OWN]?: Own })[OWN];
    return own?.isFor(method) ? own.statuses : [];
  });
}

import type { Context, Hono, MiddlewareHandler } from 'hono';
import { isResourcePath } from '../../../core/pages/pages.ts';
import { methodNotAllowed } from '../errors/app-error.ts';
import type { AppEnv } from './app-env.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const READS = new Set(['GET', 'HEAD']);

type Files = { has(path: string): boolean };

/**
 * Methods that a route of this path handles; a pattern for everything below a path is no such route. Of `/notes/byuser` and
 * `/notes/:id` only the first is a route of `/notes/byuser`.
 */
function routedMethods(app: Hono<AppEnv>, path: string): string[] {
  const routed = METHODS.flatMap((method) => {
    const patterns = app.router
      .match(method, path)[0]
      .flatMap(([[, route]]) => (route.method === 'ALL' ? [] : route.path));
    return patterns.filter((pattern) => !pattern.endsWith('*')).map((pattern) => ({ method, pattern }));
  });
  const own = routed.filter(({ pattern }) => pattern === path);
  return [...new Set((own.length > 0 ? own : routed).map(({ method }) => method))];
}

/**
 * Answers requests that no route before it takes, if their path has other methods: 405 with Allow, or 204 with Allow to
 * OPTIONS. Mount it behind the calls and in front of files and pages, which only answer reads.
 * @param files present if the app serves files and pages
 */
export function otherMethods(app: Hono<AppEnv>, files?: Files): MiddlewareHandler {
  const isRead = ({ path }: Context['req']) => files !== undefined && (files.has(path) || !isResourcePath(path));
  return async (c, next) => {
    const { method, path } = c.req;
    const asked = READS.has(method) ? 'GET' : method;
    const hasRead = isRead(c.req);
    if (hasRead && asked === 'GET') return next();
    const routed = routedMethods(app, path);
    const methods = routed.length === 0 && hasRead ? ['GET'] : routed;
    if (methods.length === 0 || methods.includes(asked)) return next();
    const allow = [...methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return c.body(null, 204, { allow });
    throw methodNotAllowed(allow);
  };
}

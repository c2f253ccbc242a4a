import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../errors/app-error.ts';
import { withStatuses } from './own-statuses.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export type OriginCheckOptions = {
  siteUrl: string;
  /** Other origins whose pages may send writes, e.g. "https://shop.example". */
  allowedOrigins?: readonly string[];
  /** Beginnings of paths that other sites send forms to, such as a bank: nothing there trusts the browser. @default none */
  foreignForms?: readonly string[];
};

/**
 * Rejects cross-site requests of browsers: forms, credentialed fetches, `null` origins, sibling subdomains. Requests
 * without both headers pass: they come from programs, which carry nobody's cookies.
 */
export function originCheck(options: OriginCheckOptions): MiddlewareHandler {
  const allowed = new Set([new URL(options.siteUrl).origin, ...(options.allowedOrigins ?? [])]);
  const foreign = options.foreignForms ?? [];
  const check: MiddlewareHandler = async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || foreign.some((path) => c.req.path.startsWith(path))) return next();
    const origin = c.req.header('origin');
    const isOurs = origin !== undefined && (allowed.has(origin) || origin === new URL(c.req.url).origin);
    const site = c.req.header('sec-fetch-site');
    if (site === 'same-origin' || site === 'none' || isOurs) return next();
    if (origin !== undefined || site !== undefined) throw forbidden('foreign_origin');
    return next();
  };
  return withStatuses([403], check, (method) => !SAFE_METHODS.has(method));
}

import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * For public answers that change with the clock as well as with the data (what is valid today): they are made anew for
 * each request, and only their bytes are spared. `PublicCache` would keep yesterday's.
 */
export function datedRead(): MiddlewareHandler {
  const compare = etag();
  return async (c, next) => {
    await compare(c, async () => {
      await next();
      if (c.res.status === 200) c.res.headers.set('cache-control', CACHE_CONTROL);
    });
  };
}

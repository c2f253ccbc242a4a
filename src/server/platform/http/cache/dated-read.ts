import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { WorkGate } from '../../work/work-gate.ts';
import { clientGroup } from '../client-address.ts';
import { withStatuses } from '../own-statuses.ts';
import { CACHED_STATUSES } from './public-cache.ts';

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * For public answers that also depend on the clock (what is valid today), where `PublicCache` would serve yesterday's:
 * computes each answer, but sends 304 if it is unchanged.
 */
export function datedRead(gate: WorkGate, trustProxy: boolean): MiddlewareHandler {
  const compare = etag();
  return withStatuses(CACHED_STATUSES, async (c, next) => {
    await compare(c, async () => {
      await gate.run(clientGroup(c, trustProxy), next);
      if (c.res.status === 200) c.res.headers.set('cache-control', CACHE_CONTROL);
    });
  });
}

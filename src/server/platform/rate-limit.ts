import type { Context, MiddlewareHandler } from 'hono';
import { tooManyRequests } from './errors/app-error.ts';
import { withStatuses } from './own-statuses.ts';

const SECOND_MS = 1000;
const KEYS_MAX = 20_000;

export type RateLimitOptions = {
  /** Capacity of the bucket: requests allowed at once. */
  burst: number;
  perSecond: number;
  /** The bucket's key; undefined exempts the request. */
  keyOf: (c: Context) => string | undefined;
  /** Maximum number of buckets. @default 20 000 */
  keysMax?: number;
  /** @default performance.now */
  now?: () => number;
};

type Bucket = { tokens: number; at: number };

/**
 * A token bucket per key, in this process only: it slows one client down and is no limit across servers. Over it the
 * answer is 429 with Retry-After. With too many keys the least recently used half is evicted.
 */
export function limitRate({
  burst,
  perSecond,
  keyOf,
  keysMax = KEYS_MAX,
  now = () => performance.now(),
}: RateLimitOptions) {
  const buckets = new Map<string, Bucket>();
  const middleware: MiddlewareHandler = async (c, next) => {
    const key = keyOf(c);
    if (key === undefined) return next();
    const at = now();
    const before = buckets.get(key);
    const gained = before ? ((at - before.at) / SECOND_MS) * perSecond : 0;
    const tokens = Math.min(burst, (before?.tokens ?? burst) + gained);
    const isOver = tokens < 1;
    // Delete before set: the map stays in order of last use.
    buckets.delete(key);
    buckets.set(key, { tokens: isOver ? tokens : tokens - 1, at });
    if (buckets.size > keysMax)
      for (const oldest of [...buckets.keys()].slice(0, buckets.size / 2)) buckets.delete(oldest);
    if (isOver) throw tooManyRequests((1 - tokens) / perSecond);
    return next();
  };
  return withStatuses([429], middleware);
}

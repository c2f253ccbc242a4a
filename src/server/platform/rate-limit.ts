import type { Context, MiddlewareHandler } from 'hono';
import { tooManyRequests } from './errors/app-error.ts';

const SECOND_MS = 1000;
const KEYS_MAX = 20_000;

export type RateLimitOptions = {
  /** So many at once. */
  burst: number;
  perSecond: number;
  /** Who is counted; undefined is not limited. */
  keyOf: (c: Context) => string | undefined;
  /** Remembered at most. @default 20 000 */
  keysMax?: number;
  /** @default performance.now */
  now?: () => number;
};

type Bucket = { tokens: number; at: number };

/**
 * A token bucket for each key, in this process alone: a modest brake on one client, not a promise across servers. Over it
 * the answer is 429 with Retry-After. Of too many keys the half seen longest ago is
 * forgotten.
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
    // Set anew, so that the map is in the order of last sight.
    buckets.delete(key);
    buckets.set(key, { tokens: isOver ? tokens : tokens - 1, at });
    if (buckets.size > keysMax)
      for (const oldest of [...buckets.keys()].slice(0, buckets.size / 2)) buckets.delete(oldest);
    if (isOver) throw tooManyRequests((1 - tokens) / perSecond);
    return next();
  };
  return middleware;
}

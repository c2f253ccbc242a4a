import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { tooManyRequests } from '../errors/app-error.ts';
import { withStatuses } from './own-statuses.ts';

const SECOND_MS = 1000;
const KEYS_MAX = 20_000;

/** A longer key is kept as its hash. */
const KEY_LENGTH_MAX = 64;

export type BucketOptions = {
  /** Capacity of the bucket: requests allowed at once. */
  burst: number;
  perSecond: number;
  /** Maximum number of buckets. @default 20 000 */
  keysMax?: number;
  /** @default performance.now */
  now?: () => number;
};

export type RateLimitOptions = BucketOptions & {
  /** The bucket's key; undefined exempts the request. */
  keyOf: (c: Context) => string | undefined;
};

type Bucket = { tokens: number; at: number };

/** A token bucket per key. With too many keys the least recently used half is evicted. */
export class TokenBuckets {
  readonly #limits: Required<BucketOptions>;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ keysMax = KEYS_MAX, now = () => performance.now(), ...rate }: BucketOptions) {
    this.#limits = { keysMax, now, ...rate };
  }

  /** @throws a 429 problem if the key's bucket is empty */
  take(key: string): void {
    const { burst, perSecond, keysMax, now } = this.#limits;
    const kept = key.length > KEY_LENGTH_MAX ? createHash('sha256').update(key).digest('base64url') : key;
    const at = now();
    const before = this.#buckets.get(kept);
    const gained = before ? ((at - before.at) / SECOND_MS) * perSecond : 0;
    const tokens = Math.min(burst, (before?.tokens ?? burst) + gained);
    const isOver = tokens < 1;
    // Delete before set: the map stays in order of last use.
    this.#buckets.delete(kept);
    this.#buckets.set(kept, { tokens: isOver ? tokens : tokens - 1, at });
    if (this.#buckets.size > keysMax)
      for (const oldest of [...this.#buckets.keys()].slice(0, this.#buckets.size / 2)) this.#buckets.delete(oldest);
    if (isOver) throw tooManyRequests((1 - tokens) / perSecond);
  }
}

/**
 * Buckets in this process only: they slow one client down and are no limit across servers. Over them the answer is 429
 * with Retry-After.
 */
export function limitRate({ keyOf, ...options }: RateLimitOptions): MiddlewareHandler {
  const buckets = new TokenBuckets(options);
  return withStatuses([429], async (c, next) => {
    const key = keyOf(c);
    if (key !== undefined) buckets.take(key);
    return next();
  });
}

import type { Context, MiddlewareHandler, Next } from 'hono';
import { withStatuses } from '../own-statuses.ts';
import { ByteLru } from './byte-lru.ts';
import type { DataRevision } from './data-revision.ts';
import { contentHash } from './etag.ts';
import { StoredAnswer } from './stored-answer.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const KEY_LENGTH_MAX = 2048;
/** After this time a request stops waiting for another one's answer and computes its own. */
const LEADER_PATIENCE_MS = 10_000;

/** Of a cached read: unchanged, or more work than one client or the server may do. */
export const CACHED_STATUSES = [304, 429, 503];

export type CacheEvent = 'hit' | 'miss' | 'coalesced';

export type PublicCacheOptions = {
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  /** @default 64 MB */
  maxBytes?: number;
  onEvent?: (event: CacheEvent) => void;
};

/** Identifies an answer besides the path; equivalent requests must return equal keys. */
export type CacheKey = (c: Context) => string;

export type PublicReadOptions = {
  /** How long a browser may use its copy without revalidation. @default 0 */
  maxAgeSeconds?: number;
};

type Entry = { answer: StoredAnswer; revision: number };
type Leader = { startedAt: number; done: Promise<Entry | undefined> };

/** Path and query with sorted parameters; values of one name stay in their order. */
export function cacheKeyOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const target = start < 0 ? '/' : url.slice(start);
  const question = target.indexOf('?');
  if (question < 0 || !target.includes('&', question)) return target;
  const nameOf = (pair: string) => pair.split('=', 1)[0] ?? '';
  const pairs = target
    .slice(question + 1)
    .split('&')
    .filter(Boolean);
  pairs.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return `${target.slice(0, question)}?${pairs.join('&')}`;
}

/**
 * Caches public answers in memory until the data revision changes. Only for calls that depend on nothing but the URL and
 * the public data: the key ignores Authorization and Cookie. It stores the body and Content-Type of a 200; other headers
 * of the handler are not sent.
 */
export class PublicCache {
  readonly #revision: PublicCacheOptions['dataRevision'];
  readonly #entries: ByteLru<Entry>;
  readonly #leaders = new Map<string, Leader>();
  readonly #onEvent: (event: CacheEvent) => void;

  constructor(options: PublicCacheOptions) {
    this.#revision = options.dataRevision;
    this.#entries = new ByteLru(options.maxBytes ?? DEFAULT_MAX_BYTES);
    this.#onEvent = options.onEvent ?? (() => {});
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Middleware of one public call; put it before `validate`, so that a cache hit skips validation. */
  publicRead(options: PublicReadOptions = {}): MiddlewareHandler {
    const isRead = ({ method }: Context['req']) => method === 'GET' || method === 'HEAD';
    return withStatuses(
      CACHED_STATUSES,
      this.#cached(options, isRead, (c) => cacheKeyOf(c.req.url)),
    );
  }

  /**
   * The same for a read that is posted because its query is too long for a URL. Put it after `validate`: `keyOf` reads
   * the validated parts. It answers 304 to a POST only if the client sent If-None-Match.
   */
  postedRead(keyOf: CacheKey, options: PublicReadOptions = {}): MiddlewareHandler {
    const isPosted = ({ method }: Context['req']) => method === 'POST';
    const hashedKey: CacheKey = (c) => `POST ${c.req.path} ${contentHash(Buffer.from(keyOf(c)))}`;
    return withStatuses(CACHED_STATUSES, this.#cached(options, isPosted, hashedKey));
  }

  #cached(options: PublicReadOptions, isCached: (request: Context['req']) => boolean, keyOf: CacheKey) {
    const cacheControl = `public, max-age=${options.maxAgeSeconds ?? 0}, must-revalidate`;
    return async (c: Context, next: Next) => {
      if (!isCached(c.req)) return next();
      const key = keyOf(c);
      if (key.length > KEY_LENGTH_MAX) return next();
      const revision = this.#revision.currentNow() ?? (await this.#revision.current());
      const entry = await this.#entryFor(c, next, key, revision, cacheControl);
      if (!entry) return;
      const response = await entry.answer.respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
      if (!c.finalized) return response;
      // Replaces the handler's response; assigned twice, because Hono merges the headers otherwise.
      c.res = undefined;
      c.res = response;
    };
  }

  async #entryFor(c: Context, next: Next, key: string, revision: number, cacheControl: string) {
    const known = this.#entries.get(key);
    if (known?.revision === revision) {
      this.#onEvent('hit');
      return known;
    }
    const leader = this.#leaders.get(`${revision} ${key}`);
    if (leader && performance.now() - leader.startedAt < LEADER_PATIENCE_MS) {
      const entry = await leader.done;
      if (entry) {
        this.#onEvent('coalesced');
        return entry;
      }
    }
    this.#onEvent('miss');
    return this.#lead(`${revision} ${key}`, () => this.#compute(c, next, key, revision, cacheControl));
  }

  async #lead(leaderKey: string, compute: () => Promise<Entry | undefined>): Promise<Entry | undefined> {
    const done = compute();
    const leader: Leader = { startedAt: performance.now(), done: done.catch(() => undefined) };
    this.#leaders.set(leaderKey, leader);
    try {
      return await done;
    } finally {
      if (this.#leaders.get(leaderKey) === leader) this.#leaders.delete(leaderKey);
    }
  }

  async #compute(c: Context, next: Next, key: string, revision: number, cacheControl: string) {
    await next();
    const response = c.res;
    if (response.status !== 200 || c.error || response.headers.has('set-cookie')) return undefined;
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = new Uint8Array(await response.arrayBuffer());
    const entry: Entry = { answer: this.#answerOf(key, bytes, contentType, cacheControl), revision };
    this.#entries.set(key, entry, entry.answer.heldBytes + key.length);
    return entry;
  }

  /** Reuses the previous answer with its compressed forms if the new revision did not change it. */
  #answerOf(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string, cacheControl: string): StoredAnswer {
    const before = this.#entries.get(key)?.answer;
    const onGrow = (gained: number) => this.#entries.grow(key, gained);
    const answer = new StoredAnswer(bytes, { contentType, cacheControl, onGrow });
    return before?.hash === answer.hash && before.contentType === contentType ? before : answer;
  }
}

import type { Context, MiddlewareHandler, Next } from 'hono';
import { WorkGate } from '../../work/work-gate.ts';
import { clientGroup, type InProcessEnv } from '../client-address.ts';
import { withStatuses } from '../own-statuses.ts';
import type { Reader } from '../read-worker/read-worker.ts';
import type { ReadCall, ReadFor } from '../read-worker/worker-messages.ts';
import type { DataRevision } from './data-revision.ts';
import { contentHash } from './etag.ts';
import { FairLru } from './fair-lru.ts';
import { StoredAnswer } from './stored-answer.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/** A longer key is kept as its hash. */
const KEY_LENGTH_MAX = 512;
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
  /** Where answers that are not cached wait for their turn. @default its own */
  gate?: WorkGate;
  /** Computes the answers instead of the handlers of this app. */
  reader?: Pick<Reader, 'read'> | undefined;
  /** @default false */
  trustProxy?: boolean;
};

/** Identifies an answer besides the path; equivalent requests must return equal keys. */
export type CacheKey = (c: Context) => string;

export type PublicReadOptions = {
  /** How long a browser may use its copy without revalidation. @default 0 */
  maxAgeSeconds?: number;
};

type Entry = { answer: StoredAnswer; revision: number };
type Read = { key: string; revision: number; cacheControl: string };
type Leader = { startedAt: number; done: Promise<Entry | undefined> };

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What `validate('query', …)` has parsed: known names with their values in one form. */
const validQuery = (c: Context): object | undefined => c.req.valid('query' as never);

/** The path with the validated query: unknown names, their order and the form of a value make no other key. */
function publicKey(c: Context): string {
  const query = Object.entries(validQuery(c) ?? {}).filter(([, value]) => value !== undefined);
  const text = query.length === 0 ? c.req.path : `${c.req.path}?${JSON.stringify(query.sort(byName))}`;
  return text.replace(UUID, (id) => id.toLowerCase());
}

async function callOf(c: Context): Promise<ReadCall> {
  const { pathname, search } = new URL(c.req.url);
  const headers: Record<string, string> = { 'x-request-id': c.get('requestId') };
  if (c.req.method !== 'POST') return { method: 'GET', path: pathname + search, headers };
  headers['content-type'] = c.req.header('content-type') ?? '';
  return { method: 'POST', path: pathname + search, headers, body: await c.req.text() };
}

/** The reader's response; the request's own one if it is not stored. */
async function readBy(reader: Pick<Reader, 'read'>, c: Context, given: ReadFor): Promise<Response> {
  const { bytes, status, headers } = await reader.read(await callOf(c), given);
  const response = new Response(bytes, { status, headers });
  if (status !== 200) c.res = response;
  return response;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/**
 * Caches public answers in memory until the data revision changes. Only for calls that depend on nothing but the URL and
 * the public data: the key ignores Authorization and Cookie. It stores the body and Content-Type of a 200; other headers
 * of the handler are not sent.
 */
export class PublicCache {
  readonly #revision: PublicCacheOptions['dataRevision'];
  readonly #entries: FairLru<Entry>;
  readonly #leaders = new Map<string, Leader>();
  readonly #onEvent: (event: CacheEvent) => void;
  readonly #gate: WorkGate;
  readonly #reader: PublicCacheOptions['reader'];
  readonly #trustProxy: boolean;

  constructor(options: PublicCacheOptions) {
    this.#revision = options.dataRevision;
    this.#entries = new FairLru(options.maxBytes ?? DEFAULT_MAX_BYTES);
    this.#onEvent = options.onEvent ?? (() => {});
    this.#gate = options.gate ?? new WorkGate();
    this.#reader = options.reader;
    this.#trustProxy = options.trustProxy ?? false;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Middleware of one public call; put it after `validate`: the key is made of the validated query. */
  publicRead(options: PublicReadOptions = {}): MiddlewareHandler {
    const isRead = ({ method }: Context['req']) => method === 'GET' || method === 'HEAD';
    return withStatuses(CACHED_STATUSES, this.#cached(options, isRead, publicKey));
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
      const written = keyOf(c);
      const key = written.length > KEY_LENGTH_MAX ? contentHash(Buffer.from(written)) : written;
      const revision = this.#revision.currentNow() ?? (await this.#revision.current());
      const entry = await this.#entryFor(c, next, { key, revision, cacheControl });
      if (!entry) return;
      const response = await entry.answer.respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
      if (!c.finalized) return response;
      // Replaces the handler's response; assigned twice, because Hono merges the headers otherwise.
      c.res = undefined;
      c.res = response;
    };
  }

  async #entryFor(c: Context, next: Next, read: Read): Promise<Entry | undefined> {
    const client = clientGroup(c, this.#trustProxy);
    const owner = client ?? (c.env as InProcessEnv | undefined)?.drawnFor;
    const found = this.#find(read, owner);
    const entry = found && (await found);
    if (entry) return entry;
    return this.#gate.run(client, async () => {
      // Somebody else may have computed it in the meantime; a leader that failed is asked only once.
      const late = found ? undefined : this.#find(read, owner);
      return (late && (await late)) ?? this.#lead(read, () => this.#compute(c, next, read, owner));
    });
  }

  /** The cached answer, or the one that a leader computes now; synchronous if there is neither. */
  #find({ key, revision }: Read, owner: string | undefined): Entry | Promise<Entry | undefined> | undefined {
    const known = this.#entries.get(key, owner);
    if (known?.revision === revision) {
      this.#onEvent('hit');
      return known;
    }
    const leader = this.#leaders.get(`${revision} ${key}`);
    if (!leader || performance.now() - leader.startedAt >= LEADER_PATIENCE_MS) return undefined;
    return leader.done.then((entry) => {
      if (entry) this.#onEvent('coalesced');
      return entry;
    });
  }

  async #lead({ key, revision }: Read, compute: () => Promise<Entry | undefined>): Promise<Entry | undefined> {
    this.#onEvent('miss');
    const leaderKey = `${revision} ${key}`;
    const done = compute();
    const leader: Leader = { startedAt: performance.now(), done: done.catch(() => undefined) };
    this.#leaders.set(leaderKey, leader);
    try {
      return await done;
    } finally {
      if (this.#leaders.get(leaderKey) === leader) this.#leaders.delete(leaderKey);
    }
  }

  async #compute(c: Context, next: Next, read: Read, owner: string | undefined) {
    const { key, revision, cacheControl } = read;
    const response = await (this.#reader
      ? readBy(this.#reader, c, { revision, client: owner, backlog: this.#gate.backlogOf(owner) })
      : this.#readHere(c, next));
    if (response.status !== 200 || c.error || response.headers.has('set-cookie')) return undefined;
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    const bytes = new Uint8Array(await response.arrayBuffer());
    const entry: Entry = { answer: this.#answerOf(key, bytes, contentType, cacheControl), revision };
    this.#entries.set(key, entry, entry.answer.heldBytes + key.length, owner);
    return entry;
  }

  async #readHere(c: Context, next: Next): Promise<Response> {
    const query = validQuery(c);
    await next();
    if (validQuery(c) !== query) throw new Error('a public read must come after validate: its key lacks the query');
    return c.res;
  }

  /** Reuses the previous answer with its compressed forms if the new revision did not change it. */
  #answerOf(key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string, cacheControl: string): StoredAnswer {
    const before = this.#entries.get(key)?.answer;
    const onGrow = (gained: number) => this.#entries.grow(key, gained);
    const answer = new StoredAnswer(bytes, { contentType, cacheControl, onGrow });
    return before?.hash === answer.hash && before.contentType === contentType ? before : answer;
  }
}

import { WorkGate } from '../../work/work-gate.ts';
import type { PageContent } from '../read-worker/worker-messages.ts';
import type { DataRevision } from './data-revision.ts';
import { FairLru } from './fair-lru.ts';
import type { CacheEvent } from './public-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export type PageCacheOptions = {
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  buildId: string;

  /** @default 64 MB */
  maxBytes?: number;
  onEvent?: (event: CacheEvent) => void;
  /** Where pages that are not cached wait for their turn. @default its own */
  gate?: WorkGate;
};

export type PageRequest = {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  /** Whose limits and shares it counts for. */
  client?: string | undefined;
};

/** @param revision of the data that the page will be cached under */
type Render = (revision: number) => Promise<PageContent>;
type Entry = { revision: number; answer: StoredAnswer };
type Page = { key: string; revision: number; client: string | undefined };

/**
 * Caches server-rendered public pages by build id and URL until the data revision changes. Only for pages that are the
 * same for everybody.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries: FairLru<Entry>;
  readonly #gate: WorkGate;
  readonly #rendering = new Map<string, Promise<Entry>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new FairLru(options.maxBytes ?? DEFAULT_MAX_BYTES);
    this.#gate = options.gate ?? new WorkGate();
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /**
   * @param url with the parameters that the page reads, in one form
   * @param render called once for concurrent requests of a URL; only a 200 is cached
   * @throws the gate's problems for a page that is not cached
   */
  async respond(url: string, request: PageRequest, render: Render): Promise<Response> {
    const { dataRevision, buildId } = this.#options;
    const revision = dataRevision.currentNow() ?? (await dataRevision.current());
    const page: Page = { key: `${buildId} ${url}`, revision, client: request.client };
    const entry =
      this.#find(page) ?? this.#gate.run(request.client, async () => this.#find(page) ?? this.#render(page, render));
    return (await entry).answer.respond(request.acceptEncoding, request.ifNoneMatch);
  }

  #find({ key, revision, client }: Page): Entry | Promise<Entry> | undefined {
    const known = this.#entries.get(key, client);
    const isKnown = known?.revision === revision;
    const found = isKnown ? known : this.#rendering.get(`${revision} ${key}`);
    if (found) this.#options.onEvent?.(isKnown ? 'hit' : 'coalesced');
    return found;
  }

  #render({ key, revision, client }: Page, render: Render): Promise<Entry> {
    this.#options.onEvent?.('miss');
    const renderingKey = `${revision} ${key}`;
    const rendering = render(revision)
      .then((content) => {
        const entry: Entry = { revision, answer: this.#answerOf(key, content) };
        if (content.status === 200) this.#entries.set(key, entry, entry.answer.heldBytes + key.length, client);
        return entry;
      })
      .finally(() => this.#rendering.delete(renderingKey));
    this.#rendering.set(renderingKey, rendering);
    return rendering;
  }

  /** A page that a new revision did not change keeps its compressed forms. */
  #answerOf(key: string, { status, html, contentSecurityPolicy, link }: PageContent): StoredAnswer {
    const answer = new StoredAnswer(new TextEncoder().encode(html), {
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      headers: { 'content-security-policy': contentSecurityPolicy, link },
      status,
      onGrow: (gained) => status === 200 && this.#entries.grow(key, gained),
    });
    const before = this.#entries.get(key)?.answer;
    return status === 200 && before?.hash === answer.hash ? before : answer;
  }
}

import { ByteLru } from './byte-lru.ts';
import type { DataRevision } from './data-revision.ts';
import type { CacheEvent } from './public-cache.ts';
import { StoredAnswer } from './stored-answer.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export type PageContent = {
  status: 200 | 404 | 410;

  html: string;
  /** The policy that allows this document's inline elements. */
  contentSecurityPolicy: string;
  /** The `Link` header. */
  link: string;
};

export type PageCacheOptions = {
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  buildId: string;

  /** @default 64 MB */
  maxBytes?: number;
  onEvent?: (event: CacheEvent) => void;
};

/** What of a request decides the form of the answer. */
export type PageRequest = { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined };

type Entry = { revision: number; answer: StoredAnswer };

/**
 * Caches server-rendered public pages by build id and URL until the data revision changes. Only for pages that are the
 * same for everybody.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries: ByteLru<Entry>;
  readonly #rendering = new Map<string, Promise<Entry>>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new ByteLru(options.maxBytes ?? DEFAULT_MAX_BYTES);
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** @param render called once for concurrent requests of a URL; only a 200 is cached */
  async respond(url: string, request: PageRequest, render: () => Promise<PageContent>): Promise<Response> {
    const { dataRevision } = this.#options;
    const revision = dataRevision.currentNow() ?? (await dataRevision.current());
    const { answer } = await this.#entryFor(`${this.#options.buildId} ${url}`, revision, render);
    return answer.respond(request.acceptEncoding, request.ifNoneMatch);
  }

  async #entryFor(key: string, revision: number, render: () => Promise<PageContent>): Promise<Entry> {
    const { onEvent } = this.#options;
    const known = this.#entries.get(key);
    if (known?.revision === revision) {
      onEvent?.('hit');
      return known;
    }
    const running = this.#rendering.get(`${revision} ${key}`);
    onEvent?.(running ? 'coalesced' : 'miss');
    return running ?? this.#render(key, revision, render);
  }

  #render(key: string, revision: number, render: () => Promise<PageContent>): Promise<Entry> {
    const renderingKey = `${revision} ${key}`;
    const rendering = render()
      .then((content) => {
        const entry: Entry = { revision, answer: this.#answerOf(key, content) };
        if (content.status === 200) this.#entries.set(key, entry, entry.answer.heldBytes + key.length);
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

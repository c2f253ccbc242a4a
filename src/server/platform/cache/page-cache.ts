import { ByteLru } from './byte-lru.ts';
import type { DataRevision } from './data-revision.ts';
import { type PreparedPage, preparePage, renderPage } from './page-encodings.ts';
import type { CacheEvent } from './public-cache.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

export type PageContent = {
  status: 200 | 404 | 410;
  /** The document with the placeholder for each nonce. */
  html: string;
};

export type PageCacheOptions = {
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  buildId: string;
  /** Placeholder of the nonce in rendered documents; no page may contain it otherwise. */
  placeholder: string;
  /** @default 64 MB */
  maxBytes?: number;
  onEvent?: (event: CacheEvent) => void;
};

type Entry = { revision: number; status: PageContent['status']; page: PreparedPage };

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
    const entry = await this.#entryFor(`${this.#options.buildId} ${url}`, revision, render);
    const { body, encoding } = renderPage(entry.page, request.nonce, request.acceptEncoding);
    return new Response(body, {
      status: entry.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        ...(encoding && { 'content-encoding': encoding }),
      },
    });
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
      .then(async ({ status, html }) => {
        const entry: Entry = { revision, status, page: await preparePage(html, this.#options.placeholder) };
        if (status === 200) this.#entries.set(key, entry, entry.page.bytes + key.length);
        return entry;
      })
      .finally(() => this.#rendering.delete(renderingKey));
    this.#rendering.set(renderingKey, rendering);
    return rendering;
  }
}

export type PageRequest = { nonce: string; acceptEncoding: string | undefined };

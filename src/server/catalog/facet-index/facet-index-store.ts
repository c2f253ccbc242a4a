import type { Executor } from '../../db/open-database.ts';
import { ByteLru } from '../../platform/cache/byte-lru.ts';
import type { DataRevision } from '../../platform/cache/data-revision.ts';
import { getCategoryRow } from '../category/read.ts';
import type { FacetIndex } from './facet-index.ts';
import { loadFacetIndex } from './load-facet-index.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** The index of a larger category would fill half of the store: the database counts its facets instead. */
const PRODUCTS_MAX = 2_000_000;

interface Entry {
  revision: number;
  /** Undefined for a category that has none. */
  index: FacetIndex | undefined;
}

export interface FacetIndexStoreOptions {
  db: Executor;
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  /** @default 256 MB */
  maxBytes?: number;
  /** @default 2 000 000 */
  productsMax?: number;
}

/**
 * Caches the facet indexes of the categories that people filter in. A category's index is loaded at its first request
 * after each change of the data; concurrent requests share the load, which costs about as much as one facet count.
 */
export class FacetIndexStore {
  readonly #db: Executor;
  readonly #revision: FacetIndexStoreOptions['dataRevision'];
  readonly #entries: ByteLru<Entry>;
  readonly #productsMax: number;
  readonly #loading = new Map<string, Promise<Entry>>();

  constructor(options: FacetIndexStoreOptions) {
    this.#db = options.db;
    this.#revision = options.dataRevision;
    this.#entries = new ByteLru(options.maxBytes ?? MAX_BYTES);
    this.#productsMax = options.productsMax ?? PRODUCTS_MAX;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /**
   * Undefined for a category that is too large to hold or has no property to filter by.
   * @throws AppError 404 for a category that does not exist
   */
  async find(categoryId: string): Promise<FacetIndex | undefined> {
    const revision = this.#revision.currentNow() ?? (await this.#revision.current());
    const known = this.#entries.get(categoryId);
    if (known?.revision === revision) return known.index;
    for (;;) {
      const loading = this.#loading.get(categoryId);
      if (!loading) break;
      // A load that began under an earlier revision may miss the latest change: wait for it, then load again.
      const entry = await loading;
      if (entry.revision >= revision) return entry.index;
    }
    return (await this.#loadOnce(categoryId, revision)).index;
  }

  async #loadOnce(categoryId: string, revision: number): Promise<Entry> {
    const loading = this.#load(categoryId).then((index) => ({ revision, index }));
    this.#loading.set(categoryId, loading);
    try {
      const entry = await loading;
      this.#entries.set(categoryId, entry, entry.index?.bytes ?? 0);
      return entry;
    } finally {
      this.#loading.delete(categoryId);
    }
  }

  async #load(categoryId: string): Promise<FacetIndex | undefined> {
    const { itemsCount } = await getCategoryRow(this.#db, categoryId);
    return itemsCount > this.#productsMax ? undefined : loadFacetIndex(this.#db, categoryId);
  }
}

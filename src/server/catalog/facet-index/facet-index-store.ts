import type { Executor } from '../../db/open-database.ts';
import { ByteLru } from '../../platform/cache/byte-lru.ts';
import type { DataRevision } from '../../platform/cache/data-revision.ts';
import { getCategoryRow } from '../category/read.ts';
import type { FacetIndex } from './facet-index.ts';
import { loadFacetIndex } from './load-facet-index.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** A category with more takes half of the store: it is left to the database. */
const PRODUCTS_MAX = 2_000_000;

interface Entry {
  revision: number;
  /** Undefined for a category without them. */
  columns: FacetIndex | undefined;
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
 * The columns of the categories that people filter in, made at the first request of a category after each change of the
 * data. All who ask meanwhile wait for the same reading, which costs the database about what one facet count does.
 */
export class FacetIndexStore {
  readonly #db: Executor;
  readonly #revision: FacetIndexStoreOptions['dataRevision'];
  readonly #entries: ByteLru<Entry>;
  readonly #productsMax: number;
  readonly #readings = new Map<string, Promise<Entry>>();

  constructor(options: FacetIndexStoreOptions) {
    this.#db = options.db;
    this.#revision = options.dataRevision;
    this.#entries = new ByteLru(options.maxBytes ?? MAX_BYTES);
    this.#productsMax = options.productsMax ?? PRODUCTS_MAX;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  /** Undefined for a category that is too large to be held, or has no property to filter by. */
  async find(categoryId: string): Promise<FacetIndex | undefined> {
    const revision = this.#revision.currentNow() ?? (await this.#revision.current());
    const known = this.#entries.get(categoryId);
    if (known?.revision === revision) return known.columns;
    for (;;) {
      const reading = this.#readings.get(categoryId);
      if (!reading) break;
      // One that began under an earlier revision may be of an earlier state; two of them at once help nobody.
      const entry = await reading;
      if (entry.revision >= revision) return entry.columns;
    }
    return (await this.#read(categoryId, revision)).columns;
  }

  async #read(categoryId: string, revision: number): Promise<Entry> {
    const reading = this.#load(categoryId).then((columns) => ({ revision, columns }));
    this.#readings.set(categoryId, reading);
    try {
      const entry = await reading;
      this.#entries.set(categoryId, entry, entry.columns?.bytes ?? 0);
      return entry;
    } finally {
      this.#readings.delete(categoryId);
    }
  }

  async #load(categoryId: string): Promise<FacetIndex | undefined> {
    const { itemsCount } = await getCategoryRow(this.#db, categoryId);
    return itemsCount > this.#productsMax ? undefined : loadFacetIndex(this.#db, categoryId);
  }
}

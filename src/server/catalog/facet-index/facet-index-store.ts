import type { Db } from '../../db/open-database.ts';
import type { DataRevision } from '../../platform/http/cache/data-revision.ts';
import { FairLru } from '../../platform/http/cache/fair-lru.ts';
import { getCategoryRow } from '../category/read.ts';
import type { FacetIndex } from './facet-index.ts';
import { loadFacetIndex } from './load-facet-index.ts';
import { updateFacetIndex } from './update-facet-index.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** The index of a larger category would fill half of the store: the database counts its facets instead. */
const PRODUCTS_MAX = 2_000_000;
/** A load of as many products takes about a second: the earlier index answers meanwhile. */
const WAITED_PRODUCTS_MAX = 100_000;
/** Older than every revision. */
const NEVER = -1;

interface Entry {
  revision: number;
  /** Undefined for a category that has none. */
  index: FacetIndex | undefined;
}

export interface FacetIndexStoreOptions {
  db: Db;
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  /** @default 256 MB */
  maxBytes?: number;
  /** @default 2 000 000 */
  productsMax?: number;
  /** Products of the largest index whose requests wait for a new load. @default 100 000 */
  waitedProductsMax?: number;
  /** Called when an index that answered with older data has been loaded anew: answers of its time are to be dropped. */
  onCaughtUp?: () => Promise<void>;
  /** @default loadFacetIndex */
  load?: typeof loadFacetIndex;
}

/**
 * Caches the facet indexes of the categories that people filter in. A category's index is loaded at its first request;
 * after a change of the data the next request reads the changed products alone. If too many changed, a large index is
 * loaded anew while the earlier one answers. Concurrent requests share each load.
 */
export class FacetIndexStore {
  readonly #db: Db;
  readonly #revision: FacetIndexStoreOptions['dataRevision'];
  readonly #entries: FairLru<Entry>;
  readonly #productsMax: number;
  readonly #waitedProductsMax: number;
  readonly #onCaughtUp: () => Promise<void>;
  readonly #loadIndex: typeof loadFacetIndex;
  readonly #loading = new Map<string, Promise<Entry>>();
  readonly #reloading = new Map<string, Promise<void>>();

  constructor(options: FacetIndexStoreOptions) {
    this.#db = options.db;
    this.#revision = options.dataRevision;
    this.#entries = new FairLru(options.maxBytes ?? MAX_BYTES);
    this.#productsMax = options.productsMax ?? PRODUCTS_MAX;
    this.#waitedProductsMax = options.waitedProductsMax ?? WAITED_PRODUCTS_MAX;
    this.#onCaughtUp = options.onCaughtUp ?? (async () => {});
    this.#loadIndex = options.load ?? loadFacetIndex;
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
      // A load that began under an earlier revision may miss the latest change: wait for it, then look again.
      const entry = await loading;
      if (entry.revision >= revision) return entry.index;
    }
    return (await this.#refreshOnce(categoryId, revision)).index;
  }

  /** Resolves when no index is being loaded anew in the background. */
  async settled(): Promise<void> {
    await Promise.all(this.#reloading.values());
  }

  async #refreshOnce(categoryId: string, revision: number): Promise<Entry> {
    const loading = this.#refresh(categoryId, this.#entries.get(categoryId)?.index).then((index) => ({
      revision,
      index,
    }));
    this.#loading.set(categoryId, loading);
    try {
      return this.#keep(categoryId, await loading);
    } finally {
      this.#loading.delete(categoryId);
    }
  }

  #keep(categoryId: string, entry: Entry): Entry {
    this.#entries.set(categoryId, entry, entry.index?.bytes ?? 0);
    return entry;
  }

  async #refresh(categoryId: string, known: FacetIndex | undefined): Promise<FacetIndex | undefined> {
    const updated = known && (await updateFacetIndex(this.#db, categoryId, known));
    if (updated) return updated.count > this.#productsMax ? undefined : updated;
    if (!known || known.count <= this.#waitedProductsMax) return this.#load(categoryId);
    this.#reload(categoryId);
    return known;
  }

  #reload(categoryId: string): void {
    if (this.#reloading.has(categoryId)) return;
    const reloading = this.#load(categoryId)
      .then((index) => {
        this.#keep(categoryId, { revision: NEVER, index });
        return this.#onCaughtUp();
      })
      // The next request of the category tries again.
      .catch(() => this.#forget(categoryId))
      .finally(() => this.#reloading.delete(categoryId));
    this.#reloading.set(categoryId, reloading);
  }

  #forget(categoryId: string): void {
    const entry = this.#entries.get(categoryId);
    if (entry) this.#keep(categoryId, { ...entry, revision: NEVER });
  }

  async #load(categoryId: string): Promise<FacetIndex | undefined> {
    const { itemsCount } = await getCategoryRow(this.#db, categoryId);
    return itemsCount > this.#productsMax ? undefined : this.#loadIndex(this.#db, categoryId);
  }
}

import type { PackKind } from '../../../contract/packs/pack.ts';
import { busy } from '../../platform/errors/app-error.ts';
import type { DataRevision } from '../../platform/http/cache/data-revision.ts';
import { FairLru } from '../../platform/http/cache/fair-lru.ts';
import type { Pack } from './build-pack.ts';

const CACHE_MAX_BYTES = 24 * 1024 * 1024;
/** The one that is built included: each takes seconds, and a request waits for half a minute. */
const BUILDS_MAX = 4;
/** Of a part's hash, its slot and its manifest's row. */
const BYTES_PER_PART = 300;

interface Entry {
  revision: number;
  pack: Pack;
}

export interface PackStoreOptions {
  dataRevision: Pick<DataRevision, 'current'>;
  build: (kind: PackKind, id: string) => Promise<Pack>;
}

/** Packs of the current data revision: one is built at a time, whoever asks for it shares it, and few wait. */
export class PackStore {
  readonly #options: PackStoreOptions;
  readonly #entries = new FairLru<Entry>(CACHE_MAX_BYTES);
  readonly #building = new Map<string, Promise<Pack>>();
  #lane: Promise<unknown> = Promise.resolve();

  constructor(options: PackStoreOptions) {
    this.#options = options;
  }

  /** @throws 503 with Retry-After if too many packs wait to be built, or the problem of the build */
  async read(kind: PackKind, id: string): Promise<Pack> {
    const revision = await this.#options.dataRevision.current();
    const name = `${kind} ${id.toLowerCase()}`;
    const known = this.#entries.get(name);
    if (known?.revision === revision) return known.pack;
    return this.#building.get(`${revision} ${name}`) ?? this.#build(kind, id, { revision, name });
  }

  #build(kind: PackKind, id: string, { revision, name }: { revision: number; name: string }): Promise<Pack> {
    if (this.#building.size >= BUILDS_MAX) throw busy();
    const key = `${revision} ${name}`;
    const building = this.#lane
      .then(() => this.#options.build(kind, id))
      .then((pack) => {
        const bytes = pack.manifest.bytes + pack.manifest.parts.length * BYTES_PER_PART;
        this.#entries.set(name, { revision, pack }, bytes);
        return pack;
      })
      .finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    this.#lane = building.catch(() => {});
    return building;
  }
}

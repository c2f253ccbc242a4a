import type { DataRevision } from './data-revision.ts';

const KEPT_MAX = 50_000;

export interface RevisionStoreOptions<Value> {
  dataRevision: Pick<DataRevision, 'current' | 'currentNow'>;
  /** Reads the values of ids; leaves out what does not exist. */
  load(ids: readonly string[]): Promise<ReadonlyMap<string, Value>>;
  /** Entries, beyond which the store begins anew. @default 50 000 */
  keptMax?: number;
}

type Loading<Value> = Promise<ReadonlyMap<string, Value>>;

/**
 * Rows that many reads need and that change seldom, read by id on demand and kept until the data revision changes.
 * Requests for the same id share one read.
 */
export class RevisionStore<Value> {
  readonly #options: RevisionStoreOptions<Value>;
  readonly #keptMax: number;
  #revision: number | undefined;
  #kept = new Map<string, Value | undefined>();
  #loading = new Map<string, Loading<Value>>();

  constructor(options: RevisionStoreOptions<Value>) {
    this.#options = options;
    this.#keptMax = options.keptMax ?? KEPT_MAX;
  }

  /** Undefined for an id that does not exist. */
  async get(id: string): Promise<Value | undefined> {
    return (await this.find([id])).get(id);
  }

  /** Of the ids, those that exist. */
  async find(ids: Iterable<string>): Promise<ReadonlyMap<string, Value>> {
    const { dataRevision } = this.#options;
    this.#beginAnew(dataRevision.currentNow() ?? (await dataRevision.current()));
    const kept = this.#kept;
    const found = new Map<string, Value>();
    const missing: string[] = [];
    const waited = new Map<string, Loading<Value>>();
    for (const id of new Set(ids)) {
      const value = kept.get(id);
      const loading = this.#loading.get(id);
      if (value !== undefined) found.set(id, value);
      else if (loading) waited.set(id, loading);
      else if (!kept.has(id)) missing.push(id);
    }
    if (missing.length > 0) {
      const loading = this.#load(missing);
      for (const id of missing) waited.set(id, loading);
    }
    for (const [id, loading] of waited) {
      const value = (await loading).get(id);
      if (value !== undefined) found.set(id, value);
    }
    return found;
  }

  #beginAnew(revision: number): void {
    if (revision === this.#revision && this.#kept.size <= this.#keptMax) return;
    this.#revision = revision;
    this.#kept = new Map();
    this.#loading = new Map();
  }

  /** What was asked before a change of the revision is not kept after it. */
  #load(ids: readonly string[]): Loading<Value> {
    const [kept, underWay] = [this.#kept, this.#loading];
    const loading = this.#options
      .load(ids)
      .then((values) => {
        for (const id of ids) kept.set(id, values.get(id));
        return values;
      })
      .finally(() => {
        for (const id of ids) underWay.delete(id);
      });
    for (const id of ids) underWay.set(id, loading);
    return loading;
  }
}

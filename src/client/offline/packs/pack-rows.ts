import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { PackKind, PackManifest } from '../../../contract/packs/pack.ts';

/** A pack that the device can read. */
export interface StoredPack {
  manifest: PackManifest;
  /** When the server last said that this is its content, in milliseconds since 1970. */
  confirmedAt: number;
}

/** A download that has not come to its end. */
export interface StoredLoad {
  manifest: PackManifest;
  isPaused: boolean;
}

export type PackName = Pick<PackManifest, 'kind' | 'id'>;

/** Somebody has deleted the pack while it was downloaded, or the other half of its parts is gone. */
export class PackGoneError extends Error {
  constructor() {
    super('the download is gone');
    this.name = 'PackGoneError';
  }
}

/**
 * The packs of this device. All of them are in one object store, so that each method is one transaction: a pack is
 * replaced as a whole or not at all, and its parts go with the last manifest that names them.
 */
export interface PackRows {
  all(): Promise<{ packs: StoredPack[]; loads: StoredLoad[] }>;
  pack(name: PackName): Promise<StoredPack | undefined>;
  load(name: PackName): Promise<StoredLoad | undefined>;
  /** Begins or goes on with a download; parts that only an earlier one of the same pack needed go. */
  begin(manifest: PackManifest): Promise<void>;
  pause(name: PackName): Promise<void>;
  /** Hashes of the parts that the device does not have. */
  lacking(manifest: PackManifest): Promise<Set<string>>;
  /** @throws PackGoneError without the download */
  addPart(manifest: PackManifest, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** In the order of the hashes; undefined for a part that is not there. */
  parts(hashes: readonly string[]): Promise<unknown[]>;
  /** The downloaded pack in place of the earlier one. @throws PackGoneError if parts are missing */
  finish(manifest: PackManifest, confirmedAt: number): Promise<void>;
  drop(name: PackName): Promise<void>;
}

const PACK = 'pack ';
const LOAD = 'load ';
const PART = 'part ';
const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
const nameOf = ({ kind, id }: PackName): string => `${kind} ${id}`;

export function packRows(store: UseStore): PackRows {
  const transact = <T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => Promise<T>): Promise<T> =>
    store(mode, async (rows) => {
      const committed = promisifyRequest(rows.transaction);
      committed.catch(() => {});
      const result = await work(rows);
      await committed;
      return result;
    });
  const get = <T>(key: string): Promise<T | undefined> =>
    store('readonly', (rows) => promisifyRequest<T | undefined>(rows.get(key)));

  return {
    all: () =>
      store('readonly', async (rows) => {
        const packs = promisifyRequest<unknown[]>(rows.getAll(rangeOf(PACK)));
        const loads = promisifyRequest<unknown[]>(rows.getAll(rangeOf(LOAD)));
        return { packs: (await packs).filter(isStoredPack), loads: (await loads).filter(isStoredLoad) };
      }),
    pack: async (name) => readable(await get<unknown>(PACK + nameOf(name)), isStoredPack),
    load: async (name) => readable(await get<unknown>(LOAD + nameOf(name)), isStoredLoad),
    parts: (hashes) =>
      store('readonly', (rows) => Promise.all(hashes.map((hash) => promisifyRequest<unknown>(rows.get(PART + hash))))),
    begin: (manifest) =>
      transact('readwrite', async (rows) => {
        await promisifyRequest(rows.put({ manifest, isPaused: false } satisfies StoredLoad, LOAD + nameOf(manifest)));
        await dropUnnamed(rows);
      }),
    pause: (name) =>
      transact('readwrite', async (rows) => {
        const key = LOAD + nameOf(name);
        const load = readable(await promisifyRequest<unknown>(rows.get(key)), isStoredLoad);
        if (load) await promisifyRequest(rows.put({ ...load, isPaused: true } satisfies StoredLoad, key));
      }),
    lacking: ({ parts }) => store('readonly', (rows) => lackingIn(rows, parts)),
    addPart: (manifest, hash, bytes) =>
      transact('readwrite', async (rows) => {
        const load = readable(await promisifyRequest<unknown>(rows.get(LOAD + nameOf(manifest))), isStoredLoad);
        if (load?.manifest.version !== manifest.version) throw new PackGoneError();
        await promisifyRequest(rows.put(bytes, PART + hash));
      }),
    finish: (manifest, confirmedAt) =>
      transact('readwrite', async (rows) => {
        if ((await lackingIn(rows, manifest.parts)).size > 0) throw new PackGoneError();
        const name = nameOf(manifest);
        await promisifyRequest(rows.put({ manifest, confirmedAt } satisfies StoredPack, PACK + name));
        await promisifyRequest(rows.delete(LOAD + name));
        await dropUnnamed(rows);
      }),
    drop: (name) =>
      transact('readwrite', async (rows) => {
        await promisifyRequest(rows.delete(PACK + nameOf(name)));
        await promisifyRequest(rows.delete(LOAD + nameOf(name)));
        await dropUnnamed(rows);
      }),
  };
}

async function lackingIn(rows: IDBObjectStore, parts: PackManifest['parts']): Promise<Set<string>> {
  const keys = new Set(await promisifyRequest(rows.getAllKeys(rangeOf(PART))));
  return new Set(parts.map(({ hash }) => hash).filter((hash) => !keys.has(PART + hash)));
}

/** Deletes the parts that no manifest names. */
async function dropUnnamed(rows: IDBObjectStore): Promise<void> {
  const packs = await promisifyRequest<unknown[]>(rows.getAll(rangeOf(PACK)));
  const loads = await promisifyRequest<unknown[]>(rows.getAll(rangeOf(LOAD)));
  const manifests = [...packs.filter(isStoredPack), ...loads.filter(isStoredLoad)].map(({ manifest }) => manifest);
  const named = new Set(manifests.flatMap(({ parts }) => parts.map(({ hash }) => PART + hash)));
  for (const key of await promisifyRequest(rows.getAllKeys(rangeOf(PART))))
    if (!named.has(String(key))) await promisifyRequest(rows.delete(key));
}

const readable = <T>(stored: unknown, isOne: (one: unknown) => one is T): T | undefined =>
  isOne(stored) ? stored : undefined;

const isStoredLoad = (stored: unknown): stored is StoredLoad =>
  typeof stored === 'object' && stored !== null && 'manifest' in stored && isManifest(stored.manifest);

const isStoredPack = (stored: unknown): stored is StoredPack =>
  isStoredLoad(stored) && 'confirmedAt' in stored && typeof stored.confirmedAt === 'number';

const KINDS: readonly unknown[] = ['category', 'supplier'] satisfies PackKind[];

/** Whatever is stored is input: another build may have written it. */
export function isManifest(given: unknown): given is PackManifest {
  if (typeof given !== 'object' || given === null) return false;
  const { kind, id, format, version, title, slug, parts, categoryIds, bytes, offersCount } = given as PackManifest;
  const texts: unknown[] = [id, format, version, title, slug];
  if (!KINDS.includes(kind) || !texts.every((text) => typeof text === 'string')) return false;
  if (typeof bytes !== 'number' || typeof offersCount !== 'number' || !Array.isArray(categoryIds)) return false;
  return Array.isArray(parts) && parts.every((part) => typeof part?.hash === 'string' && part.bytes > 0);
}

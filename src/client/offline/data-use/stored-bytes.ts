/** A part of the storage, and its size as far as the device can tell. */
interface StoredPart {
  /** `database`: IndexedDB; `cache`: Cache Storage. */
  kind: 'database' | 'cache';
  name: string;
  entries: number;
  bytes: number;
}

export interface StoredBytes {
  parts: StoredPart[];
  /** The browser's own estimate, with what it needs besides; undefined where it tells nothing. */
  usage: number | undefined;
  quota: number | undefined;
  /** Whether the browser promised not to clear the storage by itself. */
  isPersisted: boolean;
}

/** Reads the whole storage once. A part that does not answer is left out. */
export async function readStoredBytes(): Promise<StoredBytes> {
  const [databases, cacheNames] = await Promise.all([
    indexedDB.databases().catch(() => []),
    'caches' in globalThis ? caches.keys().catch(() => []) : [],
  ]);
  const names = databases.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const reading = [...names.map(sizeOfDatabase), ...cacheNames.map(sizeOfCache)];
  const parts = (await Promise.allSettled(reading)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  const isPersisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return { parts: parts.sort((a, b) => b.bytes - a.bytes), usage, quota, isPersisted };
}

async function sizeOfCache(name: string): Promise<StoredPart> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  let bytes = 0;
  for (const key of keys) bytes += (await (await cache.match(key))?.blob())?.size ?? 0;
  return { kind: 'cache', name, entries: keys.length, bytes };
}

async function sizeOfDatabase(name: string): Promise<StoredPart> {
  const database = await answered(indexedDB.open(name));
  const part: StoredPart = { kind: 'database', name, entries: 0, bytes: 0 };
  try {
    for (const store of database.objectStoreNames) {
      const walking = database.transaction(store).objectStore(store).openCursor();
      await new Promise<void>((resolve, reject) => {
        walking.onerror = () => reject(walking.error);
        walking.onsuccess = () => {
          const cursor = walking.result;
          if (!cursor) return resolve();
          part.entries += 1;
          part.bytes += bytesOf(cursor.value);
          cursor.continue();
        };
      });
    }
    return part;
  } finally {
    database.close();
  }
}

/** Strings are stored with two bytes a letter, as Persian ones need; the parts of packs are bytes. */
function bytesOf(value: unknown): number {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return 2 * (typeof value === 'string' ? value.length : (JSON.stringify(value)?.length ?? 0));
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

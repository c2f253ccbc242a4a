import { errorName } from '../error-name.ts';

const VERSION = 1;
const LOCK = 'rasteh-database-repair';

/**
 * Opens a database of the app, with its object stores. One without any store has lost everything: it is deleted and made
 * anew, whatever its version is. One of a later build has stores, and stays as it is.
 * @throws where storage is blocked, at the factory itself or at `open`; a VersionError for a database of a later build
 */
export async function openDatabase(factory: IDBFactory, name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const opened = await openFor(factory, name, stores);
  if (opened) return opened;
  // Of two tabs that find it so, the second would delete what the first has written into the new one.
  return locked(async () => {
    const found = await openFor(factory, name, stores);
    if (found) return found;
    await settled(factory.deleteDatabase(name));
    return openOwn(factory, name, stores);
  });
}

/** Undefined for a database without any store. */
async function openFor(factory: IDBFactory, name: string, stores: readonly string[]): Promise<IDBDatabase | undefined> {
  const database = await openOwn(factory, name, stores).catch((error: unknown) => {
    if (errorName(error) !== 'VersionError') throw error;
    return settled(factory.open(name)).then((later) => {
      if (later.objectStoreNames.length === 0) return later;
      later.close();
      throw error;
    });
  });
  if (database.objectStoreNames.length > 0) return database;
  database.close();
  return undefined;
}

async function openOwn(factory: IDBFactory, name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = factory.open(name, VERSION);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  return settled(request);
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const locked = <T>(work: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (navigator.locks.request(LOCK, work) as Promise<T>)
    : work();

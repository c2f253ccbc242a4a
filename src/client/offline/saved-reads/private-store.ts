import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { DATA_SCHEMA_VERSION, PUBLIC_STORES } from './device-stores.ts';
import { connectDatabase, type DatabaseConnection } from './idb-connection.ts';
import { keptPages } from './kept-pages.ts';
import { ownerOf, type ReadSub } from './read-owner.ts';
import { type ReadStore, readStore } from './read-store.ts';
import type { ReadUse } from './read-use.ts';
import { keyValueStore, savedReads } from './saved-reads.ts';

const PRIVATE_DATABASE = 'rasteh-private-';
const MAX_BYTES = 30 * 1024 * 1024;

interface Opened {
  sub: string;
  database: DatabaseConnection;
  reads: ReadStore;
}

let opened: Opened | undefined;

function open(sub: string): Opened {
  if (opened?.sub === sub) return opened;
  opened?.database.close();
  const database = connectDatabase(PRIVATE_DATABASE + sub, PUBLIC_STORES);
  const reads = savedReads({
    texts: keyValueStore<string>(database.store('reads')),
    uses: keyValueStore<ReadUse>(database.store('uses')),
    version: DATA_SCHEMA_VERSION,
    maxBytes: MAX_BYTES,
    onTidyDue: () => void reads.tidy(),
  });
  opened = { sub, database, reads: readStore(reads, DATA_SCHEMA_VERSION) };
  return opened;
}

let current: ReadStore | undefined;

/** Saves what only the signed-in user may see, in a database of the user's own. A read without a shape is not saved. */
export function privateStore(readSub: ReadSub): ReadStore {
  current = storeOf(readSub);
  return current;
}

/** Saves a private read that was changed without the server's answer to it. */
export async function savePrivateRead(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.data !== undefined) await current?.save(query);
}

/** What the device would show without a network; undefined if nothing is saved. */
export async function findSavedRead<Data>(client: QueryClient, queryKey: QueryKey): Promise<Data | undefined> {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  const copy = query && (await current?.find(query));
  // A copy that was found has the read's shape.
  return copy?.data as Data | undefined;
}

const storeOf = (readSub: ReadSub): ReadStore => ({
  async find(query) {
    const sub = readSub();
    if (sub === undefined || query.meta?.shape === undefined) return undefined;
    const copy = await open(sub).reads.find(query);
    return readSub() === sub ? copy : undefined;
  },
  async save(query) {
    const sub = readSub();
    // A save is late, and another user may have signed in meanwhile.
    if (sub === undefined || sub !== ownerOf(query) || query.meta?.shape === undefined) return;
    await open(sub).reads.save(query);
    // A sign-out meanwhile has deleted the database, and this has made it again.
    if (readSub() !== sub) await dropPrivateStores(readSub());
  },
});

/** Deletes the databases of all users but one, in every tab: their connections close for it. */
export async function dropPrivateStores(keptSub: string | undefined): Promise<void> {
  const { sub } = keptPages.get();
  if (sub !== null && sub !== keptSub) keptPages.drop();
  if (opened && opened.sub !== keptSub) {
    opened.database.close();
    opened = undefined;
  }
  const databases = await indexedDB.databases();
  const others = databases.flatMap(({ name }) =>
    name?.startsWith(PRIVATE_DATABASE) && name !== PRIVATE_DATABASE + keptSub ? [name] : [],
  );
  await Promise.all(others.map(deleteDatabase));
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

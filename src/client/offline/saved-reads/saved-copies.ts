import { keys } from 'idb-keyval';
import { PUBLIC_DATABASE, PUBLIC_STORES } from './device-stores.ts';
import { connectDatabase } from './idb-connection.ts';
import { savedKey } from './read-store.ts';

/** The subset of these query hashes whose public read is saved on the device. */
export async function savedHashes(hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  try {
    const saved = new Set(await keys<string>(database.store('reads')));
    return new Set(hashes.filter((hash) => saved.has(savedKey(hash))));
  } catch {
    return new Set();
  } finally {
    database.close();
  }
}

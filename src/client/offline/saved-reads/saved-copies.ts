import { keys } from 'idb-keyval';
import { connectDatabase } from './idb-connection.ts';
import { READ_PREFIX } from './persist-reads.ts';
import { PUBLIC_DATABASE, PUBLIC_STORES } from './public-reads.ts';

/** Which of these reads (by the hash of their key) have a saved copy on the device. */
export async function keptReads(hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0 || typeof indexedDB === 'undefined') return new Set();
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  try {
    const saved = new Set(await keys<string>(database.store('reads')));
    return new Set(hashes.filter((hash) => saved.has(`${READ_PREFIX}-${hash}`)));
  } catch {
    return new Set();
  } finally {
    database.close();
  }
}

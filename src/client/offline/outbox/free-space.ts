import { PUBLIC_DATABASE, PUBLIC_STORES } from '../saved-reads/device-stores.ts';
import { connectDatabase } from '../saved-reads/idb-connection.ts';
import type { ReadUse } from '../saved-reads/read-use.ts';
import { keyValueStore } from '../saved-reads/saved-reads.ts';

/** Drops the older half of what the device has saved of public pages: unsent changes need the room. */
export async function freeSpace(): Promise<void> {
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  try {
    const uses = keyValueStore<ReadUse>(database.store('uses'));
    const { olderHalf } = await import('../saved-reads/tidy-reads.ts');
    const keys = olderHalf(await uses.entries());
    await keyValueStore<string>(database.store('reads')).delMany(keys);
    await uses.delMany(keys);
  } finally {
    database.close();
  }
}

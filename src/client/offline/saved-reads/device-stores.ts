import type { QueryClient } from '@tanstack/react-query';
import { versions } from '../../../core/wire/versions.ts';
import { whenIdle } from '../idle.ts';
import { connectDatabase } from './idb-connection.ts';
import { persistReads, type SettleHydrated, type StoreFor } from './persist-reads.ts';
import type { ReadSub } from './read-owner.ts';
import { type ReadStore, readStore } from './read-store.ts';
import type { ReadUse } from './read-use.ts';
import { keyValueStore, savedReads } from './saved-reads.ts';

export const PUBLIC_DATABASE = 'rasteh-public';
export const DATA_SCHEMA_VERSION = versions.dataSchema;
export const PUBLIC_STORES = ['reads', 'uses'] as const;

const TIDY_LATEST_MS = 10_000;

let ownStore: ReadStore | undefined;

/** Sets the store of private reads, which comes with the first of them. */
export const setPrivateStore = (store: ReadStore): void => {
  ownStore = store;
};

/**
 * Saves reads on the device, each in the store of its policy, and restores them from there. The returned function is
 * for the reads that came with the document.
 */
export function saveReadsOnDevice(queryClient: QueryClient, readSub: ReadSub): SettleHydrated {
  const publicStore = openPublicStore();
  const storeFor: StoreFor = (policy) =>
    policy === 'public' ? publicStore : policy === 'private' ? ownStore : undefined;
  return persistReads(queryClient, storeFor, readSub);
}

function openPublicStore(): ReadStore {
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  const tidy = () => whenIdle(() => void reads.noteUses().then(reads.tidy), TIDY_LATEST_MS);
  const reads = savedReads({
    texts: keyValueStore<string>(database.store('reads')),
    uses: keyValueStore<ReadUse>(database.store('uses')),
    version: DATA_SCHEMA_VERSION,
    onTidyDue: tidy,
  });
  setTimeout(tidy, TIDY_LATEST_MS);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void reads.noteUses();
  });
  return readStore(reads, DATA_SCHEMA_VERSION);
}

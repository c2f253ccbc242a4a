import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { versions } from '../../../core/versions.ts';
import { whenIdle } from '../idle.ts';
import { connectDatabase } from './idb-connection.ts';
import { persistReads } from './persist-reads.ts';
import { keyValueStore, type ReadUse, savedReads } from './saved-reads.ts';

export const PUBLIC_DATABASE = 'rasteh-public';
const DATA_SCHEMA_VERSION = versions.dataSchema;
export const PUBLIC_STORES = ['reads', 'uses'] as const;

const PUBLIC_AREAS = new Set<unknown>(['catalog', 'suppliers', 'menu', 'search', 'ads']);
const TIDY_LATEST_MS = 10_000;

export const isPublicRead = (queryKey: QueryKey): boolean => PUBLIC_AREAS.has(queryKey[0]);

/**
 * Public reads are kept on the device and shown from there. The returned function saves those that came with the
 * server's page, for which no call was made.
 */
export function keepPublicReads(queryClient: QueryClient): () => void {
  if (typeof indexedDB === 'undefined') return () => {};
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
  return persistReads(queryClient, { storage: reads, isKept: isPublicRead, version: DATA_SCHEMA_VERSION });
}

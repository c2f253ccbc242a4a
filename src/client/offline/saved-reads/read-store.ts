import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { onlineManager, type Query } from '@tanstack/react-query';
import type { ReadPage } from './read-policy.ts';
import type { SavedPage, SavedReads } from './saved-reads.ts';

const READ_PREFIX = 'read';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The key of a saved read in its store. */
export const savedKey = (queryHash: string): string => `${READ_PREFIX}-${queryHash}`;

export interface ReadStore {
  /** The saved data, or undefined. Sets the query's time to the copy's, and refetches a stale copy when online. */
  restore(query: Query): Promise<unknown>;
  save(query: Query): Promise<void>;
}

/**
 * @param version of the data schema, not of the build: a deploy must not delete the saved reads of an offline device
 */
export function readStore(storage: Pick<SavedReads, 'getItem' | 'setItem' | 'removeItem'>, version: string): ReadStore {
  const { retrieveQuery } = experimental_createQueryPersister<string>({
    storage,
    buster: version,
    maxAge: MAX_AGE_MS,
    prefix: READ_PREFIX,
    deserialize: parseSaved,
  });
  return {
    restore: (query) => retrieveQuery(query.queryHash, (copy) => refreshRestored(query, copy)),
    save: ({ queryHash, queryKey, meta, state: { data, dataUpdatedAt } }) => {
      const saved = { queryHash, queryKey, buster: version, state: { data, dataUpdatedAt } };
      return storage.setItem(savedKey(queryHash), JSON.stringify(saved), savedPageOf(meta?.page, data));
    },
  };
}

/** The persister sets the data with the current time; this restores the copy's own. */
function refreshRestored(query: Query, copy: PersistedQuery): void {
  query.setState({ dataUpdatedAt: copy.state.dataUpdatedAt });
  if (onlineManager.isOnline() && query.isStale()) query.fetch().catch(() => {});
}

/** Undefined for a root category: its page has another URL. */
function savedPageOf(page: ReadPage | undefined, data: unknown): SavedPage | undefined {
  if (!page) return undefined;
  const { title, name = title, slug, isRoot } = data as Record<string, unknown>;
  if (isRoot === true || typeof name !== 'string' || typeof slug !== 'string') return undefined;
  return { ...page, name, slug };
}

/** @throws Error for anything but a saved read; the persister then deletes the entry */
function parseSaved(text: string): PersistedQuery {
  const saved: unknown = JSON.parse(text);
  if (!isSavedRead(saved)) throw new Error('not a saved read');
  return saved;
}

function isSavedRead(value: unknown): value is PersistedQuery {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('buster' in value)) return false;
  const { state } = value;
  if (typeof state !== 'object' || state === null || !('data' in state) || !('dataUpdatedAt' in state)) return false;
  return typeof state.data === 'object' && state.data !== null && typeof state.dataUpdatedAt === 'number';
}

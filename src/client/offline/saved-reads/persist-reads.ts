import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import {
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';
import { whenIdle } from '../idle.ts';
import { savedAtOf } from './saved-at.ts';
import type { SavedReads } from './saved-reads.ts';

/** Stands before the hash of a read's key. */
export const READ_PREFIX = 'read';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Pages of one list that come shortly after each other are written once. */
const WRITE_PAUSE_MS = 250;
const FIRST_WRITE_LATEST_MS = 1_000;
const NEXT_WRITE_LATEST_MS = 100;
/** When the worker has its late answer from a slow network. */
const LATE_ANSWER_MS = 5_000;

export interface PersistReadsOptions {
  storage: Pick<SavedReads, 'getItem' | 'setItem' | 'removeItem'>;
  /** Which reads may be kept. */
  isKept: (queryKey: QueryKey) => boolean;
  /** Of the data's form, never of the build: a deploy must not empty an offline device. */
  version: string;
}

/**
 * Gives every kept read of the client a saved copy: shown first when the page starts without data, with its own time,
 * then refreshed. Returns what saves the reads that came with the server's page.
 */
export function persistReads(queryClient: QueryClient, { storage, isKept, version }: PersistReadsOptions): () => void {
  const { retrieveQuery, persistQuery } = experimental_createQueryPersister<string>({
    storage,
    buster: version,
    maxAge: MAX_AGE_MS,
    prefix: READ_PREFIX,
    serialize: ({ state, ...query }) =>
      JSON.stringify({ ...query, state: { data: state.data, dataUpdatedAt: state.dataUpdatedAt } }),
    deserialize: parseSaved,
  });
  const waiting = new Set<Query>();
  let isScheduled = false;

  const writeNext = () => {
    const [query] = waiting;
    if (query) {
      waiting.delete(query);
      if (query.state.data !== undefined) void persistQuery(query);
    }
    isScheduled = waiting.size > 0;
    // One a slice: writing a long list out takes its time. But soon: the page may be left at any moment.
    if (isScheduled) whenIdle(writeNext, NEXT_WRITE_LATEST_MS);
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => whenIdle(writeNext, FIRST_WRITE_LATEST_MS), WRITE_PAUSE_MS);
  };
  const keep = (query: Query) => {
    waiting.add(query);
    schedule();
  };

  const late = new Set<Query>();
  /** The worker had only its copy although there is a network: asked for once more when the answer has had time. */
  const askLater = (query: Query) => {
    if (!onlineManager.isOnline() || late.has(query)) return;
    late.add(query);
    setTimeout(() => {
      if (query.isActive()) query.fetch().catch(() => {});
    }, LATE_ANSWER_MS);
  };

  const persister = async (
    queryFn: QueryFunction<unknown>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<unknown> => {
    if (!isKept(query.queryKey)) return queryFn(context);
    if (query.state.data === undefined) {
      const saved = await retrieveQuery(query.queryHash, (copy) => refreshRestored(query, copy));
      if (saved !== undefined) return saved;
    }
    const data = await queryFn(context);
    const savedAt = savedAtOf(data);
    if (savedAt === undefined) {
      late.delete(query);
      keep(query);
      return data;
    }
    askLater(query);
    const { data: shown, dataUpdatedAt: shownAt } = query.state;
    const isOlder = shown !== undefined && shownAt >= savedAt;
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: isOlder ? shownAt : savedAt }));
    return isOlder ? shown : data;
  };

  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister } });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const query of waiting) if (query.state.data !== undefined) void persistQuery(query);
    waiting.clear();
  });

  return () => {
    for (const query of queryClient.getQueryCache().getAll()) if (isKept(query.queryKey)) keep(query);
  };
}

/** Becoming the query's data, the copy was taken for new: it gets its own time back, and a refresh where that helps. */
function refreshRestored(query: Query, copy: PersistedQuery): void {
  query.setState({ dataUpdatedAt: copy.state.dataUpdatedAt });
  if (onlineManager.isOnline() && query.isStale()) query.fetch().catch(() => {});
}

/** Throws on what is not a saved read, so that it is dropped. */
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

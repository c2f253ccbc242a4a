import {
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { whenIdle } from '../idle.ts';
import { policyOf, type ReadPolicy } from './read-policy.ts';
import type { ReadStore } from './read-store.ts';
import { savedAtOf } from './saved-at.ts';

/** Pages of one list that come shortly after each other are written once. */
const WRITE_PAUSE_MS = 250;
const FIRST_WRITE_LATEST_MS = 1_000;
const NEXT_WRITE_LATEST_MS = 100;
/** When the worker has its late answer from a slow network. */
const LATE_ANSWER_MS = 5_000;

/** The store for the reads of a policy; undefined: they are saved nowhere. */
export type StoreFor = (policy: ReadPolicy) => ReadStore | undefined;

/**
 * Gives every read of the client that has a store a saved copy: shown first when the page starts without data, with its
 * own time, then refreshed. Returns what saves the reads that came with the server's page.
 */
export function persistReads(queryClient: QueryClient, storeFor: StoreFor): () => void {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<Query>();
  let isScheduled = false;

  const write = (query: Query) => {
    // Signing out may have dropped it meanwhile.
    if (query.state.data !== undefined && cache.get(query.queryHash) === query)
      void storeFor(policyOf(query))?.save(query);
  };
  const writeNext = () => {
    const [query] = waiting;
    if (query) {
      waiting.delete(query);
      write(query);
    }
    isScheduled = waiting.size > 0;
    // One a slice: writing a long list out takes its time. But soon: the page may be left at any moment.
    if (isScheduled) whenIdle(writeNext, NEXT_WRITE_LATEST_MS);
  };
  const save = (query: Query) => {
    waiting.add(query);
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => whenIdle(writeNext, FIRST_WRITE_LATEST_MS), WRITE_PAUSE_MS);
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
    const store = storeFor(policyOf(query));
    if (!store) return queryFn(context);
    if (query.state.data === undefined) {
      const saved = await store.restore(query);
      if (saved !== undefined) return saved;
    }
    const data = await queryFn(context);
    const savedAt = savedAtOf(data);
    if (savedAt === undefined) {
      late.delete(query);
      save(query);
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
    for (const query of waiting) write(query);
    waiting.clear();
  });

  return () => {
    for (const query of cache.getAll()) if (storeFor(policyOf(query))) save(query);
  };
}

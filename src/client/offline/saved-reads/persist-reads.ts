import {
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { whenIdle } from '../idle.ts';
import { copiedReads } from './page-reads.ts';
import { claimRead, type ReadSub } from './read-owner.ts';
import { isPublicRead, policyOf, type ReadPolicy } from './read-policy.ts';
import { isShowable, type ReadStore, type SavedCopy } from './read-store.ts';
import { savedAtOf } from './saved-at.ts';

/** Debounces writes: list pages that load shortly after each other are written once. */
const WRITE_PAUSE_MS = 250;
const FIRST_WRITE_LATEST_MS = 1_000;
const NEXT_WRITE_LATEST_MS = 100;
/** Pauses before a read that got only the worker's copy is asked for again, while there is a network. */
const LATE_ANSWER_PAUSES_MS = [3_000, 6_000, 12_000];

const SETTLE_LATEST_MS = 500;

/** With a network, a storage that does not answer delays a read by this much at most. */
const STORAGE_PATIENCE_MS = 700;

/**
 * For the reads that were hydrated at `hydratedAt`: saves them. Those of a saved document get the time when the server
 * sent it, or the saved copy if that is newer, and are read again if they are stale.
 */
export type SettleHydrated = (hydratedAt: number, savedAt?: number) => void;

/** The store for a policy; undefined: its reads are not saved. */
export type StoreFor = (policy: ReadPolicy) => ReadStore | undefined;

/**
 * Saves every read whose policy has a store. A read without data restores its saved copy, with the copy's time, and
 * then refetches. An answer to a request of a user who is not signed in any more is an error. Returns a function for the
 * hydrated reads.
 */
export function persistReads(queryClient: QueryClient, storeFor: StoreFor, readSub: ReadSub): SettleHydrated {
  const cache = queryClient.getQueryCache();
  const waiting = new Set<Query>();
  let isScheduled = false;

  const write = (query: Query) => {
    // A sign-out may have removed the query meanwhile.
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
    // One read per idle slice: to serialize a long list is slow. Soon, because the user may leave at any moment.
    if (isScheduled) whenIdle(writeNext, NEXT_WRITE_LATEST_MS);
  };
  const save = (query: Query) => {
    waiting.add(query);
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => whenIdle(writeNext, FIRST_WRITE_LATEST_MS), WRITE_PAUSE_MS);
  };

  /** How often a read was asked for again since its last fresh answer. */
  const late = new Map<Query, number>();
  /** The worker returned its copy: the line is slow, or it came back to the page before it came back to the worker. */
  const askLater = (query: Query) => {
    const tries = late.get(query) ?? 0;
    const pauseMs = LATE_ANSWER_PAUSES_MS[tries];
    if (!onlineManager.isOnline() || pauseMs === undefined) return;
    late.set(query, tries + 1);
    setTimeout(() => {
      if (query.isActive()) query.fetch().catch(() => {});
    }, pauseMs);
  };

  const inTime = patience(STORAGE_PATIENCE_MS);

  const answer = async (
    queryFn: QueryFunction<unknown>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<unknown> => {
    const store = storeFor(policyOf(query));
    if (!store) return queryFn(context);
    const finding = query.state.data === undefined ? store.find(query) : undefined;
    const copy = finding && (await inTime(finding));
    if (copy) return restore(query, copy);
    let data: unknown;
    try {
      data = await queryFn(context);
    } catch (error) {
      const late = await finding;
      if (!late) throw error;
      return restore(query, late);
    }
    const savedAt = savedAtOf(data);
    if (savedAt === undefined) {
      late.delete(query);
      save(query);
      return data;
    }
    askLater(query);
    copiedReads.add(query.queryHash);
    if (!(await isShowable(query, data))) throw new TypeError('the worker has a copy of another shape');
    const { data: shown, dataUpdatedAt: shownAt } = query.state;
    // Of the same time it is the next page of a list.
    const isOlder = shown !== undefined && shownAt > savedAt;
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: isOlder ? shownAt : savedAt }));
    return isOlder ? shown : data;
  };

  const persister: typeof answer = async (queryFn, context, query) => {
    if (isPublicRead(query)) return answer(queryFn, context, query);
    const sub = readSub();
    claimRead(query, sub);
    const data = await answer(queryFn, context, query);
    if (sub !== undefined && readSub() !== sub) throw new TypeError('an answer to another user');
    return data;
  };

  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister } });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const query of waiting) write(query);
    waiting.clear();
  });

  const settleSaved = async (query: Query, savedAt: number) => {
    copiedReads.add(query.queryHash);
    query.setState({ dataUpdatedAt: savedAt });
    const store = storeFor(policyOf(query));
    const copy = await store?.find(query);
    if (store && !copy) save(query);
    if (copy && copy.dataUpdatedAt > savedAt && query.state.dataUpdatedAt === savedAt) {
      query.setState({ data: copy.data, dataUpdatedAt: copy.dataUpdatedAt, isInvalidated: copy.isDoubtful });
    }
    if (query.isActive() && query.isStale()) query.fetch().catch(() => {});
  };

  return (hydratedAt, savedAt) => {
    if (savedAt === undefined) {
      for (const query of cache.getAll()) if (storeFor(policyOf(query))) save(query);
      return;
    }
    const settle = () => {
      for (const query of cache.getAll()) {
        if (query.state.dataUpdatedAt === hydratedAt) void settleSaved(query, savedAt);
      }
    };
    // When the boundaries of the page are hydrated too.
    whenIdle(() => whenIdle(settle, SETTLE_LATEST_MS), SETTLE_LATEST_MS);
  };
}

/** The query stores the data with the current time; this restores the copy's own, and refetches a stale copy. */
function restore(query: Query, { data, dataUpdatedAt, isDoubtful }: SavedCopy): unknown {
  copiedReads.add(query.queryHash);
  notifyManager.schedule(() => {
    query.setState({ dataUpdatedAt, isInvalidated: isDoubtful });
    if (onlineManager.isOnline() && query.isStale()) query.fetch().catch(() => {});
  });
  return data;
}

/** Waits for a storage while there is no network. With one: for a limited time, and again only once it has answered. */
function patience(limitMs: number): (finding: Promise<SavedCopy | undefined>) => Promise<SavedCopy | undefined> {
  let isLate = false;
  return async (finding) => {
    if (!onlineManager.isOnline()) return finding;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<undefined>((resolve) => {
      timer = setTimeout(
        () => {
          isLate = true;
          resolve(undefined);
        },
        isLate ? 0 : limitMs,
      );
    });
    const answered = finding.finally(() => {
      clearTimeout(timer);
      isLate = false;
    });
    return Promise.race([answered, limit]);
  };
}

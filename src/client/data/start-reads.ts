import type { FetchQueryOptions, Query, QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isPublicRead, type ReadMeta } from '../offline/saved-reads/read-policy.ts';
import { ApiError } from './api.ts';

export type Read = { queryKey: readonly unknown[]; meta?: ReadMeta | undefined };

export interface PageReads {
  /** The page needs these; on the server a 404 of one makes the page a 404. */
  reads?: readonly Read[];
  /** The page renders without those that fail. */
  extras?: readonly Read[];
  /** Runs only on the server, after all reads: a redirect, or reads that depend on a response. */
  onServer?: () => void | Promise<void>;
}

/** A screen that renders this long after its loader finds what the loader has read, and does not read it again. */
const SCREEN_LATEST_MS = 10_000;

const startedAt = new WeakMap<Query, number>();

/** Whether the loader of the page has read this just now. For reads that are read anew on each visit of a page. */
export function isReadByLoader(query: Query): boolean {
  const at = startedAt.get(query) ?? Number.POSITIVE_INFINITY;
  const { dataUpdatedAt, isInvalidated } = query.state;
  return dataUpdatedAt >= at && !isInvalidated && Date.now() - at < SCREEN_LATEST_MS;
}

/**
 * Starts all reads of a route in parallel; the loader returns the result. On the device the loader does not wait for
 * them. On the server it waits, and starts only public reads, because every visitor gets the same page.
 */
export function startReads(
  queryClient: QueryClient,
  { reads = [], extras = [], onServer }: PageReads,
): Promise<void> | undefined {
  const isServer = typeof document === 'undefined';
  const start = (asked: readonly Read[]) =>
    (isServer ? asked.filter(isPublicRead) : asked).map((options) => {
      const now = Date.now();
      const read =
        'initialPageParam' in options
          ? queryClient.fetchInfiniteQuery(options as Parameters<QueryClient['fetchInfiniteQuery']>[0])
          : queryClient.fetchQuery(options as FetchQueryOptions);
      const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
      if (query) startedAt.set(query, now);
      return read;
    });
  const started = start(reads);
  const settled = Promise.allSettled([...started, ...start(extras)]);
  // The screen's own query renders the error.
  return isServer ? drawable(started, settled).then(onServer) : undefined;
}

/** @throws the router's `notFound` for a 404 or 400; otherwise the error of the first read that fails */
async function drawable(started: Promise<unknown>[], settled: Promise<unknown>): Promise<void> {
  try {
    await Promise.all(started);
    await settled;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isPublicRead, type ReadMeta } from '../offline/saved-reads/read-policy.ts';
import { ApiError } from './api.ts';

export type Read = { queryKey: readonly unknown[]; meta?: ReadMeta | undefined };

export interface PageReads {
  /** The server draws the page from these: an absent object makes it a 404. */
  reads?: readonly Read[];
  /** Whether these succeed does not matter. */
  extras?: readonly Read[];
  /** Runs on the server alone, once all have answered: a redirect, or reads that depend on an answer. */
  onServer?: () => void | Promise<void>;
}

/**
 * Starts every read of a route at once; the loader returns the result as it is. On the device nothing waits: the screen
 * shows what is there. On the server the page waits, and as it is drawn for everybody, only public reads are asked for.
 */
export function startReads(
  queryClient: QueryClient,
  { reads = [], extras = [], onServer }: PageReads,
): Promise<void> | undefined {
  const isServer = typeof document === 'undefined';
  const start = (asked: readonly Read[]) =>
    (isServer ? asked.filter(isPublicRead) : asked).map((options) =>
      'initialPageParam' in options
        ? queryClient.fetchInfiniteQuery(options as Parameters<QueryClient['fetchInfiniteQuery']>[0])
        : queryClient.fetchQuery(options as FetchQueryOptions),
    );
  const started = start(reads);
  const settled = Promise.allSettled([...started, ...start(extras)]);
  // The screen's own use of the read shows what went wrong.
  return isServer ? drawable(started, settled).then(onServer) : undefined;
}

/** @throws the router's `notFound` for an absent object; otherwise what the first read throws */
async function drawable(started: Promise<unknown>[], settled: Promise<unknown>): Promise<void> {
  try {
    await Promise.all(started);
    await settled;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ApiError } from './api.ts';

export type Read = { queryKey: readonly unknown[] };

/**
 * Starts every read of a route at once. On the device nothing waits for them: the screen shows what is there. On the
 * server the page is drawn when all have answered, and an absent object makes it a 404; whether the `extras` succeed
 * does not matter.
 */
export function startReads(
  queryClient: QueryClient,
  reads: readonly Read[],
  extras: readonly Read[] = [],
): Promise<void> | undefined {
  const start = (options: Read) =>
    'initialPageParam' in options
      ? queryClient.fetchInfiniteQuery(options as Parameters<QueryClient['fetchInfiniteQuery']>[0])
      : queryClient.fetchQuery(options as FetchQueryOptions);
  const started = reads.map(start);
  const extra = Promise.allSettled(extras.map(start));
  if (typeof document === 'undefined') return drawable([...started, extra]);
  // The screen's own use of the read shows what went wrong.
  for (const one of started) one.catch(() => {});
  return undefined;
}

async function drawable(started: Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(started);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

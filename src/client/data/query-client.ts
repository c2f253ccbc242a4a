import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { isReadByLoader } from './start-reads.ts';
import { createWriteCache } from './write-cache.ts';

const FRESH_MS = 60_000;
/** Never garbage-collected while the page is open: going back restores the same list. */
const CACHED_MS = Number.POSITIVE_INFINITY;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: createWriteCache(),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        // The HTTP client retries by itself, and a failed read shows its saved copy at once.
        retry: false,
        refetchOnMount: (query) => !isReadByLoader(query as Query),
        // A 404 renders the error screen; other errors render in place of the read.
        throwOnError: (error, query) =>
          query.state.data === undefined && error instanceof ApiError && error.status === 404,
      },
    },
  });
}

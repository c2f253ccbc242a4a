import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { createWriteCache } from './write-cache.ts';

const FRESH_MS = 60_000;
/** In memory as long as the page lives: going back finds the same list. */
const KEPT_MS = Number.POSITIVE_INFINITY;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: createWriteCache(),
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        // The HTTP client has its own rule, and a failed read shows its saved copy at once.
        retry: false,
        // What is not there at all is the error screen's; the rest is told where it happened.
        throwOnError: (error, query) =>
          query.state.data === undefined && error instanceof ApiError && error.status === 404,
      },
    },
  });
}

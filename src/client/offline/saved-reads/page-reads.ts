import type { QueryClient } from '@tanstack/react-query';

/** Hashes of the reads that the shown page has asked for; the device's own, so empty on the server. */
export const pageReads = new Set<string>();

/** Notes them from now on. A screen reports its reads while it renders, also if it breaks then. */
export function watchPageReads(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' || type === 'observerResultsUpdated') pageReads.add(query.queryHash);
  });
}

/** Hashes of the reads that were shown from a copy, also if the server has answered since. */
export const copiedReads = new Set<string>();

/** Hashes of the reads whose saved copies broke a page: they are not shown again. */
export const distrustedReads = new Set<string>();

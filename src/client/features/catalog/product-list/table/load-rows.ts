import { onlineManager } from '@tanstack/react-query';
import type { TableState } from './table-state.ts';

/** More rows would be many reads, and many rows to hold. */
const ROWS_MAX = 600;

/** Loads the rest of a list's rows, unless there are too many. */
export async function loadRows(source: TableState['source']): Promise<'all' | 'tooMany' | 'failed'> {
  const totalCount = source.data?.pages[0]?.totalCount ?? 0;
  if (source.hasNextPage && totalCount > ROWS_MAX) return 'tooMany';
  let { hasNextPage, fetchNextPage } = source;
  while (hasNextPage) {
    // Without a network the read would wait for it.
    if (!onlineManager.isOnline()) return 'failed';
    const next = await fetchNextPage({ cancelRefetch: false });
    if (next.isFetchNextPageError) return 'failed';
    ({ hasNextPage, fetchNextPage } = next);
  }
  return 'all';
}

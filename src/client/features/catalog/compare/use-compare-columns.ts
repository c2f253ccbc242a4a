import { useQueries } from '@tanstack/react-query';
import type { Product } from '../../../../contract/catalog/product.ts';
import { isUuid } from '../../../../core/ids/uuid.ts';
import { ApiError } from '../../../data/api.ts';
import { useReads } from '../../../data/use-reads.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { useOnDevice } from '../../../ui/device/use-on-device.ts';
import type { Definitions } from './compare-rows.ts';

/** `absent`: no such product; `noCopy`: offline and not saved. */
export type CompareColumn =
  | { id: string; state: 'found'; product: Product; readAt: number; isFetching: boolean }
  | { id: string; state: 'waiting' | 'absent' }
  | { id: string; state: 'noCopy' | 'failed'; onRetry: () => void };

/** A column on screen for each id, with its own state: a missing product does not affect the others. */
export function useCompareColumns(ids: readonly string[]): { columns: CompareColumn[]; definitions: Definitions } {
  const { catalog } = useReads();
  // The server's state has no failed reads, so hydration must ignore them too.
  const isOnDevice = useOnDevice();
  const columns = useQueries({
    queries: ids.map((id) => ({ ...catalog.product(id), enabled: isUuid(id), throwOnError: false })),
    combine: (queries) =>
      queries.map((query, index): CompareColumn => {
        const id = ids[index] ?? '';
        const { data, dataUpdatedAt, error, fetchStatus, isFetching } = query;
        if (data) return { id, state: 'found', product: data, readAt: dataUpdatedAt, isFetching };
        const onRetry = () => void query.refetch();
        if (!isUuid(id)) return { id, state: 'absent' };
        if (!isOnDevice) return { id, state: 'waiting' };
        if (error instanceof ApiError && error.status === 404) return { id, state: 'absent' };
        if (fetchStatus === 'paused' || (error && isNoAnswer(error))) return { id, state: 'noCopy', onRetry };
        return error ? { id, state: 'failed', onRetry } : { id, state: 'waiting' };
      }),
  });
  const categoryIds = [...new Set(columns.flatMap((one) => (one.state === 'found' ? one.product.categoryId : [])))];
  const definitions = useQueries({
    queries: categoryIds.map((id) => ({ ...catalog.properties(id), throwOnError: false })),
    combine: (queries): Definitions =>
      new Map(queries.flatMap(({ data = [] }) => data.map((definition) => [definition.id, definition]))),
  });
  return { columns, definitions };
}

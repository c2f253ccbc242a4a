import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { categoryTypes } from '../../../../core/category-types.ts';
import type { Reads } from '../../../data/use-reads.ts';

/** Reads of the area that hold suppliers. */
const WITH_SUPPLIERS = new Set<unknown>(['directory', 'in-category', 'largest', 'of-category', 'supplier']);

/** Every supplier this device has seen and kept, each once; what is not kept is not asked for. */
export const savedSuppliers = (queryClient: QueryClient, reads: Reads) =>
  queryOptions({
    queryKey: ['saved-suppliers'],
    queryFn: async () => {
      await Promise.all([
        queryClient.prefetchQuery(reads.home.largestSuppliers()),
        ...categoryTypes.map((categoryType) =>
          queryClient.prefetchInfiniteQuery(reads.suppliers.directory({ categoryType })),
        ),
      ]);
      const kept = queryClient.getQueriesData({ queryKey: ['suppliers'] });
      const found = kept.flatMap(([[, kind], data]) => (WITH_SUPPLIERS.has(kind) ? suppliersIn(data) : []));
      return [...new Map(found.map((one) => [one.id, one])).values()];
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

/** What a read holds, whatever its shape: pages of a list, one page, one supplier. */
function suppliersIn(data: unknown): SupplierCard[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(suppliersIn);
  if ('items' in data && Array.isArray(data.items)) return data.items.flatMap(suppliersIn);
  return 'certificates' in data ? [data as SupplierCard] : [];
}

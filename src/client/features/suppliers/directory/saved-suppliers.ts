import type { QueryClient } from '@tanstack/react-query';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { categoryTypes } from '../../../../core/category-types.ts';
import type { Reads } from '../../../data/use-reads.ts';

/** Every supplier that this device has seen and saved, each once; no call is made for others. */
export async function findSavedSuppliers(queryClient: QueryClient, { suppliers }: Reads): Promise<SupplierCard[]> {
  await Promise.all([
    queryClient.prefetchQuery(suppliers.largest()),
    ...categoryTypes.map((categoryType) => queryClient.prefetchInfiniteQuery(suppliers.directory({ categoryType }))),
  ]);
  const holding = queryClient.getQueriesData({ predicate: ({ meta }) => meta?.cards === 'supplier' });
  const found = holding.flatMap(([, data]) => suppliersIn(data));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** What a read holds, whatever its shape: pages of a list, one page, one supplier. */
function suppliersIn(data: unknown): SupplierCard[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(suppliersIn);
  if ('items' in data && Array.isArray(data.items)) return data.items.flatMap(suppliersIn);
  return 'certificates' in data ? [data as SupplierCard] : [];
}

import type { QueryClient } from '@tanstack/react-query';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { categoryTypes } from '../../../../core/catalog/category-types.ts';
import type { Reads } from '../../../data/use-reads.ts';

/** All suppliers in the saved reads of this device, without duplicates. Makes no call. */
export async function findSavedSuppliers(queryClient: QueryClient, { suppliers }: Reads): Promise<SupplierCard[]> {
  await Promise.all([
    queryClient.prefetchQuery(suppliers.largest()),
    ...categoryTypes.map((categoryType) => queryClient.prefetchInfiniteQuery(suppliers.directory({ categoryType }))),
  ]);
  const holding = queryClient.getQueriesData({ predicate: ({ meta }) => meta?.cards === 'supplier' });
  const found = holding.flatMap(([, data]) => suppliersIn(data));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The suppliers of a read's data: pages of a list, one page, or one supplier. */
function suppliersIn(data: unknown): SupplierCard[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.flatMap(suppliersIn);
  if ('items' in data && Array.isArray(data.items)) return data.items.flatMap(suppliersIn);
  return 'certificates' in data ? [data as SupplierCard] : [];
}

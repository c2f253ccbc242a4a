import { type PageReads, startReads } from '../../../data/start-reads.ts';
import type { ListReadsContext, ListReadsScope, ListReadsSearch } from './filtered-reads.ts';

/**
 * Starts what a list of products shows. Filters are checked before their products are asked for: by the server here, on
 * the device by the screen, so that nothing waits and the first load does not carry the check.
 */
export function startListReads(
  context: ListReadsContext,
  scope: ListReadsScope,
  search: ListReadsSearch,
  { extras, onServer }: Omit<PageReads, 'reads'> = {},
) {
  const { catalog, suppliers } = context.reads;
  const { categoryId, supplierId } = scope;
  const isFiltered = search.filters !== undefined;
  return startReads(context.queryClient, {
    reads: [
      catalog.category(categoryId),
      catalog.breadcrumb(categoryId),
      catalog.children(categoryId),
      catalog.properties(categoryId),
      ...(supplierId ? [suppliers.supplier(supplierId)] : []),
      ...(isFiltered ? [] : [catalog.products({ ...scope, sort: search.sort })]),
    ],
    extras,
    onServer: async () => {
      if (isFiltered) {
        const { readFilteredProducts } = await import('./filtered-reads.ts');
        await readFilteredProducts(context, scope, search);
      }
      await onServer?.();
    },
  });
}

import { type PageReads, startReads } from '../../../data/start-reads.ts';
import type { ListReadsContext, ListReadsScope, ListReadsSearch } from './filtered-reads.ts';

/**
 * Starts the reads of a product list. A filtered list needs checked filters first: the server checks them here, on the
 * device the screen does, so that the loader does not wait and the first load does not contain the check.
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

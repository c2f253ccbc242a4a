import type { QueryClient } from '@tanstack/react-query';
import { startReads } from '../../../data/start-reads.ts';
import type { Reads } from '../../../data/use-reads.ts';
import { applied } from '../filters/applied/applied-filters.ts';
import type { ProductListSearch } from '../product-list-search.ts';

export type ListReadsContext = { queryClient: QueryClient; reads: Reads };
export type ListReadsScope = { categoryId: string; supplierId?: string };
type TextScope = { q: string; categoryId: string | undefined };
export type ListReadsSearch = Pick<ProductListSearch, 'sort' | 'filters'>;

/** For the server, after the category's properties: reads the products with the filters that the category knows. */
export async function readFilteredProducts(
  { queryClient, reads: { catalog } }: ListReadsContext,
  scope: ListReadsScope | TextScope,
  search: ListReadsSearch,
): Promise<void> {
  const { filters } = applied.parseAddressFilters(search.filters);
  const definitions = queryClient.getQueryData(catalog.properties(scope.categoryId ?? '').queryKey) ?? [];
  const quantities = applied.foreignQuantities(filters, definitions);
  const units = quantities.length > 0 ? await queryClient.fetchQuery(catalog.units(...quantities)) : [];
  const checked = applied.checkFilters(filters, definitions, (id) => units.filter((unit) => unit.quantityId === id));
  const text = applied.filtersText(checked.filters);
  await startReads(queryClient, { reads: [catalog.products({ ...scope, sort: search.sort, filters: text })] });
}

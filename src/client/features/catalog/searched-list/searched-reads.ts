import { type ListReadsContext, readFilteredProducts } from '../category-list/filtered-reads.ts';
import type { SearchedListSearch } from './searched-list-search.ts';

/** For the server: reads the products of a narrowed list by text, after the properties of its category. */
export async function readSearchedProducts(
  context: ListReadsContext,
  q: string,
  { category, ...search }: SearchedListSearch,
): Promise<void> {
  const { queryClient, reads } = context;
  const { catalog } = reads;
  if (category !== undefined) {
    // Without its category the list still has its text.
    await Promise.allSettled([
      queryClient.fetchQuery(catalog.category(category)),
      queryClient.fetchQuery(catalog.properties(category)),
    ]);
  }
  await readFilteredProducts(context, { q, categoryId: category }, search);
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import { type Api, read } from '../../api.ts';

/** Rows of a supplier's page at a time. */
const PRODUCTS_SIZE = '12';

export const suppliersReads = (api: Api) => ({
  supplier: (id: string) =>
    queryOptions({
      queryKey: ['suppliers', 'supplier', id],
      queryFn: ({ signal }) => read(api.suppliers[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  /** What a supplier offers, of any category. */
  products: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['suppliers', 'products', id],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get(
            { query: { supplierId: id, size: PRODUCTS_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  directory: (filters: { categoryType?: CategoryType; size?: string }) =>
    queryOptions({
      queryKey: ['suppliers', 'directory', filters],
      queryFn: ({ signal }) => read(api.suppliers.index.$get({ query: filters }, { init: { signal } })),
    }),
  ofCategory: (id: string) =>
    queryOptions({
      queryKey: ['suppliers', 'of-category', id],
      queryFn: ({ signal }) =>
        read(api.categories[':id']['suppliers-with-catalog'].$get({ param: { id }, query: {} }, { init: { signal } })),
    }),
});

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type { ProductSort } from '../../../contract/catalog/product.ts';
import type { SupplierSort } from '../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../data/api.ts';

/** Rows of a supplier's page at a time. */
const PRODUCTS_SIZE = '12';

export type DirectoryFilters = {
  categoryType?: CategoryType | undefined;
  categoryId?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
  q?: string | undefined;
  sort?: SupplierSort | undefined;
};

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
  /** What a supplier offers of one root type. */
  productsOfType: (id: string, categoryType: CategoryType, sort?: ProductSort) =>
    infiniteQueryOptions({
      queryKey: ['suppliers', 'products', id, { categoryType, sort }],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get(
            {
              query: {
                supplierId: id,
                categoryType,
                ...(sort && { sort }),
                ...(pageParam !== null && { cursor: pageParam }),
              },
            },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  /** Suppliers with what they are in; the first page also says where all of them are. */
  directory: (filters: DirectoryFilters) =>
    infiniteQueryOptions({
      queryKey: ['suppliers', 'directory', filters],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.suppliers.index.$get(
            { query: { ...filters, ...(pageParam === null ? { places: 'true' } : { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  /** Merchants that the supplier lets sell in its name. */
  delegations: (supplierId: string) =>
    infiniteQueryOptions({
      queryKey: ['suppliers', 'delegations', supplierId],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.merchants.merchantdelegations.$get(
            { query: { supplierId, ...(pageParam !== null && { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  /** Who offers something in a category, page by page. */
  inCategory: (id: string, sort: SupplierSort) =>
    infiniteQueryOptions({
      queryKey: ['suppliers', 'in-category', id, sort],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.categories[':id']['suppliers-with-catalog'].$get(
            { param: { id }, query: { sort, ...(pageParam !== null && { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  /** The first of them, for the category's own page. */
  ofCategory: (id: string) =>
    queryOptions({
      queryKey: ['suppliers', 'of-category', id],
      queryFn: ({ signal }) =>
        read(api.categories[':id']['suppliers-with-catalog'].$get({ param: { id }, query: {} }, { init: { signal } })),
    }),
});

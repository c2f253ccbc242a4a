import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryTree, CategoryType } from '../../../contract/catalog/category.ts';
import type { ProductSort } from '../../../contract/catalog/product.ts';
import { type Api, read } from '../../data/api.ts';

/** `hc` cannot follow a type that holds itself; the answer is the contract's tree. */
const readTree = (answer: Parameters<typeof read>[0]) => read(answer) as Promise<CategoryTree[]>;

const HOUR_MS = 60 * 60 * 1000;

/** The products of a category, of one supplier or of all, that meet the filters (in their URL form). */
export type ProductListScope = {
  categoryId: string;
  supplierId?: string | undefined;
  filters?: string | undefined;
};

export type ProductListFilters = ProductListScope & { sort?: ProductSort | undefined };

export const catalogReads = (api: Api) => ({
  menu: () =>
    queryOptions({
      queryKey: ['catalog', 'menu'],
      queryFn: ({ signal }) => readTree(api.categories.menu.$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** One root type with two levels below it. */
  menuOf: (categoryType: CategoryType) =>
    queryOptions({
      queryKey: ['catalog', 'menu', categoryType],
      queryFn: ({ signal }) =>
        readTree(api.categories.menu.$get({ query: { categoryTypes: categoryType } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  category: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'category', id],
      queryFn: ({ signal }) => read(api.categories[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  children: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'children', id],
      queryFn: ({ signal }) => read(api.categories[':id'].children.$get({ param: { id } }, { init: { signal } })),
    }),
  breadcrumb: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'breadcrumb', id],
      queryFn: ({ signal }) => read(api.categories[':id'].breadcrumb.$get({ param: { id } }, { init: { signal } })),
    }),
  topLevels: () =>
    queryOptions({
      queryKey: ['catalog', 'top-levels'],
      queryFn: ({ signal }) => read(api.categories['top-levels'].$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  products: (filters: ProductListFilters) =>
    infiniteQueryOptions({
      queryKey: ['catalog', 'products', filters],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get(
            { query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.nextCursor,
    }),
  product: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', id],
      queryFn: ({ signal }) => read(api.products[':id'].catalog.$get({ param: { id } }, { init: { signal } })),
    }),
  offers: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'offers', id],
      queryFn: ({ signal }) => read(api.products[':id'].byproduct.$get({ param: { id } }, { init: { signal } })),
    }),
  /** `id` of the base product; its offers are `offers` of the same id. */
  baseProduct: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'base-product', id],
      queryFn: ({ signal }) => read(api.products[':id'].baseproduct.$get({ param: { id } }, { init: { signal } })),
    }),
  related: (id: string) =>
    queryOptions({
      queryKey: ['catalog', 'related', id],
      queryFn: ({ signal }) => read(api.products[':id'].related.$get({ param: { id } }, { init: { signal } })),
    }),
  properties: (categoryId: string) =>
    queryOptions({
      queryKey: ['catalog', 'properties', categoryId],
      queryFn: ({ signal }) =>
        read(api.categories[':id'].properties.$get({ param: { id: categoryId } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** How many products there are, and what each property's filter would find. */
  facets: (scope: ProductListScope) =>
    queryOptions({
      queryKey: ['catalog', 'facets', scope],
      queryFn: ({ signal }) =>
        read(api.products.catalog.$get({ query: { ...scope, size: '1', facets: 'true' } }, { init: { signal } })),
    }),
  count: (scope: ProductListScope) =>
    queryOptions({
      queryKey: ['catalog', 'count', scope],
      queryFn: ({ signal }) =>
        read(api.products.catalog.$get({ query: { ...scope, size: '1' } }, { init: { signal } })),
      select: (page) => page.totalCount,
    }),
  /** Of one quantity or of several, one after the other. */
  units: (...quantityIds: string[]) =>
    queryOptions({
      queryKey: ['catalog', 'units', ...quantityIds],
      queryFn: async ({ signal }) => {
        const answers = await Promise.all(
          quantityIds.map((id) =>
            read(api.units.measurementquantities[':id'].units.$get({ param: { id } }, { init: { signal } })),
          ),
        );
        return answers.length === 1 && answers[0] ? answers[0] : answers.flat();
      },
      staleTime: HOUR_MS,
    }),
});

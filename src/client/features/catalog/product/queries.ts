import {
  baseProductShape,
  productCardsShape,
  productOffersShape,
  productShape,
  productsShape,
} from '../../../../contract/answer-versions.gen.ts';
import type { ProductSort } from '../../../../contract/catalog/product.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicPages, publicRead } from '../../../data/reads.ts';

/** Products of a category, of one or all suppliers, that match the text and the filters (in URL form). */
export type ProductListScope = {
  /** All categories only with `q`. */
  categoryId?: string | undefined;
  q?: string | undefined;
  supplierId?: string | undefined;
  filters?: string | undefined;
};

type ProductListFilters = ProductListScope & { sort?: ProductSort | undefined };

export const productReads = (api: Api) => ({
  products: (filters: ProductListFilters) =>
    publicPages({
      area: 'catalog',
      name: 'products',
      shape: productsShape,
      args: [filters],
      cards: 'product',
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get({ query: { ...filters, cursor: pageParam ?? undefined } }, { init: { signal } }),
        ),
    }),
  product: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'product',
      shape: productShape,
      args: [id],
      page: { type: 'product', id },
      queryFn: ({ signal }) => read(api.products[':id'].catalog.$get({ param: { id } }, { init: { signal } })),
    }),
  offers: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'offers',
      shape: productOffersShape,
      args: [id],
      queryFn: ({ signal }) => read(api.products[':id'].byproduct.$get({ param: { id } }, { init: { signal } })),
    }),
  /** `id` of the base product; `offers` with the same id reads its offers. */
  baseProduct: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'base-product',
      shape: baseProductShape,
      args: [id],
      queryFn: ({ signal }) => read(api.products[':id'].baseproduct.$get({ param: { id } }, { init: { signal } })),
    }),
  related: (id: string) =>
    publicRead({
      area: 'catalog',
      name: 'related',
      shape: productCardsShape,
      args: [id],
      cards: 'product',
      queryFn: ({ signal }) => read(api.products[':id'].related.$get({ param: { id } }, { init: { signal } })),
    }),
  /** The number of products, and the facets of each property. */
  facets: (scope: ProductListScope) =>
    publicRead({
      area: 'catalog',
      name: 'facets',
      shape: productsShape,
      args: [scope],
      queryFn: ({ signal }) =>
        read(api.products.catalog.$get({ query: { ...scope, size: '1', facets: 'true' } }, { init: { signal } })),
    }),
  count: (scope: ProductListScope) =>
    publicRead({
      area: 'catalog',
      name: 'count',
      shape: productsShape,
      args: [scope],
      queryFn: ({ signal }) =>
        read(api.products.catalog.$get({ query: { ...scope, size: '1' } }, { init: { signal } })),
      select: (page) => page.totalCount,
    }),
});

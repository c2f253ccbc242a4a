import { delegationsShape, productsShape, supplierShape } from '../../../../contract/answer-versions.gen.ts';
import type { CategoryType } from '../../../../contract/catalog/category.ts';
import type { ProductSort } from '../../../../contract/catalog/product.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicPages, publicRead } from '../../../data/reads.ts';

/** Page size of the products on a supplier page. */
const PRODUCTS_SIZE = '12';

/** Reads of one supplier, its products and its merchants. */
export const supplierReads = (api: Api) => ({
  supplier: (id: string) =>
    publicRead({
      area: 'suppliers',
      name: 'supplier',
      shape: supplierShape,
      args: [id],
      page: { type: 'supplier', id },
      cards: 'supplier',
      queryFn: ({ signal }) => read(api.suppliers[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  /** All products of a supplier. */
  products: (id: string) =>
    publicPages({
      area: 'suppliers',
      name: 'products',
      shape: productsShape,
      args: [id],
      cards: 'product',
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get(
            { query: { supplierId: id, size: PRODUCTS_SIZE, cursor: pageParam ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
  /** The supplier's products of one root type. */
  productsOfType: (id: string, categoryType: CategoryType, sort?: ProductSort) =>
    publicPages({
      area: 'suppliers',
      name: 'products',
      shape: productsShape,
      args: [id, { categoryType, sort }],
      cards: 'product',
      queryFn: ({ signal, pageParam }) =>
        read(
          api.products.catalog.$get(
            {
              query: {
                supplierId: id,
                categoryType,
                ...(sort && { sort }),
                cursor: pageParam ?? undefined,
              },
            },
            { init: { signal } },
          ),
        ),
    }),
  /** Merchants that may sell in the supplier's name. */
  delegations: (supplierId: string) =>
    publicPages({
      area: 'suppliers',
      name: 'delegations',
      shape: delegationsShape,
      args: [supplierId],
      queryFn: ({ signal, pageParam }) =>
        read(
          api.merchants.merchantdelegations.$get(
            { query: { supplierId, cursor: pageParam ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
});

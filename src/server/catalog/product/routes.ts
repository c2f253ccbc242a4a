import { Hono } from 'hono';
import { z } from 'zod';
import {
  baseProduct,
  product,
  productCard,
  productOffer,
  productsPage,
  productsQuery,
} from '../../../contract/catalog/product.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { findOfficialSuppliers } from '../../merchants/official-suppliers.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { listProducts, searchProducts } from '../product-list/read.ts';
import { isByRelevance } from '../product-list/search.ts';
import { getBaseProduct } from './base-product-read.ts';
import { getProduct, listOffersOf, listRelated } from './read.ts';

const tag = 'Supplier products';

/** Mounted at `/api/v1/supplierproducts`. */
export function productRoutes(deps: AppDeps) {
  const { db, publicCache } = deps;
  const cached = publicCache.publicRead();
  const findOfficial = (categoryIds: readonly string[]) => findOfficialSuppliers(deps.officialSuppliers, categoryIds);
  const onProduct = validate('param', idParam);
  return new Hono()
    .get(
      '/catalog',
      answers(productsPage, 'فهرست کالاها', { tag, problems: [404, 422] }),
      validate('query', productsQuery),
      cached,
      async (c) =>
        c.json(
          await (isByRelevance(c.req.valid('query'))
            ? searchProducts(deps, c.req.valid('query'))
            : listProducts({ ...deps, findOfficial }, c.req.valid('query'))),
        ),
    )
    .get('/:id/catalog', answers(product, 'یک کالا با همهٔ مشخصات', { tag }), onProduct, cached, async (c) =>
      c.json(await getProduct(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/byproduct',
      answers(z.array(productOffer), 'پیشنهادهای یک کالای پایه، با شناسهٔ آن یا یکی از پیشنهادها', { tag }),
      onProduct,
      cached,
      async (c) => c.json(await listOffersOf(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/baseproduct',
      answers(baseProduct, 'یک کالای پایه، با شناسهٔ آن یا یکی از پیشنهادها', { tag }),
      onProduct,
      cached,
      async (c) => c.json(await getBaseProduct(db, c.req.valid('param').id)),
    )
    .get('/:id/related', answers(z.array(productCard), 'کالاهای مشابه', { tag }), onProduct, cached, async (c) =>
      c.json(await listRelated(deps, c.req.valid('param').id)),
    );
}

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Product, ProductCard, ProductOffer } from '../../../contract/catalog/product.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { getSeller } from '../../suppliers/read.ts';
import { categories } from '../category/category.table.ts';
import { listBreadcrumb } from '../category/read.ts';
import { listValuesOf } from '../property/value-read.ts';
import { findBaseProductId } from './base-product-read.ts';
import type { CardDeps } from './card-rows.ts';
import { joinSellers, listCards, offerColumns, selectOffers, whereShown } from './cards.ts';
import { netPriceIn } from './net-price.ts';
import { presentProduct, presentProductOffer } from './present.ts';
import { baseProducts, supplierProducts } from './product.table.ts';
import { listRelatedIds } from './related-read.ts';

const OFFERS_MAX = 200;
const RELATED_MAX = 12;

/** @throws AppError 404 if no shown offer has the id, or its supplier is not confirmed */
export async function getProduct(db: Executor, id: string): Promise<Product> {
  const [found] = await db
    .select({ ...offerColumns, whole: baseProducts })
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId))
    .where(and(eq(supplierProducts.id, id), whereShown));
  if (!found) throw notFound('کالا');
  const { offer } = found;
  const values = await listValuesOf(db, [id]);
  const { card: supplierCard, phones } = await getSeller(db, offer.supplierId);
  return presentProduct(found, found.whole, {
    properties: values.get(id) ?? [],
    breadcrumb: await listBreadcrumb(db, offer.categoryId),
    supplierCard,
    phones,
    offersCount: offer.baseProductId ? await countOffers(db, offer.baseProductId) : 1,
  });
}

async function countOffers(db: Executor, baseProductId: string): Promise<number> {
  const [row] = await db
    .select({ offers: count() })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.baseProductId, baseProductId), whereShown));
  return row?.offers ?? 0;
}

async function getShownOffer(db: Executor, id: string) {
  const [offer] = await db
    .select()
    .from(supplierProducts)
    .where(and(eq(supplierProducts.id, id), whereShown));
  if (!offer) throw notFound('کالا');
  return offer;
}

/**
 * The offers of a base product, cheapest first, prices on request last.
 * @param id of a base product or of one of its shown offers
 * @throws AppError 404 if there is none
 */
export async function listOffersOf(db: Executor, id: string): Promise<ProductOffer[]> {
  const baseProductId = await findBaseProductId(db, id);
  const whereSame = baseProductId
    ? eq(supplierProducts.baseProductId, baseProductId)
    : eq(supplierProducts.id, (await getShownOffer(db, id)).id);
  const rows = await selectOffers(db)
    .where(and(whereSame, whereShown))
    .orderBy(
      sql`${netPriceIn(sql`supplier_products`)} asc nulls last`,
      asc(supplierProducts.leadTimeDays),
      asc(supplierProducts.id),
    )
    .limit(OFFERS_MAX);
  return (await joinSellers(db, rows)).map(({ row, seller }) => presentProductOffer(row, seller));
}

/**
 * The products of the same category that are most like this one.
 * @throws AppError 404 if no shown offer has the id
 */
export async function listRelated(deps: CardDeps, id: string): Promise<ProductCard[]> {
  const { db } = deps;
  const offer = await getShownOffer(db, id);
  return listCards(deps, await listRelatedIds(db, offer, RELATED_MAX));
}

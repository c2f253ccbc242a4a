import { sql } from 'drizzle-orm';
import { stockTier } from '../../../core/catalog/offer-types.ts';
import { insertRows, uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { insertEntries } from '../../search/write-entries.ts';
import { recordProductChanges } from '../product/change-log.ts';
import { netPriceOf } from '../product/net-price.ts';
import { baseProducts, categoryProducts, supplierProducts } from '../product/product.table.ts';
import { propertyValues } from '../property/property.table.ts';
import type { PreparedProduct } from './prepared-product.ts';
import { productEntry } from './write-product-entries.ts';
import { optionNamesOf, valueRows } from './write-values.ts';

type OfferRow = PreparedProduct['offers'][number]['row'];

/**
 * The fast path of `saveBaseProducts` and `saveOffers` for products that are not stored yet: it looks nothing up and
 * derives everything from the given records. An existing row fails the batch.
 */
export async function insertFreshProducts(tx: Tx, products: readonly PreparedProduct[]): Promise<void> {
  const bases = products.map(({ base }) => base.row);
  const offers = products.flatMap((product) => product.offers);
  await insertRows(tx, baseProducts, bases);
  await insertRows(
    tx,
    supplierProducts,
    offers.map(({ row }) => row),
  );
  await insertRows(
    tx,
    propertyValues,
    offers.flatMap(({ row, base }) => valueRows(row.id, base)),
  );
  await insertRows(
    tx,
    categoryProducts,
    products.flatMap(({ base: { row: product }, offers: own }) =>
      own.flatMap(({ row, base }) => listRows(row, product, [...base.category.path, base.categoryId])),
    ),
  );
  const offerIds = uuidArray(offers.map(({ row }) => row.id));
  await recordProductChanges(tx, sql`(select unnest(${offerIds}) as id)`);
  await insertEntries(
    tx,
    products.flatMap(({ base, offers: own }) =>
      productEntry(base.row, base.base.category, optionNamesOf(base.base), own.map(({ row }) => row).sort(leadFirst)),
    ),
  );
}

/** The database's order: by stock, prices on request last, then by id. */
function leadFirst(a: OfferRow, b: OfferRow): number {
  const tiers = stockTier(a.stockState) - stockTier(b.stockState);
  if (tiers !== 0) return tiers;
  const difference = (netPriceOf(a) ?? Number.POSITIVE_INFINITY) - (netPriceOf(b) ?? Number.POSITIVE_INFINITY);
  return difference || (a.id < b.id ? -1 : 1);
}

function listRows(row: OfferRow, product: PreparedProduct['base']['row'], categoryIds: readonly string[]) {
  const shared = {
    productId: row.id,
    supplierId: row.supplierId,
    partId: row.baseProductId,
    titleSort: row.titleSort,
    priceRial: netPriceOf(row),
    leadTimeDays: row.leadTimeDays,
    stockState: row.stockState,
    brand: product.brand,
    updatedAt: row.updatedAt.getTime(),
  };
  return categoryIds.map((categoryId) => ({ categoryId, ...shared }));
}

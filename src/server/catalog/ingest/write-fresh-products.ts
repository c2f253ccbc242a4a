import { insertRows } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { searchEntries } from '../../search/search.table.ts';
import { baseProducts, categoryProducts, supplierProducts } from '../product/table.ts';
import { propertyValues } from '../property/table.ts';
import type { PreparedProduct } from './prepared-product.ts';
import { productEntry } from './write-search.ts';
import { optionNamesOf, valueRows } from './write-values.ts';

type OfferRow = PreparedProduct['offers'][number]['row'];

/**
 * What `saveBaseProducts` and `saveOffers` come to where none of the products is stored: nothing is looked up, and all
 * that is derived is made from the records in hand. A row that is there after all fails the batch.
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
    offers.flatMap(({ row, base }) => listRows(row, [...base.category.path, base.categoryId])),
  );
  await insertRows(
    tx,
    searchEntries,
    products.flatMap(({ base, offers: own }) =>
      productEntry(base.row, base.base.category, optionNamesOf(base.base), own.map(({ row }) => row).sort(byPrice)),
    ),
  );
}

const priceOf = ({ prices }: OfferRow): number | null => prices[0]?.amountRial ?? null;

/** As the database orders them: prices on request last, then by id. */
function byPrice(a: OfferRow, b: OfferRow): number {
  const difference = (priceOf(a) ?? Number.POSITIVE_INFINITY) - (priceOf(b) ?? Number.POSITIVE_INFINITY);
  return difference || (a.id < b.id ? -1 : 1);
}

function listRows(row: OfferRow, categoryIds: readonly string[]) {
  const shared = {
    productId: row.id,
    supplierId: row.supplierId,
    titleSort: row.titleSort,
    priceRial: priceOf(row),
    leadTimeDays: row.leadTimeDays,
    updatedAt: row.updatedAt.getTime(),
  };
  return categoryIds.map((categoryId) => ({ categoryId, ...shared }));
}

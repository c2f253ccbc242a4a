import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { baseProducts, supplierProducts } from '../product/product.table.ts';
import { KeyTable } from './key-table.ts';
import type { PreparedProduct } from './prepared-product.ts';
import type { SourceProduct } from './source.ts';
import { prepareBaseProduct, saveBaseProducts } from './write-base-products.ts';
import { insertFreshProducts } from './write-fresh-products.ts';
import { prepareOffer, saveOffers } from './write-offers.ts';
import { checked, inBatches, type SavedKinds, type WriteRun } from './write-run.ts';

/** Writes streamed products with their offers; holds at most two batches in memory. */
export async function writeProducts(run: WriteRun, products: NonNullable<WriteRun['source']['products']>) {
  const baseKeys = new KeyTable();
  const offerKeys = new KeyTable();
  const prepare = ({ baseProduct, offers }: SourceProduct): PreparedProduct | undefined => {
    const base = checked(run, 'baseProduct', baseKeys, baseProduct, (record) => prepareBaseProduct(run, record));
    if (!base) return undefined;
    const prepared = offers.map((offer) =>
      checked(run, 'offer', offerKeys, offer, (record) => prepareOffer(run, record, base.base)),
    );
    return { base, offers: prepared.filter((offer) => offer !== undefined) };
  };
  const save = (await hasStored(run)) ? saveProducts : saveFreshProducts;
  const batches = inBatches<PreparedProduct>(run, 'baseProduct', (tx, rows) =>
    run.around<SavedKinds>(tx, touchedBy(rows), () => save(tx, rows)),
  );
  try {
    for await (const product of products) {
      const prepared = prepare(product);
      if (prepared) await batches.add(prepared);
    }
    await batches.end();
  } finally {
    await batches.abandon();
  }
}

const touchedBy = (products: readonly PreparedProduct[]) => ({
  base: products.map(({ base }) => base.row.id),
  offer: products.flatMap(({ offers }) => offers.map(({ row }) => row.id)),
});

/** Whether an earlier run of the source stored products, which this run must compare with. */
async function hasStored({ db, source }: WriteRun): Promise<boolean> {
  const [bases, offers] = [
    await db.select({ id: baseProducts.id }).from(baseProducts).where(eq(baseProducts.source, source.name)).limit(1),
    await db
      .select({ id: supplierProducts.id })
      .from(supplierProducts)
      .where(eq(supplierProducts.source, source.name))
      .limit(1),
  ];
  return bases.length + offers.length > 0;
}

async function saveFreshProducts(tx: Tx, products: PreparedProduct[]) {
  await insertFreshProducts(tx, products);
  const fresh = products.flatMap(({ offers }) => offers);
  return {
    baseProduct: { fresh: products, changed: [], unchanged: 0 },
    offer: { fresh, changed: [], unchanged: 0 },
  };
}

async function saveProducts(tx: Tx, products: PreparedProduct[]) {
  const baseProduct = await saveBaseProducts(
    tx,
    products.map(({ base }) => base),
  );
  const offer = await saveOffers(
    tx,
    products.flatMap(({ offers }) => offers),
  );
  return { baseProduct, offer };
}

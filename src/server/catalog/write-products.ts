import type { Tx } from '../db/open-database.ts';
import { KeyTable } from './key-table.ts';
import type { SourceProduct } from './source.ts';
import { type PreparedBaseProduct, prepareBaseProduct, saveBaseProducts } from './write-base-products.ts';
import { type PreparedOffer, prepareOffer, saveOffers } from './write-offers.ts';
import { checked, inBatches, type WriteRun } from './write-run.ts';

interface PreparedProduct {
  base: PreparedBaseProduct;
  offers: PreparedOffer[];
}

/** Products as they come, each with its offers; no more of them are held than one batch. */
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
  const batches = inBatches<PreparedProduct>(run, 'baseProduct', saveProducts);
  for await (const product of products) {
    const prepared = prepare(product);
    if (prepared) await batches.add(prepared);
  }
  await batches.end();
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

import { inArray } from 'drizzle-orm';
import type { PriceTier } from '../../../contract/catalog/product.ts';
import type { Executor } from '../../db/open-database.ts';
import { listSourceSupplierIds } from '../../suppliers/read.ts';
import { baseProducts, supplierProducts } from '../product/product.table.ts';
import { KeyTable } from './key-table.ts';
import type { PreparedProduct } from './prepared-product.ts';
import type { CatalogSource } from './source.ts';
import { justWrite } from './touched.ts';
import { prepareBaseProduct } from './write-base-products.ts';
import { type KnownCategory, loadKnownCategories } from './write-known.ts';
import { prepareOffer } from './write-offers.ts';
import { type KeysByCategory, ownedProperties, type PreparedProperty, prepareProperty } from './write-properties.ts';
import { emptyReport, type Rejection } from './write-report.ts';
import { checked, type WriteRun } from './write-run.ts';
import { prepareSupplier } from './write-suppliers.ts';

const BATCH_SIZE = 200;

interface PriceDifference {
  /** Of the offer. */
  id: string;
  title: string;
  /** In rial for the smallest quantity; null if on request. */
  before: number | null;
  after: number | null;
}

export interface Comparison {
  fresh: number;
  changed: number;
  unchanged: number;
}

/**
 * What `writeCatalog` would do with the source's suppliers, properties and streamed products, by reads alone. The source
 * declares no categories.
 */
export async function compareCatalog(
  db: Executor,
  source: CatalogSource,
  on: { rejection: (rejection: Rejection) => void; price: (difference: PriceDifference) => void },
): Promise<Comparison> {
  const existing = source.existingCategories ?? [];
  const run: WriteRun = {
    db,
    source,
    now: new Date(),
    batchSize: BATCH_SIZE,
    report: emptyReport(),
    onProgress: () => {},
    onRejection: on.rejection,
    around: justWrite,
    categories: await loadKnownCategories(db, source.name, existing),
    supplierIds: await listSourceSupplierIds(db, source.name),
    baseProducts: new Map(),
  };
  const taken: KeysByCategory = new Map();
  const owned = existing.flatMap(({ key, properties }) => ownedProperties(key, properties));
  const propertyKeys = new KeyTable();
  for (const record of owned) {
    const property = checked(run, 'property', propertyKeys, record, (one) => prepareProperty(run, one, taken));
    if (property) define(run.categories.values(), record.property.key, property);
  }
  const supplierKeys = new KeyTable();
  for (const record of source.suppliers)
    checked(run, 'supplier', supplierKeys, record, (one) => prepareSupplier(run, one));
  return compareProducts(run, on.price);
}

/** As it will be known once it is stored: to its category and to all below. */
function define(categories: Iterable<KnownCategory>, key: string, { row, options }: PreparedProperty): void {
  for (const { id, path, properties } of categories) {
    if (row.categoryId !== id && !path.includes(row.categoryId)) continue;
    const earlier = properties.get(key);
    const optionIds = [...(earlier?.optionIds ?? []), ...options.map((one): [string, string] => [one.key, one.id])];
    properties.set(key, { ...row, optionIds: new Map(optionIds), optionNames: new Map() });
  }
}

async function compareProducts(run: WriteRun, onPrice: (difference: PriceDifference) => void): Promise<Comparison> {
  const total: Comparison = { fresh: 0, changed: 0, unchanged: 0 };
  const [baseKeys, offerKeys] = [new KeyTable(), new KeyTable()];
  let batch: PreparedProduct[] = [];
  const compare = async () => {
    const products = batch;
    batch = [];
    await compareBatch(run.db, products, total, onPrice);
  };
  for await (const { baseProduct, offers } of run.source.products ?? []) {
    const base = checked(run, 'baseProduct', baseKeys, baseProduct, (one) => prepareBaseProduct(run, one));
    if (!base) continue;
    const prepared = offers.flatMap(
      (offer) => checked(run, 'offer', offerKeys, offer, (one) => prepareOffer(run, one, base.base)) ?? [],
    );
    batch.push({ base, offers: prepared });
    if (batch.length >= BATCH_SIZE) await compare();
  }
  await compare();
  return total;
}

async function compareBatch(
  db: Executor,
  products: readonly PreparedProduct[],
  total: Comparison,
  onPrice: (difference: PriceDifference) => void,
): Promise<void> {
  if (products.length === 0) return;
  const bases = await db
    .select({ id: baseProducts.id, contentHash: baseProducts.contentHash })
    .from(baseProducts)
    .where(
      inArray(
        baseProducts.id,
        products.map(({ base }) => base.row.id),
      ),
    );
  const offers = await db
    .select({ id: supplierProducts.id, contentHash: supplierProducts.contentHash, prices: supplierProducts.prices })
    .from(supplierProducts)
    .where(
      inArray(
        supplierProducts.id,
        products.flatMap((product) => product.offers.map(({ row }) => row.id)),
      ),
    );
  const hashes = new Map([...bases, ...offers].map((row) => [row.id, row.contentHash]));
  const prices = new Map(offers.map((row) => [row.id, row.prices]));
  for (const { base, offers: own } of products) {
    const isSame = [base, ...own].every(({ row }) => hashes.get(row.id) === row.contentHash);
    if (!hashes.has(base.row.id)) total.fresh += 1;
    else if (isSame) total.unchanged += 1;
    else total.changed += 1;
    for (const { row } of own) {
      const stored = prices.get(row.id);
      if (!stored || hashes.get(row.id) === row.contentHash) continue;
      const [before, after] = [firstPrice(stored), firstPrice(row.prices)];
      if (before !== after) onPrice({ id: row.id, title: row.title, before, after });
    }
  }
}

const firstPrice = ([first]: readonly PriceTier[]): number | null => first?.amountRial ?? null;

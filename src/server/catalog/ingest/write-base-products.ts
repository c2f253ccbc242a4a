import { eq, inArray, sql } from 'drizzle-orm';
import { insertRows, uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { saveEntities } from '../../db/save-entities.ts';
import { baseProducts, supplierProducts } from '../product/product.table.ts';
import { propertyValues } from '../property/property.table.ts';
import { contentHash } from './content-hash.ts';
import type { KnownBaseProduct } from './known-base-product.ts';
import type { SourceBaseProduct } from './source.ts';
import { stableId } from './stable-id.ts';
import { checkFinite, checkTitle } from './write-checks.ts';
import { refreshLists } from './write-lists.ts';
import { refreshProductEntries } from './write-product-entries.ts';
import { reject } from './write-report.ts';
import { type WriteRun, writeRecords } from './write-run.ts';
import { normaliseValues, valueRows } from './write-values.ts';

/** Writes base products and remembers them in `run`: their values are stored with the offers that follow. */
export async function writeBaseProducts(run: WriteRun, records: Iterable<SourceBaseProduct>): Promise<void> {
  const prepare = (record: SourceBaseProduct) => {
    const prepared = prepareBaseProduct(run, record);
    run.baseProducts.set(record.key, prepared.base);
    return prepared;
  };
  await writeRecords(run, 'baseProduct', records, prepare, saveBaseProducts);
}

/** @throws RejectedRecord for a record that cannot be stored */
export function prepareBaseProduct(run: WriteRun, record: SourceBaseProduct): PreparedBaseProduct {
  const category = run.categories.get(record.categoryKey);
  if (!category) reject('categoryKey', `دستهٔ «${record.categoryKey}» شناخته نیست`);
  checkTitle(record.title, 'title');
  for (const [name, dim] of Object.entries(record.drawing?.dims ?? {})) checkFinite(dim, `drawing.dims.${name}`);
  const base: KnownBaseProduct = {
    id: stableId(run.source.name, `base ${record.key}`),
    categoryId: category.id,
    category,
    title: record.title.trim(),
    values: normaliseValues(record.properties, category),
  };
  return { base, row: baseProductRow(run, record, base) };
}

function baseProductRow(run: WriteRun, record: SourceBaseProduct, base: KnownBaseProduct) {
  const row = {
    id: base.id,
    source: run.source.name,
    sourceKey: record.key,
    categoryId: base.categoryId,
    title: base.title,
    scientificName: record.scientificName ?? null,
    brand: record.brand ?? null,
    model: record.model ?? null,
    partNumbers: record.partNumbers ?? [],
    standards: record.standards ?? [],
    description: record.description ?? null,
    drawing: record.drawing ?? null,
  };
  return { ...row, contentHash: contentHash({ row, values: base.values }), createdAt: run.now, updatedAt: run.now };
}

export interface PreparedBaseProduct {
  base: KnownBaseProduct;
  row: ReturnType<typeof baseProductRow>;
}

/** Inserts or updates base products and rewrites what stored offers derive from them. */
export async function saveBaseProducts(tx: Tx, records: PreparedBaseProduct[]) {
  const saved = await saveEntities(
    tx,
    baseProducts,
    records.map(({ row }) => row),
  );
  const changedIds = new Set(saved.changed.map((row) => row.id));
  const changed = records.map(({ base }) => base).filter((base) => changedIds.has(base.id));
  if (changed.length > 0) await replaceOnOffers(tx, changed);
  return saved;
}

async function replaceOnOffers(tx: Tx, changed: KnownBaseProduct[]): Promise<void> {
  const byId = new Map(changed.map((base) => [base.id, base]));
  const offers = await tx
    .select({ id: supplierProducts.id, baseProductId: supplierProducts.baseProductId })
    .from(supplierProducts)
    .where(inArray(supplierProducts.baseProductId, [...byId.keys()]));
  const offerIds = offers.map((offer) => offer.id);
  await tx
    .update(supplierProducts)
    .set({ categoryId: sql`${baseProducts.categoryId}` })
    .from(baseProducts)
    .where(
      sql`${eq(baseProducts.id, supplierProducts.baseProductId)} and ${supplierProducts.id} = any(${uuidArray(offerIds)})`,
    );
  await tx.execute(sql`delete from property_values where product_id = any(${uuidArray(offerIds)})`);
  const rows = offers.flatMap((offer) => {
    const base = byId.get(offer.baseProductId ?? '');
    return base ? valueRows(offer.id, base) : [];
  });
  await insertRows(tx, propertyValues, rows);
  await refreshLists(tx, offerIds);
  await refreshProductEntries(tx, [...byId.keys()]);
}

import { inArray, sql } from 'drizzle-orm';
import { toSlug } from '../../../core/text/slug.ts';
import { sortKey } from '../../../core/text/sort-key.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { insertRows, uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { saveEntities } from '../../db/save-entities.ts';
import { supplierProducts } from '../product/product.table.ts';
import { propertyValues } from '../property/property.table.ts';
import { checkTerms } from './check-terms.ts';
import { contentHash } from './content-hash.ts';
import type { KnownBaseProduct } from './known-base-product.ts';
import type { SourceOffer } from './source.ts';
import { stableId } from './stable-id.ts';
import { checkCount, checkTitle } from './write-checks.ts';
import { refreshLists } from './write-lists.ts';
import { refreshProductEntries } from './write-product-entries.ts';
import { reject, rejectUnless } from './write-report.ts';
import { type WriteRun, writeRecords } from './write-run.ts';
import { valueRows } from './write-values.ts';

/** PostgreSQL limits the bytes of a B-tree entry; titles with an equal start are ordered by id. */
const TITLE_SORT_LENGTH = 160;

export async function writeOffers(run: WriteRun, records: Iterable<SourceOffer>): Promise<void> {
  const prepare = (record: SourceOffer) => prepareOffer(run, record, run.baseProducts.get(record.baseProductKey));
  await writeRecords(run, 'offer', records, prepare, saveOffers);
}

/** @throws RejectedRecord for a record that cannot be stored */
export function prepareOffer(run: WriteRun, record: SourceOffer, base: KnownBaseProduct | undefined): PreparedOffer {
  if (!base) reject('baseProductKey', `کالای پایهٔ «${record.baseProductKey}» در این منبع پذیرفته نشده است`);
  const supplierId = run.supplierIds.get(record.supplierKey);
  if (!supplierId) reject('supplierKey', `تأمین‌کنندهٔ «${record.supplierKey}» شناخته نیست`);
  checkOffer(record);
  return { base, row: offerRow(run, record, base, supplierId) };
}

function checkOffer(record: SourceOffer): void {
  if (record.title !== undefined) checkTitle(record.title, 'title');
  checkTerms(record);
  checkCount(record.packSize, 1, 'packSize');
  rejectUnless(findUnit(record.saleUnitId) !== undefined, 'saleUnitId', `واحد فروش «${record.saleUnitId}» شناخته نیست`);
}

function offerRow(run: WriteRun, record: SourceOffer, base: KnownBaseProduct, supplierId: string) {
  const title = record.title?.trim() ?? base.title;
  const row = {
    id: stableId(run.source.name, `offer ${record.key}`),
    source: run.source.name,
    sourceKey: record.key,
    baseProductId: base.id,
    supplierId,
    categoryId: base.categoryId,
    title,
    titleSort: sortKey(title).slice(0, TITLE_SORT_LENGTH).toWellFormed(),
    slug: toSlug(title),
    sku: record.sku ?? null,
    priceType: record.priceType,
    prices: record.prices.map(({ minQty, amountRial }) => ({ minQty, amountRial })),
    priceValidUntil: record.priceValidUntil ?? null,
    vatIncluded: record.vatIncluded ?? false,
    moq: record.moq ?? null,
    packSize: record.packSize ?? null,
    saleUnitId: record.saleUnitId,
    leadTimeDays: record.leadTimeDays ?? null,
    stockState: record.stockState,
    origin: record.origin ?? null,
    warranty: record.warranty ?? null,
    deliveryScope: record.deliveryScope ?? [],
    document: record.document ?? null,
  };
  // The category comes from the base product: moving that does not change the offer.
  const { categoryId: _, ...own } = row;
  return { ...row, contentHash: contentHash(own), createdAt: run.now, updatedAt: run.now };
}

export interface PreparedOffer {
  base: KnownBaseProduct;
  row: ReturnType<typeof offerRow>;
}

const priceVersion = sql`price_version = supplier_products.price_version
  + case when supplier_products.prices = excluded.prices and supplier_products.price_type = excluded.price_type then 0 else 1 end`;

/** Inserts or updates offers with their values, list rows and search entries. */
export async function saveOffers(tx: Tx, records: PreparedOffer[]) {
  const storedBases = await tx
    .select({ id: supplierProducts.id, baseProductId: supplierProducts.baseProductId })
    .from(supplierProducts)
    .where(
      inArray(
        supplierProducts.id,
        records.map(({ row }) => row.id),
      ),
    );
  const saved = await saveEntities(
    tx,
    supplierProducts,
    records.map(({ row }) => row),
    [priceVersion],
  );
  const changedIds = new Set(saved.changed.map((row) => row.id));
  const touchedIds = new Set([...saved.fresh.map((row) => row.id), ...changedIds]);
  const touched = records.filter(({ row }) => touchedIds.has(row.id));
  if (changedIds.size > 0) {
    await tx.execute(sql`delete from property_values where product_id = any(${uuidArray(changedIds)})`);
  }
  await insertRows(
    tx,
    propertyValues,
    touched.flatMap(({ row, base }) => valueRows(row.id, base)),
  );
  await refreshLists(tx, [...touchedIds]);
  const leftBases = storedBases.flatMap(({ id, baseProductId }) =>
    changedIds.has(id) && baseProductId ? [baseProductId] : [],
  );
  await refreshProductEntries(tx, [...new Set([...touched.map(({ base }) => base.id), ...leftBases])]);
  return saved;
}

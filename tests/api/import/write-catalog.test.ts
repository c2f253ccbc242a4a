import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import type { SourceOffer } from '../../../src/server/catalog/ingest/source.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { WriteReport } from '../../../src/server/catalog/ingest/write-report.ts';
import { categoryProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { propertyValues } from '../../../src/server/catalog/property/property.table.ts';
import type { Database, Db } from '../../../src/server/db/open-database.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { searchEntries } from '../../../src/server/search/search.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { bearingCatalog, diameter } from './bearing-catalog.ts';
import { catalogDigest } from './catalog-digest.ts';

let database: Database;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const changes = (report: WriteReport) =>
  Object.fromEntries(
    Object.entries(report).map(([kind, { accepted, updated, unchanged, rejected }]) => [
      kind,
      [accepted, updated, unchanged, rejected.length],
    ]),
  );

const revision = async () => (await db.select().from(dataRevisions))[0]?.revision;

async function offer(key: string) {
  const [row] = await db.select().from(supplierProducts).where(eq(supplierProducts.sourceKey, key));
  if (!row) throw new Error(`no offer ${key}`);
  return row;
}

const categoryByKey = async (key: string) =>
  (await db.select().from(categories).where(eq(categories.sourceKey, key)))[0];

describe('writeCatalog', () => {
  test('an offer stands in the lists of its category and of all above it', async () => {
    await writeCatalog(db, bearingCatalog());
    const { rows } = await db.execute(sql`
      select c.source_key, l.price_rial::int as price from category_products l
      join categories c on c.id = l.category_id order by c.level, l.price_rial`);
    expect(rows).toEqual([
      { source_key: 'Product', price: 500 },
      { source_key: 'Product', price: 900 },
      { source_key: 'parts', price: 500 },
      { source_key: 'parts', price: 900 },
      { source_key: 'bearings', price: 500 },
      { source_key: 'bearings', price: 900 },
    ]);
    expect(await categoryByKey('Product')).toMatchObject({ level: 1, itemsCount: 1, supplierCount: 2 });
    expect(await categoryByKey('bearings')).toMatchObject({ level: 3, slug: 'بلبرینگ', itemsCount: 1 });
  });

  test('values are stored on every offer in base units, each option in its own row', async () => {
    await writeCatalog(db, bearingCatalog());
    const { id } = await offer('dear');
    const rows = await db.select().from(propertyValues).where(eq(propertyValues.productId, id));
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.unitId === 'CentiM')).toMatchObject({ value: 2.5, baseMin: 0.025, baseMax: 0.025 });
    const temperature = rows.find((row) => row.unitId === 'DEG_C');
    expect(temperature?.baseMin).toBeCloseTo(253.15, 9);
    expect(temperature?.baseMax).toBeCloseTo(393.15, 9);
    expect(new Set(rows.flatMap((row) => row.optionId ?? [])).size).toBe(2);
  });

  test('a product has one search entry, leading to its cheapest offer', async () => {
    await writeCatalog(db, bearingCatalog());
    const entries = await db.select().from(searchEntries).where(eq(searchEntries.type, 'product'));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ objectId: (await offer('cheap')).id, partFolded: '62052RS', weight: 2 });
    const { rows } = await db.execute(
      sql`select type from search_entries where words @@ to_tsquery('simple', 'بلبرینگ') order by type`,
    );
    expect(rows).toEqual([{ type: 'category' }, { type: 'product' }]);
  });

  test('the same source twice changes nothing', async () => {
    await writeCatalog(db, bearingCatalog());
    const before = [await catalogDigest(db), await revision()];
    const report = await writeCatalog(db, bearingCatalog());
    expect(changes(report)).toEqual({
      category: [0, 0, 2, 0],
      property: [0, 0, 3, 0],
      supplier: [0, 0, 2, 0],
      baseProduct: [0, 0, 1, 0],
      offer: [0, 0, 2, 0],
    });
    expect([await catalogDigest(db), await revision()]).toEqual(before);
  });

  test('a changed price updates that offer alone, its lists and its search entry', async () => {
    await writeCatalog(db, bearingCatalog());
    const before = await offer('cheap');
    const catalog = bearingCatalog();
    Object.assign(catalog.offers[0] as SourceOffer, { prices: [{ minQty: 1, amountRial: 100 }] });
    const report = await writeCatalog(db, catalog);
    expect(changes(report).offer).toEqual([0, 1, 1, 0]);
    const dear = await offer('dear');
    expect(dear).toMatchObject({ version: 2, priceVersion: 2 });
    expect(await offer('cheap')).toEqual(before);
    const lists = await db.select().from(categoryProducts).where(eq(categoryProducts.productId, dear.id));
    expect(lists.map((row) => row.priceRial)).toEqual([100, 100, 100]);
    const [entry] = await db.select().from(searchEntries).where(eq(searchEntries.type, 'product'));
    expect(entry?.objectId).toBe(dear.id);
    expect(await revision()).toBe(2);
  });

  test('a changed base product replaces the values of all its offers', async () => {
    await writeCatalog(db, bearingCatalog());
    const catalog = bearingCatalog();
    Object.assign(catalog.baseProducts[0] ?? {}, { properties: [{ propertyKey: 'd', value: 30, unitId: 'MilliM' }] });
    const report = await writeCatalog(db, catalog);
    expect(changes(report)).toMatchObject({ baseProduct: [0, 1, 0, 0], offer: [0, 0, 2, 0] });
    const rows = await db.select().from(propertyValues);
    expect(rows.map((row) => row.value)).toEqual([30, 30]);
  });

  test('a product moved to another category leaves the lists of the old one', async () => {
    await writeCatalog(db, bearingCatalog());
    const catalog = bearingCatalog();
    buildCategory(catalog, { key: 'other', name: 'دیگر', properties: [{ ...diameter, key: 'd2' }] });
    Object.assign(catalog.baseProducts[0] ?? {}, { categoryKey: 'other', properties: [] });
    await writeCatalog(db, catalog);
    expect(await categoryByKey('bearings')).toMatchObject({ itemsCount: 0, supplierCount: 0 });
    expect(await categoryByKey('other')).toMatchObject({ itemsCount: 1, supplierCount: 2 });
    expect((await offer('dear')).categoryId).toBe((await categoryByKey('other'))?.id);
  });

  test('a category moved with all below it takes its products along', async () => {
    await writeCatalog(db, bearingCatalog());
    const first = newCatalog();
    buildCategory(first, { key: 'above', name: 'بالادست' });
    buildCategory(first, { key: 'parts', parentKey: 'above', name: 'قطعات ماشین', properties: [diameter] });
    await writeCatalog(db, first);
    expect(await categoryByKey('above')).toMatchObject({ level: 2, itemsCount: 1 });
    const moved = await categoryByKey('bearings');
    expect(moved?.level).toBe(4);
    expect(moved?.path.at(-1)).toBe((await categoryByKey('parts'))?.id);
  });

  test('what a later file does not mention stays', async () => {
    await writeCatalog(db, bearingCatalog());
    const later = newCatalog();
    buildOffer(later, {
      key: 'new',
      baseProductKey: buildBaseProduct(later, { categoryKey: 'bearings' }).key,
      supplierKey: 'a',
    });
    const report = await writeCatalog(db, later);
    expect(changes(report).offer).toEqual([1, 0, 0, 0]);
    expect(await categoryByKey('bearings')).toMatchObject({ itemsCount: 2 });
  });

  test('a broken batch leaves nothing of itself, and the next run completes it', async () => {
    const failing = failingAt(db, 6);
    await expect(writeCatalog(failing, { ...bearingCatalog(), asOf }, { batchSize: 1 })).rejects.toThrow('line cut');
    await writeCatalog(db, { ...bearingCatalog(), asOf }, { batchSize: 1 });
    const resumed = await catalogDigest(db);
    const clean = await openTestDatabase();
    await writeCatalog(clean.db, { ...bearingCatalog(), asOf });
    const wanted = await catalogDigest(clean.db);
    await clean.close();
    expect(resumed).toEqual(wanted);
  });

  test('titles are listed in Persian order and numbers by size', async () => {
    const catalog = newCatalog();
    for (const title of ['پیچ M10', 'گیره', 'بلبرینگ', 'پیچ M8', 'کمپرسور', 'چرخ', 'یاتاقان', 'ژنراتور']) {
      buildOffer(catalog, { title, supplierKey: 'one' });
    }
    buildSupplier(catalog, { key: 'one' });
    await writeCatalog(db, catalog);
    const rows = await db.select().from(supplierProducts).orderBy(supplierProducts.titleSort);
    const titles = rows.map((row) => row.title);
    expect(titles).toEqual(['بلبرینگ', 'پیچ M8', 'پیچ M10', 'چرخ', 'ژنراتور', 'کمپرسور', 'گیره', 'یاتاقان']);
  });
});

const asOf = new Date('2026-01-01T00:00:00Z');

/** Fails the n-th transaction after its work and before its commit. */
function failingAt(real: Db, nth: number): Db {
  let count = 0;
  const transaction: Db['transaction'] = (work, config) =>
    real.transaction(async (tx) => {
      const result = await work(tx);
      count += 1;
      if (count === nth) throw new Error('line cut');
      return result;
    }, config);
  return new Proxy(real, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
}

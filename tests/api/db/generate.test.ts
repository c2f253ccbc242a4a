import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogSource } from '../../../src/server/catalog/ingest/source.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { generateProducts } from '../../../src/server/cli/generate/generate-products.ts';
import { generatedCatalog } from '../../../src/server/cli/generate/generated-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { bearingCatalog } from '../import/bearing-catalog.ts';
import { catalogDigest } from '../import/catalog-digest.ts';

const ASOF = new Date('2026-01-01T00:00:00Z');
const demo: CatalogSource = { ...bearingCatalog('demo'), asOf: ASOF };

async function openWithDemo(): Promise<Database> {
  const database = await openTestDatabase();
  await writeCatalog(database.db, demo);
  return database;
}

const indexes = async ({ db }: Database) => {
  const { rows } = await db.execute(
    sql`select indexdef as line from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1`,
  );
  return rows;
};

let database: Database;
beforeEach(async () => {
  database = await openWithDemo();
});
afterEach(() => database.close());

describe('generateProducts', () => {
  test('makes the requested number of products, in the categories and from the suppliers of the demo', async () => {
    const report = await generateProducts(database.db, generatedCatalog(demo, 40, 7), 40);
    expect(report.baseProduct).toEqual({ accepted: 40, updated: 0, unchanged: 0, rejected: [] });
    expect(report.offer.rejected).toEqual([]);
    const { rows } = await database.db.execute<{ name: string; items: number }>(
      sql`select source_key as name, items_count as items from categories where source = 'demo' order by level`,
    );
    const parts = 1 + report.baseProduct.accepted;
    expect(rows).toEqual([
      { name: 'parts', items: parts },
      { name: 'bearings', items: parts },
    ]);
    const found = await database.db.execute(
      sql`select 1 from search_entries where type = 'product' and words @@ to_tsquery('simple', 'بلبرینگ')`,
    );
    expect(found.rows).toHaveLength(41);
  });

  test('a bulk load leaves the same rows, indexes and references as batches', async () => {
    const other = await openWithDemo();
    try {
      const before = await indexes(database);
      await generateProducts(database.db, generatedCatalog(demo, 5_000, 1), 5_000);
      await writeCatalog(other.db, generatedCatalog(demo, 5_000, 1), { batchSize: 300 });
      expect(await catalogDigest(database.db)).toEqual(await catalogDigest(other.db));
      expect(await indexes(database)).toEqual(before);
    } finally {
      await other.close();
    }
  });

  test('the same seed changes nothing again, a larger number adds', async () => {
    await generateProducts(database.db, generatedCatalog(demo, 10, 1), 10);
    const before = await catalogDigest(database.db);
    const again = await generateProducts(database.db, generatedCatalog(demo, 10, 1), 10);
    expect(again.baseProduct).toMatchObject({ accepted: 0, updated: 0, unchanged: 10 });
    expect(await catalogDigest(database.db)).toEqual(before);
    const more = await generateProducts(database.db, generatedCatalog(demo, 15, 1), 15);
    expect(more.baseProduct).toMatchObject({ accepted: 5, unchanged: 10 });
  });

  test('the fast path writes the same rows as comparing with stored ones', async () => {
    const source = generatedCatalog(demo, 30, 3);
    await writeCatalog(database.db, source);
    const fresh = await catalogDigest(database.db);
    // With changed hashes every row is looked up, compared and rewritten.
    await database.db.update(baseProducts).set({ contentHash: '' }).where(eq(baseProducts.source, source.name));
    await database.db.update(supplierProducts).set({ contentHash: '' }).where(eq(supplierProducts.source, source.name));
    const report = await writeCatalog(database.db, source);
    expect(report.offer.updated).toBeGreaterThanOrEqual(30);
    const compared = await catalogDigest(database.db);
    for (const table of ['property_values', 'category_products', 'search_entries', 'search_terms', 'categories']) {
      expect(compared[table]).toBe(fresh[table]);
    }
  });
});

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { units } from '../../../src/core/units/units-table.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { seedIfEmpty } from '../../../src/server/cli/seed.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { typeModels } from '../../../src/server/enums/type-model.table.ts';
import { websiteMenus } from '../../../src/server/menu/website-menu.table.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { unitsOfMeasurement } from '../../../src/server/units/unit.table.ts';
import { buildOffer, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';

const DEMO_LIMIT_MS = 60_000;

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const source = async () => {
  const catalog = newCatalog('small');
  buildOffer(catalog);
  return catalog;
};
const seed = (target = database) => seedIfEmpty(target.db, () => {}, { source });

// biome-ignore lint/correctness/useYield: it ends before its first record
function* endingIn(error: Error): Iterable<never> {
  throw error;
}

describe('seedIfEmpty', () => {
  test('fills an empty database with the same bytes on every machine', async () => {
    await seed();
    const other = await openTestDatabase();
    await seed(other);
    const digests = [await catalogDigest(database.db), await catalogDigest(other.db)];
    await other.close();
    expect(digests[0]).toEqual(digests[1]);
    expect(await database.db.$count(supplierProducts)).toBe(1);
    expect(await database.db.$count(unitsOfMeasurement)).toBe(units.length);
  });

  test('accepts the whole demo catalogue', { timeout: DEMO_LIMIT_MS }, async () => {
    const lines: string[] = [];
    await seedIfEmpty(database.db, (line) => lines.push(line));
    expect(lines.filter((line) => line.startsWith('رد شد'))).toEqual([]);
    expect(await database.db.$count(baseProducts)).toBeGreaterThanOrEqual(3000);
    expect(await database.db.$count(categories, eq(categories.itemsCount, 0))).toBe(0);
  });

  test('a second start changes nothing', async () => {
    await seed();
    const before = [await catalogDigest(database.db), await database.db.select().from(dataRevisions)];
    await seed();
    expect([await catalogDigest(database.db), await database.db.select().from(dataRevisions)]).toEqual(before);
  });

  test('a non-empty catalogue stays, while the tables follow the code', async () => {
    await seed();
    await database.db.delete(websiteMenus);
    await database.db.update(typeModels).set({ titleFa: 'کهنه' });
    await seedIfEmpty(database.db, () => {}, { source: () => Promise.reject(new Error('not asked for')) });
    expect(await database.db.$count(websiteMenus)).toBeGreaterThan(15);
    expect(await database.db.$count(typeModels, eq(typeModels.titleFa, 'کهنه'))).toBe(0);
  });

  test('a start that is killed leaves the catalogue empty, and the next one fills it', async () => {
    const broken = async () => ({ ...(await source()), products: endingIn(new Error('power cut')) });
    await expect(seedIfEmpty(database.db, () => {}, { source: broken })).rejects.toThrow('power cut');
    expect(await database.db.$count(categories)).toBe(0);
    await seed();
    expect(await database.db.$count(supplierProducts)).toBe(1);
  });

  test('two servers starting on one empty database fill it once', async () => {
    await Promise.all([seed(), seed()]);
    expect(await database.db.$count(supplierProducts)).toBe(1);
    const [row] = await database.db.select().from(supplierProducts);
    expect(row?.version).toBe(1);
  });

  test('every address of the menu is a route of the specification', async () => {
    await seed();
    const routes = [/^\/category\/categoryType\/[A-Z]\w+$/, /^\/suppliers\/[A-Z]\w+$/, /^\/page\/[a-z]+$/];
    const plain = ['/contents', '/faq', '/videos', '/feedback', '/how-it-work', '/ai'];
    const rows = await database.db.select().from(websiteMenus);
    for (const { route } of rows) {
      if (route) expect(plain.includes(route) || routes.some((pattern) => pattern.test(route)), route).toBe(true);
    }
    expect(rows.filter((row) => row.parentId === null).every((row) => row.route === null)).toBe(true);
  });
});

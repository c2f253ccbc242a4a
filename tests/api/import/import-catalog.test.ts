import { fileURLToPath } from 'node:url';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { type CatalogFile, importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import type { ImportReport } from '../../../src/server/catalog/import/import-report.ts';
import { categoryProperties } from '../../../src/server/catalog/property/property.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';
import { productOf, valuesOf } from './stored-products.ts';

const FIXTURE = fileURLToPath(new URL('fixtures/catalog.json', import.meta.url));

let database: Database;
let file: CatalogFile;
let report: ImportReport;
beforeAll(async () => {
  database = await openTestDatabase();
  file = await loadCatalogFile(FIXTURE);
  report = await importCatalog(database.db, file);
});
afterAll(() => database.close());

describe('importCatalog', () => {
  test('counts what it took and what it left', () => {
    const counts = ({ accepted, updated, unchanged, rejected }: ImportReport['product']) => [
      accepted,
      updated,
      unchanged,
      rejected,
    ];
    expect(report.source).toBe('fixture');
    expect(counts(report.category)).toEqual([3, 0, 0, 6]);
    expect(counts(report.manufacturer)).toEqual([1, 0, 0, 1]);
    expect(counts(report.product)).toEqual([3, 0, 0, 6]);
  });

  test('reads every kind of value', async () => {
    expect(await valuesOf(database.db, 'p-1')).toEqual([
      'توان number 7.5 KiloW',
      'دما range -10 110 DEG_C',
      'تعداد قطب number 2',
      'بازده number 0.71',
      'speedRange range 1450 2900',
      'Casing material option GG25',
      'seals multiOption SiC',
      'seals multiOption Viton',
      'atex boolean true',
      'selfPriming boolean false',
      'remark text بدون الکتروموتور',
      'ولتاژ number 400 V AC',
      'ولتاژ (مقدار ۲) number 690 V AC',
    ]);
  });

  test('tells every record and value it left out, with its place and a Persian reason', () => {
    expect(report.rejected.map(({ kind, location }) => `${kind} ${location}`)).toEqual([
      'category categories[7].id',
      'category categories[8].id',
      'manufacturer manufacturers[1].name',
      'category categories[3].parent',
      'category categories[4].parent',
      'category categories[5].parent',
      'category categories[6].parent',
      'value products[1].props[1].unit',
      'value products[1].props[2].quantityKind',
      'value products[1].props[3].value',
      'value products[1].props[4].max',
      'value products[1].props[5].value',
      'value products[1].props[6].max',
      'value products[1].props[7].value',
      'value products[1].props[8].type',
      'value products[1].props[10]',
      'product products[2].id',
      'product products[3].manufacturer',
      'product products[4].category',
      'product products[5].props',
      'product products[6].partNumber',
      'product products[8]',
    ]);
    expect(report.rejected.find(({ key }) => key === 'p-3')?.line).toBe(99);
    for (const { reason } of report.rejected) expect(reason).toMatch(/^[^a-z]*\p{Script=Arabic}/u);
  });

  test('a product keeps the values that fit when another does not', async () => {
    expect(await valuesOf(database.db, 'p-2')).toEqual(['توان number 10 HP', 'Casing material option bronze']);
  });

  test('names are Persian, else English, else any; the maker offers at a price on request', async () => {
    const rows = await database.db
      .select({ key: categories.sourceKey, name: categories.name, level: categories.level, glyph: categories.glyph })
      .from(categories)
      .where(eq(categories.source, 'fixture'))
      .orderBy(categories.level, categories.sourceKey);
    expect(rows).toEqual([
      { key: 'pumps', name: 'پمپ', level: 2, glyph: 'pump' },
      { key: 'pumps/centrifugal', name: 'پمپ سانتریفیوژ', level: 3, glyph: 'pump' },
      { key: 'pumps/gear', name: 'Zahnradpumpen', level: 3, glyph: 'gearbox' },
    ]);
    const product = await productOf(database.db, 'p-1');
    expect(product.base).toMatchObject({
      title: 'پمپ ۵۰-۲۰۰',
      scientificName: 'CP 50-200 pump',
      brand: 'Acme Pumps',
      partNumbers: ['CP-50/200'],
      standards: ['ISO 2858'],
    });
    expect(product.offer).toMatchObject({
      priceType: 'onRequest',
      prices: [],
      stockState: 'unknown',
      saleUnitId: 'EACH',
    });
  });

  test('a property stands at the nearest category above all that have it; filters and list columns follow its use', async () => {
    const rows = await database.db
      .select({
        name: categoryProperties.name,
        category: categories.sourceKey,
        isFilterable: categoryProperties.isFilterable,
        isKey: categoryProperties.isKey,
      })
      .from(categoryProperties)
      .innerJoin(categories, eq(categories.id, categoryProperties.categoryId))
      .where(and(eq(categoryProperties.source, 'fixture')));
    expect(new Set(rows.map((row) => row.category))).toEqual(new Set(['pumps/centrifugal']));
    expect(rows.filter((row) => row.isKey)).toHaveLength(5);
    expect(rows.find((row) => row.name === 'توان')).toMatchObject({ isFilterable: true, isKey: true });
    expect(rows.find((row) => row.name === 'remark')).toMatchObject({ isFilterable: false, isKey: false });
    expect(rows.find((row) => row.name === 'تعداد قطب')).toMatchObject({ isFilterable: false });
  });

  test('the same file twice changes nothing', async () => {
    const before = await catalogDigest(database.db);
    const again = await importCatalog(database.db, file);
    expect(again.category).toMatchObject({ accepted: 0, updated: 0, unchanged: 3 });
    expect(again.product).toMatchObject({ accepted: 0, updated: 0, unchanged: 3 });
    expect(again.rejected).toEqual(report.rejected);
    expect(await catalogDigest(database.db)).toEqual(before);
  });

  test('a dry run tells what it would do and writes nothing', async () => {
    const before = await catalogDigest(database.db);
    const dry = await importCatalog(database.db, file, { source: 'another', isDryRun: true });
    expect(dry).toMatchObject({ source: 'another', isDryRun: true, product: { accepted: 3 } });
    expect(await catalogDigest(database.db)).toEqual(before);
  });
});

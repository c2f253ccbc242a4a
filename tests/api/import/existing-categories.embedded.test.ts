import { eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { csvOf } from './valve-table.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  const catalog = newCatalog('market');
  buildCategory(catalog, { key: 'valves', name: 'شیرآلات' });
  buildCategory(catalog, { key: 'ball', parentKey: 'valves', name: 'شیر توپی', scientificName: 'Ball valves' });
  buildCategory(catalog, { key: 'turning', name: 'تراشکاری', categoryType: 'IndustrialService' });
  buildCategory(catalog, { key: 'other-1', parentKey: 'valves', name: 'سایر' });
  buildCategory(catalog, { key: 'other-2', name: 'سایر', categoryType: 'IndustrialService' });
  await writeCatalog(database.db, catalog);
});
afterEach(() => database.close());

const categoryOf = async (key: string) => {
  const [row] = await database.db.select().from(categories).where(eq(categories.sourceKey, key));
  if (!row) throw new Error(`no category ${key}`);
  return row;
};
const base = { id: 'کد', title: 'نام', supplier: { value: 'بازرگانی الف' } };
const importRows = async (groups: string[], mapping: object, category?: string) => {
  const rows = groups.map((group, index) => [`K${index}`, `کالای ${index}`, group, '50']);
  const path = writtenFile('shop.csv', csvOf(';', [['کد', 'نام', 'گروه', 'قطر'], ...rows]));
  const properties = [{ column: 'قطر', type: 'quantity', unit: 'mm' }];
  const file = await loadCatalogFile(path, { mapping: parseMapping({ ...base, properties, ...mapping }), category });
  return importCatalog(database.db, file);
};
const column = { category: { column: 'گروه' } };

describe('existing categories', () => {
  test.each([
    ['its name', 'شير توپي'],
    ['its English name', 'ball valves'],
    ['its slug', 'شیر-توپی'],
    ['its path', 'شیرآلات > شیر توپی'],
    ['its type and name', 'Product:شیر توپی'],
  ])('a table names one by %s', async (_name, group) => {
    const report = await importRows([group], column);
    expect(report).toMatchObject({ category: { accepted: 0 }, product: { accepted: 1 }, rejected: [] });
    expect((await productOf(database.db, 'K0')).base.categoryId).toBe((await categoryOf('ball')).id);
    expect(await valuesOf(database.db, 'K0')).toEqual(['قطر number 50 MilliM']);
  });

  test('its id is accepted, and its type is kept', async () => {
    const { id, categoryType } = await categoryOf('turning');
    await importRows([id], column);
    expect((await productOf(database.db, 'K0')).base.categoryId).toBe(id);
    expect(categoryType).toBe('IndustrialService');
  });

  test('an unknown one and an ambiguous one are reported, and the other rows stay', async () => {
    const report = await importRows(['شیر توپی', 'شیر فضایی', 'سایر', 'شیرآلات > سایر'], column);
    expect(report.product).toMatchObject({ accepted: 2, rejected: 2 });
    expect(report.rejected.map(({ line, field, reason }) => `${line} ${field} ${reason}`)).toEqual([
      '3 category دستهٔ «شیر فضایی» شناخته نیست.',
      expect.stringMatching(/^4 category «سایر» نام چند دسته است.*IndustrialService/),
    ]);
    expect(await database.db.$count(categories, eq(categories.source, 'shop'))).toBe(0);
  });

  test('a new one is added only if the mapping says so, below an existing one', async () => {
    const path = 'شیرآلات > شیر پروانه‌ای';
    const report = await importRows([path], { category: { column: 'گروه', known: [path] } });
    expect(report).toMatchObject({ category: { accepted: 1 }, product: { accepted: 1 }, rejected: [] });
    expect((await categoryOf(path)).parentId).toBe((await categoryOf('valves')).id);
    const again = await importRows([path], { category: { column: 'گروه', create: true } });
    expect(again).toMatchObject({ category: { unchanged: 1 }, product: { unchanged: 1 } });
  });

  test('a catalogue that declares an existing category uses it, with its other ones below', async () => {
    const catalog = {
      categories: [
        { id: 'bv', parent: null, names: { en: 'Ball Valves' } },
        { id: 'bv/mini', parent: 'bv', names: { fa: 'شیر توپی مینیاتوری' } },
      ],
      manufacturers: [{ id: 'm', name: 'سازنده' }],
      products: ['bv', 'bv/mini'].map((category, index) => ({
        id: `p${index}`,
        manufacturer: 'm',
        names: { fa: 'شیر' },
        category,
        props: [{ key: 'dn', type: 'integer', value: 10 + index }],
      })),
    };
    const load = () => loadCatalogFile(writtenFile('house.json', JSON.stringify(catalog)));
    const report = await importCatalog(database.db, await load());
    expect(report).toMatchObject({ category: { accepted: 1 }, product: { accepted: 2 }, rejected: [] });
    const ball = await categoryOf('ball');
    expect((await productOf(database.db, 'p0')).base.categoryId).toBe(ball.id);
    expect((await categoryOf('bv/mini')).path.at(-1)).toBe(ball.id);
    expect(await valuesOf(database.db, 'p1')).toEqual(['dn number 11']);
    const before = await catalogDigest(database.db);
    expect(await importCatalog(database.db, await load())).toMatchObject({ product: { unchanged: 2 }, rejected: [] });
    expect(await catalogDigest(database.db)).toEqual(before);
  });

  test('two ids for one existing category, and one below the other, share their properties', async () => {
    const catalog = {
      categories: [],
      manufacturers: [{ id: 'm', name: 'سازنده' }],
      products: ['شیر توپی', 'Ball valves', 'شیرآلات'].map((category, index) => ({
        id: `p${index}`,
        manufacturer: 'm',
        names: { fa: 'شیر' },
        category,
        props: [{ key: 'dn', type: 'integer', value: index }],
      })),
    };
    const file = await loadCatalogFile(writtenFile('flat.json', JSON.stringify(catalog)));
    const report = await importCatalog(database.db, file);
    expect(report).toMatchObject({ product: { accepted: 3 }, properties: { rejected: 0 }, rejected: [] });
    expect(report.features).toEqual({ read: 3, stored: 3, reported: 0 });
  });
});

describe('--category', () => {
  test('puts every product of a table without a category column there', async () => {
    const report = await importRows(['هرچه'], {}, 'شیر توپی');
    expect(report).toMatchObject({ product: { accepted: 1 }, rejected: [] });
    expect((await productOf(database.db, 'K0')).base.categoryId).toBe((await categoryOf('ball')).id);
  });

  test('without it such a table is refused', async () => {
    await expect(importRows(['هرچه'], {})).rejects.toThrow('--category');
  });

  test('puts a BMEcat file without groups there', async () => {
    const xml = `<BMECAT><HEADER><CATALOG><CATALOG_ID>c</CATALOG_ID></CATALOG><SUPPLIER><SUPPLIER_NAME>s</SUPPLIER_NAME></SUPPLIER></HEADER>
      <T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>P</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>x</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`;
    const path = writtenFile('flat.xml', xml);
    const refused = await importCatalog(database.db, await loadCatalogFile(path));
    expect(refused).toMatchObject({ product: { accepted: 0, rejected: 1 } });
    const report = await importCatalog(database.db, await loadCatalogFile(path, { category: 'شیر توپی' }));
    expect(report).toMatchObject({ product: { accepted: 1 }, rejected: [] });
  });
});

describe('a file of which no product is accepted', () => {
  test('publishes nothing: no category, no supplier, no property', async () => {
    const before = await catalogDigest(database.db);
    const catalog = {
      categories: [{ id: 'new', parent: null, names: { fa: 'دستهٔ تازه' } }],
      manufacturers: [{ id: 'm', name: 'سازنده' }],
      products: [
        {
          id: 'p',
          manufacturer: 'nobody',
          names: {},
          category: 'new',
          props: [{ key: 'a', type: 'text', value: 'x' }],
        },
      ],
    };
    const file = await loadCatalogFile(writtenFile('none.json', JSON.stringify(catalog)));
    const report = await importCatalog(database.db, file);
    expect(report).toMatchObject({
      product: { accepted: 0, rejected: 1 },
      features: { read: 1, stored: 0, reported: 1 },
      rejected: [{ field: 'manufacturer' }],
    });
    expect(await catalogDigest(database.db)).toEqual(before);
    expect(await database.db.$count(suppliers)).toBe(0);
    expect(await database.db.$count(supplierProducts, ne(supplierProducts.source, 'market'))).toBe(0);
  });
});

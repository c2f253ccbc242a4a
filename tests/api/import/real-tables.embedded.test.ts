import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { packedWorkbook } from './packed-workbook.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { writtenFile } from './written-file.ts';

/* What tables of real houses contain; the first of them are also run from their files where those are present. */

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const casesDir = join(repository, process.env.SHARED_DIR ?? '../shared', 'data/import-cases');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const catalog = newCatalog('demo');
  buildCategory(catalog, { key: 'part', name: 'قطعه' });
  await writeCatalog(database.db, catalog);
});
afterAll(() => database.close());

const base = { id: 'کد', title: 'نام', supplier: { value: 'الف' } };

async function importPath(path: string, mapping: object) {
  const file = await loadCatalogFile(path, { mapping: parseMapping({ ...base, ...mapping }), category: 'قطعه' });
  const report = await importCatalog(database.db, file);
  return { ...report, told: report.rejected.map(({ line, column, key, code }) => `${line} ${column} ${key} ${code}`) };
}
const importRows = (rows: string[], mapping: object = {}) =>
  importPath(writtenFile('table.csv', rows.join('\n')), mapping);

const lengths = (...columns: string[]) => columns.map((column) => ({ column, type: 'quantity', unit: 'mm' }));

describe('headings', () => {
  const bearings = {
    source: 'bearings',
    id: 'Designation',
    title: 'Designation',
    skipRows: 1,
    properties: lengths('d', 'D', 'B'),
  };
  const rows = ['Designation,d,D,B', ',mm,mm,mm', '6205,25,52,15', '6206,30,62,16'];

  test('that differ in case only are two columns, and the row of units is skipped', async () => {
    const report = await importRows(rows, bearings);
    expect(report.told).toEqual([]);
    expect(report.product.accepted).toBe(2);
    expect(await valuesOf(database.db, '6205')).toEqual([
      'd number 25 MilliM',
      'D number 52 MilliM',
      'B number 15 MilliM',
    ]);
  });

  test('the same from the real file', async ({ skip }) => {
    const path = join(casesDir, 'letters-by-case.csv');
    skip(!existsSync(path), 'no data beside the repository: set SHARED_DIR');
    const report = await importPath(path, { ...bearings, source: 'bearings-real' });
    expect(report.told).toEqual([]);
    expect(report.product.accepted).toBe(3);
  });

  test('that only the letter case of the mapping tells apart are still found', async () => {
    expect((await importRows(['CODE;نام', 'C1;پیچ'], { id: 'Code' })).product.accepted).toBe(1);
  });

  test('of two merged rows are named after both, or by the lower one', async () => {
    const table = ['کد;نام;مشخصات;;قیمت', ';;سایز;فشار;', 'M1;شیر;15;16;1000'];
    const report = await importRows(table, {
      headerRows: 2,
      price: { column: 'قیمت', currency: 'IRR' },
      properties: [
        { column: 'مشخصات / سایز', name: 'سایز', type: 'quantity', unit: 'mm' },
        { column: 'فشار', type: 'number' },
      ],
    });
    expect(report.told).toEqual([]);
    expect(await valuesOf(database.db, 'M1')).toEqual(['سایز number 15 MilliM', 'فشار number 16']);
  });
});

describe('rows that are no products', () => {
  test('a row of units, of aliases, a repeated heading and a row without an id are asked about', async () => {
    const rows = ['کد;نام;طول', 'واحد;-;mm', 'Code;Name;L1', 'کد;نام;طول', 'R1;پیچ;20', ';جمع;20'];
    const report = await importRows(rows, { properties: lengths('طول') });
    expect(report.product).toMatchObject({ accepted: 1, rejected: 4 });
    expect(report.told).toEqual([
      '2 undefined واحد row-not-product',
      '3 undefined Code row-not-product',
      '4 undefined کد row-not-product',
      '6 کد (A)  id-missing',
    ]);
    expect(report.rejected[0]?.reason).toContain('skipRows');
  });

  test('a product without a number in its columns is a product', async () => {
    const rows = ['کد;نام;طول', 'R2;پیچ;'];
    expect((await importRows(rows, { properties: lengths('طول') })).product.accepted).toBe(1);
  });

  test('hidden rows are asked about, read or skipped as the mapping says', async () => {
    const table = (id: string) =>
      writtenFile(
        'hidden.xlsx',
        packedWorkbook(
          [
            ['کد', 'نام'],
            [`${id}1`, 'پیچ'],
            [`${id}2`, 'مهره'],
          ],
          'کالاها',
          [3],
        ),
      );
    const asked = await importPath(table('H'), {});
    expect([asked.product.accepted, asked.told]).toEqual([1, ['3 undefined H2 row-hidden']]);
    expect((await importPath(table('I'), { hiddenRows: 'read' })).product).toMatchObject({ accepted: 2, rejected: 0 });
    expect((await importPath(table('J'), { hiddenRows: 'skip' })).product).toMatchObject({ accepted: 1, rejected: 0 });
  });
});

describe('terms of an offer', () => {
  const price = { price: { column: 'قیمت', currency: 'IRT' } };
  const priceOf = async (key: string) => (await productOf(database.db, key)).offer.prices[0]?.amountRial;

  test.each([
    ['2,350,000 تومان', 23_500_000],
    ['۲٬۳۵۰٬۰۰۰ تومان', 23_500_000],
    ['تومان 2350000', 23_500_000],
    ['2,350,000 ریال', 2_350_000],
    ['2350000', 23_500_000],
  ])('a price «%s»', async (text, rials) => {
    const report = await importRows(['کد;نام;قیمت', `T${text};شیر;${text}`], price);
    expect(report.told).toEqual([]);
    expect(await priceOf(`T${text}`)).toBe(rials);
  });

  test('«2 میلیون تومان» is reported with its place', async () => {
    const report = await importRows(['کد;نام;قیمت', 'T9;شیر;2 میلیون تومان'], price);
    expect(report.told).toEqual(['2 قیمت (C) T9 price-invalid']);
  });

  test.each([
    ['۱۴۰۵/۱۰/۳۰', '2027-01-20'],
    ['1405-10-30', '2027-01-20'],
    ['۳۰ دی ۱۴۰۵', '2027-01-20'],
    ['2027/01/20', '2027-01-20'],
  ])('a date «%s»', async (text, day) => {
    const report = await importRows(['کد;نام;اعتبار', `D${text};شیر;${text}`], { priceValidUntil: 'اعتبار' });
    expect(report.told).toEqual([]);
    expect((await productOf(database.db, `D${text}`)).offer.priceValidUntil).toBe(day);
  });

  test.each(['1405/13/01', '1404/12/30', '05/10/30', '30/10/1405', 'فردا'])('no date: «%s»', async (text) => {
    const report = await importRows(['کد;نام;اعتبار', `N${text};شیر;${text}`], { priceValidUntil: 'اعتبار' });
    expect(report.told).toEqual([`2 اعتبار (C) N${text} date-invalid`]);
  });

  test('an unknown stock word loses the stock, not the product', async () => {
    const stock = { stock: { column: 'موجودی', values: { موجود: 'inStock' } } };
    const report = await importRows(['کد;نام;موجودی', 'S1;شیر;تماس بگیرید'], stock);
    expect(report.told).toEqual(['2 موجودی (C) S1 stock-unknown']);
    expect((await productOf(database.db, 'S1')).offer.stockState).toBe('unknown');
  });
});

describe('values', () => {
  const weight = { properties: [{ column: 'وزن', type: 'quantity', unit: 'kg' }] };

  test.each([
    ['-0.5', 'value-negative'],
    ['1.234', 'decimal-mark-ambiguous'],
    ['13,75', 'decimal-mark-ambiguous'],
    ['=1+1', 'formula-without-value'],
  ])('a weight «%s» is reported with its place', async (text, code) => {
    const report = await importRows(['کد;نام;وزن', `W${text};شیر;${text}`], weight);
    expect(report.told).toEqual([`2 وزن (C) W${text} ${code}`]);
    expect(report.features).toEqual({ read: 1, stored: 0, reported: 1 });
    expect(report.rejected[0]?.reason).toMatch(/\p{Script=Arabic}/u);
  });

  test.each([
    ['0.128', undefined],
    ['14.8', undefined],
    ['1.2345', undefined],
    ['1,5E3', undefined],
    ['1.234', '.'],
    ['13,75', ','],
  ])('a weight «%s» with the decimal mark %s is read', async (text, decimalMark) => {
    const report = await importRows(['کد;نام;وزن', `X${text};شیر;${text}`], { ...weight, decimalMark });
    expect(report.told).toEqual([]);
  });

  test('a price «12.000» without a declared decimal mark is no price', async () => {
    const report = await importRows(['کد;نام;قیمت', 'Y1;شیر;12.000'], { price: { column: 'قیمت', currency: 'IRR' } });
    expect(report.told).toEqual(['2 قیمت (C) Y1 decimal-mark-ambiguous']);
    expect((await productOf(database.db, 'Y1')).offer.priceType).toBe('onRequest');
  });

  test('of a workbook: typed numbers have a point, formulas without a value and errors are reported', async () => {
    const rows = [
      ['کد', 'نام', 'وزن', 'قیمت', 'برند'],
      ['F1', 'شیر', 1.234, { formula: 'A1*2', value: '' }, { error: '#REF!' }],
      ['F2', 'شیر', { formula: 'A1*2', value: '' }, undefined, undefined],
    ];
    const report = await importPath(writtenFile('formulas.xlsx', packedWorkbook(rows)), {
      ...weight,
      brand: 'برند',
      price: { column: 'قیمت', currency: 'IRR' },
    });
    expect(report.told).toEqual([
      '2 برند (E) F1 cell-error',
      '2 قیمت (D) F1 formula-without-value',
      '3 وزن (C) F2 formula-without-value',
    ]);
    expect(await valuesOf(database.db, 'F1')).toEqual(['وزن number 1.234 KiloGM']);
  });

  test('more features than 500 are stored; beyond the bytes of a product each is reported', async () => {
    const feature = (number: number, text: string) => ({ key: `k${number}`, type: 'text', value: text });
    const catalog = (id: string, count: number, text: string) => ({
      meta: { source: id },
      categories: [],
      manufacturers: [{ id: 'm', name: 'سازنده' }],
      products: [
        {
          id,
          manufacturer: 'm',
          names: { fa: 'ترمینال' },
          category: 'x',
          props: Array.from({ length: count }, (_, number) => feature(number, text)),
        },
      ],
    });
    const load = async (id: string, count: number, text: string) => {
      const path = writtenFile('catalog.json', JSON.stringify(catalog(id, count, text)));
      return importCatalog(database.db, await loadCatalogFile(path, { category: 'قطعه' }));
    };
    expect((await load('many', 900, 'متن')).features).toEqual({ read: 900, stored: 900, reported: 0 });
    const large = await load('large', 400, 'x'.repeat(4000));
    expect(large.product.accepted).toBe(1);
    expect(large.features.stored).toBeGreaterThan(200);
    expect(large.features.stored + large.features.reported).toBe(400);
    expect(large.rejected[0]).toMatchObject({ kind: 'value', code: 'features-over-limit' });
  });
});

test('a product without a category names the option that gives it one', async () => {
  const xml = `<BMECAT version="2005"><HEADER><CATALOG><CATALOG_ID>1</CATALOG_ID></CATALOG>
    <SUPPLIER><SUPPLIER_NAME>A</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID>
    <PRODUCT_DETAILS><DESCRIPTION_SHORT>V</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`;
  const report = await importCatalog(database.db, await loadCatalogFile(writtenFile('bare.xml', xml)));
  expect(report.rejected).toMatchObject([{ code: 'category-missing', reason: expect.stringContaining('--category') }]);
});

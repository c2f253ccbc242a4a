import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { hasOpenSlash, parseMeasure } from '../../../src/server/catalog/import/parse-measure.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { csvOf } from './valve-table.ts';
import { writtenFile } from './written-file.ts';

describe('parseMeasure', () => {
  test.each([
    ['2.11E-07', '.', { value: 2.11e-7, unit: '' }],
    ['2,11E-07', '.', { value: 2.11e-7, unit: '' }],
    ['2,11E-07', ',', { value: 2.11e-7, unit: '' }],
    ['2.11e-7 m', ',', { value: 2.11e-7, unit: 'm' }],
    ['۲٫۱۱E-۰۷', '.', { value: 2.11e-7, unit: '' }],
    ['1E3…2E3 Pa', '.', { value: 1000, maxValue: 2000, unit: 'Pa' }],
    ['5 eV', '.', { value: 5, unit: 'eV' }],
    ['0,125', ',', { value: 0.125, unit: '' }],
    ['1.234.567,5', ',', { value: 1_234_567.5, unit: '' }],
  ] as const)('%s with the decimal mark %j', (text, mark, measure) => {
    expect(parseMeasure(text, mark)).toEqual(measure);
  });

  test('a number too large for a number is none', () => {
    expect(parseMeasure('1E999')).toBeUndefined();
  });

  test.each([
    ['2/5', 2.5, 0.4],
    ['۲/۵ کیلووات', 2.5, 0.4],
    ['1/2"', 0.5, 0.5],
    ['1 1/2', 1.5, 1.5],
  ])('%s means what the mapping says', (text, decimal, fraction) => {
    expect(parseMeasure(text, '.', 'decimal')?.value).toBe(decimal);
    expect(parseMeasure(text, '.', 'fraction')?.value).toBe(fraction);
  });

  test.each([
    ['2/5', true],
    ['۷/۵ کیلووات', true],
    ['50/60 Hz', true],
    ['1/2 mm', true],
    ['5/2"', true],
    ['1/2"', false],
    ['۳/۴ اینچ', false],
    ['1 1/2', false],
    ['2.5', false],
    ['m/s', false],
  ])('%s: asked %j', (text, isOpen) => {
    expect(hasOpenSlash(text)).toBe(isOpen);
  });
});

let database: Database;
function withDatabase(): void {
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
}

const base = { id: 'کد', title: 'نام', supplier: { value: 'الف' }, category: { value: 'پمپ', create: true } };
const importTable = async (table: string[][], mapping: object) => {
  const file = await loadCatalogFile(writtenFile('pumps.csv', csvOf(';', table)), {
    mapping: parseMapping({ ...base, ...mapping }),
  });
  return importCatalog(database.db, file);
};

describe('numbers of a table', () => {
  withDatabase();

  const table = [
    ['کد', 'نام', 'توان'],
    ['P1', 'پمپ یک', '۷/۵'],
  ];
  const power = { column: 'توان', type: 'quantity', unit: 'kW' };

  test('«۷/۵» is asked about and not computed', async () => {
    const report = await importTable(table, { properties: [power] });
    expect(await valuesOf(database.db, 'P1')).toEqual([]);
    expect(report.rejected).toMatchObject([{ line: 2, key: 'P1', reason: expect.stringContaining('slash') }]);
  });

  test('«۷/۵» is read as the mapping says, for the file or for one column', async () => {
    await importTable(table, { slash: 'decimal', properties: [power] });
    expect(await valuesOf(database.db, 'P1')).toEqual(['توان number 7.5 KiloW']);
    await importTable(table, { slash: 'decimal', properties: [{ ...power, slash: 'fraction' }] });
    expect(await valuesOf(database.db, 'P1')).toEqual(['توان number 1.4 KiloW']);
  });

  test('a column of numbers with a unit is a quantity, and an unknown unit an error', async () => {
    const columns = [
      { column: 'توان', type: 'number', unit: 'KiloW' },
      { column: 'قطر', type: 'number' },
      { column: 'وزن', type: 'number', unit: 'smoot' },
    ];
    const numbers = [
      ['کد', 'نام', 'توان', 'قطر', 'وزن'],
      ['P1', 'پمپ یک', '7.5', '50 mm', '3'],
    ];
    const report = await importTable(numbers, { properties: columns });
    expect(await valuesOf(database.db, 'P1')).toEqual(['توان number 7.5 KiloW', 'قطر number 50 MilliM']);
    expect(report.rejected).toMatchObject([{ field: 'unit', reason: expect.stringContaining('smoot') }]);
  });

  test.each(['KiloW', 'kW', 'کیلووات'])('a unit is accepted as %s', async (unit) => {
    await importTable([table[0] ?? [], ['P1', 'پمپ', '1.1E1']], { properties: [{ ...power, unit }] });
    expect(await valuesOf(database.db, 'P1')).toEqual(['توان number 11 KiloW']);
  });

  test('a price with a slash is not computed', async () => {
    const report = await importTable(table, { price: { column: 'توان', currency: 'IRT' } });
    expect((await productOf(database.db, 'P1')).offer.priceType).toBe('onRequest');
    expect(report.rejected).toMatchObject([{ field: 'prices[0].amount' }]);
  });
});

describe('numbers of a JSON catalogue', () => {
  withDatabase();

  const importProps = async (props: object[], offer?: object) => {
    const product = { id: 'p', manufacturer: 'm', names: { fa: 'کالا' }, category: 'c', props, offer };
    const catalog = {
      categories: [{ id: 'c', parent: null, names: { fa: 'دسته' } }],
      manufacturers: [{ id: 'm', name: 'سازنده' }],
      products: [product],
    };
    const file = await loadCatalogFile(writtenFile('one.json', JSON.stringify(catalog)));
    return importCatalog(database.db, file);
  };

  test('a number with a unit is a quantity or an error, never a bare number', async () => {
    const report = await importProps([
      { key: 'a', type: 'number', value: 5, unit: 'MilliM' },
      { key: 'b', type: 'integer', value: 5, unitCode: 'BAR' },
      { key: 'c', type: 'number-range', min: 1, max: 2, unit: 'BAR_G', quantityKind: 'GaugePressure' },
      { key: 'd', type: 'number', value: 5, unit: 'smoot' },
      { key: 'e', type: 'number', value: 5, quantityKind: 'Length' },
    ]);
    expect(await valuesOf(database.db, 'p')).toEqual(['a number 5 MilliM', 'b number 5 BAR', 'c range 1 2 BAR_G']);
    expect(report.rejected.map(({ location }) => location)).toEqual([
      'products[0].props[3].unit',
      'products[0].props[4].unit',
    ]);
  });

  test('a unit id of several meanings needs its quantity', async () => {
    await importProps([
      { key: 'a', type: 'quantity', quantityKind: 'Length', unit: 'M', value: 1 },
      { key: 'b', type: 'number', value: 1, unit: 'C' },
    ]);
    expect(await valuesOf(database.db, 'p')).toEqual(['a number 1 M']);
  });

  test('the price at the minimum order begins there, and a tier that ends below it is reported', async () => {
    const prices = [
      { minQty: 1, amount: 120, currency: 'IRR' },
      { minQty: 5, amount: 110, currency: 'IRR' },
      { minQty: 50, amount: 100, currency: 'IRR' },
    ];
    const report = await importProps([], { moq: 10, prices });
    expect((await productOf(database.db, 'p')).offer.prices).toEqual([
      { minQty: 10, amountRial: 110 },
      { minQty: 50, amountRial: 100 },
    ]);
    expect(report.rejected).toMatchObject([{ location: 'products[0].offer.prices[0].minQty' }]);
  });

  test('a date that does not exist is reported, and the offer stays', async () => {
    const report = await importProps([], { prices: [], priceValidUntil: '2027-02-31' });
    expect((await productOf(database.db, 'p')).offer.priceValidUntil).toBeNull();
    expect(report.rejected).toMatchObject([{ field: 'priceValidUntil' }]);
  });
});

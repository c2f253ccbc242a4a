import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';
import { packedWorkbook, packedZip } from './packed-workbook.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { csvOf, header, mapping, rows } from './valve-table.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
const load = (name: string, content: string | Uint8Array, changes: object = {}) =>
  loadCatalogFile(writtenFile(name, content), { mapping: parseMapping({ ...mapping, ...changes }) });
const imported = async (...file: Parameters<typeof load>) => importCatalog(database.db, await load(...file));

function withDatabase(): void {
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());
}

async function expectWholeTable() {
  const { base, offer } = await productOf(database.db, 'V1');
  expect(base).toMatchObject({ title: 'شیر توپی، برنجی', partNumbers: ['BV-1/2'], brand: 'نمونه' });
  expect(offer).toMatchObject({
    prices: [{ minQty: 1, amountRial: 12_500_000 }],
    saleUnitId: 'EACH',
    stockState: 'inStock',
  });
  expect((await valuesOf(database.db, 'V1')).sort()).toEqual(
    [
      'آب‌بند multiOption NBR',
      'آب‌بند multiOption PTFE',
      'جنس option برنج',
      'توضیح text سطر\nدوم',
      'دما range -20 80 DEG_C',
      'سر number 2',
      'فشار کار number 16 BAR_G',
      'قطر number 0.5 IN',
      'گواهی boolean true',
    ].sort(),
  );
  expect((await valuesOf(database.db, 'V2')).sort()).toEqual(['قطر number 50 MilliM']);
}

describe('import of a CSV file with a mapping', () => {
  withDatabase();

  test.each([',', ';', '\t'])('reads every kind of value; parted by %j', async (delimiter) => {
    const report = await imported('shop.csv', csvOf(delimiter));
    await expectWholeTable();
    expect(report.product).toEqual({ accepted: 2, updated: 0, unchanged: 0, rejected: 3 });
  });

  test('reports each rejected row and value with its line', async () => {
    const { rejected } = await imported('shop.csv', csvOf(','));
    expect(rejected.map(({ kind, line, key, field }) => `${kind} ${line} ${key} ${field}`)).toEqual([
      'value 4 V2 unit',
      'value 4 V2 unit',
      'value 4 V2 text',
      'value 4 V2 value',
      'product 5 V3 category',
      'product 6 V4 offer.unit',
      'product 7  id',
    ]);
    for (const { reason } of rejected) expect(reason).toMatch(/\p{Script=Arabic}/u);
  });

  test('a byte order mark and CRLF are accepted; a second run changes nothing', async () => {
    await imported('shop.csv', `\ufeff${csvOf(';')}\r\n\r\n`);
    const before = await catalogDigest(database.db);
    const again = await imported('shop.csv', `\ufeff${csvOf(';')}\r\n\r\n`);
    expect(again.product).toMatchObject({ accepted: 0, updated: 0, unchanged: 2 });
    expect(await catalogDigest(database.db)).toEqual(before);
  });

  test('a windows-1256 file is read with Persian letters', async () => {
    const table = [
      ['کد', 'نام', 'گروه'],
      ['W1', 'پيچ كاري', 'پيچ'],
    ];
    const bytes = windows1256(csvOf(';', table).replaceAll('ک', 'ك'));
    const simple = {
      id: 'کد',
      title: 'نام',
      supplier: { value: 'الف' },
      category: { columns: ['گروه'], create: true },
    };
    const file = await loadCatalogFile(writtenFile('old.csv', bytes), { mapping: parseMapping(simple) });
    await importCatalog(database.db, file);
    expect((await productOf(database.db, 'W1')).base.title).toBe('پیچ کاری');
    const [category] = await database.db.select().from(categories).where(eq(categories.source, 'old'));
    expect(category?.name).toBe('پیچ');
  });

  test('a decimal comma is read if the mapping sets it', async () => {
    const table = [header, (rows[0] ?? []).with(10, '1.234,5').with(11, '20')];
    await imported('shop.csv', csvOf(';', table), { decimalMark: ',' });
    expect(await valuesOf(database.db, 'V1')).toContain('قطر number 1234.5 MilliM');
  });

  test('a row with an extra cell is rejected, not shifted', async () => {
    const report = await imported('shop.csv', csvOf(',', [header, [...(rows[0] ?? []), 'x'], rows[1] ?? []]));
    expect(report.product).toMatchObject({ accepted: 1, rejected: 1 });
    expect(report.rejected[0]).toMatchObject({ line: 2, reason: expect.stringContaining('سرستون') });
  });
});

describe('import of an XLSX file with a mapping', () => {
  withDatabase();

  const cells = (row: string[]) => row.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell || undefined));

  test('reads the same table as from CSV', async () => {
    const report = await imported('shop.xlsx', packedWorkbook([header, ...rows.map(cells)]));
    await expectWholeTable();
    expect(report.product).toEqual({ accepted: 2, updated: 0, unchanged: 0, rejected: 3 });
    expect(report.rejected.map(({ line, key }) => `${line} ${key}`)).toEqual([
      '3 V2',
      '3 V2',
      '3 V2',
      '3 V2',
      '4 V3',
      '5 V4',
      '6 ',
    ]);
  });

  test('reads inline texts, computed formulas and typed numbers, and no error as a value', async () => {
    const table = packedWorkbook([
      header,
      [
        { inline: 'V1' },
        { formula: 'A1', value: 'شیر & شیر' },
        ...[undefined, undefined, 'شیرآلات', 'شیر توپی', undefined, 'عدد', undefined, undefined],
        0.1 + 0.2,
        { error: '#N/A' },
        '°C',
        0.10000000000000001,
        undefined,
        true,
      ],
    ]);
    const report = await imported('shop.xlsx', table);
    expect((await productOf(database.db, 'V1')).base.title).toBe('شیر & شیر');
    expect((await valuesOf(database.db, 'V1')).sort()).toEqual(
      ['سر number 0.1', 'قطر number 0.30000000000000004 MilliM', 'گواهی boolean true'].sort(),
    );
    expect(report.rejected.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'V1 این خانه خطای «#N/A» دارد، نه مقدار.',
    ]);
  });
});

describe('an untrusted table', () => {
  test.each([
    ['without its columns', 'a,b\n1,2', {}, 'نیست'],
    ['with a column twice', csvOf(',', [[...header, 'کد'], rows[0] ?? []]), {}, 'دو بار'],
    ['that is empty', '', {}, 'سرستون'],
    ['with an open quote', `${csvOf(',')}\n"abc`, {}, 'CSV'],
    ['in another encoding than told', Buffer.from([0x61, 0xff, 0x0a]), { encoding: 'utf-8' }, 'utf-8'],
  ])('a CSV file %s is refused before anything is written', async (_name, content, changes, clue) => {
    await expect(load('bad.csv', content, changes)).rejects.toThrow(clue);
  });

  test('a mapping with an unknown word is refused with its place', () => {
    expect(() => parseMapping({ ...mapping, colour: 'x', title: 5 })).toThrow(/title[\s\S]*colour|colour[\s\S]*title/);
  });

  test('a table without a mapping is refused', async () => {
    await expect(loadCatalogFile(writtenFile('shop.csv', 'a'))).rejects.toThrow('--mapping');
  });

  test.each([
    ['that is no zip', Buffer.from('not a workbook'), 'فشرده'],
    ['cut off', packedWorkbook([header]).subarray(0, -40), 'فشرده'],
    ['without a workbook', packedZip({ 'readme.txt': 'x' }), 'XLSX'],
    [
      'that is a zip bomb',
      packedZip({ 'xl/workbook.xml': Buffer.concat([Buffer.from('<workbook>'), Buffer.alloc(80 * 1024 * 1024, 32)]) }),
      'بازشدن',
    ],
  ])('an XLSX file %s is refused before anything is written', async (_name, content, clue) => {
    await expect(load('bad.xlsx', content)).rejects.toThrow(clue);
  });

  test('an unknown sheet is refused with the names of the existing ones', async () => {
    await expect(load('shop.xlsx', packedWorkbook([header]), { sheet: 'Prices' })).rejects.toThrow('کالاها');
  });
});

/** The code page, for the letters it has. */
function windows1256(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1256');
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new RangeError(`no ${letter} in windows-1256`);
    return byte;
  });
}

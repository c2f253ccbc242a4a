import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { guessFile } from '../../../src/server/catalog/import/guess/guess-file.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { packedWorkbook } from './packed-workbook.ts';
import { writtenFile } from './written-file.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const casesDir = join(repository, process.env.SHARED_DIR ?? '../shared', 'data/import-cases');

describe('a guessed mapping', () => {
  test('of a Persian price list: titles above, merged headings, currency, stock words, units', async () => {
    const rows = [
      ['شرکت نمونه — لیست قیمت'],
      ['ردیف', 'کد کالا', 'شرح', 'مشخصات', undefined, 'قیمت (تومان)', 'اعتبار', 'موجودی'],
      [undefined, undefined, undefined, 'سایز (mm)', 'جنس'],
      ['۱', 'SV-1', 'شیر کشویی', '15', 'برنج', '۱٬۲۵۰٬۰۰۰', '۱۴۰۵/۱۰/۳۰', 'موجود'],
      ['۲', 'SV-2', 'شیر توپی', '20', 'فولاد', '2,350,000 تومان', '۱۴۰۵/۱۰/۳۰', 'تماس بگیرید'],
    ];
    const { mapping, sample, guesses } = await guessFile(writtenFile('list.xlsx', packedWorkbook(rows)));
    expect(mapping).toEqual({
      headerRow: 2,
      headerRows: 2,
      id: 'کد کالا',
      title: 'شرح',
      supplier: { value: 'list' },
      price: { column: 'قیمت (تومان)', currency: 'IRT' },
      priceValidUntil: 'اعتبار',
      stock: { column: 'موجودی', values: { موجود: 'inStock' } },
      properties: [
        { column: 'مشخصات / سایز (mm)', name: 'مشخصات / سایز', type: 'quantity', unit: 'mm' },
        { column: 'مشخصات / جنس', type: 'option' },
      ],
    });
    expect(() => parseMapping(mapping)).not.toThrow();
    expect(sample[0]).toBe('  سطر ۴: SV-1 | شیر کشویی | ۱۲٬۵۰۰٬۰۰۰ ریال | مشخصات / سایز: 15 mm | مشخصات / جنس: برنج');
    expect(sample.join('\n')).toContain('stock-unknown');
    for (const { confidence } of guesses) expect(confidence >= 0 && confidence <= 1).toBe(true);
    expect(guesses.find(({ text }) => text.includes('list'))?.confidence).toBeLessThan(0.5);
  });

  test('of names as programs write them: units behind a name, and a stock that is counted', async () => {
    const table = [
      'partNumber,item_name,bore_mm,weight kg,price_irr,stock_qty',
      '6205,Bearing,25,0.13,1000,40',
      '6206,Bearing,30,0.2,2000,0',
    ];
    const { mapping, sample } = await guessFile(writtenFile('export.csv', table.join('\n')));
    expect(mapping).toEqual({
      decimalMark: '.',
      id: 'partNumber',
      title: 'item_name',
      supplier: { value: 'export' },
      partNumber: 'partNumber',
      price: { column: 'price_irr', currency: 'IRR' },
      stock: { column: 'stock_qty', values: {} },
      properties: [
        { column: 'bore_mm', name: 'bore', type: 'quantity', unit: 'mm' },
        { column: 'weight kg', name: 'weight', type: 'quantity', unit: 'kg' },
      ],
    });
    expect(sample.join('\n')).not.toContain('stock-unknown');
  });

  test('of an English table: a row of units, columns that differ in case, yes and no', async () => {
    const table = [
      'Part No;Name;d;D;Sealed;Price (IRR)',
      ';;mm;mm;;',
      '6205;Bearing;25;52,5;yes;1000',
      '6206;Bearing;30;62,5;no;',
    ];
    const { mapping, sample } = await guessFile(writtenFile('table.csv', table.join('\n')));
    expect(mapping).toEqual({
      skipRows: 1,
      decimalMark: ',',
      id: 'Part No',
      title: 'Name',
      supplier: { value: 'table' },
      partNumber: 'Part No',
      price: { column: 'Price (IRR)', currency: 'IRR' },
      properties: [
        { column: 'd', type: 'quantity', unit: 'mm' },
        { column: 'D', type: 'quantity', unit: 'mm' },
        { column: 'Sealed', type: 'boolean' },
      ],
    });
    expect(sample).toEqual([
      '  سطر ۳: 6205 | Bearing | ۱٬۰۰۰ ریال | d: 25 mm | D: 52.5 mm | Sealed: بله',
      '  سطر ۴: 6206 | Bearing | d: 30 mm | D: 62.5 mm | Sealed: خیر',
    ]);
  });

  test('shows ten rows at most', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `K${index};پیچ`);
    expect((await guessFile(writtenFile('long.csv', ['کد;نام', ...rows].join('\n')))).sample).toHaveLength(10);
  });

  test.for(['letters-by-case.csv', 'fa1256.csv', 'fa_price.xlsx'])(
    'of the real file %s is valid',
    async (name, { skip }) => {
      const path = join(casesDir, name);
      skip(!existsSync(path), 'no data beside the repository: set SHARED_DIR');
      expect(parseMapping((await guessFile(path)).mapping).properties.length).toBeGreaterThan(1);
    },
  );

  test('of a file that is no table is refused', async () => {
    await expect(guessFile(writtenFile('a.xml', '<a/>'))).rejects.toMatchObject({ code: 'guess-not-a-table' });
    await expect(guessFile(writtenFile('a.csv', ''))).rejects.toMatchObject({ code: 'heading-missing' });
  });
});

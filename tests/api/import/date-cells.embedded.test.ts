import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { packedZip } from './packed-workbook.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const formats = ['General', 'yyyy/mm/dd', '0.00', '[$-3000401]d mmmm yyyy', '#,##0" mm"', '[h]:mm', 'h:mm'];
const styles = `<styleSheet><numFmts>${formats
  .map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
  .join(
    '',
  )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}
  <xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`;
/** Index in `cellXfs`. */
const styleOf = (code: string | 14 | 22): number =>
  code === 14 ? formats.length + 1 : code === 22 ? formats.length + 2 : formats.indexOf(code) + 1;

/** A sheet with one product whose column «تاریخ» is the cell. */
function workbookOf(cell: string, settings = ''): Buffer {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  return packedZip({
    'xl/workbook.xml': `<workbook>${settings}<sheets><sheet name="a" id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${text('A1', 'کد')}${text('B1', 'نام')}${text('C1', 'تاریخ')}</row>
      <row r="2">${text('A2', 'D1')}${text('B2', 'سند')}${cell}</row></sheetData></worksheet>`,
  });
}

const base = { id: 'کد', title: 'نام', supplier: { value: 'الف' }, category: { value: 'اسناد', create: true } };
const importCell = async (cell: string, changes: object, settings?: string) => {
  const path = writtenFile('dates.xlsx', workbookOf(cell, settings));
  return importCatalog(database.db, await loadCatalogFile(path, { mapping: parseMapping({ ...base, ...changes }) }));
};
const asText = { properties: [{ column: 'تاریخ', type: 'text' }] };
const serial = (value: number, style: number) => `<c r="C2" s="${style}"><v>${value}</v></c>`;

describe('date cells of a workbook', () => {
  test.each([
    [46_102, 'yyyy/mm/dd', '2026-03-21'],
    [46_102, '[$-3000401]d mmmm yyyy', '2026-03-21'],
    [46_102, 14, '2026-03-21'],
    [46_102.604_166_666_66, 22, '2026-03-21 14:30'],
    [0.25, 'h:mm', '06:00'],
    [1, 14, '1900-01-01'],
    [59, 14, '1900-02-28'],
    [61, 14, '1900-03-01'],
    [46_102, 'General', '46102'],
    [46_102, '0.00', '46102'],
    [46_102, '#,##0" mm"', '46102'],
    [1.5, '[h]:mm', '1.5'],
  ] as const)('%d in the format %j is %s', async (value, format, text) => {
    await importCell(serial(value, styleOf(format)), asText);
    expect(await valuesOf(database.db, 'D1')).toEqual([`تاریخ text ${text}`]);
  });

  test('a workbook of the 1904 calendar is read in it', async () => {
    await importCell(serial(44_640, styleOf(14)), asText, '<workbookPr date1904="1"/>');
    expect(await valuesOf(database.db, 'D1')).toEqual(['تاریخ text 2026-03-21']);
  });

  test('an ISO date cell is a date', async () => {
    await importCell('<c r="C2" t="d"><v>2026-03-21T00:00:00</v></c>', asText);
    expect(await valuesOf(database.db, 'D1')).toEqual(['تاریخ text 2026-03-21']);
  });

  test('a date is the day until which a price is valid', async () => {
    await importCell(serial(46_102, styleOf(14)), { priceValidUntil: 'تاریخ' });
    expect((await productOf(database.db, 'D1')).offer.priceValidUntil).toBe('2026-03-21');
  });

  test('«2/5» that a spreadsheet turned into a date is no number', async () => {
    const power = { properties: [{ column: 'تاریخ', type: 'quantity', unit: 'kW' }] };
    const report = await importCell(serial(46_144, styleOf(14)), power);
    expect(await valuesOf(database.db, 'D1')).toEqual([]);
    expect(report.rejected).toMatchObject([{ line: 2, reason: expect.stringContaining('تاریخ') }]);
  });
});

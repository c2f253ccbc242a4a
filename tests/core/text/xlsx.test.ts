import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../src/client/ui/write-xlsx.ts';
import type { SheetTable } from '../../../src/core/text/xlsx-parts.ts';
import { readXlsx } from '../../../src/server/catalog/import/table/read-xlsx.ts';
import { openZip } from '../../../src/server/catalog/import/table/zip-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasteh-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let made = 0;
async function written(rows: SheetTable['rows'], name = 'ردیف‌ها'): Promise<string> {
  const path = join(folder, `${++made}.xlsx`);
  await writeFile(path, Buffer.from(await (await writeXlsx({ name, rows })).arrayBuffer()));
  return path;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const readBack = (path: string, sheet = 'ردیف‌ها') => all(readXlsx(path, { sheet }));

async function partOf(path: string, name: string): Promise<string> {
  const zip = await openZip(path);
  const chunks = await all(zip.text(name));
  zip.close();
  return chunks.join('');
}

const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")', '<f>1+1</f>', '</t></is></c>'];

describe('writeXlsx', () => {
  it('is read by the reader of the import: texts, numbers, and empty cells at their places', async () => {
    const rows = await readBack(
      await written([
        ['شرح', 'مقدار', 'بها', 'تاریخ'],
        ['بلبرینگ "6205" & <2RS>', 2.5, 1_250_000, '۱۴۰۵/۰۹/۰۸'],
        [null, -3, Number.POSITIVE_INFINITY, 'دو\nخط'],
      ]),
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['شرح', 'مقدار', 'بها', 'تاریخ'],
      ['بلبرینگ "6205" & <2RS>', '2.5', '1250000', '۱۴۰۵/۰۹/۰۸'],
      ['', '-3', '', 'دو\nخط'],
    ]);
    expect(rows.map(({ numbers }) => [...(numbers ?? [])])).toEqual([[], [1, 2], [1]]);
  });

  it('writes every text as it is and none as a formula, also once somebody edits the cell', async () => {
    const path = await written([['متن'], ...HOSTILE.map((text) => [text])]);
    const rows = await readBack(path);
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(HOSTILE);
    expect(rows.flatMap(({ numbers }) => [...(numbers ?? [])])).toEqual([]);
    const sheet = await partOf(path, 'xl/worksheets/sheet1.xml');
    expect(sheet).not.toMatch(/<f[\s>]/);
    const formats = [...(await partOf(path, 'xl/styles.xml')).matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id]) => id);
    const styles = [...sheet.matchAll(/<c r="A\d+" s="(\d)" t="inlineStr">/g)].map(([, style]) => style);
    expect(styles).toHaveLength(1 + HOSTILE.length);
    // The built-in format of texts.
    expect(styles.every((style) => formats[Number(style)] === '49')).toBe(true);
  });

  it('reads from right to left, with headings that are bold and stay', async () => {
    const path = await written([['شرح'], ['پیچ']]);
    const sheet = await partOf(path, 'xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<sheetView rightToLeft="1"/);
    expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>/);
    expect(sheet).toMatch(/<c r="A1" s="3"/);
    expect(await partOf(path, 'xl/styles.xml')).toMatch(/<xf numFmtId="49" fontId="1"/);
  });

  it('has no sign that XML cannot hold, and no text that is too long for a spreadsheet', async () => {
    const rows = await readBack(await written([['\u0000الف\u001f\ud800ب\uffff😀'], ['ج'.repeat(40_000)]]));
    expect(rows[0]?.cells).toEqual(['الفب😀']);
    expect(rows[1]?.cells[0]).toHaveLength(32_767);
  });

  it('names columns behind the twenty-sixth', async () => {
    const wide = Array.from({ length: 30 }, (_, at) => `س${at}`);
    expect((await readBack(await written([wide])))[0]?.cells).toEqual(wide);
  });

  it('is a whole file without rows', async () => {
    expect(await readBack(await written([]))).toEqual([]);
  });
});

import { SHEET_NAME_MAX } from '../../../../core/imports/import-targets.ts';
import { type XmlElement, xmlElements } from '../bmecat/xml-elements.ts';
import { ImportFileError } from '../record-stream.ts';
import { DateCells } from './date-cells.ts';
import type { Mapping } from './mapping-file.ts';
import { SharedStrings } from './shared-strings.ts';
import { type CellFault, formulaFault, type TableRow } from './table-row.ts';
import { openZip, type ZipFile } from './zip-file.ts';

const COLUMNS_MAX = 16_384;
const SHEETS_LISTED_MAX = 100;
const SHEETS_LOOKED_AT = 10;
const ROWS_LOOKED_AT = 300;

/**
 * Streams the rows of one sheet without empty ones; numbers in the shortest decimal form, dates in ISO 8601, formulas as
 * last computed.
 * @throws ImportFileError for a broken workbook or a sheet that it does not have
 */
export async function* readXlsx(
  path: string,
  mapping: Pick<Mapping, 'sheet'>,
  unpackedMax?: number,
): AsyncGenerator<TableRow> {
  const zip = await openZip(path, unpackedMax);
  const strings = new SharedStrings();
  try {
    const sheet = await findSheet(zip, mapping.sheet);
    if (zip.has('xl/sharedStrings.xml')) {
      for await (const item of xmlElements(zip.text('xl/sharedStrings.xml'), new Set(['si'])))
        strings.add(richText(item));
    }
    const dates = await datesOf(zip);
    let row = 0;
    for await (const element of xmlElements(zip.text(sheet), new Set(['row']))) {
      row = Number(element.attributes.r ?? row + 1);
      const isHidden = /^(1|true)$/i.test(element.attributes.hidden ?? '');
      yield { line: row, ...cellsOf(element, strings, dates), ...(isHidden && { isHidden }) };
    }
  } finally {
    strings.close();
    zip.close();
  }
}

export interface Sheets {
  names: string[];
  /** The one with most cells, because a cover or notes often come first. */
  fullest: string | undefined;
}

/**
 * The sheets of a workbook, in their order.
 * @throws ImportFileError for a broken workbook
 */
export async function listSheets(path: string, unpackedMax?: number): Promise<Sheets> {
  const zip = await openZip(path, unpackedMax);
  try {
    const names = (await sheetsOf(zip))
      .map(({ attributes }) => attributes.name ?? '')
      .filter((name) => name.length <= SHEET_NAME_MAX)
      .slice(0, SHEETS_LISTED_MAX);
    let [fullest] = names;
    let most = 0;
    for (const name of names.length > 1 ? names.slice(0, SHEETS_LOOKED_AT) : []) {
      const cells = await countCells(zip, name);
      if (cells > most) [fullest, most] = [name, cells];
    }
    return { names, fullest };
  } finally {
    zip.close();
  }
}

/** Of the first rows; none of a damaged sheet, whose fault is told where it is chosen. */
async function countCells(zip: ZipFile, name: string): Promise<number> {
  let [rows, count] = [0, 0];
  try {
    for await (const row of xmlElements(zip.text(await findSheet(zip, name)), new Set(['row']))) {
      count += row.all('c').filter(({ children }) => children.length > 0).length;
      rows += 1;
      if (rows >= ROWS_LOOKED_AT) break;
    }
  } catch (error) {
    if (error instanceof ImportFileError) return 0;
    throw error;
  }
  return count;
}

async function sheetsOf(zip: ZipFile): Promise<XmlElement[]> {
  if (!zip.has('xl/workbook.xml')) throw new ImportFileError('فایل XLSX درستی نیست.');
  return elementsOf(zip, 'xl/workbook.xml', 'sheet');
}

async function findSheet(zip: ZipFile, name: string | undefined): Promise<string> {
  const sheets = await sheetsOf(zip);
  const sheet = name === undefined ? sheets[0] : sheets.find((candidate) => candidate.attributes.name === name);
  if (!sheet) {
    const names = sheets.map((candidate) => candidate.attributes.name).join('، ');
    throw new ImportFileError(`برگهٔ «${name ?? ''}» در فایل نیست. برگه‌ها: ${names}`, 'sheet-missing');
  }
  const id = Object.entries(sheet.attributes).find(([key]) => /(^|:)id$/.test(key))?.[1];
  const relations = await elementsOf(zip, 'xl/_rels/workbook.xml.rels', 'Relationship');
  const target = relations.find((relation) => relation.attributes.Id === id)?.attributes.Target ?? '';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.has(path)) throw new ImportFileError('فایل XLSX درستی نیست: برگه پیدا نشد.');
  return path;
}

async function elementsOf(zip: ZipFile, path: string, name: string): Promise<XmlElement[]> {
  if (!zip.has(path)) return [];
  const found: XmlElement[] = [];
  for await (const element of xmlElements(zip.text(path), new Set([name]))) found.push(element);
  return found;
}

async function datesOf(zip: ZipFile): Promise<DateCells> {
  const [styles] = await elementsOf(zip, 'xl/styles.xml', 'styleSheet');
  const [settings] = await elementsOf(zip, 'xl/workbook.xml', 'workbookPr');
  return new DateCells(styles, /^(1|true)$/i.test(settings?.attributes.date1904 ?? ''));
}

function cellsOf(
  row: XmlElement,
  strings: SharedStrings,
  dates: DateCells,
): Required<Pick<TableRow, 'cells' | 'numbers'>> & Pick<TableRow, 'faults'> {
  const cells: string[] = [];
  const numbers = new Set<number>();
  const faults = new Map<number, CellFault>();
  for (const cell of row.all('c')) {
    const column = cell.attributes.r === undefined ? cells.length : columnOf(cell.attributes.r);
    if (column >= COLUMNS_MAX) throw new ImportFileError('شمار ستون‌های برگه بیش از اندازه است.', 'too-large');
    while (cells.length < column) cells.push('');
    cells[column] = textOf(cell, strings, dates);
    const fault = faultOf(cell);
    if (fault) faults.set(column, fault);
    if ((cell.attributes.t ?? 'n') === 'n') numbers.add(column);
  }
  return { cells, numbers, ...(faults.size > 0 && { faults }) };
}

function faultOf(cell: XmlElement): CellFault | undefined {
  const value = cell.find('v')?.content ?? '';
  if (cell.attributes.t === 'e') return { code: 'cell-error', reason: `این خانه خطای «${value}» دارد، نه مقدار.` };
  return value === '' && cell.find('f') ? formulaFault : undefined;
}

/** `AB12` is column 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function textOf(cell: XmlElement, strings: SharedStrings, dates: DateCells): string {
  const value = cell.find('v')?.content ?? '';
  switch (cell.attributes.t) {
    case 's':
      return strings.get(Number(value));
    case 'inlineStr': {
      const inline = cell.find('is');
      return inline ? richText(inline) : '';
    }
    case 'str':
    case 'e':
      return value;
    case 'b':
      return value === '1' ? 'true' : 'false';
    case 'd':
      return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' ');
    default: {
      if (value === '') return '';
      const number = Number(value);
      // XLSX stores a typed 0.1 as 0.10000000000000001.
      return dates.textOf(number, cell.attributes.s) ?? (Number.isNaN(number) ? value : String(number));
    }
  }
}

/** Plain text, or the joined runs of formatted text, without the phonetic hints in `rPh`. */
function richText(element: XmlElement): string {
  const runs = element.children.flatMap((child) =>
    child.name === 'r' ? child.all('t') : child.name === 't' ? [child] : [],
  );
  return runs.map((run) => run.content).join('');
}

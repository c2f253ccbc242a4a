import { foldText } from '../../../core/text/persian.ts';
import { tellBadBytes } from '../../catalog/import/decoded-text.ts';
import { ImportFileError } from '../../catalog/import/record-stream.ts';
import type { TableRow } from '../../catalog/import/table/table-row.ts';
import { isSafeText } from '../../platform/safe-text.ts';
import { allHeadings, headings } from './sheet-columns.ts';

export const SHEET_ROWS_MAX = 5_000;
/** Room for columns of the user's own beside ours. */
const COLUMNS_MAX = 200;
const CELL_MAX = 500;

export interface SheetRow {
  /** From 1. */
  line: number;
  /** Under our headings, without blanks around; a heading that the file does not have has none. */
  cells: Readonly<Record<string, string>>;
  /** Why the row cannot be read at all. */
  fault?: string;
}

/**
 * The rows below the headings, without empty ones.
 * @throws ImportFileError for a table without a column of ids, or with too many rows or columns
 */
export async function collectSheet(table: AsyncIterable<TableRow>): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let columns: [heading: string, index: number][] | undefined;
  for await (const row of table) {
    if (row.cells.length > COLUMNS_MAX) throw new ImportFileError(`فایل بیش از ${COLUMNS_MAX} ستون دارد.`);
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (columns) rows.push(sheetRow(row, columns));
    else columns = columnsOf(row.cells);
    if (rows.length > SHEET_ROWS_MAX)
      throw new ImportFileError(`فایل بیش از ${SHEET_ROWS_MAX} ردیف دارد؛ آن را بخش کنید.`);
  }
  if (!columns) throw new ImportFileError('فایل خالی است.');
  return rows;
}

function columnsOf(header: readonly string[]): [string, number][] {
  const indexes = new Map(header.map((heading, index) => [foldText(heading), index]));
  if (!indexes.has(foldText(headings.id)))
    throw new ImportFileError(
      `ستون «${headings.id}» در فایل نیست؛ نخست فایل پیشنهادها را دریافت کنید و همان را پر کنید.`,
    );
  return allHeadings.flatMap((heading) => {
    const index = indexes.get(foldText(heading));
    return index === undefined ? [] : [[heading, index] as [string, number]];
  });
}

function sheetRow(
  { line, cells, badBytes, encoding }: TableRow,
  columns: readonly (readonly [heading: string, index: number])[],
): SheetRow {
  if (badBytes) return { line, cells: {}, fault: `این ردیف در ${encoding} خوانا نیست: ${tellBadBytes(badBytes)}` };
  if (!cells.every((cell) => cell.length <= CELL_MAX && isSafeText(cell)))
    return { line, cells: {}, fault: 'خانه‌ای بیش از اندازه بلند است یا نویسهٔ نادرست دارد.' };
  return { line, cells: Object.fromEntries(columns.map(([heading, index]) => [heading, (cells[index] ?? '').trim()])) };
}

import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '../../../../core/imports/import-targets.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { isSafeText } from '../../../platform/safe-text.ts';
import { ImportFileError } from '../record-stream.ts';
import type { TableRow } from '../table/table-row.ts';

/** Of headings and what stands above them. */
const HEADING_ROWS_MAX = 200;
const CELL_LENGTH_MAX = 20_000;
const CELLS_MAX = 300_000;
const TEXT_LENGTH_MAX = 8_000_000;

const over = (what: string, max: number): ImportFileError =>
  new ImportFileError(`فایل بیش از ${formatNumber(max)} ${what} دارد؛ آن را بخش کنید.`, 'too-large');

/**
 * The rows of an uploaded table, without empty ones and the empty cells at their ends.
 * @throws ImportFileError for more rows, columns, cells or letters than the server holds
 */
export async function holdRows(table: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  let [cellCount, length] = [0, 0];
  for await (const row of table) {
    const cells = row.cells.slice(0, row.cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    if (cells.length === 0 && !row.faults) continue;
    if (cells.length > IMPORT_COLUMNS_MAX) throw over('ستون', IMPORT_COLUMNS_MAX);
    cellCount += cells.length;
    for (const cell of cells) {
      length += cell.length;
      if (cell.length > CELL_LENGTH_MAX || !isSafeText(cell)) throw badCell(row.line);
    }
    rows.push({ ...row, cells });
    if (rows.length > IMPORT_ROWS_MAX + HEADING_ROWS_MAX) throw over('ردیف', IMPORT_ROWS_MAX);
    if (cellCount > CELLS_MAX) throw over('خانه', CELLS_MAX);
    if (length > TEXT_LENGTH_MAX) throw over('نویسه', TEXT_LENGTH_MAX);
  }
  return rows;
}

const badCell = (line: number): ImportFileError =>
  new ImportFileError(
    `خانه‌ای در سطر ${formatNumber(line)} بیش از اندازه بلند است یا نویسهٔ نادرست دارد.`,
    'cell-invalid',
  );

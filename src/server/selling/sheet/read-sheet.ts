import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldText } from '../../../core/text/persian.ts';
import { tellBadBytes } from '../../catalog/import/decoded-text.ts';
import { ImportFileError } from '../../catalog/import/record-stream.ts';
import { readCsv } from '../../catalog/import/table/read-csv.ts';
import { readXlsx } from '../../catalog/import/table/read-xlsx.ts';
import type { TableRow } from '../../catalog/import/table/table-records.ts';
import { badRequest } from '../../platform/errors/app-error.ts';
import { isSafeText } from '../../platform/safe-text.ts';
import type { CellAt } from './read-sheet-row.ts';
import { headings } from './sheet-columns.ts';

export const SHEET_ROWS_MAX = 5_000;
const CELL_MAX = 500;
const UNPACKED_BYTES_MAX = 40 * 1024 * 1024;
const ZIP_START = 'PK';

export interface SheetRow {
  /** From 1. */
  line: number;
  cellAt: CellAt;
  /** Why the row cannot be read at all. */
  fault?: string;
}

/**
 * The rows of a CSV or XLSX file below its headings, without empty ones.
 * @throws a 400 problem for a file that cannot be read, has no column of ids, or too many rows
 */
export async function readSheet(file: File): Promise<SheetRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rasteh-sheet-'));
  try {
    const path = join(folder, 'sheet');
    const content = Buffer.from(await file.arrayBuffer());
    await writeFile(path, content, { mode: 0o600 });
    const isZip = content.subarray(0, ZIP_START.length).toString('latin1') === ZIP_START;
    return await collect(isZip ? readXlsx(path, {}, UNPACKED_BYTES_MAX) : readCsv(path, {}));
  } catch (error) {
    if (error instanceof ImportFileError) throw badRequest('spreadsheet_unreadable', error.message, 'file');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collect(table: AsyncIterable<TableRow>): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let columns: Map<string, number> | undefined;
  for await (const row of table) {
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (columns) rows.push(sheetRow(row, columns));
    else columns = columnsOf(row.cells);
    if (rows.length > SHEET_ROWS_MAX)
      throw new ImportFileError(`فایل بیش از ${SHEET_ROWS_MAX} ردیف دارد؛ آن را بخش کنید.`);
  }
  if (!columns) throw new ImportFileError('فایل خالی است.');
  return rows;
}

function columnsOf(header: readonly string[]): Map<string, number> {
  const columns = new Map(header.map((heading, index) => [foldText(heading), index]));
  if (!columns.has(foldText(headings.id)))
    throw new ImportFileError(
      `ستون «${headings.id}» در فایل نیست؛ نخست فایل پیشنهادها را دریافت کنید و همان را پر کنید.`,
    );
  return columns;
}

function sheetRow({ line, cells, badBytes, encoding }: TableRow, columns: ReadonlyMap<string, number>): SheetRow {
  const cellAt: CellAt = (heading) => {
    const index = columns.get(foldText(heading));
    return index === undefined ? undefined : (cells[index] ?? '').trim();
  };
  if (badBytes) return { line, cellAt, fault: `این ردیف در ${encoding} خوانا نیست: ${tellBadBytes(badBytes)}` };
  const isReadable = cells.every((cell) => cell.length <= CELL_MAX && isSafeText(cell));
  return isReadable ? { line, cellAt } : { line, cellAt, fault: 'خانه‌ای بیش از اندازه بلند است یا نویسهٔ نادرست دارد.' };
}

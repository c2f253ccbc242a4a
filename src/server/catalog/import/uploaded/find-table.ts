import { readXlsx, sheetNames } from '../table/read-xlsx.ts';

const SHEETS_LOOKED_AT = 10;
const ROWS_LOOKED_AT = 300;
const SHEETS_LISTED_MAX = 100;

export interface Sheets {
  names: string[];
  /** Undefined for a file without sheets. */
  chosen: string | undefined;
}

/**
 * The sheets of a workbook and the one that has the table: the one with most cells, because a cover or notes often come first.
 * @throws ImportFileError for a broken workbook
 */
export async function findTable(path: string, unpackedMax: number): Promise<Sheets> {
  const names = (await sheetNames(path, unpackedMax)).slice(0, SHEETS_LISTED_MAX);
  let chosen = names[0];
  let most = 0;
  for (const name of names.length > 1 ? names.slice(0, SHEETS_LOOKED_AT) : []) {
    const cells = await countCells(path, name, unpackedMax);
    if (cells > most) [chosen, most] = [name, cells];
  }
  return { names, chosen };
}

async function countCells(path: string, sheet: string, unpackedMax: number): Promise<number> {
  let [rows, count] = [0, 0];
  for await (const { cells } of readXlsx(path, { sheet }, unpackedMax)) {
    count += cells.filter((cell) => cell.trim() !== '').length;
    rows += 1;
    if (rows >= ROWS_LOOKED_AT) break;
  }
  return count;
}

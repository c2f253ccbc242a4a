/** The thread of `read-uploaded.ts`. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportGuess } from '../../../../contract/imports/import.ts';
import type { ImportScope } from '../../../../core/imports/import-scopes.ts';
import { lowerThreadPriority } from '../../../db/pglite/thread-priority.ts';
import { LAST_MESSAGE } from '../../../platform/work/in-thread.ts';
import { ImportFileError } from '../record-stream.ts';
import { readCsv } from '../table/read-csv.ts';
import { listSheets, readXlsx } from '../table/read-xlsx.ts';
import type { TableRow } from '../table/table-row.ts';
import { guessColumns } from './guess-columns.ts';
import { holdRows } from './hold-rows.ts';

/** `path` of a CSV or XLSX file. */
export interface TableFile {
  path: string;
  isZip: boolean;
  /** A guess of the columns of the file with this name; else the rows, some at a time. */
  guessFor?: { fileName: string; scope: ImportScope };
  /** Of a workbook. @default for a guess the fullest one, else the first */
  sheet?: string | undefined;
}

/** What is wrong with the file, in Persian, or what was asked for. */
export type TableAnswer = { fault: string } | { guess: ImportGuess; rows: number } | { part: TableRow[] };

const UNPACKED_BYTES_MAX = 40 * 1024 * 1024;
const CELLS_PER_MESSAGE = 4_000;

async function answer({ path, isZip, guessFor, sheet }: TableFile): Promise<void> {
  try {
    const sheets = isZip && guessFor ? await listSheets(path, UNPACKED_BYTES_MAX) : undefined;
    const read = sheet ?? sheets?.fullest;
    const rows = await holdRows(isZip ? readXlsx(path, { sheet: read }, UNPACKED_BYTES_MAX) : readCsv(path, {}));
    if (guessFor !== undefined) {
      const guess = await guessColumns(rows, guessFor.fileName, guessFor.scope);
      const plan = { ...guess.plan, sheet: read ?? null };
      return say({ guess: { ...guess, plan, sheets: sheets?.names ?? [] }, rows: rows.length });
    }
    let part: TableRow[] = [];
    let cells = 0;
    for (const row of rows) {
      part.push(row);
      cells += row.cells.length;
      if (cells < CELLS_PER_MESSAGE) continue;
      await say({ part });
      [part, cells] = [[], 0];
    }
    await say({ part });
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    await say({ fault: error.message });
  }
}

async function say(message: TableAnswer | typeof LAST_MESSAGE): Promise<void> {
  if (!parentPort) return;
  await once(parentPort, 'message');
  parentPort.postMessage(message);
}

lowerThreadPriority();
await answer(workerData);
await say(LAST_MESSAGE);

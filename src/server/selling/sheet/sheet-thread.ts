/** The thread of `readSheet`. */
import { parentPort, workerData } from 'node:worker_threads';
import { ImportFileError } from '../../catalog/import/record-stream.ts';
import { readCsv } from '../../catalog/import/table/read-csv.ts';
import { readXlsx } from '../../catalog/import/table/read-xlsx.ts';
import { lowerThreadPriority } from '../../db/pglite/thread-priority.ts';
import { collectSheet, type SheetRow } from './collect-sheet.ts';

/** `path` of a CSV or XLSX file. */
export interface SheetFile {
  path: string;
  isZip: boolean;
}

/** What is wrong with the file, in Persian, or its rows. */
export type SheetAnswer = { fault: string } | { rows: SheetRow[] };

const UNPACKED_BYTES_MAX = 40 * 1024 * 1024;

async function read({ path, isZip }: SheetFile): Promise<SheetAnswer> {
  try {
    return { rows: await collectSheet(isZip ? readXlsx(path, {}, UNPACKED_BYTES_MAX) : readCsv(path, {})) };
  } catch (error) {
    if (error instanceof ImportFileError) return { fault: error.message };
    throw error;
  }
}

lowerThreadPriority();
parentPort?.postMessage(await read(workerData));

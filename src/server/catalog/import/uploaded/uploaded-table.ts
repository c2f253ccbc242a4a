import { setImmediate } from 'node:timers/promises';
import type { ImportPlan } from '../../../../contract/imports/import.ts';
import { unprocessable } from '../../../platform/errors/app-error.ts';
import { ImportFileError } from '../record-stream.ts';
import type { Mapping } from '../table/mapping-file.ts';
import { TableReader } from '../table/table-records.ts';
import type { TableRow } from '../table/table-row.ts';

/** Cells that are read in one piece: other requests are answered in between. */
const CELLS_PER_TURN = 500;
/** Products, or offers, of one transaction. */
export const BATCH_SIZE = 50;

const FOREIGN =
  'در کاتالوگی به همین نام، کالاهایی با همین کدها از تأمین‌کنندهٔ دیگری هست. به این کاتالوگ نام دیگری بدهید.';

export interface UploadedTable {
  rows: readonly TableRow[];
  plan: ImportPlan;
  /** Ends the reading. */
  signal?: AbortSignal;
}

export function readerOf({ rows, plan, signal }: UploadedTable, mapping: Mapping): TableReader {
  async function* inTurns(): AsyncGenerator<TableRow> {
    let cells = 0;
    for (const row of rows) {
      cells += row.cells.length;
      if (cells >= CELLS_PER_TURN) {
        cells = 0;
        await setImmediate();
        signal?.throwIfAborted();
      }
      yield row;
    }
  }
  return new TableReader(mapping, inTurns, plan.catalog);
}

/** @throws a 422 problem for what is wrong with the file */
export async function withProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    const isForeign = error.code === 'foreign-products';
    throw unprocessable('import_file', isForeign ? FOREIGN : error.message, isForeign ? 'catalog' : 'columns');
  }
}

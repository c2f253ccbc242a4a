import { basename, extname } from 'node:path';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { ImportFileError } from '../record-stream.ts';
import { readCsv } from '../table/read-csv.ts';
import { readXlsx } from '../table/read-xlsx.ts';
import type { TableRow } from '../table/table-row.ts';
import { type GuessedMapping, guessMapping } from './guess-mapping.ts';
import { type SampleRow, sampleRows } from './sample-rows.ts';

const ROWS_READ = 300;

export interface GuessedFile extends GuessedMapping {
  /** Persian: the first products as they would stand, with what is left out of them. */
  sample: string[];
}

/**
 * A mapping guessed from the first rows of a table.
 * @throws ImportFileError for a file that is no table
 */
export async function guessFile(path: string): Promise<GuessedFile> {
  const ending = extname(path).toLowerCase();
  if (!['.csv', '.tsv', '.txt', '.xlsx'].includes(ending)) {
    throw new ImportFileError('--guess برای جدول است: CSV، TSV، TXT یا XLSX.', 'guess-not-a-table');
  }
  const rows: TableRow[] = [];
  for await (const row of ending === '.xlsx' ? readXlsx(path, {}) : readCsv(path, {})) {
    rows.push(row);
    if (rows.length >= ROWS_READ) break;
  }
  if (rows.length < 2) throw new ImportFileError('فایل سرستون و ردیف ندارد.', 'heading-missing');
  const guessed = guessMapping(rows, basename(path, extname(path)));
  return { ...guessed, sample: (await sampleRows(rows, guessed.mapping)).flatMap(linesOf) };
}

function linesOf({ line, key, title, facts, isProduct, faults }: SampleRow): string[] {
  const told = isProduct ? [key, title, ...facts].join(' | ') : 'کالا نیست';
  return [
    `  سطر ${toPersianDigits(line)}: ${told}`,
    ...faults.map(({ column, code, reason }) => `    ${column ? `ستون ${column}، ` : ''}(${code}): ${reason}`),
  ];
}

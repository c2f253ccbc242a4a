import { basename, extname } from 'node:path';
import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { findUnit } from '../../../../core/units/unit-lookup.ts';
import type { ImportRejection } from '../import-report.ts';
import { readOffer } from '../offer/read-offer.ts';
import { readProduct } from '../read-product.ts';
import type { ReadValue } from '../read-values.ts';
import { ImportFileError, type RawRecord } from '../record-stream.ts';
import { parseMapping } from '../table/mapping-file.ts';
import { readCsv } from '../table/read-csv.ts';
import { readXlsx } from '../table/read-xlsx.ts';
import { TableReader } from '../table/table-records.ts';
import type { TableRow } from '../table/table-row.ts';
import { type GuessedMapping, guessMapping } from './guess-mapping.ts';

const ROWS_READ = 300;
const SAMPLE_ROWS = 10;

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
  return { ...guessed, sample: await sampleOf(rows, guessed.mapping) };
}

async function sampleOf(rows: readonly TableRow[], json: unknown): Promise<string[]> {
  const table = new TableReader(
    parseMapping(json),
    async function* () {
      yield* rows;
    },
    '',
  );
  const lines: string[] = [];
  let count = 0;
  for await (const record of table.records()) {
    if (record.kind !== 'product') continue;
    lines.push(...linesOf(record));
    count += 1;
    if (count >= SAMPLE_ROWS) break;
  }
  return lines;
}

function linesOf(record: RawRecord): string[] {
  const rejections: ImportRejection[] = [];
  const onRejection = (rejection: ImportRejection) => void rejections.push(rejection);
  const value = record.value as { category?: string };
  // The command or the corrected mapping gives the category.
  const named = { ...record, value: { ...value, category: value.category || '?' } };
  const product = readProduct(named, onRejection);
  const offer = product && readOffer(product.record.offer ?? { prices: [] }, product.place, onRejection);
  const price = offer?.prices[0];
  const parts = product && [
    product.record.id,
    product.record.names.fa ?? '',
    ...(price ? [`${formatNumber(price.amountRial)} ریال`] : []),
    ...product.values.map(tellValue),
  ];
  const faults = rejections.map(
    ({ column, code, reason }) => `    ${column ? `ستون ${column}، ` : ''}(${code}): ${reason}`,
  );
  return [`  سطر ${toPersianDigits(record.line ?? 0)}: ${parts ? parts.join(' | ') : 'کالا نیست'}`, ...faults];
}

function tellValue({ key, source, texts }: ReadValue): string {
  const { value, maxValue, unitId, optionKeys, bool, text } = source;
  const unit = unitId === undefined ? '' : ` ${findUnit(unitId)?.symbol ?? unitId}`;
  const range = maxValue === undefined ? '' : `…${maxValue}`;
  const told =
    value === undefined ? (optionKeys?.join('، ') ?? text ?? bool ?? texts.join('، ')) : `${value}${range}${unit}`;
  return `${key}: ${told === true ? 'بله' : told === false ? 'خیر' : told}`;
}

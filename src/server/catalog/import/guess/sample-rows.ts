import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { findUnit } from '../../../../core/units/unit-lookup.ts';
import type { ImportRejection } from '../import-report.ts';
import { readOffer } from '../offer/read-offer.ts';
import { readProduct } from '../read-product.ts';
import type { ReadValue } from '../read-values.ts';
import type { RawRecord } from '../record-stream.ts';
import { parseMapping } from '../table/mapping-file.ts';
import { TableReader } from '../table/table-records.ts';
import type { TableRow } from '../table/table-row.ts';

const SAMPLE_ROWS = 10;

/** A row as it would stand. */
export interface SampleRow {
  line: number;
  isProduct: boolean;
  key: string;
  title: string;
  /** Price and properties, in Persian. */
  facts: string[];
  faults: Pick<ImportRejection, 'column' | 'code' | 'reason'>[];
}

/** The first products of a table, read by a mapping that is not validated yet. */
export async function sampleRows(rows: readonly TableRow[], json: unknown): Promise<SampleRow[]> {
  const table = new TableReader(
    parseMapping(json),
    async function* () {
      yield* rows;
    },
    '',
  );
  const samples: SampleRow[] = [];
  for await (const record of table.records()) {
    if (record.kind !== 'product') continue;
    samples.push(sampleRow(record));
    if (samples.length >= SAMPLE_ROWS) break;
  }
  return samples;
}

function sampleRow(record: RawRecord): SampleRow {
  const faults: ImportRejection[] = [];
  const onRejection = (rejection: ImportRejection) => void faults.push(rejection);
  const value = record.value as { category?: string };
  // The command or the corrected mapping gives the category.
  const named = { ...record, value: { ...value, category: value.category || '?' } };
  const product = readProduct(named, onRejection);
  const offer = product && readOffer(product.record.offer ?? { prices: [] }, product.place, onRejection);
  const price = offer?.prices[0];
  return {
    line: record.line ?? 0,
    isProduct: product !== undefined,
    key: product?.record.id ?? '',
    title: product?.record.names.fa ?? '',
    facts: [...(price ? [`${formatNumber(price.amountRial)} ریال`] : []), ...(product?.values ?? []).map(tellValue)],
    faults,
  };
}

function tellValue({ key, source, texts }: ReadValue): string {
  const { value, maxValue, unitId, optionKeys, bool, text } = source;
  const unit = unitId === undefined ? '' : ` ${findUnit(unitId)?.symbol ?? unitId}`;
  const range = maxValue === undefined ? '' : `…${maxValue}`;
  const told =
    value === undefined ? (optionKeys?.join('، ') ?? text ?? bool ?? texts.join('، ')) : `${value}${range}${unit}`;
  return `${key}: ${told === true ? 'بله' : told === false ? 'خیر' : told}`;
}

import type { ImportGuess, ImportPlan } from '../../../../contract/imports/import.ts';
import { type ImportScope, targetsOfScope } from '../../../../core/imports/import-scopes.ts';
import { type ImportTarget, isField, isProperty } from '../../../../core/imports/import-targets.ts';
import { guessHeadings } from '../guess/guess-headings.ts';
import { guessMapping } from '../guess/guess-mapping.ts';
import { sampleRows } from '../guess/sample-rows.ts';
import { ImportFileError } from '../record-stream.ts';
import { parseMapping } from '../table/mapping-file.ts';
import type { TableRow } from '../table/table-row.ts';

const ROWS_READ = 300;
const SAMPLES = 3;
const SAMPLE_LENGTH_MAX = 60;
const HEADING_LENGTH_MAX = 1_000;
/** What the form asks for itself is guessed with less. */
const NOTED_FROM = 0.2;

/**
 * What the columns of a table may be. A person must look at it: nothing is imported by a guess.
 * @throws ImportFileError for a table without rows, or with headings that nobody can read
 */
export async function guessColumns(
  all: readonly TableRow[],
  fileName: string,
  scope: ImportScope,
): Promise<Omit<ImportGuess, 'sheets'>> {
  const rows = all.slice(0, ROWS_READ);
  if (rows.length < 2) throw new ImportFileError('فایل سرستون و ردیف ندارد.', 'heading-missing');
  const catalog = fileName.replace(/\.[^.]*$/, '').slice(0, 100) || 'catalog';
  const { headings, rows: below } = guessHeadings(rows);
  if (headings.names.every((name) => name === '')) throw new ImportFileError('فایل سرستون ندارد.', 'heading-missing');
  if (headings.names.some((name) => name.length > HEADING_LENGTH_MAX))
    throw new ImportFileError('سرستونی بیش از اندازه بلند است.', 'heading-invalid');
  const { mapping: json, guesses } = guessMapping(rows, catalog);
  const mapping = parseMapping(json);
  const targets = targetsOfScope[scope];
  const fields = new Map<string, ImportTarget>();
  for (const [field, cell] of Object.entries(mapping) as [ImportTarget, unknown][]) {
    if (!isField(field) || !targets.includes(field)) continue;
    // Where nothing names the id or the title, the guess repeats a column: one column has one meaning here.
    for (const name of columnsIn(cell)) fields.set(name, field);
  }
  const properties = new Map(mapping.properties.map((one) => [one.column, one]));
  const columns = headings.names.map((name) => {
    const property = properties.get(name);
    const type = property?.type as ImportTarget | undefined;
    const unit = typeof property?.unit === 'string' ? property.unit : null;
    const isRead = type && isProperty(type) && targets.includes(type);
    return { name, target: fields.get(name) ?? (isRead ? type : 'skip'), unit };
  });
  const plan: ImportPlan = {
    catalog,
    sheet: null,
    supplier: null,
    category: null,
    currency: mapping.price?.currency === 'IRT' ? 'IRT' : 'IRR',
    decimalMark: mapping.decimalMark ?? null,
    slash: mapping.slash ?? null,
    headerRow: mapping.headerRow ?? 1,
    headerRows: mapping.headerRows ?? 1,
    skipRows: mapping.skipRows ?? 0,
    columns,
  };
  const confidences = new Map(guesses.map(({ column, confidence }) => [column, confidence]));
  const isCatalog = scope === 'catalog';
  const samples = await sampleRows(rows, isCatalog ? json : { ...json, properties: [] });
  return {
    plan,
    columns: headings.names.map((name, column) => ({
      name,
      label: headings.label(column),
      samples: below
        .flatMap(({ cells }) => cells[column]?.trim() || [])
        .slice(0, SAMPLES)
        .map((text) => text.slice(0, SAMPLE_LENGTH_MAX)),
      confidence: confidences.get(name) ?? null,
    })),
    // What is not in a file of prices stays as it is.
    notes: isCatalog
      ? guesses.filter((one) => one.column === undefined && one.confidence >= NOTED_FROM).map(({ text }) => text)
      : [],
    rows: samples.map(({ line, title, key, facts, faults }) => ({
      line,
      title: title || key,
      facts,
      faults: faults.map(({ column, code, reason }) => ({ column: column ?? null, code, reason })),
    })),
  };
}

function columnsIn(cell: unknown): string[] {
  if (typeof cell === 'string') return [cell];
  if (typeof cell !== 'object' || cell === null) return [];
  return 'column' in cell && typeof cell.column === 'string' ? [cell.column] : [];
}

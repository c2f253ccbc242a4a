import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { stockStates } from '../../../../core/offer-types.ts';
import { persianIssue } from '../../../platform/errors/persian-issues.ts';
import { decimalMarks } from '../parse-measure.ts';
import { ImportFileError } from '../record-stream.ts';

export const MAPPING_NEEDED = 'برای پروندهٔ جدولی، پروندهٔ نگاشت لازم است: --mapping FILE';

export const delimiters = [',', ';', '\t'] as const;

const text = z.string().trim().min(1);
/** A column by its heading, or one value for all rows. */
const cell = z.union([text, z.strictObject({ column: text }), z.strictObject({ value: text })]);
export type Cell = z.infer<typeof cell>;

const property = z.strictObject({
  column: text,
  /** @default the column's heading */
  name: text.optional(),
  type: z.enum(['quantity', 'number', 'option', 'options', 'boolean', 'text']),
  /** Unit of a quantity, fixed or in a column; without it each value must include its unit. */
  unit: z.union([text, z.strictObject({ column: text })]).optional(),
  /** The quantity, if the unit belongs to several, e.g. `GaugePressure`. */
  quantity: text.optional(),
  /** Separates the choices of `options`. @default ، , ; | */
  separator: text.optional(),
});
export type PropertyMapping = z.infer<typeof property>;

const mapping = z.strictObject({
  source: text.optional(),
  /** Of a CSV file. @default UTF-8 if the bytes are valid, else windows-1256 */
  encoding: z.enum(['utf-8', 'windows-1256', 'utf-16le']).optional(),
  /** Of a CSV file. @default the most frequent one in the heading row */
  delimiter: z.enum(delimiters).optional(),
  /** Of an XLSX file. @default the first */
  sheet: text.optional(),
  /** From 1; rows above it are skipped. @default 1 */
  headerRow: z.number().int().min(1).max(100).optional(),
  /** @default '.' */
  decimalMark: z.enum(decimalMarks).optional(),
  id: cell,
  title: cell,
  titleEn: cell.optional(),
  partNumber: cell.optional(),
  brand: cell.optional(),
  description: cell.optional(),
  supplier: cell,
  category: z.union([
    z.strictObject({ columns: z.array(text).min(1).max(6), known: z.array(text).optional() }),
    z.strictObject({ column: text, separator: text.optional(), known: z.array(text).optional() }),
    z.strictObject({ value: text, separator: text.optional() }),
  ]),
  price: z
    .strictObject({ column: text, currency: z.union([z.enum(['IRR', 'IRT']), z.strictObject({ column: text })]) })
    .optional(),
  unit: cell.optional(),
  moq: cell.optional(),
  packSize: cell.optional(),
  leadTimeDays: cell.optional(),
  stock: z.strictObject({ column: text, values: z.record(z.string(), z.enum(stockStates)) }).optional(),
  origin: cell.optional(),
  warranty: cell.optional(),
  properties: z.array(property).max(300).default([]),
});
/** The meaning of a table's columns. */
export type Mapping = z.infer<typeof mapping>;

/** @throws ImportFileError for a file that cannot be read or is no valid mapping */
export async function loadMapping(path: string): Promise<Mapping> {
  let json: unknown;
  try {
    json = JSON.parse((await readFile(path, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : String((error as NodeJS.ErrnoException).code);
    throw new ImportFileError(`پروندهٔ نگاشت «${path}» خوانده نشد: ${reason}`);
  }
  return parseMapping(json);
}

/** @throws ImportFileError for an invalid mapping */
export function parseMapping(json: unknown): Mapping {
  const parsed = mapping.safeParse(json, { error: persianIssue });
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return `  ${[...issue.path, ...names].join('.')}: ${issue.message}`;
  });
  throw new ImportFileError(`پروندهٔ نگاشت درست نیست:\n${lines.join('\n')}`);
}

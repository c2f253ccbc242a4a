import { z } from 'zod';
import { stockStates } from '../../../../core/catalog/offer-types.ts';
import { encodings } from '../decoded-text.ts';
import { decimalMarks, slashMeanings } from '../parse-measure.ts';
import { propertyTypes } from '../prop-of-text.ts';
import { parseMappingAs } from '../read-mapping.ts';

export const MAPPING_NEEDED = 'برای فایل جدولی، فایل نگاشت لازم است: --mapping FILE';

export const delimiters = [',', ';', '\t'] as const;

const text = z.string().trim().min(1);
/** A column by its heading, or one value for all rows. */
const cell = z.union([text, z.strictObject({ column: text }), z.strictObject({ value: text })]);
export type Cell = z.infer<typeof cell>;

const property = z.strictObject({
  column: text,
  /** @default the column's heading */
  name: text.optional(),
  type: z.enum(propertyTypes),
  /** Unit, fixed or in a column; a `quantity` without it must have the unit in each value. */
  unit: z.union([text, z.strictObject({ column: text })]).optional(),
  /** The quantity, if the unit belongs to several, e.g. `GaugePressure`. */
  quantity: text.optional(),
  /** Separates the choices of `options`. @default ، , ; | */
  separator: text.optional(),
  slash: z.enum(slashMeanings).optional(),
});
export type PropertyMapping = z.infer<typeof property>;

/** Which categories may be added if they do not exist: all, or these paths. */
const newCategories = { create: z.boolean().optional(), known: z.array(text).optional() };

export const mapping = z.strictObject({
  source: text.optional(),
  /** Of a CSV file. @default what most bytes of the whole file are: UTF-8 or windows-1256 */
  encoding: z.enum(encodings).optional(),
  /** Of a CSV file. @default the most frequent one in the heading row */
  delimiter: z.enum(delimiters).optional(),
  /** Of an XLSX file. @default the first */
  sheet: text.optional(),
  /** From 1; rows above it are skipped. @default 1 */
  headerRow: z.number().int().min(1).max(100).optional(),
  /** Of headings, the first at `headerRow`; a column under a merged heading is `above / below`. @default 1 */
  headerRows: z.number().int().min(1).max(5).optional(),
  /** Rows below the headings that are no products, such as units. @default 0 */
  skipRows: z.number().int().min(0).max(100).optional(),
  /** Of an XLSX file. @default each is reported and left out */
  hiddenRows: z.enum(['read', 'skip']).optional(),
  /** Without it `1.234` and `13,75` are reported. */
  decimalMark: z.enum(decimalMarks).optional(),
  /** What «2/5» means: 2.5 or two fifths. Without it such a value is reported. */
  slash: z.enum(slashMeanings).optional(),
  id: cell,
  title: cell,
  titleEn: cell.optional(),
  partNumber: cell.optional(),
  brand: cell.optional(),
  description: cell.optional(),
  supplier: cell,
  /** Names categories that exist; without it the command needs `--category`. */
  category: z
    .union([
      z.strictObject({ columns: z.array(text).min(1).max(6), ...newCategories }),
      z.strictObject({ column: text, separator: text.optional(), ...newCategories }),
      z.strictObject({ value: text, separator: text.optional(), ...newCategories }),
    ])
    .optional(),
  price: z
    .strictObject({ column: text, currency: z.union([z.enum(['IRR', 'IRT']), z.strictObject({ column: text })]) })
    .optional(),
  /** An ISO date, or a date cell of a spreadsheet. */
  priceValidUntil: cell.optional(),
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

/** @throws ImportFileError for an invalid mapping */
export const parseMapping = (json: unknown): Mapping => parseMappingAs(mapping, json);

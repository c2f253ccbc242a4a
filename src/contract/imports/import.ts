import { z } from 'zod';
import { importActions, importStates } from '../../core/imports/import-states.ts';
import { IMPORT_COLUMNS_MAX, importTargets, SHEET_NAME_MAX } from '../../core/imports/import-targets.ts';
import { pageQuery } from '../page.ts';

const CODE_MAX = 60;

/** Without a supplier: catalogues. */
export const importsQuery = pageQuery.extend({ supplierId: z.uuid().optional() });

/** The sheet of a workbook whose columns are guessed anew. */
export const importSheet = z
  .object({ sheet: z.string().max(SHEET_NAME_MAX) })
  .meta({ examples: [{ sheet: 'قیمت‌ها' }] });

/** Beside the file. */
export const importFields = importsQuery.pick({ supplierId: true });

const counts = z.object({
  /** Products, or offers of a supplier's own file. */
  fresh: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows of which nothing is stored. */
  refused: z.int(),
});
export type ImportCounts = z.infer<typeof counts>;

const kept = z.object({ title: z.string(), reason: z.string() });
export type KeptItem = z.infer<typeof kept>;

/** What became of an undone import. */
const undone = z.object({
  restored: z.int(),
  removed: z.int(),
  /** Left as it is: somebody has changed or used it since. */
  kept: z.int(),
  /** The first of them. */
  keptItems: z.array(kept),
});
export type UndoneCounts = z.infer<typeof undone>;

/** One import of a file. */
export const importInfo = z.object({
  id: z.uuid(),
  /** Of a supplier's own offers; null: a catalogue. */
  supplierId: z.uuid().nullable(),
  fileName: z.string(),
  /** Who sent it; null where the account is closed. */
  byName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  state: z.enum(importStates),
  /** Rows of the file, and how many are done with. While it is undone: what was to put back, and what is. */
  rowsTotal: z.int(),
  rowsDone: z.int(),
  counts: counts.nullable(),
  /** Why it failed, in Persian. */
  fault: z.string().nullable(),
  undone: undone.nullable(),
  allowedActions: z.array(z.enum(importActions)),
});
export type ImportInfo = z.infer<typeof importInfo>;

const text = z.string().trim().min(1).max(200);

/** What the columns of the file are, as somebody has corrected it. */
export const importPlan = z
  .object({
    /** The same products come under the same name: the next file of it changes them. */
    catalog: z.string().trim().min(1).max(100),
    /** Of a workbook, by its name. */
    sheet: z.string().max(SHEET_NAME_MAX).nullable().default(null),
    /** Of all rows, where no column has it. */
    supplier: text.nullable(),
    category: text.nullable(),
    currency: z.enum(['IRR', 'IRT']),
    /** Null: numbers that can be read in two ways are asked about. */
    decimalMark: z.enum(['.', ',']).nullable(),
    /** What «2/5» means; null: such values are asked about. */
    slash: z.enum(['decimal', 'fraction']).nullable(),
    headerRow: z.int().min(1).max(100),
    headerRows: z.int().min(1).max(5),
    skipRows: z.int().min(0).max(100),
    columns: z
      .array(z.object({ name: z.string().max(1_000), target: z.enum(importTargets), unit: text.nullable() }))
      .max(IMPORT_COLUMNS_MAX),
  })
  .meta({
    examples: [
      {
        catalog: 'price-list',
        sheet: null,
        supplier: 'یاتاقان شرق',
        category: 'بلبرینگ شیار عمیق',
        currency: 'IRR',
        decimalMark: null,
        slash: null,
        headerRow: 1,
        headerRows: 1,
        skipRows: 0,
        columns: [
          { name: 'کد کالا', target: 'id', unit: null },
          { name: 'شرح کالا', target: 'title', unit: null },
          { name: 'قیمت', target: 'price', unit: null },
        ],
      },
    ],
  });
export type ImportPlan = z.infer<typeof importPlan>;

const columnFault = z.object({ column: z.string().nullable(), code: z.string().max(CODE_MAX), reason: z.string() });

/** What the server takes the columns for. */
export const importGuess = z.object({
  plan: importPlan,
  /** Of a workbook, in its order. */
  sheets: z.array(z.string()),
  /** In the order of the file. */
  columns: z.array(
    z.object({
      name: z.string(),
      /** With its letter, «قیمت (C)». */
      label: z.string(),
      /** The first values. */
      samples: z.array(z.string()),
      /** From 0 to 1; null for a column without a guess. */
      confidence: z.number().nullable(),
    }),
  ),
  /** What a person should look at, in Persian. */
  notes: z.array(z.string()),
  /** The first rows as they would stand. */
  rows: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      /** Price and properties, in Persian. */
      facts: z.array(z.string()),
      faults: z.array(columnFault),
    }),
  ),
});
export type ImportGuess = z.infer<typeof importGuess>;

const question = z.object({
  line: z.int().nullable(),
  /** Id of the product. */
  key: z.string(),
  ...columnFault.shape,
});
export type ImportQuestion = z.infer<typeof question>;

const priceChange = z.object({
  id: z.uuid(),
  title: z.string(),
  before: z.int().nullable(),
  after: z.int().nullable(),
});
export type PriceChange = z.infer<typeof priceChange>;

/** What an import would do; nothing is stored. */
export const importCheck = z.object({
  info: importInfo,
  questions: z.object({ total: z.int(), items: z.array(question) }),
  prices: z.object({
    total: z.int(),
    /** Of more than 30 per cent; they come first. */
    jumps: z.int(),
    items: z.array(priceChange),
  }),
});
export type ImportCheck = z.infer<typeof importCheck>;

/** An import with what is known of its columns. */
export const importDetail = z.object({ info: importInfo, guess: importGuess });
export type ImportDetail = z.infer<typeof importDetail>;

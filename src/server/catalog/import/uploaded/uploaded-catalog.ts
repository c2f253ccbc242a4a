import { setImmediate } from 'node:timers/promises';
import type { ImportCounts, ImportPlan, ImportQuestion, PriceChange } from '../../../../contract/imports/import.ts';
import type { Db } from '../../../db/open-database.ts';
import { unprocessable } from '../../../platform/errors/app-error.ts';
import { compareCatalog } from '../../ingest/compare-catalog.ts';
import type { AroundWrite } from '../../ingest/touched.ts';
import { importCatalog, openSource, surveyed } from '../import-catalog.ts';
import type { ImportRejection } from '../import-report.ts';
import { ImportFileError } from '../record-stream.ts';
import { TableReader } from '../table/table-records.ts';
import type { TableRow } from '../table/table-row.ts';
import { mappingOfPlan } from './mapping-of-plan.ts';

/** Cells that are read in one piece: other requests are answered in between. */
const CELLS_PER_TURN = 500;
const BATCH_SIZE = 50;
const QUESTIONS_LISTED_MAX = 200;
const PRICES_LISTED_MAX = 200;

const FOREIGN =
  'در کاتالوگی به همین نام، کالاهایی با همین کدها از تأمین‌کنندهٔ دیگری هست. به این کاتالوگ نام دیگری بدهید.';

export interface UploadedCatalog {
  rows: readonly TableRow[];
  plan: ImportPlan;
  /** Ends the reading. */
  signal?: AbortSignal;
}

export interface CatalogCheck {
  counts: ImportCounts;
  questions: { total: number; items: ImportQuestion[] };
  prices: { total: number; items: PriceChange[] };
}

/**
 * What the import of an uploaded table would do, by reads alone.
 * @throws a 422 problem for a plan that does not fit the table
 */
export function checkUploaded(db: Db, uploaded: UploadedCatalog): Promise<CatalogCheck> {
  return withProblems(async () => {
    const file = await surveyed(readerOf(uploaded));
    const questions = new First<ImportQuestion>(QUESTIONS_LISTED_MAX);
    const prices = new First<PriceChange>(PRICES_LISTED_MAX);
    const { rejections, source, onWriteRejection } = await openSource(db, file, {
      onRejection: (rejection) => questions.add(questionOf(rejection)),
    });
    const compared = await compareCatalog(db, source, { rejection: onWriteRejection, price: prices.add });
    return { counts: { ...compared, refused: rejections.count('product') }, questions, prices };
  });
}

/**
 * Imports an uploaded table; a second run goes on where a first one has ended.
 * @param around runs the write of each batch
 * @returns how many products the table has, and how many are refused
 */
export function writeUploaded(db: Db, uploaded: UploadedCatalog, around: AroundWrite) {
  return withProblems(async () => {
    const file = await surveyed(readerOf(uploaded));
    const { product } = await importCatalog(db, file, { around, batchSize: BATCH_SIZE });
    return { products: file.survey.productCount, refused: product.rejected };
  });
}

function readerOf({ rows, plan, signal }: UploadedCatalog): TableReader {
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
  return new TableReader(mappingOfPlan(plan), inTurns, plan.catalog);
}

async function withProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    const isForeign = error.code === 'foreign-products';
    throw unprocessable('import_file', isForeign ? FOREIGN : error.message, isForeign ? 'catalog' : 'columns');
  }
}

const questionOf = ({ line, key, column, code, reason }: ImportRejection): ImportQuestion => ({
  line: line ?? null,
  key,
  column: column ?? null,
  code,
  reason: pageReasons[code] ?? reason,
});

/** Where the reason names a mapping file or an option of the command, which a page does not have. */
const pageReasons: Readonly<Record<string, string>> = {
  'slash-ambiguous': 'این مقدار دو معنا دارد، عدد اعشاری یا کسر؛ «معنای خط کج» را برگزینید.',
  'decimal-mark-ambiguous': 'این عدد دو معنا دارد؛ «نشان اعشار» را برگزینید.',
  'row-hidden': 'این ردیف در فایل پنهان است؛ آن را در صفحه‌گسترده آشکار کنید.',
  'row-not-product': 'این ردیف کالا نمی‌نماید: عددی ندارد یا سرستون‌ها را باز می‌آورد.',
  'id-missing': 'کد کالا نیامده است.',
  'category-missing': 'دستهٔ کالا نیامده است.',
  'stock-unknown': 'وضعیت موجودی شناخته نیست و نامعلوم می‌ماند؛ «موجود»، «محدود»، «سفارشی» یا «ناموجود» بنویسید.',
};

/** Counts all and has the first ones. */
class First<Item> {
  readonly items: Item[] = [];
  total = 0;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  add = (item: Item): void => {
    this.total += 1;
    if (this.items.length < this.#max) this.items.push(item);
  };
}

import { setImmediate } from 'node:timers/promises';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { Executor, Tx } from '../../db/open-database.ts';
import type { SavedRows } from '../../db/save-entities.ts';
import { KeyTable } from './key-table.ts';
import type { KnownBaseProduct } from './known-base-product.ts';
import type { CatalogSource } from './source.ts';
import type { AroundWrite } from './touched.ts';
import { checkKey, checkTexts } from './write-checks.ts';
import type { KnownCategory } from './write-known.ts';
import { RejectedRecord, type Rejection, rejectUnless, type SourceKind, type WriteReport } from './write-report.ts';

/** Rows prepared before the event loop gets a turn. */
const ROWS_PER_TURN = 20;

/** The state that the steps of one `writeCatalog` share. */
export interface WriteRun {
  db: Executor;
  source: CatalogSource;
  now: Date;
  batchSize: number;
  report: WriteReport;
  onProgress: (text: string) => void;
  onRejection: (rejection: Rejection) => void;
  around: AroundWrite;
  /** By the source's own key, and roots by `root:…`. */
  categories: Map<string, KnownCategory>;
  supplierIds: Map<string, string>;
  baseProducts: Map<string, KnownBaseProduct>;
}

export interface Batches<Row> {
  add(row: Row): Promise<void>;
  end(): Promise<void>;
  /** For a failed run: resolves when the batch in flight has settled. */
  abandon(): Promise<void>;
}

export type SavedKinds = Partial<Record<SourceKind, SavedRows<unknown>>>;

/** Collects checked rows; writes each full batch in one transaction and counts it after the commit. */
export function inBatches<Row>(
  run: WriteRun,
  kind: SourceKind,
  write: (tx: Tx, rows: Row[]) => Promise<SavedKinds>,
): Batches<Row> {
  let rows: Row[] = [];
  let done = 0;
  const startedAt = performance.now();
  let landing: Promise<void> = Promise.resolve();
  const land = async (batch: Row[]) => {
    const saved = await run.db.transaction((tx) => write(tx, batch));
    for (const [savedKind, { fresh, changed, unchanged }] of Object.entries(saved)) {
      const counts = run.report[savedKind as SourceKind];
      counts.accepted += fresh.length;
      counts.updated += changed.length;
      counts.unchanged += unchanged;
    }
    done += batch.length;
    const perSecond = Math.round((done * 1000) / (performance.now() - startedAt));
    run.onProgress(`${kindTitles[kind]}: ${formatNumber(done)} (${formatNumber(perSecond)} در ثانیه)`);
  };
  const flush = () => {
    const batch = rows;
    rows = [];
    landing = land(batch);
    // The next await of `landing` throws; this only prevents an unhandled rejection until then.
    landing.catch(() => {});
  };
  return {
    async add(row) {
      rows.push(row);
      // The next batch is prepared while one is being written: yield, so that the connection makes progress.
      if (rows.length % ROWS_PER_TURN === 0) await setImmediate();
      if (rows.length < run.batchSize) return;
      await landing;
      flush();
    },
    async end() {
      await landing;
      if (rows.length > 0) flush();
      await landing;
    },
    abandon: () => landing.catch(() => {}),
  };
}

const kindTitles: Record<SourceKind, string> = {
  category: 'دسته‌ها',
  property: 'ویژگی‌ها',
  supplier: 'تأمین‌کنندگان',
  baseProduct: 'کالاها',
  offer: 'پیشنهادها',
};

/** Checks and writes every record of one kind; reports and skips invalid ones. */
export async function writeRecords<Source extends { key: string }, Row>(
  run: WriteRun,
  kind: SourceKind,
  records: Iterable<Source>,
  prepare: (record: Source) => Row | undefined,
  write: (tx: Tx, rows: Row[]) => Promise<SavedRows<unknown>>,
): Promise<void> {
  const keys = new KeyTable();
  const batches = inBatches<Row>(run, kind, async (tx, rows) => ({ [kind]: await write(tx, rows) }));
  try {
    for (const record of records) {
      const row = checked(run, kind, keys, record, prepare);
      if (row !== undefined) await batches.add(row);
    }
    await batches.end();
  } finally {
    await batches.abandon();
  }
}

/** The result of `prepare`; undefined, with a line in the report, for an invalid record. */
export function checked<Source extends { key: string }, Row>(
  run: WriteRun,
  kind: SourceKind,
  keys: KeyTable,
  record: Source,
  prepare: (record: Source) => Row,
): Row | undefined {
  try {
    checkKey(record.key);
    checkTexts(record);
    rejectUnless(keys.add(record.key), 'key', 'کلید تکراری است');
    return prepare(record);
  } catch (error) {
    if (!(error instanceof RejectedRecord)) throw error;
    run.onRejection({ kind, key: record.key, field: error.field, reason: error.reason });
    return undefined;
  }
}

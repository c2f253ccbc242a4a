import { stat } from 'node:fs/promises';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { Db, Executor } from '../../db/open-database.ts';
import type { CatalogSource } from '../ingest/source.ts';
import type { AroundWrite } from '../ingest/touched.ts';
import { type WriteOptions, writeCatalog } from '../ingest/write-catalog.ts';
import { emptyReport, type WriteReport } from '../ingest/write-report.ts';
import { planCategories } from './category-plan.ts';
import { FeatureTally } from './feature-tally.ts';
import { type ImportRejection, type ImportReport, RejectionList } from './import-report.ts';
import { openReader, type ReaderOptions } from './open-record-source.ts';
import { type CatalogReader, ImportFileError } from './record-stream.ts';
import { refuseForeignProducts, sourceOf } from './source-of-file.ts';
import { type Survey, surveyFile } from './survey.ts';
import { type FilePlan, toSource } from './to-source.ts';

export interface ImportOptions {
  /** @default the file's own */
  source?: string | undefined;
  /** Also changes products of the source that another supplier offers. @default the file is refused */
  mayTakeOver?: boolean;
  /** Writes everything in one transaction and rolls it back. */
  isDryRun?: boolean;
  /** Products per transaction. @default 500 */
  batchSize?: number;
  /** Runs the write of each batch. */
  around?: AroundWrite;
  onProgress?: (text: string) => void;
  /** Receives every rejection; the report contains only the first 10,000. */
  onRejection?: ((rejection: ImportRejection) => void) | undefined;
}

/** A file that was read to its end once: it is complete, and the types of its properties are known. */
export interface CatalogFile {
  reader: CatalogReader;
  survey: Survey;
  rejections: RejectionList;
  /** Default namespace of its ids: the one that the file names, else the file's name. */
  source: string;
  /** @throws ImportFileError where it is not what was read */
  refuseChange(): Promise<void>;
}

/** @throws ImportFileError for a file that cannot be read as a catalogue */
export async function loadCatalogFile(path: string, options: ReaderOptions = {}): Promise<CatalogFile> {
  try {
    const stamp = await stampOf(path);
    const reader = await openReader(path, options);
    const refuseChange = async () => {
      if ((await stampOf(path)) !== stamp) throw new ImportFileError('فایل هنگام خواندن دگرگون شد.', 'file-changed');
    };
    return await surveyed(reader, refuseChange);
  } catch (error) {
    throw readable(error, path);
  }
}

/** The file of a reader, read to its end once. */
export async function surveyed(
  reader: CatalogReader,
  refuseChange: CatalogFile['refuseChange'] = async () => {},
): Promise<CatalogFile> {
  const rejections = new RejectionList();
  const survey = await surveyFile(reader, rejections);
  return { reader, survey, rejections, source: toSlug(survey.source || reader.defaultSource), refuseChange };
}

/**
 * Imports a catalogue file of any format. The file streams twice: `loadCatalogFile` surveyed its properties, this pass
 * writes its products batch by batch. Idempotent; invalid records are reported and skipped; nothing is deleted.
 * @throws ImportFileError for a file that changed since it was loaded, cannot be read again or would change another
 *   supplier's products
 */
export async function importCatalog(db: Db, file: CatalogFile, options: ImportOptions = {}): Promise<ImportReport> {
  const { isDryRun = false, onProgress = () => {} } = options;
  await file.refuseChange();
  const { name, plan, tally, rejections, source, onWriteRejection } = await openSource(db, file, options);
  onProgress(`فایل خوانده شد: ${formatNumber(file.survey.productCount)} کالا`);
  const writing: WriteOptions = {
    onProgress,
    onRejection: onWriteRejection,
    ...(options.around && { around: options.around }),
    ...(options.batchSize && { batchSize: options.batchSize }),
  };
  const written = !(await hasAcceptable(file, plan, name))
    ? await reportOnly(source.products)
    : isDryRun
      ? await writeAndRollBack(db, (tx) => writeCatalog(tx, source, writing))
      : await writeCatalog(db, source, writing);
  return {
    source: name,
    isDryRun,
    category: rejections.counts('category', written.category),
    manufacturer: rejections.counts('manufacturer', written.supplier),
    product: rejections.counts('product', written.baseProduct),
    features: tally.counts,
    values: { rejected: rejections.count('value') },
    properties: { rejected: rejections.count('property') },
    rejected: rejections.first,
  };
}

/**
 * The file as a source of this database.
 * @throws ImportFileError if it would change another supplier's products
 */
export async function openSource(db: Executor, file: CatalogFile, options: ImportOptions) {
  const { mayTakeOver = false, onRejection = () => {} } = options;
  const { survey } = file;
  const name = options.source ?? (await sourceOf(db, file.source, survey.house));
  const rejections = file.rejections.continued(onRejection);
  const categories = await planCategories(db, survey, name);
  const definitions = survey.properties.define(categories.tree, categories.canonical);
  const plan: FilePlan = { survey, categories, definitions };
  const tally = new FeatureTally();
  const { source, onRejection: onWriteRejection } = toSource(name, file.reader, plan, tally, rejections.add);
  if (!mayTakeOver) await refuseForeignProducts(db, name, survey.manufacturers, productsOf(file, plan, name));
  return { name, plan, tally, rejections, source, onWriteRejection };
}

/** Whether the file has a product to store: without one its categories and suppliers are not published either. */
async function hasAcceptable(file: CatalogFile, plan: FilePlan, name: string): Promise<boolean> {
  for await (const _ of productsOf(file, plan, name)) return true;
  return false;
}

/** The acceptable products, without a report. */
const productsOf = ({ reader }: CatalogFile, plan: FilePlan, name: string) =>
  toSource(name, reader, plan, new FeatureTally(), () => {}).source.products ?? [];

/** Reads the products only for their rejections. */
async function reportOnly(products: CatalogSource['products'] = []): Promise<WriteReport> {
  for await (const _ of products);
  return emptyReport();
}

async function writeAndRollBack(db: Db, write: (tx: Parameters<typeof writeCatalog>[0]) => Promise<WriteReport>) {
  let report: WriteReport | undefined;
  const rollBack = new Error('dry run');
  await db
    .transaction(async (tx) => {
      report = await write(tx);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  if (!report) throw new Error('a dry run ended without a report');
  return report;
}

async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
}

const systemFaults: Readonly<Record<string, string>> = {
  ENOENT: 'پیدا نشد',
  EACCES: 'اجازهٔ خواندن ندارد',
  EISDIR: 'پوشه است، نه فایل',
};

function readable(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^E[A-Z]+$/.test(code)) return error;
  const reason = systemFaults[code] ?? 'خوانده نشد';
  return new ImportFileError(`فایل «${path}» ${reason} (${code}).`, 'file-unreadable');
}

import { stat } from 'node:fs/promises';
import { formatNumber } from '../../../core/persian.ts';
import { toSlug } from '../../../core/slug.ts';
import type { Db } from '../../db/open-database.ts';
import { type WriteOptions, writeCatalog } from '../ingest/write-catalog.ts';
import type { WriteReport } from '../ingest/write-report.ts';
import { type ImportRejection, type ImportReport, RejectionList } from './import-report.ts';
import { openReader, type ReaderOptions } from './open-reader.ts';
import { type CatalogReader, ImportFileError } from './record-stream.ts';
import { type Survey, surveyFile } from './survey.ts';
import { toSource } from './to-source.ts';

export interface ImportOptions {
  /** @default the file's own */
  source?: string | undefined;
  /** Checks and writes everything, then takes it back. */
  isDryRun?: boolean;
  /** Products a transaction: they land together or not at all. @default 500 */
  batchSize?: number;
  onProgress?: (text: string) => void;
  /** Hears every rejection; the report keeps only the first of very many. */
  onRejection?: ((rejection: ImportRejection) => void) | undefined;
}

/** A file that has been read to its end once: it is whole, and what its properties are is known. */
export interface CatalogFile {
  path: string;
  reader: CatalogReader;
  survey: Survey;
  rejections: RejectionList;
  /** Namespace of its ids unless another is asked for: the file's own, else its name. */
  source: string;
  stamp: string;
}

export async function loadCatalogFile(path: string, options: ReaderOptions = {}): Promise<CatalogFile> {
  try {
    const stamp = await stampOf(path);
    const reader = await openReader(path, options);
    const rejections = new RejectionList();
    const survey = await surveyFile(reader, rejections);
    return { path, reader, survey, rejections, source: toSlug(survey.source || reader.defaultSource), stamp };
  } catch (error) {
    throw readable(error, path);
  }
}

/**
 * Imports a catalogue file of any format. It is read twice and never held: once for what its properties are, once to
 * write its products batch by batch. A bad record is reported and never stops the others; the same file twice changes
 * nothing; what an earlier file brought and this one does not mention stays.
 */
export async function importCatalog(db: Db, file: CatalogFile, options: ImportOptions = {}): Promise<ImportReport> {
  const { isDryRun = false, onProgress = () => {}, onRejection = () => {} } = options;
  const { survey } = file;
  if ((await stampOf(file.path)) !== file.stamp) throw new ImportFileError('پرونده هنگام خواندن دگرگون شد.');
  const name = options.source ?? file.source;
  const rejections = file.rejections.continued(onRejection);
  const { source, onRejection: onWriteRejection } = toSource(name, file.reader, survey, rejections.add);
  onProgress(`پرونده خوانده شد: ${formatNumber(survey.productCount)} کالا`);
  const writing: WriteOptions = {
    onProgress,
    onRejection: onWriteRejection,
    ...(options.batchSize && { batchSize: options.batchSize }),
  };
  const written = isDryRun
    ? await writeAndTakeBack(db, (tx) => writeCatalog(tx, source, writing))
    : await writeCatalog(db, source, writing);
  return {
    source: name,
    isDryRun,
    category: rejections.counts('category', written.category),
    manufacturer: rejections.counts('manufacturer', written.supplier),
    product: rejections.counts('product', written.baseProduct),
    values: { rejected: rejections.count('value') },
    properties: { rejected: rejections.count('property') },
    rejected: rejections.kept,
  };
}

async function writeAndTakeBack(db: Db, write: (tx: Parameters<typeof writeCatalog>[0]) => Promise<WriteReport>) {
  let report: WriteReport | undefined;
  const takeBack = new Error('dry run');
  await db
    .transaction(async (tx) => {
      report = await write(tx);
      throw takeBack;
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
  if (!report) throw new Error('a dry run ended without a report');
  return report;
}

async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  return `${size} ${mtimeMs}`;
}

function readable(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code) ? new ImportFileError(`پروندهٔ «${path}» خوانده نشد: ${code}`) : error;
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatNumber } from '../../../core/persian.ts';
import { toSlug } from '../../../core/slug.ts';
import type { Db } from '../../db/open-database.ts';
import { writeCatalog } from '../write-catalog.ts';
import type { WriteReport } from '../write-report.ts';
import { type CatalogFrame, catalogFrame } from './catalog-file.ts';
import { type ImportReport, toImportReport } from './import-report.ts';
import { readRecords } from './read-records.ts';
import { toSource } from './to-source.ts';

/** The file as a whole cannot be used; the message is Persian. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

export interface ImportOptions {
  /** @default the file's own */
  source?: string | undefined;
  /** Checks and writes everything, then takes it back. */
  isDryRun?: boolean;
  onProgress?: (text: string) => void;
}

export interface CatalogFile {
  frame: CatalogFrame;
  /** Namespace of its ids unless another is asked for: the file's `meta.source`, else its name. */
  source: string;
}

export async function loadCatalogFile(path: string): Promise<CatalogFile> {
  const frame = parseCatalog(await readText(path));
  return { frame, source: toSlug(frame.meta?.source || basename(path, '.json')) };
}

/**
 * Imports a JSON catalogue file. A bad record is reported and never stops the others; the same file twice changes
 * nothing; what an earlier file brought and this one does not mention stays.
 */
export async function importCatalog(db: Db, file: CatalogFile, options: ImportOptions = {}): Promise<ImportReport> {
  const { isDryRun = false, onProgress = () => {} } = options;
  const name = options.source ?? file.source;
  const records = readRecords(file.frame);
  const source = toSource(name, records);
  onProgress(`${formatNumber(records.products.length)} کالا خوانده شد`);
  const written = isDryRun
    ? await writeAndTakeBack(db, (tx) => writeCatalog(tx, source, { onProgress }))
    : await writeCatalog(db, source, { onProgress });
  return toImportReport(name, isDryRun, written, records.rejected, records.locations);
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

async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) throw new ImportFileError('متن پرونده UTF-8 نیست.');
    throw new ImportFileError(`پروندهٔ «${path}» خوانده نشد: ${(error as NodeJS.ErrnoException).code ?? 'خطا'}`);
  }
}

function parseCatalog(text: string): CatalogFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError(`پرونده JSON درستی نیست: ${(error as SyntaxError).message}`);
  }
  const frame = catalogFrame.safeParse(json);
  if (frame.success) return frame.data;
  const field = frame.error.issues[0]?.path.join('.') || '.';
  throw new ImportFileError(
    `ساختار پرونده درست نیست؛ فهرست‌های categories، manufacturers و products لازم است (${field}).`,
  );
}

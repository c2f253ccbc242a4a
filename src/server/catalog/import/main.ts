/* `npm run import -- FILE [--source NAME] [--dry-run] [--report FILE]`: 0 when the file was read, 1 when it could not be. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/open-database.ts';
import { DataDirInUseError } from '../../db/pglite/data-dir-lock.ts';
import { EnvError, parseEnv } from '../../env.ts';
import { formatReport } from './format-report.ts';
import { ImportFileError, importCatalog, loadCatalogFile } from './import-catalog.ts';

const USAGE = 'npm run import -- FILE [--source NAME] [--dry-run] [--report FILE]';

const tell = (text: string): void => console.error(text);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, 'dry-run': { type: 'boolean' }, report: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) {
    tell(USAGE);
    return 1;
  }
  const catalogFile = await loadCatalogFile(file);
  const env = parseEnv(process.env);
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    queryTimeoutMs: 0,
    onProgress: tell,
  });
  try {
    const options = { source: values.source, isDryRun: values['dry-run'] ?? false, onProgress: tell };
    const report = await importCatalog(database.db, catalogFile, options);
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
    console.log(formatReport(report));
    return 0;
  } finally {
    await database.close();
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof ImportFileError ||
  error instanceof DataDirInUseError ||
  error instanceof EnvError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  process.exitCode = await main();
} catch (error) {
  tell(isExpected(error) ? error.message : `ورود داده ناتمام ماند: ${error instanceof Error ? error.stack : error}`);
  process.exitCode = 1;
}

import { type Database, type OpenDatabaseOptions, openDatabase } from '../db/open-database.ts';
import { DataDirInUseError } from '../db/pglite/data-dir-lock.ts';
import { EnvError, parseEnv } from '../env.ts';

/** Prints progress to stderr; commands print their result to stdout. */
export const tell = (text: string): void => console.error(text);

/**
 * Opens the configured database without a statement timeout.
 * @throws EnvError for an invalid configuration, DataDirInUseError if the server is running on the embedded database
 */
export async function openForOperator(options: Pick<OpenDatabaseOptions, 'bufferMb'> = {}): Promise<Database> {
  const env = parseEnv(process.env);
  return openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    queryTimeoutMs: 0,
    onProgress: tell,
    ...options,
  });
}

/** Errors that an operator can act on: their message is enough. Others are printed with their stack. */
const expectedNames = new Set(['ImportFileError', 'DumpError']);

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof DataDirInUseError || error instanceof EnvError || expectedNames.has(error.name)) return true;
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Runs a command and sets the process's exit code; prints the reason of a failure and sets 1. */
export async function runOperator(name: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    tell(isExpected(error) ? error.message : `${name} ناتمام ماند: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}

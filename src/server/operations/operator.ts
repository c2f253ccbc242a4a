import { type Database, type OpenDatabaseOptions, openDatabase } from '../db/open-database.ts';
import { DataDirInUseError } from '../db/pglite/data-dir-lock.ts';
import { EnvError, parseEnv } from '../env.ts';

/** Operators' commands say how they go on the error stream and print their result on the other. */
export const tell = (text: string): void => console.error(text);

/** The database of the configuration, for a command that may take long. */
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

/** Errors of these names carry a message that an operator can act on; others are told with their stack. */
const expectedNames = new Set(['ImportFileError', 'DumpError']);

function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof DataDirInUseError || error instanceof EnvError || expectedNames.has(error.name)) return true;
  return 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Runs a command to its exit code: 0 it was done, 1 it was not and the reason is told. */
export async function runOperator(name: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    tell(isExpected(error) ? error.message : `${name} ناتمام ماند: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}

import { type Database, type OpenDatabaseOptions, openDatabase } from '../db/open-database.ts';
import { EnvError, parseEnv } from '../env.ts';
import { explainStartError } from './start-fault.ts';

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
const expectedNames = new Set(['DumpError']);

function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'ImportFileError' && 'code' in error) return `${error.message} [${error.code}]`;
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (expectedNames.has(error.name) || isUsage || error instanceof EnvError) return error.message;
  return explainStartError(error, parseEnv(process.env));
}

/** Runs a command and sets the process's exit code; prints the reason of a failure and sets 1. */
export async function runOperator(name: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    tell(explain(error) ?? `${name} ناتمام ماند: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}

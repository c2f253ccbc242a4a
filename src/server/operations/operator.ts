import { type Database, type OpenDatabaseOptions, openDatabase } from '../db/open-database.ts';
import { EnvError, parseEnv } from '../env.ts';
import { explainStartError } from '../start-fault.ts';

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

/** Errors of these names carry a message that an operator can act on; the stack of others is printed. */
const expectedNames = new Set(['ImportFileError', 'DumpError']);

function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (expectedNames.has(error.name) || isUsage || error instanceof EnvError) return error.message;
  return explainStartError(error, parseEnv(process.env));
}

/** Runs a command to its exit code: 0 for success, 1 for a failure whose reason is printed. */
export async function runOperator(name: string, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    tell(explain(error) ?? `${name} ناتمام ماند: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}

import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type Database, type OpenDatabaseOptions, openDatabase } from '../../src/server/db/open-database.ts';
import { prepareSnapshot, schemaKey } from '../../src/server/db/pglite/snapshot.ts';
import { BUFFER_MB, borrowEngine } from './engine-pool.ts';

/** An arbitrary number, the same for all test files that build a template. */
const TEMPLATE_LOCK = 7_283_550;

const MEMORY_FOLDER = '/dev/shm';
const MEMORY_NEEDED_BYTES = 1024 ** 3;

/** Folder of test databases: in memory if possible, because a cluster has a thousand files (0.04 s instead of 0.8 s). */
export function temporaryRoot(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > MEMORY_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
}

export type TestDatabaseOptions = Partial<Omit<OpenDatabaseOptions, 'dataDir' | 'databaseUrl'>>;

/**
 * An empty, migrated database of the test's own: on PostgreSQL if TEST_DATABASE_URL is set, else on PGlite. `close()`
 * deletes it.
 */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnPostgres(url, options) : openOnPglite(options);
}

// Node's types lack it.
const { WebAssembly: webAssembly } = globalThis as unknown as {
  WebAssembly: { compile(code: Uint8Array): Promise<object> };
};

/** While the engine's code is held, V8 gives it, compiled, to each thread that loads it: a database opens in half the time. */
let engineCode: Promise<object> | undefined;
const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

async function openOnPglite(options: TestDatabaseOptions): Promise<Database> {
  engineCode ??= readFile(ENGINE).then((code) => webAssembly.compile(code));
  await engineCode;
  // What is asked for is a state of the engine, not of its rows.
  if (Object.keys(options).length === 0) return borrowEngine(temporaryRoot());
  const snapshot = await prepareSnapshot();
  const dataDir = mkdtempSync(join(temporaryRoot(), 'rasteh-test-'));
  const remove = async (): Promise<void> => rmSync(dataDir, { recursive: true, force: true });
  return withCleanUp(
    () => openDatabase({ durable: false, snapshot, bufferMb: BUFFER_MB, ...options, dataDir }),
    remove,
  );
}

async function openOnPostgres(url: string, options: TestDatabaseOptions): Promise<Database> {
  const template = await prepareTemplate(url);
  const name = `rasteh_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const remove = async (): Promise<void> => {
    await asAdministrator(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  const open = () => openDatabase({ ...options, dataDir: tmpdir(), databaseUrl: urlOf(url, name) });
  return withCleanUp(open, remove);
}

/** Migrates a template once per state of the migrations; an advisory lock lets one of the parallel test files do it. */
async function prepareTemplate(url: string): Promise<string> {
  const name = `rasteh_template_${schemaKey()}`;
  await asAdministrator(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: urlOf(url, draft) });
    await database.close();
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

async function withCleanUp(open: () => Promise<Database>, remove: () => Promise<void>): Promise<Database> {
  try {
    const database = await open();
    return { ...database, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function asAdministrator<T>(url: string, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

function urlOf(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

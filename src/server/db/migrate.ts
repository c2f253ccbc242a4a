import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { sqlStateOf } from './sql-state.ts';
import { StartError } from './start-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

const JOURNAL = 'drizzle.__drizzle_migrations';
const CREATE_JOURNAL = `CREATE SCHEMA IF NOT EXISTS drizzle;
CREATE TABLE IF NOT EXISTS ${JOURNAL} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`;

/** Two concurrent sessions can both pass "IF NOT EXISTS": the one that fails with these codes retries. */
const ALREADY_THERE = new Set(['23505', '42P06', '42P07']);
const CREATE_ATTEMPTS = 5;

export interface MigrateOptions {
  onProgress?: ((text: string) => void) | undefined;
  /** Runs at the end of the transaction; if it throws, everything rolls back. */
  verify?: (client: PoolClient) => Promise<void>;
  /** For tests. @default this program's migrations */
  folder?: string;
}

/**
 * Applies all pending migrations in one transaction. Concurrent starts wait for each other at the journal's lock.
 * @returns how many were applied
 * @throws Error with a Persian message if an applied migration was edited later, or the database's error
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: options.folder ?? MIGRATIONS_FOLDER });
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await createJournal(client);
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${JOURNAL} IN ACCESS EXCLUSIVE MODE`);
    const pending = await findPending(client, migrations);
    if (pending.length > 0) options.onProgress?.(`در حال به‌روزرسانی ساختار پایگاه داده (${pending.length} مرحله) …`);
    for (const migration of pending) await apply(client, migration);
    await options.verify?.(client);
    await client.query('COMMIT');
    await client.query('RESET statement_timeout');
    client.release();
    return pending.length;
  } catch (error) {
    // The session may still have our settings and transaction: destroy it instead of returning it to the pool.
    client.release(true);
    throw error;
  }
}

/** Name of this program's newest migration, e.g. `0000_catalogue`. */
export function lastMigrationName(): string {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.at(-1)?.tag ?? '';
}

async function createJournal(client: PoolClient): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(CREATE_JOURNAL);
      return;
    } catch (error) {
      if (!ALREADY_THERE.has(sqlStateOf(error) ?? '') || attempt >= CREATE_ATTEMPTS) throw error;
    }
  }
}

async function findPending(client: PoolClient, migrations: MigrationMeta[]): Promise<MigrationMeta[]> {
  const { rows } = await client.query<{ hash: string; created_at: string }>(`SELECT hash, created_at FROM ${JOURNAL}`);
  const applied = new Map(rows.map((row) => [Number(row.created_at), row.hash]));
  for (const { folderMillis, hash } of migrations) {
    const appliedHash = applied.get(folderMillis);
    if (appliedHash !== undefined && appliedHash !== hash) {
      throw new StartError(
        `یکی از مرحله‌های ساختار پایگاه داده پس از اجرا دگرگون شده است (${folderMillis}).\n` +
          `The migration of ${new Date(folderMillis).toISOString()} was changed after it had been applied to this database.`,
      );
    }
  }
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if ([...applied.keys()].some((at) => at > newest)) {
    throw new StartError(
      'این پایگاه داده را نسخهٔ تازه‌تری از برنامه به‌روز کرده است؛ همان نسخه یا تازه‌تر را اجرا کنید.\n' +
        'A newer version of this program has migrated this database: run that version or a later one.',
    );
  }
  return migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
}

async function apply(client: PoolClient, migration: MigrationMeta): Promise<void> {
  for (const statement of migration.sql) await client.query(statement);
  await client.query(`INSERT INTO ${JOURNAL} (hash, created_at) VALUES ($1, $2)`, [
    migration.hash,
    migration.folderMillis,
  ]);
}

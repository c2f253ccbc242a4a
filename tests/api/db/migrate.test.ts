import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../src/server/db/migrate.ts';
import { type Database, openDatabase } from '../../../src/server/db/open-database.ts';
import { CLIENT_LIMIT_MARGIN_MS } from '../../../src/server/db/postgres-pool.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { temporaryFolder } from './database-processes.ts';
import { onPostgres } from './engine-under-test.ts';

/** Later than every migration of the program, so that they are pending. */
const FIRST_AT = Date.UTC(2090, 0, 1);

/** A migrations folder with one file per text. */
function folderOf(...migrations: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = migrations.map((text, index) => {
    const tag = `000${index}_test`;
    writeFileSync(join(folder, `${tag}.sql`), text);
    return { idx: index, version: '7', when: FIRST_AT + index, tag, breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

describe('migrate', () => {
  let database: Database;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await openTestDatabase();
    pool = (database.db as unknown as { $client: pg.Pool }).$client;
  });
  afterAll(() => database.close());

  const exists = async (table: string): Promise<boolean> => {
    const { rows } = await database.db.execute<{ found: boolean }>(
      sql`SELECT to_regclass(${table}) IS NOT NULL AS found`,
    );
    return rows[0]?.found ?? false;
  };

  it('does nothing the second time', async () => {
    expect(await migrate(pool)).toBe(0);
  });

  it('applies new migrations once', async () => {
    const folder = folderOf('CREATE TABLE one (n integer);--> statement-breakpoint\nINSERT INTO one VALUES (1)');
    expect([await migrate(pool, { folder }), await migrate(pool, { folder })]).toEqual([1, 0]);
    expect((await database.db.execute(sql`SELECT n FROM one`)).rows).toEqual([{ n: 1 }]);
  });

  it('rolls back all when one of several fails', async () => {
    const folder = folderOf('CREATE TABLE one (n integer)', 'CREATE TABLE two (n integer)', 'CREATE TABEL three ()');
    await database.db.execute(sql`DROP TABLE IF EXISTS one`);
    await database.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= ${FIRST_AT}`);
    await expect(migrate(pool, { folder })).rejects.toThrow();
    expect([await exists('one'), await exists('two')]).toEqual([false, false]);
    await database.ping();
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    await migrate(pool, { folder: folderOf('CREATE TABLE edited (n integer)') });
    const edited = folderOf('CREATE TABLE edited (n bigint)');
    await expect(migrate(pool, { folder: edited })).rejects.toThrow(/changed after it had been applied/);
  });

  it('applies nothing if the engine is refused', async () => {
    await database.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= ${FIRST_AT}`);
    const folder = folderOf('CREATE TABLE refused (n integer)');
    const verify = async (): Promise<void> => Promise.reject(new Error('refused'));
    await expect(migrate(pool, { folder, verify })).rejects.toThrow('refused');
    expect(await exists('refused')).toBe(false);
  });
});

describe.runIf(onPostgres)('openDatabase on PostgreSQL', () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const name = `rasteh_race_${process.pid}`;
  const asAdministrator = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const databaseUrl = (): string => {
    const changed = new URL(url);
    changed.pathname = `/${name}`;
    return changed.href;
  };
  afterAll(() => asAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  it('four concurrent starts on an empty database: one migrates, all open', async () => {
    await asAdministrator(`CREATE DATABASE ${name}`);
    const starts = [1, 2, 3, 4].map(() => openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrl() }));
    const databases = await Promise.all(starts);
    const [first] = databases;
    const counts = await first?.db.execute(
      sql`SELECT count(*)::int AS rows, count(DISTINCT hash)::int AS hashes FROM drizzle.__drizzle_migrations`,
    );
    await Promise.all(databases.map((database) => database.close()));
    expect(counts?.rows[0]?.rows).toBeGreaterThan(0);
    expect(counts?.rows[0]?.rows).toBe(counts?.rows[0]?.hashes);
  });

  it('waits for the migration of another start for longer than a query may take', async () => {
    const other = new pg.Client({ connectionString: databaseUrl() });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE drizzle.__drizzle_migrations IN ACCESS EXCLUSIVE MODE');
    const start = openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrl(), queryTimeoutMs: 100 });
    await new Promise((resolve) => setTimeout(resolve, 100 + CLIENT_LIMIT_MARGIN_MS + 500));
    await other.query('COMMIT');
    await other.end();
    await (await start).close();
  });

  it('refuses a database in SQL_ASCII', async () => {
    await asAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await asAdministrator(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    await expect(openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrl() })).rejects.toThrow(/SQL_ASCII/);
  });

  it('refuses a database whose LC_CTYPE does not support Persian letters', async () => {
    await asAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await asAdministrator(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`);
    await expect(openDatabase({ dataDir: tmpdir(), databaseUrl: databaseUrl() })).rejects.toThrow(/LC_CTYPE/);
  });

  it('ends a statement over its limit with 57014 as PGlite does', async () => {
    const database = await openTestDatabase({ queryTimeoutMs: 200 });
    const slow = database.db.execute(sql`SELECT pg_sleep(5)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    await database.close();
  });

  it('recovers after the server ended its connections, also one inside a transaction', async () => {
    const database = await openTestDatabase();
    const cut = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      await database.db.execute(cut);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.execute(sql`SELECT 1`);
    });
    await expect(transaction).rejects.toThrow();
    await database.ping();
    await database.close();
  });
});

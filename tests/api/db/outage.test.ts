import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../src/server/db/open-database.ts';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';
import { isDatabaseUnavailable } from '../../../src/server/db/sql-state.ts';
import { temporaryFolder } from './database-processes.ts';
import { onPglite, onPostgres } from './engine-under-test.ts';
import { startPostgresProxy } from './postgres-proxy.ts';

const POOL_SIZE = 10;
const ENDLESS_QUERY = sql`SELECT count(*) FROM generate_series(1, 100000000000)`;

const emptyTransaction = (database: Database): Promise<unknown> =>
  database.db.transaction((tx) => tx.execute(sql`SELECT 1`));

const outcomeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'works',
    (error) => (isDatabaseUnavailable(error) ? 'unavailable' : String(error)),
  );

describe.runIf(onPglite)('PGlite whose directory is away for a while', () => {
  it('answers "unavailable", also to a BEGIN, and recovers', { timeout: 60_000 }, async () => {
    const dataDir = temporaryFolder();
    const database = await openDatabase({ dataDir, snapshot: await prepareSnapshot(), queryTimeoutMs: 300 });
    onTestFinished(() => database.close());
    // Killed inside a transaction: the session stays in the pool, and the next BEGIN needs the engine again.
    await expect(database.db.transaction((tx) => tx.execute(ENDLESS_QUERY))).rejects.toThrow();
    const control = join(dataDir, 'pglite', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    const during = await Promise.all([1, 2, 3].map(() => outcomeOf(emptyTransaction(database))));
    renameSync(`${control}.away`, control);
    expect(during).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await expect.poll(() => outcomeOf(emptyTransaction(database))).toBe('works');
  });
});

/** A file system of 90 MB; undefined if this user may not mount one. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

function fillUp(file: string): void {
  const block = Buffer.alloc(256 * 1024);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch {
    // The disk is full now, as intended.
  }
}

describe.runIf(onPglite)('PGlite on a full disk', () => {
  it.each([
    ['of data', sql`INSERT INTO filler SELECT repeat(md5(n::text), 100) FROM generate_series(1, 5000) AS n`],
    ['of WAL', sql`SELECT pg_logical_emit_message(false, 'x', repeat('y', 1000000))`],
  ])('loses no acknowledged row for lack %s, says so, and recovers', { timeout: 60_000 }, async (_, waste) => {
    const disk = smallDisk();
    if (!disk) return;
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    const database = await openDatabase({ dataDir, snapshot: await prepareSnapshot() });
    onTestFinished(() => database.close());
    await database.db.execute(sql`CREATE TABLE filler (t text)`);
    await database.db.execute(sql`CREATE TABLE kept AS SELECT 0 AS n`);
    fillUp(join(disk, 'ballast'));
    let acknowledged = 0;
    let outcome = 'works';
    for (let n = 1; n <= 100 && outcome === 'works'; n += 1) {
      const insert = database.db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO kept VALUES (${n})`);
        await tx.execute(waste);
      });
      outcome = await outcomeOf(insert);
      if (outcome === 'works') acknowledged = n;
    }
    expect(outcome).toBe('unavailable');
    rmSync(join(disk, 'ballast'));
    await expect.poll(() => outcomeOf(emptyTransaction(database))).toBe('works');
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count, max(n) AS last FROM kept`);
    expect(rows).toEqual([{ count: acknowledged + 1, last: acknowledged }]);
  });
});

describe.runIf(onPostgres)('PostgreSQL whose connections break', () => {
  it('leaks no connection of the pool although every BEGIN failed', { timeout: 60_000 }, async () => {
    const proxy = await startPostgresProxy(process.env.TEST_DATABASE_URL ?? '');
    const database = await openDatabase({ dataDir: temporaryFolder(), databaseUrl: proxy.url });
    onTestFinished(() => database.close());
    const manyTransactions = (): Promise<string[]> =>
      Promise.all(Array.from({ length: POOL_SIZE * 2 }, () => outcomeOf(emptyTransaction(database))));
    expect(new Set(await manyTransactions())).toEqual(new Set(['works']));
    proxy.setBroken(true);
    expect(new Set(await manyTransactions())).toEqual(new Set(['unavailable']));
    proxy.setBroken(false);
    expect(new Set(await manyTransactions())).toEqual(new Set(['works']));
  });
});

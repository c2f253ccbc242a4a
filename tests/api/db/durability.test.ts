import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { PGLITE_POSTGRES_MAJOR } from '../../../src/server/db/pglite/cluster-dir.ts';
import { PglitePool, type PglitePoolOptions } from '../../../src/server/db/pglite/pglite-pool.ts';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';
import { copiedCluster, startDatabaseProcess, temporaryFolder } from './database-processes.ts';
import { onPglite } from './engine-under-test.ts';

const COMMITS = 10;
const KILLS = 8;
const LONGEST_LIFE_MS = 800;
const START_LIMIT_MS = 30_000;

/** pg_control's DBState, the third field: 1 = shut down, 6 = in production. */
const SHUT_DOWN = 1;
const IN_PRODUCTION = 6;
const clusterState = (dir: string): number => readFileSync(join(dir, 'global', 'pg_control')).readInt32LE(16);

function openPool(dir: string, options: Partial<PglitePoolOptions> = {}): PglitePool {
  const pool = new PglitePool({ dir, durable: true, queryTimeoutMs: 0, ...options });
  pool.on('error', () => {});
  onTestFinished(() => pool.close().catch(() => {}));
  return pool;
}

async function fsyncsOfCommits(durable: boolean): Promise<number> {
  const pool = openPool(await copiedCluster(), { durable });
  await pool.query('CREATE TABLE t (n integer)');
  const before = await pool.stats();
  for (let n = 0; n < COMMITS; n += 1) await pool.query('INSERT INTO t VALUES ($1)', [n]);
  return (await pool.stats()).fsyncs - before.fsyncs;
}

describe.runIf(onPglite)('a commit on PGlite', () => {
  it('syncs the WAL to disk before it is acknowledged', async () => {
    expect(await fsyncsOfCommits(true)).toBeGreaterThanOrEqual(COMMITS);
  });

  it('would not without the guard', async () => {
    expect(await fsyncsOfCommits(false)).toBe(0);
  });

  it('survives SIGKILL at any moment, from the first start on', { timeout: 120_000 }, async () => {
    const dataDir = temporaryFolder();
    let acknowledged = -1;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writer = await startDatabaseProcess(dataDir, 'write');
      // Every second process is killed while it starts, migrates or recovers, the others while they write.
      if (kill % 2 === 1) await writer.said((line) => line === '0' || Number(line) > 0);
      await sleep(Math.random() * LONGEST_LIFE_MS);
      await writer.kill();
      acknowledged = Math.max(acknowledged, ...writer.lines.filter((line) => /^\d+$/.test(line)).map(Number));
    }
    const start = Date.now();
    const database = await openDatabase({ dataDir, snapshot: await prepareSnapshot() });
    expect(Date.now() - start).toBeLessThan(START_LIMIT_MS);
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count, max(n) AS last FROM acknowledged`);
    await database.close();
    expect(acknowledged).toBeGreaterThan(0);
    const [found] = rows as { count: number; last: number }[];
    expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
    expect(found?.count).toBe((found?.last ?? 0) + 1);
  });
});

describe.runIf(onPglite)('close() on PGlite', () => {
  it('leaves a cluster that needs no recovery, where a killed engine leaves one in production', async () => {
    const dir = await copiedCluster();
    const pool = openPool(dir);
    await pool.query('CREATE TABLE t (n integer)');
    expect(clusterState(dir)).toBe(IN_PRODUCTION);
    await pool.close();
    expect(clusterState(dir)).toBe(SHUT_DOWN);
  });

  it('lets waiting queries finish', async () => {
    const pool = openPool(await copiedCluster());
    const waiting = Array.from({ length: 20 }, (_, n) => pool.query('SELECT $1::int AS n', [n]));
    await pool.close();
    expect((await Promise.all(waiting)).map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('releases the directory for the next opener, which finds the data', async () => {
    const dataDir = temporaryFolder();
    const snapshot = await prepareSnapshot();
    const first = await openDatabase({ dataDir, snapshot });
    await first.db.execute(sql`CREATE TABLE t AS SELECT 7 AS n`);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await second.db.execute(sql`SELECT n FROM t`)).rows).toEqual([{ n: 7 }]);
    await second.close();
  });
});

describe.runIf(onPglite)('WAL on PGlite', () => {
  const fill = async (checkpointBytes: number): Promise<{ checkpoints: number; segments: number }> => {
    const dir = await copiedCluster();
    const pool = openPool(dir, { durable: false, checkpointBytes });
    await pool.query('CREATE TABLE t (n integer, filler text)');
    for (let round = 0; round < 8; round += 1) {
      await pool.query(`INSERT INTO t SELECT n, repeat(md5(n::text), 20) FROM generate_series(1, 15000) AS n`);
    }
    const { checkpoints } = await pool.stats();
    const segments = readdirSync(join(dir, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    return { checkpoints, segments };
  };

  it('is checkpointed as it grows, and not without the guard', { timeout: 60_000 }, async () => {
    const guarded = await fill(16 * 1024 * 1024);
    const stock = await fill(Number.MAX_SAFE_INTEGER);
    expect(guarded.checkpoints).toBeGreaterThan(2);
    expect(stock.checkpoints).toBe(0);
  });
});

describe.runIf(onPglite)('the PGlite cluster', () => {
  it('is of the major version that the upgrade message names', async () => {
    expect(readFileSync(join(await copiedCluster(), 'PG_VERSION'), 'utf8').trim()).toBe(PGLITE_POSTGRES_MAJOR);
  });
});

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PglitePool, type PglitePoolOptions } from '../../../src/server/db/pglite/pglite-pool.ts';
import { sqlStateOf } from '../../../src/server/db/sql-state.ts';
import { copiedCluster } from './database-processes.ts';
import { onPglite } from './engine-under-test.ts';

const SHORT_LIMIT_MS = 700;
const SLOW_QUERY = 'SELECT count(*)::int AS count FROM generate_series(1, 5000000) AS n WHERE n % 7 = 0';
const ENDLESS_QUERY = 'SELECT count(*) FROM generate_series(1, 100000000000)';

async function openPool(options: Partial<PglitePoolOptions> = {}): Promise<PglitePool> {
  const pool = new PglitePool({ dir: await copiedCluster(), durable: false, queryTimeoutMs: 0, ...options });
  pool.on('error', () => {});
  onTestFinished(() => pool.close().catch(() => {}));
  await pool.host.open();
  return pool;
}

const stateOf = (promise: Promise<unknown>): Promise<string | undefined> => promise.then(() => 'no error', sqlStateOf);

describe.runIf(onPglite)('a slow query on PGlite', () => {
  it('lets the event loop turn while it runs', async () => {
    const pool = await openPool();
    await pool.query('SELECT 1');
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await pool.query(SLOW_QUERY);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });

  it('is ended over its limit with 57014, without losing acknowledged rows', async () => {
    const pool = await openPool({ queryTimeoutMs: 0, durable: true });
    await pool.query('CREATE TABLE t (n integer)');
    await pool.query('INSERT INTO t VALUES (1), (2)');
    pool.host.queryTimeoutMs = SHORT_LIMIT_MS;
    expect(await stateOf(pool.query(ENDLESS_QUERY))).toBe('57014');
    pool.host.queryTimeoutMs = 0;
    expect((await pool.query('SELECT count(*)::int AS count FROM t')).rows).toEqual([{ count: 2 }]);
  });

  it('is not ended without a limit', async () => {
    const pool = await openPool({ queryTimeoutMs: 0 });
    expect((await pool.query(SLOW_QUERY)).rows).toEqual([{ count: 714285 }]);
  });

  it('does not affect the queries that wait behind it', async () => {
    const pool = await openPool({ queryTimeoutMs: 0 });
    await pool.query('SELECT 1');
    pool.host.queryTimeoutMs = SHORT_LIMIT_MS;
    const slow = stateOf(pool.query(ENDLESS_QUERY));
    const behind = Array.from({ length: 5 }, (_, n) => pool.query('SELECT $1::int AS n', [n]));
    expect(await slow).toBe('57014');
    expect((await Promise.all(behind)).map(({ rows }) => rows[0].n)).toEqual([0, 1, 2, 3, 4]);
  });

  it('aborts its whole transaction, even if the caller continues', async () => {
    const pool = await openPool({ queryTimeoutMs: 0 });
    const db = drizzle(pool);
    await db.execute(sql`CREATE TABLE t (n integer)`);
    pool.host.queryTimeoutMs = SHORT_LIMIT_MS;
    const states: (string | undefined)[] = [];
    await db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO t VALUES (1)`);
      states.push(await stateOf(tx.execute(sql.raw(ENDLESS_QUERY))));
      states.push(await stateOf(tx.execute(sql`INSERT INTO t VALUES (2)`)));
      states.push(await stateOf(tx.execute(sql`ROLLBACK TO SAVEPOINT s`)));
    });
    expect(states).toEqual(['57014', '25P02', '25P02']);
    pool.host.queryTimeoutMs = 0;
    expect((await db.execute(sql`SELECT count(*)::int AS count FROM t`)).rows).toEqual([{ count: 0 }]);
  });

  it('leaves named statements usable afterwards', async () => {
    const pool = await openPool({ queryTimeoutMs: 0 });
    const client = await pool.connect();
    const named = { name: 'answer', text: 'SELECT $1::int AS n' };
    await client.query(named, [1]);
    pool.host.queryTimeoutMs = SHORT_LIMIT_MS;
    expect(await stateOf(client.query(ENDLESS_QUERY))).toBe('57014');
    pool.host.queryTimeoutMs = 0;
    expect((await client.query(named, [2])).rows).toEqual([{ n: 2 }]);
    client.release();
  });
});

describe.runIf(onPglite)('the one session of PGlite', () => {
  it('is exclusive to a transaction until its end', async () => {
    const pool = await openPool();
    const db = drizzle(pool);
    await db.execute(sql`CREATE TABLE t (n integer)`);
    const order: string[] = [];
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO t VALUES (1)`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.execute(sql`INSERT INTO t VALUES (2)`);
      order.push('transaction');
    });
    const seen = db.execute(sql`SELECT count(*)::int AS count FROM t`).then(({ rows }) => {
      order.push('query');
      return rows;
    });
    await transaction;
    expect(await seen).toEqual([{ count: 2 }]);
    expect(order).toEqual(['transaction', 'query']);
  });

  it('fails a query on the pool inside a transaction on it, and rolls that back, instead of hanging', async () => {
    const pool = await openPool({ waitLimitMs: 300 });
    const db = drizzle(pool);
    await db.execute(sql`CREATE TABLE t (n integer)`);
    const wrong = db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO t VALUES (1)`);
      await db.execute(sql`SELECT 1`);
    });
    await expect(wrong).rejects.toThrow();
    expect((await db.execute(sql`SELECT count(*)::int AS count FROM t`)).rows).toEqual([{ count: 0 }]);
  });

  it('is reset for the next client after a failed one', async () => {
    const pool = await openPool();
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("SET search_path = 'nowhere'");
    client.release(true);
    expect((await pool.query('SHOW search_path')).rows).toEqual([{ search_path: 'public' }]);
  });

  it('answers 57P03 for a directory that cannot be opened, and recovers when it can', async () => {
    const dir = await copiedCluster();
    const { renameSync } = await import('node:fs');
    const control = `${dir}/global/pg_control`;
    renameSync(control, `${control}.away`);
    const pool = new PglitePool({ dir, durable: false, queryTimeoutMs: 0 });
    onTestFinished(() => pool.close().catch(() => {}));
    expect(await stateOf(pool.query('SELECT 1'))).toBe('57P03');
    renameSync(`${control}.away`, control);
    await expect.poll(() => stateOf(pool.query('SELECT 1')), { interval: 300 }).toBe('no error');
  });
});

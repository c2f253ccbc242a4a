import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import { withRetry } from '../../../src/server/db/retry.ts';
import { isDatabaseUnavailable, sqlStateOf } from '../../../src/server/db/sql-state.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { onPostgres } from './engine-under-test.ts';

const failure = (code: string): Error => new Error('query failed', { cause: Object.assign(new Error(code), { code }) });

describe('withRetry', () => {
  it.each(['40001', '40P01'])('retries on %s until it succeeds', async (code) => {
    const fn = vi
      .fn(async () => 'done')
      .mockRejectedValueOnce(failure(code))
      .mockRejectedValueOnce(failure(code));
    expect(await withRetry(fn)).toBe('done');
    expect(fn).toHaveBeenCalledTimes(3);
  });

  it('throws any other error at once', async () => {
    const fn = vi.fn(async () => 'done').mockRejectedValueOnce(failure('23505'));
    await expect(withRetry(fn)).rejects.toThrow('query failed');
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('gives up after the last attempt', async () => {
    const fn = vi.fn(async () => Promise.reject(failure('40001')));
    await expect(withRetry(fn, 3)).rejects.toThrow('query failed');
    expect(fn).toHaveBeenCalledTimes(3);
  });
});

describe.runIf(onPostgres)('withRetry, on a real race', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.db.execute(sql`CREATE TABLE counters (id integer PRIMARY KEY, n integer NOT NULL)`);
    await database.db.execute(sql`INSERT INTO counters VALUES (1, 0)`);
  });
  afterAll(() => database.close());

  const increment = (): Promise<void> =>
    database.db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`SELECT n FROM counters WHERE id = 1`);
        await tx.execute(sql`UPDATE counters SET n = ${(rows[0]?.n ?? 0) + 1} WHERE id = 1`);
      },
      { isolationLevel: 'serializable' },
    );

  it('counts every one of 12 serializable increments, which collide without it', async () => {
    const bare = await Promise.allSettled(Array.from({ length: 12 }, increment));
    const failed = bare.filter((result) => result.status === 'rejected');
    expect(failed.map(({ reason }) => sqlStateOf(reason))).toContain('40001');
    await database.db.execute(sql`UPDATE counters SET n = 0`);
    await Promise.all(Array.from({ length: 12 }, () => withRetry(increment, 30)));
    expect((await database.db.execute(sql`SELECT n FROM counters`)).rows).toEqual([{ n: 12 }]);
  });
});

describe('isDatabaseUnavailable', () => {
  it.each(['57P01', '57P02', '57P03', '53100', '53300', '08006'])('is true for SQLSTATE %s', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(true);
  });

  it('is true for a refused or broken connection and for a pool without a free one', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(isDatabaseUnavailable(refused)).toBe(true);
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it.each(['23505', '22P02', '42601', '40001'])('is false for SQLSTATE %s', (code) => {
    expect(isDatabaseUnavailable(failure(code))).toBe(false);
  });
});

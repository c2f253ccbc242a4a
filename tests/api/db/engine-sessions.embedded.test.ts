import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PglitePool } from '../../../src/server/db/pglite/pglite-pool.ts';
import { SessionPool } from '../../../src/server/db/pglite/session-pool.ts';
import { serveSession, sessionAt } from '../../../src/server/db/pglite/session-port.ts';
import { sqlStateOf } from '../../../src/server/db/sql-state.ts';
import { copiedCluster } from './database-processes.ts';
import { onPglite } from './engine-under-test.ts';

const ENDLESS_QUERY = 'SELECT count(*) FROM generate_series(1, 100000000000)';

/** The pool of the engine's owner, and one behind a message port. */
async function openPools() {
  const owner = new PglitePool({ dir: await copiedCluster(), durable: false, queryTimeoutMs: 0 });
  const { port1, port2 } = new MessageChannel();
  serveSession(owner.host.session(), port1);
  const other = new SessionPool(sessionAt(port2));
  for (const pool of [owner, other]) pool.on('error', () => {});
  onTestFinished(async () => {
    port2.close();
    await owner.close();
  });
  await owner.query('CREATE TABLE t (n integer)');
  return { owner, other, leave: () => port2.close() };
}

const COUNT = 'SELECT count(*)::int AS count FROM t';

describe.runIf(onPglite)('two users of the engine', () => {
  it('wait for the end of each other’s transactions', async () => {
    const { owner, other } = await openPools();
    const client = await other.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO t VALUES (1)');
    const seen = owner.query(COUNT);
    await client.query('INSERT INTO t VALUES (2)');
    await client.query('COMMIT');
    client.release();
    expect((await seen).rows).toEqual([{ count: 2 }]);
    expect((await other.query(COUNT)).rows).toEqual([{ count: 2 }]);
  });

  it('may give their prepared statements the same names', async () => {
    const { owner, other } = await openPools();
    for (const turn of [1, 2]) {
      expect((await owner.query({ name: 'same', text: 'SELECT $1::int + 10 AS n' }, [turn])).rows).toEqual([
        { n: turn + 10 },
      ]);
      expect((await other.query({ name: 'same', text: 'SELECT $1::int + 20 AS n' }, [turn])).rows).toEqual([
        { n: turn + 20 },
      ]);
    }
  });

  it('get the other’s errors with their codes', async () => {
    const { other } = await openPools();
    expect(await other.query('SELECT * FROM missing').catch(sqlStateOf)).toBe('42P01');
    expect((await other.query(COUNT)).rows).toEqual([{ count: 0 }]);
  });

  it('lose the open transaction of one that leaves, and nothing else', async () => {
    const { owner, other, leave } = await openPools();
    await owner.query('INSERT INTO t VALUES (1)');
    const client = await other.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO t VALUES (2)');
    const seen = owner.query(COUNT);
    leave();
    expect((await seen).rows).toEqual([{ count: 1 }]);
  });

  it('both go on after the engine of one was ended', async () => {
    const { owner, other } = await openPools();
    await other.query(COUNT);
    owner.host.queryTimeoutMs = 300;
    expect(await owner.query(ENDLESS_QUERY).catch(sqlStateOf)).toBe('57014');
    owner.host.queryTimeoutMs = 0;
    expect((await owner.query(COUNT)).rows).toEqual([{ count: 0 }]);
    expect(await other.query(COUNT).catch(sqlStateOf)).toBe('57P02');
    expect((await other.query(COUNT)).rows).toEqual([{ count: 0 }]);
  });
});

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PglitePool } from '../../../src/server/db/pglite/pglite-pool.ts';
import { copiedCluster } from '../../api/db/database-processes.ts';

const LONGEST_GAP_MS = 500;
const SLOW_QUERY = 'SELECT count(*)::int AS count FROM generate_series(1, 5000000) AS n WHERE n % 7 = 0';

async function openPool(): Promise<PglitePool> {
  const pool = new PglitePool({ dir: await copiedCluster(), durable: false, queryTimeoutMs: 0 });
  pool.on('error', () => {});
  onTestFinished(() => pool.close().catch(() => {}));
  await pool.host.open();
  return pool;
}

/** The longest block of the event loop during a task, and the task's duration. */
async function measureGap(task: () => Promise<unknown>): Promise<{ gapMs: number; tookMs: number }> {
  let gapMs = 0;
  let last = performance.now();
  const start = last;
  const look = (): void => {
    const now = performance.now();
    gapMs = Math.max(gapMs, now - last);
    last = now;
  };
  const timer = setInterval(look, 5);
  await task();
  look();
  clearInterval(timer);
  return { gapMs, tookMs: performance.now() - start };
}

describe('a slow query on PGlite', () => {
  it('does not block the event loop, which stock PGlite does', async () => {
    const pool = await openPool();
    await pool.query('SELECT 1');
    const ours = await measureGap(() => pool.query(SLOW_QUERY));
    const stockEngine = await PGlite.create({ fs: new NodeFS(await copiedCluster()) });
    const stock = await measureGap(() => stockEngine.query(SLOW_QUERY));
    await stockEngine.close();
    expect(ours.gapMs).toBeLessThan(LONGEST_GAP_MS);
    expect(stock.gapMs).toBeGreaterThan(stock.tookMs / 2);
    expect(ours.tookMs).toBeGreaterThan(ours.gapMs * 3);
  });
});

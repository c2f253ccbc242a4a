import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { createAppDeps } from '../../../src/server/app-deps.ts';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { databasePulse } from '../../../src/server/platform/health.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { onPostgres } from '../db/engine-under-test.ts';
import { startPostgresProxy } from '../db/postgres-proxy.ts';

const CACHED = '/api/v1/suppliers';
const UNCACHED_LIMIT_MS = 2_500;

async function openAppBehindProxy() {
  const own = await openTestDatabase();
  onTestFinished(() => own.close());
  const [{ name }] = (await own.db.execute<{ name: string }>('SELECT current_database() AS name')).rows as [
    { name: string },
  ];
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const proxy = await startPostgresProxy(url.href);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: proxy.url });
  onTestFinished(() => database.close());
  const ping = () => database.ping();
  const deps = createAppDeps({
    db: database.db,
    env: parseEnv({}),
    log: pino({ level: 'silent' }),
    ping,
    databaseAnswers: databasePulse(ping),
    revision: { maxAgeMs: 0, patienceMs: 100 },
  });
  return { app: createApp(deps), proxy };
}

const timed = async (work: () => Response | Promise<Response>) => {
  const startedAt = performance.now();
  const { status } = await work();
  return { status, ms: performance.now() - startedAt };
};

describe.runIf(onPostgres)('a database that hangs', () => {
  it('delays no cached answer, and fails the others soon', { timeout: 60_000 }, async () => {
    const { app, proxy } = await openAppBehindProxy();
    expect((await app.request(CACHED)).status).toBe(200);
    proxy.setHanging(true);
    expect((await timed(() => app.request(CACHED))).status).toBe(200);
    const again = await timed(() => app.request(CACHED));
    expect(again.status).toBe(200);
    expect(again.ms).toBeLessThan(1_000);
    const uncached = await timed(() => app.request(`${CACHED}?sort=items`));
    expect(uncached.status).toBe(503);
    expect(uncached.ms).toBeLessThan(UNCACHED_LIMIT_MS);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    proxy.setHanging(false);
    await expect.poll(async () => (await app.request(`${CACHED}?sort=items`)).status, { timeout: 10_000 }).toBe(200);
  });
});

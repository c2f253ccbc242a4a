import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../../src/server/app.ts';
import { createAppDeps } from '../../../../src/server/app-deps.ts';
import { openDatabase } from '../../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../../src/server/env.ts';
import { databasePulse } from '../../../../src/server/platform/http/health.ts';
import { openTestDatabase } from '../../../setup/test-database.ts';
import { onPostgres } from '../../db/engine-under-test.ts';
import { startPostgresProxy } from '../../db/postgres-proxy.ts';

const CACHED = '/api/v1/suppliers';

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
  return { app: createApp(deps), proxy, db: database.db };
}

describe.runIf(onPostgres)('a database that hangs', () => {
  it('delays no cached answer, and fails the others soon', { timeout: 60_000 }, async () => {
    const { app, proxy, db } = await openAppBehindProxy();
    expect((await app.request(CACHED)).status).toBe(200);
    proxy.setHanging(true);
    let isQueryWaiting = true;
    const end = () => {
      isQueryWaiting = false;
    };
    db.execute(sql`SELECT 1`).then(end, end);
    for (const time of [1, 2]) expect((await app.request(CACHED)).status, `time ${time}`).toBe(200);
    expect((await app.request(`${CACHED}?sort=items`)).status).toBe(503);
    expect(isQueryWaiting).toBe(true);
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    proxy.setHanging(false);
    await expect.poll(async () => (await app.request(`${CACHED}?sort=items`)).status).toBe(200);
  });
});

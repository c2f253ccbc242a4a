import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import { limitRate } from '../../../../src/server/platform/http/rate-limit.ts';

function buildApp(options: { keysMax?: number } = {}) {
  const clock = { ms: 0 };
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.use(limitRate({ burst: 3, perSecond: 0.5, keyOf: (c) => c.req.header('who'), now: () => clock.ms, ...options }));
  app.get('/', (c) => c.text('ok'));
  const ask = async (who?: string) => app.request('/', { headers: who ? { who } : {} });
  return { clock, ask };
}

describe('limitRate', () => {
  it('refuses requests over the burst with 429 and Retry-After', async () => {
    const { ask, clock } = buildApp();
    for (let time = 0; time < 3; time++) expect((await ask('a')).status).toBe(200);
    const refused = await ask('a');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    clock.ms = 2000;
    expect((await ask('a')).status).toBe(200);
    expect((await ask('a')).status).toBe(429);
  });

  it('does not accumulate more than the burst, and does not penalise retries', async () => {
    const { ask, clock } = buildApp();
    for (let time = 0; time < 9; time++) await ask('a');
    clock.ms = 1_000_000;
    const statuses = [];
    for (let time = 0; time < 5; time++) statuses.push((await ask('a')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('counts each key separately, and exempts requests without one', async () => {
    const { ask } = buildApp();
    for (let time = 0; time < 4; time++) await ask('a');
    expect((await ask('b')).status).toBe(200);
    for (let time = 0; time < 9; time++) expect((await ask()).status).toBe(200);
  });

  it('tells long keys apart, though it keeps none of them whole', async () => {
    const { ask } = buildApp();
    const long = 'x'.repeat(10_000);
    for (let time = 0; time < 4; time++) await ask(`${long}1`);
    expect((await ask(`${long}1`)).status).toBe(429);
    expect((await ask(`${long}2`)).status).toBe(200);
  });

  it('bounds the number of keys and evicts the least recently used', async () => {
    const { ask } = buildApp({ keysMax: 4 });
    for (const who of ['b', 'c', 'd', 'a', 'a', 'a', 'e']) await ask(who);
    expect((await ask('a')).status).toBe(429);
  });
});

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { databasePulse, healthRoutes } from '../../../../src/server/platform/http/health.ts';
import { Metrics } from '../../../../src/server/platform/http/metrics.ts';
import { onError, onNotFound } from '../../../../src/server/platform/http/problem-response.ts';

function build() {
  const metrics = new Metrics();
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(metrics.measure());
  app.route('/', metrics.routes());
  app.route(
    '/api/v1',
    new Hono().get('/products/:id', (c) => c.text(c.req.param('id'))),
  );
  app.get('/fail', (c) => {
    throw new Error(c.req.path);
  });
  return { app, metrics, scrape: async () => (await app.request('/metrics')).text() };
}

describe('GET /metrics', () => {
  it('counts requests by route pattern, never by the ids in them', async () => {
    const { app, scrape } = build();
    for (const id of ['1', '2', '3']) await app.request(`/api/v1/products/${id}`);
    expect(await scrape()).toContain(
      'http_request_duration_seconds_count{route="/api/v1/products/:id",method="GET",status="200"} 3',
    );
  });

  it('puts all unknown paths in one series, and failures under their status', async () => {
    const { app, scrape } = build();
    for (const path of ['/wp-admin', '/.env', '/fail']) await app.request(path);
    const text = await scrape();
    expect(text).toContain('_count{route="unmatched",method="GET",status="404"} 2');
    expect(text).toContain('_count{route="/fail",method="GET",status="500"} 1');
    expect(text).not.toContain('wp-admin');
  });

  it('counts cache events and process metrics', async () => {
    const { metrics, scrape } = build();
    const count = metrics.cacheCounter('public');
    count('hit');
    count('hit');
    count('miss');
    const text = await scrape();
    expect(text).toContain('answer_cache_events_total{cache="public",event="hit"} 2');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('renders them once for all who ask within a second', async () => {
    const { app, scrape } = build();
    const first = await scrape();
    await app.request('/fail');
    expect(await scrape()).toBe(first);
  });

  it('separates the metrics of two apps in one process', async () => {
    const first = build();
    await first.app.request('/api/v1/products/1');
    expect(await build().scrape()).not.toContain('products');
  });
});

describe('the pulse of the database', () => {
  /** Keeps the event loop from turning. */
  const stall = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  const answerBy = (port: MessagePort) => new Promise<void>((resolve) => port.once('message', () => resolve()));

  it('is there when the event loop stalls while the answer waits to be read', async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = databasePulse(async () => {
      const answer = answerBy(port1);
      port2.postMessage('here');
      await answer;
    })();
    // Longer than the pulse waits: its timer is due before the answer is read.
    stall(1_500);
    expect(await answered).toBe(true);
    port1.close();
  });

  it('is missing when the database says nothing or fails', async () => {
    expect(await databasePulse(() => new Promise(() => {}))()).toBe(false);
    expect(await databasePulse(() => Promise.reject(new Error('down')))()).toBe(false);
  });
});

describe('GET /readyz', () => {
  const statusOf = async (path: string, ping: () => Promise<void>, draining = false) =>
    (await healthRoutes({ ping, isDraining: () => draining, pingTimeoutMs: 50 }).request(path)).status;

  it('is 200 while the database answers', async () => {
    expect(await statusOf('/readyz', async () => {})).toBe(200);
  });

  it('is 503 if the database fails or hangs, or the server is draining', async () => {
    expect(await statusOf('/readyz', () => Promise.reject(new Error('down')))).toBe(503);
    expect(await statusOf('/readyz', () => new Promise(() => {}))).toBe(503);
    expect(await statusOf('/readyz', async () => {}, true)).toBe(503);
  });

  it('does not affect /healthz', async () => {
    expect(await statusOf('/healthz', () => Promise.reject(new Error('down')), true)).toBe(200);
  });
});

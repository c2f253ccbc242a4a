import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageDeps } from '../../../../src/contract/drawn-page.ts';
import type { Problem } from '../../../../src/contract/problem.ts';
import { createApp } from '../../../../src/server/app.ts';
import { type AppDeps, createAppDeps } from '../../../../src/server/app-deps.ts';
import { writeCatalog } from '../../../../src/server/catalog/ingest/write-catalog.ts';
import { pageDrawer } from '../../../../src/server/pages/draw-page.ts';
import { pageRoutes } from '../../../../src/server/pages/page-routes.ts';
import { PageTemplate } from '../../../../src/server/pages/template.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import type { ReadFor } from '../../../../src/server/platform/http/read-worker/worker-messages.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';

const CATALOG = '/api/v1/supplierproducts/catalog';
const from = (address: string) => ({
  incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } },
});

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  const catalog = newCatalog();
  const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
  const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'پمپ آب' });
  buildOffer(catalog, { baseProductKey });
  await writeCatalog(test.db, catalog);
});

afterAll(() => test.close());

/** A server on the same database that computes for no client, and its cache. */
function withoutBudget(): AppDeps {
  const { db, env, log, ping } = test.deps;
  const workLimits = { burstMs: 0, refillMs: 0.001, patienceMs: 20 };
  return createAppDeps({ db, env, log, ping, workLimits, revision: { maxAgeMs: 0, patienceMs: 30_000 } });
}

describe('what a client asks for', () => {
  it('is computed once, whatever it adds to the address', async () => {
    const deps = withoutBudget();
    const app = createApp(deps);
    const [first, ...others] = await Promise.all(
      ['?size=24', '?size=024', '?utm_source=x&size=24', `?size=24&${'x'.repeat(500)}=1`, '?_=1&size=24&_=2'].map(
        async (query) => (await app.request(CATALOG + query)).headers.get('etag'),
      ),
    );
    expect(others).toEqual(Array(4).fill(first));
    const metrics = await (await app.request('/metrics')).text();
    expect(metrics).toContain('answer_cache_events_total{cache="public",event="miss"} 1');
  });

  it('is refused in Persian with the time to wait if it must be computed beyond its budget; what is cached is not', async () => {
    const app = createApp(withoutBudget());
    await app.request(CATALOG);
    expect((await app.request(`${CATALOG}?utm_source=x`, {}, from('192.0.2.1'))).status).toBe(200);
    for (const path of [`${CATALOG}?size=7`, '/api/v1/announcements', '/sitemaps/products-1.xml']) {
      const refused = await app.request(path, {}, from('192.0.2.1'));
      expect([refused.status, Number(refused.headers.get('retry-after')) >= 1], path).toEqual([429, true]);
      const problem = (await refused.json()) as Problem;
      expect(problem).toMatchObject({ code: 'budget_spent', status: 429 });
      expect(problem.message).toMatch(/نشانی/);
    }
  });
});

describe('a page that is not cached', () => {
  let dir: string;
  let template: PageTemplate;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'rasteh-template-'));
    await mkdir(join(dir, '.vite'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, '.vite/manifest.json'), '{}');
    await writeFile(join(dir, 'index.html'), '<!doctype html><!--head--><div id="root"><!--app--></div><!--state-->');
    template = await PageTemplate.load(dir);
  });

  afterAll(() => rm(dir, { recursive: true }));

  function build(deps: AppDeps) {
    const draw = vi.fn(async (path: string, { fetch }: PageDeps) => {
      await fetch(`http://in-process${CATALOG}`);
      return { kind: 'page' as const, status: 200, head: '', body: path, state: '', routeIds: [], error: undefined };
    });
    const pages = {
      template,
      buildId: 'build-1',
      draw,
      drawShell: () => '<p>پوسته</p>',
      addressOf: (path: string) => path.replace(/[?&]utm_\w+=[^&]*/, ''),
    };
    const api = createApp(deps);
    const drawPage = pageDrawer(deps, pages, api);
    const reader = { draw: (path: string, { client }: ReadFor) => drawPage(path, client) };
    const app = new Hono<AppEnv>();
    app.onError(onError);
    app.use(async (c, next) => {
      c.set('log', pino({ level: 'silent' }));
      await next();
    });
    app.route('/', pageRoutes(deps, pages, reader));
    return { app, draw };
  }

  it('is drawn once with its reads, whatever parameters it does not read', async () => {
    const { app, draw } = build(test.deps);
    for (const query of ['', '?utm_source=x', '?utm_medium=y'])
      expect((await app.request(`/ai${query}`, {}, from('192.0.2.1'))).status).toBe(200);
    expect(draw.mock.calls.map(([path]) => path)).toEqual(['/ai']);
  });

  it('is the shell with 503 for a client beyond its budget, and nothing for a crawler', async () => {
    const { app, draw } = build(withoutBudget());
    const refused = await app.request('/ai', {}, from('192.0.2.1'));
    expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([503, true]);
    expect([refused.headers.get('cache-control'), await refused.text()]).toEqual([
      'no-store',
      expect.stringContaining('پوسته'),
    ]);
    const crawler = await app.request('/ai', { headers: { 'user-agent': 'Googlebot/2.1' } }, from('192.0.2.1'));
    expect([crawler.status, await crawler.text()]).toEqual([503, '']);
    expect(draw).not.toHaveBeenCalled();
  });
});

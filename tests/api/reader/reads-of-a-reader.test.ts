import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { createApp } from '../../../src/server/app.ts';
import { createAppDeps } from '../../../src/server/app-deps.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../src/server/env.ts';
import type { Reader } from '../../../src/server/platform/http/read-worker/read-worker.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { startTestReader } from '../../setup/test-reader.ts';

const CATALOG = '/api/v1/supplierproducts/catalog';
const VALVES = ['شیر توپی', 'شیر کشویی', 'شیر پروانه‌ای'];

let database: Database;
let reader: Reader;
let withReader: ReturnType<typeof createApp>;
let alone: ReturnType<typeof createApp>;
let categoryId: string;
let productId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  reader = startTestReader(database);
  const given = { db: database.db, env: parseEnv({}), log: pino({ level: 'silent' }), ping: database.ping };
  const revision = { maxAgeMs: 0, patienceMs: 30_000 };
  // On a busy machine, reads wait longer for a slot beside the writes than the gate allows by default.
  const workLimits = { turnPatienceMs: 60_000 };
  withReader = createApp(createAppDeps({ ...given, revision, workLimits, reader }));
  alone = createApp(createAppDeps({ ...given, revision, workLimits }));
  await offer(VALVES);
  const page = (await (await alone.request(CATALOG)).json()) as ProductsPage;
  categoryId = page.items[0]?.categoryId ?? '';
  productId = page.items[0]?.id ?? '';
});

afterAll(async () => {
  await reader.close();
  await database.close();
});

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'شیر' });

async function offer(titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title });
    buildOffer(catalog, { baseProductKey });
  }
  await writeCatalog(database.db, catalog);
}

async function ask(app: typeof alone, path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  const text = (await response.text()).replace(/"traceId":"[^"]+"/, '"traceId":""');
  return { status: response.status, headers, text };
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('a read that a reader computes', () => {
  it('is answered as without one, byte for byte: found, missing, refused, posted, HEAD and 304', async () => {
    const { headers } = await ask(alone, CATALOG);
    const asked: [path: string, init?: RequestInit, status?: number][] = [
      [CATALOG],
      [`${CATALOG}?categoryId=${categoryId}&facets=true`],
      [`${CATALOG}?q=شیر توپی`],
      [`/api/v1/supplierproducts/${productId}/catalog`],
      ['/api/v1/searches/counts?q=شیر'],
      ['/api/v1/searches/suggestions?q=شیر ت'],
      ['/api/v1/categories?size=1'],
      ['/api/v1/unitofmeasurements'],
      [`/api/v1/categories/${categoryId}/suppliers`, posted({ properties: [] })],
      [`/api/v1/supplierproducts/${categoryId}/catalog`, {}, 404],
      [`${CATALOG}?categoryId=${productId}`, {}, 404],
      [`${CATALOG}?size=0`, {}, 400],
      [`${CATALOG}?size=1`, { method: 'HEAD' }],
      [CATALOG, { headers: { 'if-none-match': headers.etag ?? '' } }, 304],
    ];
    for (const [path, init, status = 200] of asked) {
      const expected = await ask(alone, path, init);
      expect([path, expected.status]).toEqual([path, status]);
      expect(await ask(withReader, path, init), path).toEqual(expected);
    }
  });

  it('shows what was written before it was asked for', async () => {
    const titles = ['شیر یک‌طرفه', 'شیر فشارشکن', 'شیر اطمینان'];
    for (const [before, title] of titles.entries()) {
      await offer([title]);
      const { items } = JSON.parse((await ask(withReader, `${CATALOG}?q=${title}`)).text) as ProductsPage;
      expect(items.map((item) => item.title)).toEqual([title]);
      const { text } = await ask(withReader, CATALOG);
      expect((JSON.parse(text) as ProductsPage).totalCount).toBe(VALVES.length + before + 1);
    }
  });

  it('says the same id in its problem and in its header', async () => {
    const response = await withReader.request(`/api/v1/supplierproducts/${categoryId}/catalog`);
    const { traceId } = (await response.json()) as { traceId: string };
    expect(response.headers.get('x-request-id')).toBe(traceId);
  });

  it('is answered beside transactions that write', async () => {
    const writes = Array.from({ length: 5 }, (_, n) => offer([`پمپ ${n}`]));
    const reads = Array.from({ length: 20 }, (_, n) => ask(withReader, `${CATALOG}?size=${n + 1}`));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
    await Promise.all(writes);
  });
});

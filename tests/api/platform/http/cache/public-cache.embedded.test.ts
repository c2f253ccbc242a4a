import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { FairLru } from '../../../../../src/server/platform/http/cache/fair-lru.ts';
import { PublicCache } from '../../../../../src/server/platform/http/cache/public-cache.ts';
import { validate } from '../../../../../src/server/platform/http/validate.ts';

const listQuery = z.object({
  a: z.union([z.string(), z.array(z.string())]).optional(),
  b: z.string().optional(),
  page: z.string().regex(/^\d+$/).transform(Number).optional(),
});

const text = 'پمپ سانتریفیوژ '.repeat(200);

function build(options: { maxBytes?: number } = {}) {
  const state = { revision: 1, text, status: 200 as 200 | 404 };
  const events: string[] = [];
  const compute = vi.fn(async () => state.text);
  const cache = new PublicCache({
    dataRevision: { current: async () => state.revision, currentNow: () => undefined },
    onEvent: (event) => events.push(event),
    ...options,
  });
  const app = new Hono();
  app.all('/list', validate('query', listQuery), cache.publicRead(), async (c) =>
    c.json({ text: await compute() }, state.status),
  );
  app.get('/cookie', cache.publicRead(), async (c) => c.json({ text: await compute() }, 200, { 'set-cookie': 'a=b' }));
  app.get('/fail', cache.publicRead(), async (c) => {
    await compute();
    throw new Error(c.req.path);
  });
  app.onError((_error, c) => c.text('failed', 500));
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { app, cache, compute, events, get, state };
}

const etagOf = (response: Response) => response.headers.get('etag') ?? '';

describe('publicRead', () => {
  it('computes once and answers the same again', async () => {
    const { get, compute, events } = build();
    const first = await get('/list?a=1');
    const second = await get('/list?a=1');
    expect(await first.json()).toEqual({ text });
    expect(await second.json()).toEqual({ text });
    expect(second.headers.get('content-type')).toBe('application/json');
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(second.headers.get('vary')).toBe('Accept-Encoding');
    expect(compute).toHaveBeenCalledTimes(1);
    expect(events).toEqual(['miss', 'hit']);
  });

  it('computes again when the data has changed', async () => {
    const { get, compute, state } = build();
    const before = etagOf(await get('/list'));
    state.revision = 2;
    state.text = 'new';
    const after = await get('/list');
    expect(await after.json()).toEqual({ text: 'new' });
    expect(etagOf(after)).not.toBe(before);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('reuses the ETag if a new revision did not change the content', async () => {
    const { get, compute, state } = build();
    const before = etagOf(await get('/list'));
    state.revision = 2;
    expect((await get('/list', { 'if-none-match': before })).status).toBe(304);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('answers 304 without a body if If-None-Match names it in any coding, weak or in a list', async () => {
    const { get } = build();
    const coded = etagOf(await get('/list', { 'accept-encoding': 'br' }));
    const plain = etagOf(await get('/list'));
    expect(coded).not.toBe(plain);
    for (const known of [plain, coded, `W/${plain}`, `"other", ${coded}`, '*']) {
      const response = await get('/list', { 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(etagOf(response)).toBe(plain);
    }
    expect((await get('/list', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('sends the coding that the client prefers', async () => {
    const { get } = build();
    const brotli = await get('/list', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const brotliBytes = Buffer.from(await brotli.arrayBuffer());
    expect(JSON.parse(brotliDecompressSync(brotliBytes).toString())).toEqual({ text });
    expect(brotli.headers.get('content-length')).toBe(String(brotliBytes.length));

    const gzip = await get('/list', { 'accept-encoding': 'gzip;q=1, br;q=0.1' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString())).toEqual({ text });
  });

  it('does not compress a small answer', async () => {
    const { get, state } = build();
    state.text = 'small';
    expect((await get('/list', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  it('computes once for concurrent requests', async () => {
    const { get, compute, events } = build();
    const answers = await Promise.all(Array.from({ length: 30 }, () => get('/list')));
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
    expect(compute).toHaveBeenCalledTimes(1);
    expect(events.filter((event) => event === 'coalesced')).toHaveLength(29);
  });

  it('caches only a 200: no errors and no answers with a cookie', async () => {
    const { get, compute, state, cache } = build();
    state.status = 404;
    expect((await get('/list')).status).toBe(404);
    expect((await get('/list')).status).toBe(404);
    expect((await get('/fail')).status).toBe(500);
    expect((await get('/cookie')).headers.get('set-cookie')).toBe('a=b');
    expect((await get('/cookie')).status).toBe(200);
    expect(compute).toHaveBeenCalledTimes(5);
    expect(cache.bytes).toBe(0);
  });

  it('gives each concurrent request its own failure', async () => {
    const { get } = build();
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/fail')));
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  });

  it('answers HEAD with headers only', async () => {
    const { app } = build();
    const response = await app.request('/list', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(JSON.stringify({ text }))));
    expect(await response.text()).toBe('');
  });

  it('passes writes through', async () => {
    const { app, compute } = build();
    await app.request('/list', { method: 'POST' });
    await app.request('/list', { method: 'POST' });
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('counts the bytes of a compressed form once it exists', async () => {
    const { get, cache } = build();
    await get('/list');
    const plainBytes = cache.bytes;
    const coded = await get('/list', { 'accept-encoding': 'br' });
    expect(cache.bytes - plainBytes).toBe(Number(coded.headers.get('content-length')));
  });

  it('stays within its byte limit', async () => {
    const { get, cache } = build({ maxBytes: 20_000 });
    for (let page = 0; page < 40; page += 1) await get(`/list?page=${page}`, { 'accept-encoding': 'br' });
    expect(cache.bytes).toBeGreaterThan(5_000);
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  });
});

describe('the key of a public read', () => {
  it('ignores the order of names but not of one name’s values', async () => {
    const { get, events } = build();
    for (const query of ['b=2&a=1', 'a=1&b=2', 'a=1&a=2', 'a=2&a=1', 'a=2']) await get(`/list?${query}`);
    expect(events).toEqual(['miss', 'hit', 'miss', 'miss', 'miss']);
  });

  it('ignores names that the call does not know, and how a value or an id is written', async () => {
    const { get, events } = build();
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    for (const query of ['page=1', 'page=01', 'utm_source=x&page=1', 'page=1&_=123', '&page=%31'])
      await get(`/list?${query}`);
    for (const written of [id, id.toUpperCase()]) await get(`/list?b=${written}`);
    expect(events).toEqual(['miss', 'hit', 'hit', 'hit', 'hit', 'miss', 'hit']);
  });

  it('stays short for a long query', async () => {
    const { get, cache } = build();
    await get(`/list?a=${'x'.repeat(9000)}`);
    expect(cache.bytes).toBeLessThan(JSON.stringify({ text }).length * 2 + 100);
  });

  it('refuses to be made before the query is validated', async () => {
    const cache = new PublicCache({ dataRevision: { current: async () => 1, currentNow: () => 1 } });
    const app = new Hono();
    app.onError((error, c) => c.text(error.message, 500));
    app.get('/', cache.publicRead(), validate('query', listQuery), (c) => c.text('ok'));
    expect(await (await app.request('/?a=1')).text()).toContain('must come after validate');
  });
});

describe('FairLru of one client', () => {
  it('evicts the least recently used entry first', () => {
    const lru = new FairLru<string>(30);
    lru.set('a', 'A', 10);
    lru.set('b', 'B', 10);
    lru.set('c', 'C', 10);
    lru.get('a');
    lru.set('d', 'D', 10);
    expect([lru.get('a'), lru.get('b'), lru.get('c'), lru.get('d')]).toEqual(['A', undefined, 'C', 'D']);
    expect(lru.bytes).toBe(30);
  });

  it('counts growth and replacement, and ignores a value larger than its limit', () => {
    const lru = new FairLru<string>(30);
    lru.set('a', 'A', 10);
    lru.grow('a', 5);
    lru.set('a', 'A2', 12);
    expect(lru.bytes).toBe(12);
    lru.set('b', 'B', 31);
    expect(lru.get('b')).toBeUndefined();
    lru.grow('a', 30);
    expect(lru.bytes).toBe(0);
  });
});

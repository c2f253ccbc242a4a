import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressDist } from '../../../../scripts/compress-dist.ts';
import { problem } from '../../../../src/contract/problem.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import { loadStaticFiles, staticFiles } from '../../../../src/server/platform/http/static-files.ts';

const CODE = 'export const x = "سلام";\n'.repeat(100);
let root: string;
let app: Hono<AppEnv>;

function write(path: string, content: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rasteh-static-'));
  write('new/index.html', '<!doctype html>');
  write('new/assets/app-B2.js', CODE);
  write('new/.vite/manifest.json', '{}');
  write('new/sw.js', CODE);
  write('new/manifest.webmanifest', '{"name":"راسته"}');
  write('new/fonts/vazirmatn.woff2', 'font bytes');
  write('new/icons/mark.svg', `<svg>${'<path/>'.repeat(200)}</svg>`);
  write('old/assets/app-A1.js', 'old code');
  write('old/sw.js', 'old worker');
  write('old/old-page.txt', 'old page');
  write('secret.txt', 'secret');
  await compressDist(join(root, 'new'));
  app = new Hono<AppEnv>();
  app.onError(onError);
  app.use(staticFiles(await loadStaticFiles([join(root, 'new'), join(root, 'old')])));
  app.all('*', (c) => c.html('<!doctype html>the page'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('compressDist', () => {
  it('writes both forms of files that they shrink, and none of others', () => {
    expect(readdirSync(join(root, 'new/assets')).sort()).toEqual(['app-B2.js', 'app-B2.js.br', 'app-B2.js.gz']);
    expect(readdirSync(join(root, 'new/fonts'))).toEqual(['vazirmatn.woff2']);
    expect(readdirSync(join(root, 'new'))).not.toContain('manifest.webmanifest.gz');
  });
});

describe('staticFiles', () => {
  it('serves a hashed asset as immutable', async () => {
    const response = await get('/assets/app-B2.js');
    expect(await response.text()).toBe(CODE);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('sends the form compressed at build time', async () => {
    const response = await get('/assets/app-B2.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(CODE);
  });

  it('answers a missing asset with a 404 problem, never with a page', async () => {
    const response = await get('/assets/none.js');
    expect(response.status).toBe(404);
    expect(problem.parse(await response.json()).code).toBe('not_found');
  });

  it('serves the assets of earlier builds, and nothing else of them', async () => {
    expect(await (await get('/assets/app-A1.js')).text()).toBe('old code');
    expect(await (await get('/sw.js')).text()).toBe(CODE);
    expect(await (await get('/old-page.txt')).text()).toContain('the page');
  });

  it('makes browsers revalidate the worker each time', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 304 to a client that has the file', async () => {
    const etag = (await get('/icons/mark.svg')).headers.get('etag') ?? '';
    const response = await get('/icons/mark.svg', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/fonts/vazirmatn.woff2', 'font/woff2'],
    ['/icons/mark.svg', 'image/svg+xml'],
  ])('gives %s its type', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it('does not serve the page template and the compressed forms', async () => {
    for (const path of ['/index.html', '/.vite/manifest.json', '/assets/app-B2.js.br'])
      expect(await (await get(path)).text()).not.toContain(CODE);
    for (const path of ['/index.html', '/.vite/manifest.json'])
      expect(await (await get(path)).text()).toContain('the page');
    expect((await get('/assets/app-B2.js.br')).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
  ])('does not leave its directory for %s', async (path) => {
    expect(await (await get(path)).text()).not.toBe('secret');
  });

  describe('ranges', () => {
    const PATH = '/fonts/vazirmatn.woff2';
    it.each([
      ['bytes=0-3', 'font', '0-3'],
      ['bytes=5-', 'bytes', '5-9'],
      ['bytes=-5', 'bytes', '5-9'],
      ['bytes=5-900', 'bytes', '5-9'],
    ])('answers %s with the part', async (range, text, part) => {
      const response = await get(PATH, { range });
      expect(response.status).toBe(206);
      expect(await response.text()).toBe(text);
      expect(response.headers.get('content-range')).toBe(`bytes ${part}/10`);
      expect(response.headers.get('content-length')).toBe(String(text.length));
    });

    it.each(['bytes=10-', 'bytes=-0'])('refuses %s, which begins behind the end', async (range) => {
      const response = await get(PATH, { range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */10');
    });

    it.each(['items=0-3', 'bytes=3-1', 'bytes=0-1,3-4', 'bytes=', 'bytes=a-b'])('ignores %s', async (range) => {
      const response = await get(PATH, { range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('font bytes');
      expect(response.headers.get('accept-ranges')).toBe('bytes');
    });

    it('sends the whole file if it is another one than the parts before', async () => {
      const etag = (await get(PATH)).headers.get('etag') ?? '';
      expect((await get(PATH, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
      expect((await get(PATH, { range: 'bytes=0-3', 'if-range': '"another"' })).status).toBe(200);
    });
  });

  it('passes writes on', async () => {
    expect(await (await app.request('/sw.js', { method: 'POST' })).text()).toContain('the page');
  });
});

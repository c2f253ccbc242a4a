import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { type App, createApp } from '../../../src/server/app.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { helpEntries } from '../../../src/server/content/help/help.table.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { WorkGate } from '../../../src/server/platform/work/work-gate.ts';
import { PackedParts } from '../../../src/server/sitemap/packed-parts.ts';
import { sitemapKinds } from '../../../src/server/sitemap/sitemap-kinds.ts';
import { planKind } from '../../../src/server/sitemap/sitemap-plan.ts';
import { streamPart } from '../../../src/server/sitemap/stream-part.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const SITE_URL = 'https://rasteh.example';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OFFERS = 1_203;
const W3C_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

interface Entry {
  loc: string;
  lastmod?: string;
}

/** Parses a sitemap file; fails if the XML is malformed or has elements outside the protocol. */
function readSitemap(xml: string, root: 'urlset' | 'sitemapindex'): Entry[] {
  const item = root === 'urlset' ? 'url' : 'sitemap';
  const allowed: Record<string, string> = { [root]: '', [item]: root, loc: item, lastmod: item };
  const entries: Entry[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri }) => {
    expect([name, uri, open.at(-1) ?? '']).toEqual([name, NAMESPACE, allowed[name]]);
    if (name === item) entries.push({ loc: '' });
    open.push(name);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const name = open.at(-1);
    const entry = entries.at(-1);
    if (entry && (name === 'loc' || name === 'lastmod')) entry[name] = (entry[name] ?? '') + text;
  });
  parser.write(xml).close();
  return entries;
}

describe('the sitemap', () => {
  let test: TestApp;
  let app: App;

  const open = (indexable: boolean) =>
    createApp({ ...test.deps, env: parseEnv({ SITE_URL, SITE_INDEXABLE: String(indexable) }) });
  const text = async (path: string) => (await app.request(path)).text();
  const parts = async () =>
    readSitemap(await text('/sitemap.xml'), 'sitemapindex').map(({ loc }) => new URL(loc).pathname);
  const entriesOf = async (part: string) => readSitemap(await text(part), 'urlset');
  const addresses = async () => (await Promise.all((await parts()).map(entriesOf))).flat().map(({ loc }) => loc);

  beforeAll(async () => {
    test = await openTestApp();
    const catalog = newCatalog();
    const machines = buildCategory(catalog, { name: 'ماشین' });
    const pumps = buildCategory(catalog, { name: 'پمپ و "شیر" <صنعتی> & اتصال', parentKey: machines.key });
    buildCategory(catalog, { name: 'بی‌کالا' });
    buildCategory(catalog, { name: 'بسته' });
    const base = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'پمپ ۵۰–۲۰۰' });
    const supplier = buildSupplier(catalog, { name: 'صنایع پمپ‌سازی' });
    for (let number = 0; number < OFFERS; number++)
      buildOffer(catalog, { baseProductKey: base.key, supplierKey: supplier.key });
    const suspended = buildSupplier(catalog, { name: 'کنار گذاشته' });
    buildOffer(catalog, { key: 'of-suspended', baseProductKey: base.key, supplierKey: suspended.key });
    buildOffer(catalog, { key: 'hidden', baseProductKey: base.key, supplierKey: supplier.key });
    await writeCatalog(test.db, catalog);
    await test.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.name, 'کنار گذاشته'));
    await test.db.update(supplierProducts).set({ status: 'archived' }).where(eq(supplierProducts.sourceKey, 'hidden'));
    await test.db.update(categories).set({ isActive: false }).where(eq(categories.name, 'بسته'));
    await test.db
      .insert(helpEntries)
      .values({ id: uuidv7(), uniqueId: 'product-list.filters', title: 'صافی‌ها', body: [], position: 0 });
    await bumpPublicRevision(test.db);
    app = open(true);
  });

  afterAll(() => test.close());

  it("lists a part for each kind with rows, on this site's origin", async () => {
    const index = readSitemap(await text('/sitemap.xml'), 'sitemapindex');
    expect(index.map(({ loc }) => loc)).toEqual(
      ['pages', 'categories', 'parts', 'products', 'suppliers', 'help'].map(
        (kind) => `${SITE_URL}/sitemaps/${kind}-1.xml`,
      ),
    );
    for (const { lastmod } of index.slice(1)) expect(lastmod).toMatch(W3C_TIME);
  });

  it('has every public page once and no other', async () => {
    const all = await addresses();
    expect(new Set(all).size).toBe(all.length);
    const startingWith = (path: string) => all.filter((url) => url.startsWith(SITE_URL + path)).length;
    expect(all).toContain(`${SITE_URL}/`);
    expect(startingWith('/category/categoryType/')).toBe(4);
    // One is closed; one has no products and therefore no list page; the page of one without others below it is its list.
    expect(startingWith('/category/01')).toBe(2);
    expect(startingWith('/products/category/')).toBe(2);
    expect(startingWith('/products/base-product/')).toBe(1);
    expect(startingWith('/products/01')).toBe(OFFERS);
    expect(startingWith('/supplier/')).toBe(1);
    for (const path of ['/contents', '/faq', '/videos', '/help/product-list.filters'])
      expect(all).toContain(SITE_URL + path);
    expect(all).toHaveLength(1 + 4 + 3 + 2 + 2 + 1 + OFFERS + 1 + 1);
  });

  it('writes percent-encoded addresses, equal to the canonical links, with lastmod', async () => {
    const [category] = await entriesOf('/sitemaps/categories-1.xml');
    expect(category?.loc).toMatch(/^[\x21-\x7e]+$/);
    const [product] = await entriesOf('/sitemaps/products-1.xml');
    expect(decodeURI(product?.loc ?? '')).toMatch(/\/پمپ-50-200$/);
    for (const part of await parts()) {
      if (part.includes('pages')) continue;
      for (const { lastmod } of await entriesOf(part)) expect(lastmod).toMatch(W3C_TIME);
    }
  });

  it('includes rows that were added after it was planned', async () => {
    const before = (await entriesOf('/sitemaps/products-1.xml')).length;
    await test.db.update(supplierProducts).set({ status: 'shown' }).where(eq(supplierProducts.sourceKey, 'hidden'));
    await bumpPublicRevision(test.db);
    expect(await entriesOf('/sitemaps/products-1.xml')).toHaveLength(before + 1);
    await test.db.update(supplierProducts).set({ status: 'archived' }).where(eq(supplierProducts.sourceKey, 'hidden'));
    await bumpPublicRevision(test.db);
  });

  it('splits a large kind into parts that contain each row once', async () => {
    // 100 addresses per row: 400 rows per part, hidden ones included.
    const planned = await planKind(test.db, 'products', { ...sitemapKinds.products, pathsPerRow: 100 });
    expect(planned.map(({ name }) => name)).toEqual(['products-1', 'products-2', 'products-3', 'products-4']);
    const found: string[][] = [];
    for (const part of planned) {
      let xml = '';
      for await (const piece of streamPart(test.db, SITE_URL, part)) xml += piece;
      found.push(readSitemap(xml, 'urlset').map(({ loc }) => loc));
    }
    expect(found.map((part) => part.length > 0 && part.length <= 400)).toEqual([true, true, true, true]);
    expect(found.flat()).toHaveLength(OFFERS);
    expect(new Set(found.flat()).size).toBe(OFFERS);
  });

  it.each(['/sitemap.xml', '/sitemaps/pages-1.xml', '/sitemaps/products-1.xml', '/robots.txt'])(
    'answers HEAD and If-None-Match for %s, in little when it is packed',
    async (path) => {
      const whole = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
      const body = Buffer.from(await whole.arrayBuffer());
      const plain = await text(path);
      if (whole.headers.get('content-encoding') === 'gzip') expect(gunzipSync(body).toString()).toBe(plain);
      else expect(body.length).toBeLessThan(1_000);
      const head = await app.request(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
        200,
        whole.headers.get('content-type'),
        '',
      ]);
      const etag = whole.headers.get('etag') ?? '';
      expect(whole.headers.get('cache-control')).toContain('max-age=600');
      expect((await app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    },
  );

  it('compresses a long part', async () => {
    const packed = await app.request('/sitemaps/products-1.xml', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const size = (await packed.arrayBuffer()).byteLength;
    expect(size).toBeLessThan((await text('/sitemaps/products-1.xml')).length / 3);
  });

  it('reads a part once for all who ask for it, until the data changes', async () => {
    let read = 0;
    const packed = new PackedParts(new WorkGate());
    const ask = (version: string) =>
      packed.read({ name: 'products-1', version, client: '1.1.1.1' }, async function* () {
        read += 1;
        yield 'اول';
        await Promise.resolve();
        yield 'دوم';
      });
    const answers = await Promise.all([ask('1'), ask('1'), ask('1')]);
    for (const bytes of [...answers, await ask('1')]) expect(gunzipSync(bytes).toString()).toBe('اولدوم');
    expect(read).toBe(1);
    await ask('2');
    expect(read).toBe(2);
  });

  it('answers with the failure of the database, and asks it again for the next', async () => {
    const packed = new PackedParts(new WorkGate());
    const part = { name: 'products-1', version: '1', client: undefined };
    const failing = packed.read(part, async function* () {
      yield 'اول';
      throw new Error('no database');
    });
    await expect(failing).rejects.toThrow('no database');
    expect(
      gunzipSync(
        await packed.read(part, async function* () {
          yield 'اول';
        }),
      ).toString(),
    ).toBe('اول');
  });

  it.each(['/sitemaps/products-2.xml', '/sitemaps/contents-1.xml', '/sitemaps/products-1.xml.gz', '/sitemaps/'])(
    'has no %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  describe('/robots.txt', () => {
    it('names the sitemap and disallows private, unbounded and non-page addresses', async () => {
      const lines = (await text('/robots.txt')).split('\n');
      expect(lines).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
      for (const path of ['/api/', '/connect/', '/profile', '/users/', '/search', '/*?*filters='])
        expect(lines).toContain(`Disallow: ${path}`);
      expect(lines).not.toContain('Disallow: /');
    });

    it('allows every address of the sitemap', async () => {
      const closed = [...(await text('/robots.txt')).matchAll(/^Disallow: (\/[^*\n]*)$/gm)].map(
        (match) => match[1] ?? '',
      );
      const paths = (await addresses()).map((url) => new URL(url).pathname);
      expect(paths.filter((path) => closed.some((one) => path.startsWith(one)))).toEqual([]);
    });

    it('disallows a site that is not indexable, which still has a sitemap', async () => {
      const hidden = open(false);
      expect(await (await hidden.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
      const sitemap = await hidden.request('/sitemap.xml');
      expect([sitemap.status, sitemap.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    });
  });
});

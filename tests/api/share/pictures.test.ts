import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARE_PICTURE } from '../../../src/core/pages/share-picture.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { onError } from '../../../src/server/platform/http/problem-response.ts';
import { loadStaticFiles } from '../../../src/server/platform/http/static-files.ts';
import { shareRoutes } from '../../../src/server/share/routes.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { buildPage } from '../../factories/pages.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const GLYPHS =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="product" viewBox="0 0 24 24" stroke="currentColor"><path d="M2 2h20"/></symbol></svg>';

let app: TestApp;
let site: Hono;
let drawn: { id: string; baseId: string; supplierId: string };
let plain: string;

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const hostile = '<b>&"\u202e'.repeat(30) + 'x'.repeat(200);
  const drawing = { kind: 'ballBearing' as const, dims: { d: 25, D: 52, B: 15 } };
  const base = buildBaseProduct(catalog, { title: 'بلبرینگ 6205-2Z', drawing });
  buildOffer(catalog, { baseProductKey: base.key });
  buildOffer(catalog, {
    baseProductKey: buildBaseProduct(catalog, { title: hostile }).key,
    priceType: 'onRequest',
    prices: [],
  });
  await writeCatalog(app.db, catalog);
  const offers = await app.db
    .select({
      id: supplierProducts.id,
      supplierId: supplierProducts.supplierId,
      baseId: baseProducts.id,
      title: baseProducts.title,
    })
    .from(supplierProducts)
    .innerJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId));
  const [first] = offers.filter(({ title }) => title.includes('6205'));
  const [second] = offers.filter(({ title }) => !title.includes('6205'));
  if (!first || !second) throw new Error('no offers');
  drawn = first;
  plain = second.id;
  const dist = mkdtempSync(join(tmpdir(), 'rasteh-share-'));
  writeFileSync(join(dist, 'glyphs.svg'), GLYPHS);
  site = new Hono().route('/share', shareRoutes(app.deps, { files: loadStaticFiles([dist]) }));
  site.onError(onError as never);
});
afterAll(() => app.close());

const pictureOf = async (path: string): Promise<Buffer> => {
  const response = await site.request(`/share/${path}`);
  expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
};

describe('the picture of a link', () => {
  it('is a PNG of its own for the site, an offer, its part, its supplier and an article', async () => {
    const article = await buildPage(app.db, { title: 'نگه‌داری یاتاقان‌ها' });
    const paths = [
      'site.png',
      `product/${drawn.id}.png`,
      `base-product/${drawn.baseId}.png`,
      `supplier/${drawn.supplierId}.png`,
      `content/${article}.png`,
      `product/${plain}.png`,
    ];
    const pictures = [];
    for (const path of paths) {
      const picture = await pictureOf(path);
      expect(await sharp(picture).metadata(), path).toMatchObject({ format: 'png', ...SHARE_PICTURE });
      expect(picture.length, path).toBeLessThan(150_000);
      pictures.push(picture.toString('base64'));
    }
    expect(new Set(pictures).size).toBe(paths.length);
  });

  it('is made once, and anew when a price has changed', async () => {
    const path = `product/${drawn.id}.png`;
    const first = await pictureOf(path);
    expect(await pictureOf(path)).toEqual(first);
    const prices = [{ minQty: 1, amountRial: 7_770_000 }];
    await app.db.update(supplierProducts).set({ prices }).where(eq(supplierProducts.id, drawn.id));
    await app.db.transaction(bumpPublicRevision);
    expect((await pictureOf(path)).equals(first)).toBe(false);
  });

  it('is missing for what the public does not see, and for what is no object', async () => {
    const paths = [
      `product/${drawn.baseId}.png`,
      `supplier/${drawn.id}.png`,
      `content/${drawn.id}.png`,
      `product/${crypto.randomUUID()}.png`,
    ];
    for (const path of paths) expect((await site.request(`/share/${path}`)).status, path).toBe(404);
    for (const path of ['person/1.png', 'product/1.png', `product/${drawn.id}.svg`, `product/${drawn.id}`])
      expect((await site.request(`/share/${path}`)).status, path).toBeGreaterThanOrEqual(400);
    await app.db
      .update(suppliers)
      .set({ status: 'suspended' as never })
      .where(eq(suppliers.id, drawn.supplierId));
    await app.db.transaction(bumpPublicRevision);
    for (const path of [`product/${drawn.id}.png`, `supplier/${drawn.supplierId}.png`])
      expect((await site.request(`/share/${path}`)).status, path).toBe(404);
  });
});

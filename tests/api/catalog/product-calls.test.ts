import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseProduct, Product, ProductCard, ProductOffer } from '../../../src/contract/catalog/product.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const BASE = '/api/v1/supplierproducts';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

describe('product calls', () => {
  let app: TestApp;

  const offerOf = async (key: string) =>
    (await app.db.select().from(supplierProducts).where(eq(supplierProducts.sourceKey, key)))[0]?.id ?? '';

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const bearings = buildCategory(catalog, {
      name: 'بلبرینگ',
      properties: [
        { key: 'd', name: 'قطر داخلی', dataType: 'number', quantityId: 'Length', defaultUnitId: 'MilliM', isKey: true },
        {
          key: 'use',
          name: 'کاربرد',
          dataType: 'multiOption',
          options: [
            { key: 'pump', title: 'پمپ' },
            { key: 'motor', title: 'موتور' },
            { key: 'fan', title: 'فن' },
          ],
        },
      ],
    });
    const grooved = buildCategory(catalog, {
      name: 'شیار عمیق',
      parentKey: bearings.key,
      properties: [
        { key: 'sealed', name: 'آب‌بند', dataType: 'boolean', isKey: true },
        { key: 't', name: 'دمای کار', dataType: 'range', quantityId: 'Temperature', defaultUnitId: 'DEG_C' },
      ],
    });
    for (let bore = 10; bore <= 60; bore += 5) {
      for (const series of [62, 63]) {
        buildBaseProduct(catalog, {
          key: `${series}-${bore}`,
          categoryKey: grooved.key,
          title: `بلبرینگ ${series}${String(bore / 5).padStart(2, '0')}`,
          partNumbers: [`${series}${String(bore / 5).padStart(2, '0')}-2RS`],
          properties: [
            { propertyKey: 'd', value: bore, unitId: 'MilliM' },
            { propertyKey: 'sealed', bool: series === 62 },
            { propertyKey: 't', value: -20, maxValue: 110, unitId: 'DEG_C', note: 'با گریس' },
            { propertyKey: 'use', optionKeys: ['motor', 'pump'] },
          ],
          drawing: { kind: 'ballBearing', dims: { d: bore, D: bore * 2, B: 15 } },
        });
        const key = `${series}-${bore}`;
        buildOffer(catalog, { key, baseProductKey: key });
      }
    }
    const seller = buildSupplier(catalog, {
      name: 'گران‌فروش',
      contacts: [
        { type: 'email', value: 'sales@example.com' },
        { type: 'mobile', value: '09120000000' },
        { type: 'phone', value: '۰۲۱-۱۲۳۴۵۶۷' },
        { type: 'fax', value: '02100000000' },
      ],
    });
    buildOffer(catalog, {
      key: 'dear',
      baseProductKey: '62-25',
      supplierKey: seller.key,
      prices: [{ minQty: 1, amountRial: 9_000_000 }],
    });
    buildOffer(catalog, { key: 'asked', baseProductKey: '62-25', priceType: 'onRequest', prices: [] });
    await writeCatalog(app.db, catalog);
  });

  afterAll(() => app.close());

  describe('GET /{id}/catalog', () => {
    it('has the whole product with its values in the order of their definition', async () => {
      const { status, body } = await app.get<Product>(`${BASE}/${await offerOf('62-25')}/catalog`);
      expect(status).toBe(200);
      expect(body.properties.map((property) => property.name)).toEqual(['قطر داخلی', 'کاربرد', 'آب‌بند', 'دمای کار']);
      expect(body.properties[0]).toMatchObject({ value: 25, unit: { id: 'MilliM', symbol: 'mm' }, baseMin: 0.025 });
      expect(body.properties[1]?.options.map((option) => option.title)).toEqual(['پمپ', 'موتور']);
      expect(body.properties[2]?.boolValue).toBe(true);
      expect(body.properties[3]).toMatchObject({ value: -20, maxValue: 110, note: 'با گریس' });
      expect(body.properties[3]?.baseMin).toBeCloseTo(253.15, 9);
      expect(body.keyProperties.map((property) => property.name)).toEqual(['قطر داخلی', 'آب‌بند']);
      expect(body.breadcrumb.slice(1).map((one) => one.name)).toEqual(['بلبرینگ', 'شیار عمیق']);
      expect(body).toMatchObject({
        offersCount: 3,
        version: 1,
        partNumber: '6205-2RS',
        supplierCard: { itemsCount: 1 },
      });
      expect(body.drawing).toEqual({ kind: 'ballBearing', dims: { d: 25, D: 50, B: 15 } });
    });
  });

  describe('the numbers to call', () => {
    const phones = ['09120000000', '۰۲۱-۱۲۳۴۵۶۷'];
    it('come with a product', async () => {
      const { body } = await app.get<Product>(`${BASE}/${await offerOf('dear')}/catalog`);
      expect(body.phones).toEqual(phones);
    });

    it('come with every offer, those of its own supplier', async () => {
      const { body } = await app.get<ProductOffer[]>(`${BASE}/${await offerOf('62-25')}/byproduct`);
      expect(body.map((one) => one.phones)).toEqual([[], phones, []]);
    });
  });

  describe('GET /{id}/byproduct', () => {
    it('has every offer of the product: cheapest first, on request last', async () => {
      const ids = [await offerOf('62-25'), await offerOf('dear'), await offerOf('asked')];
      for (const id of ids) {
        const { body } = await app.get<ProductOffer[]>(`${BASE}/${id}/byproduct`);
        expect(body.map((one) => one.id)).toEqual(ids);
      }
    });
  });

  describe('a base product', () => {
    it('has its offers under its own id and under the id of each offer', async () => {
      const offer = await offerOf('62-25');
      const { body } = await app.get<Product>(`${BASE}/${offer}/catalog`);
      const byOffer = await app.get<ProductOffer[]>(`${BASE}/${offer}/byproduct`);
      expect((await app.get<ProductOffer[]>(`${BASE}/${body.baseProductId}/byproduct`)).body).toEqual(byOffer.body);
    });

    it('has what all offers share, and its slug', async () => {
      const { body: offer } = await app.get<Product>(`${BASE}/${await offerOf('dear')}/catalog`);
      const { body } = await app.get<BaseProduct>(`${BASE}/${offer.baseProductId}/baseproduct`);
      expect(body).toMatchObject({ title: 'بلبرینگ 6205', partNumbers: ['6205-2RS'], offersCount: 3 });
      expect(body.slug).toBe(offer.baseProductSlug);
      expect(body.properties).toEqual(offer.properties);
      expect(body.breadcrumb).toEqual(offer.breadcrumb);
      expect(body.imageUrl).toBe(offer.imageUrl);
    });

    it('without shown offers is found, without offers and values', async () => {
      const [base] = await app.db.select().from(baseProducts).where(eq(baseProducts.sourceKey, '63-55'));
      await app.db
        .update(supplierProducts)
        .set({ status: 'rejected' })
        .where(eq(supplierProducts.id, await offerOf('63-55')));
      await bumpPublicRevision(app.db);
      const { body } = await app.get<BaseProduct>(`${BASE}/${base?.id}/baseproduct`);
      expect(body).toMatchObject({ title: 'بلبرینگ 6311', offersCount: 0, properties: [] });
      expect((await app.get<ProductOffer[]>(`${BASE}/${base?.id}/byproduct`)).body).toEqual([]);
    });
  });

  describe('GET /{id}/related', () => {
    it('has at most twelve other products of the category, most shared key values first', async () => {
      const { body } = await app.get<ProductCard[]>(`${BASE}/${await offerOf('62-25')}/related`);
      expect(body).toHaveLength(12);
      expect(body.map((one) => one.title)).not.toContain('بلبرینگ 6205');
      expect(new Set(body.map((one) => one.title)).size).toBe(12);
      const titles = body.map((one) => one.title);
      expect(titles.slice(0, 2)).toEqual(expect.arrayContaining(['بلبرینگ 6204', 'بلبرینگ 6206']));
      expect(titles.find((title) => title.includes(' 63'))).toBe('بلبرینگ 6305');
    });
  });

  it('answers 404 for an unknown id or a hidden offer, and 400 for a malformed id', async () => {
    const hidden = await offerOf('63-60');
    await app.db.update(supplierProducts).set({ status: 'waiting' }).where(eq(supplierProducts.id, hidden));
    await bumpPublicRevision(app.db);
    for (const call of ['catalog', 'byproduct', 'baseproduct', 'related']) {
      for (const id of [UNKNOWN_ID, hidden]) {
        const message = 'کالا پیدا نشد.';
        expect(await app.get(`${BASE}/${id}/${call}`)).toMatchObject({ status: 404, body: { message } });
      }
      expect(await app.get(`${BASE}/not-an-id/${call}`)).toMatchObject({ status: 400, body: { field: 'id' } });
    }
  });

  it('neither counts nor lists a hidden offer', async () => {
    await app.db
      .update(supplierProducts)
      .set({ status: 'archived' })
      .where(and(eq(supplierProducts.id, await offerOf('dear'))));
    await bumpPublicRevision(app.db);
    const id = await offerOf('62-25');
    expect((await app.get<Product>(`${BASE}/${id}/catalog`)).body.offersCount).toBe(2);
    expect((await app.get<ProductOffer[]>(`${BASE}/${id}/byproduct`)).body).toHaveLength(2);
  });

  describe('GET /drawings/{id}.svg', () => {
    const urlOf = async (key: string) =>
      (await app.get<Product>(`${BASE}/${await offerOf(key)}/catalog`)).body.imageUrl ?? '';

    it('is immutable under its version, and must be revalidated without one', async () => {
      const url = await urlOf('62-30');
      const response = await app.app.request(url);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toContain('بلبرینگ 6206');
      for (const other of [url.replace('v=1', 'v=9'), url.split('?')[0] ?? '']) {
        const unversioned = await app.app.request(other);
        expect(unversioned.headers.get('cache-control')).toBe('no-cache');
        const etag = unversioned.headers.get('etag') ?? '';
        expect((await app.app.request(other, { headers: { 'if-none-match': etag } })).status).toBe(304);
      }
    });

    it('is rendered again when the product has changed', async () => {
      const url = await urlOf('62-35');
      const id = url.slice('/drawings/'.length, -'.svg?v=1'.length);
      await app.app.request(url);
      await app.db.update(baseProducts).set({ title: 'تازه', version: 2 }).where(eq(baseProducts.id, id));
      await bumpPublicRevision(app.db);
      expect(await urlOf('62-35')).toBe(`/drawings/${id}.svg?v=2`);
      const old = await app.app.request(url);
      expect(old.headers.get('cache-control')).toBe('no-cache');
      expect(await old.text()).toContain('تازه');
    });

    it('answers 404 without a drawing and 400 for an invalid file name', async () => {
      expect(await app.get(`/drawings/${UNKNOWN_ID}.svg`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await app.get('/drawings/x.png')).toMatchObject({ status: 400, body: { field: 'file' } });
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { Supplier, SupplierCard, SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { compareFolded } from '../../../src/core/text/persian.ts';
import { sortKey } from '../../../src/core/text/sort-key.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/suppliers';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

describe('supplier calls', () => {
  let app: TestApp;
  let pumps: string;

  const idOf = async (name: string) =>
    (await app.db.select().from(suppliers).where(eq(suppliers.name, name)))[0]?.id ?? '';
  const names = async (query: string) =>
    (await app.get<Page<SupplierCard>>(`${CALL}?${query}`)).body.items.map((one) => one.name);

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const category = buildCategory(catalog, { name: 'پمپ' });
    const base = buildBaseProduct(catalog, {
      categoryKey: buildCategory(catalog, { name: 'پمپ آب', parentKey: category.key }).key,
    });
    const elsewhere = buildBaseProduct(catalog, {
      categoryKey: buildCategory(catalog, { name: 'مشاوره', categoryType: 'ConsultingService' }).key,
    });
    buildSupplier(catalog, { name: 'بی‌کالا', city: 'یزد' });
    for (let number = 1; number <= 7; number++) {
      const supplier = buildSupplier(catalog, { name: 'صنایع پمپ‌سازی', city: 'اصفهان' });
      buildOffer(catalog, { baseProductKey: base.key, supplierKey: supplier.key });
    }
    const both = buildSupplier(catalog, {
      name: 'آذر تأسیسات',
      legalName: 'شرکت دانش‌بنیان آذر',
      city: 'اراك',
      certificates: ['ISO 9001'],
      licences: [{ type: 'پروانه', no: '12', from: '2024-01-01', to: '2027-01-01' }],
      contacts: [{ type: 'phone', value: '021-1' }],
    });
    for (const product of [base, base, elsewhere]) {
      buildOffer(catalog, { baseProductKey: product.key, supplierKey: both.key });
    }
    await writeCatalog(app.db, catalog);
    const [row] = await app.db.select().from(categories).where(eq(categories.name, 'پمپ'));
    pumps = row?.id ?? '';
  });

  afterAll(() => app.close());

  describe('GET /suppliers', () => {
    it('pages through every supplier once by name, equal names included, with the total', async () => {
      for (const query of ['', `?categoryId=${pumps}`, '?categoryType=Product']) {
        const all = await walkPages<SupplierCard>(app, `${CALL}${query}`, 2);
        const count = query === '' ? 9 : 8;
        expect(new Set(all.map((one) => one.id)).size).toBe(count);
        expect(all).toHaveLength(count);
        const keys = all.map((one) => sortKey(one.name));
        expect(keys).toEqual(keys.toSorted(compareFolded));
        expect((await app.get<Page<SupplierCard>>(`${CALL}${query}`)).body.totalCount).toBe(count);
      }
    });

    it('pages through every supplier once, most items first', async () => {
      for (const [query, count] of [
        ['?sort=items', 9],
        [`?sort=items&categoryId=${pumps}`, 8],
      ] as const) {
        const all = await walkPages<SupplierCard>(app, `${CALL}${query}`, 2);
        expect(new Set(all.map((one) => one.id)).size).toBe(count);
        const items = all.map((one) => one.itemsCount);
        expect(items).toEqual(items.toSorted((a, b) => b - a));
      }
    });

    it('refuses a cursor of another sort', async () => {
      const { body } = await app.get<Page<SupplierCard>>(`${CALL}?sort=items&size=2`);
      expect((await app.get(`${CALL}?size=2&cursor=${body.nextCursor}`)).status).toBe(400);
    });

    it('counts the items of the requested category', async () => {
      const itemsOf = async (query: string) =>
        (await app.get<Page<SupplierCard>>(`${CALL}?${query}`)).body.items.find((one) => one.name === 'آذر تأسیسات')
          ?.itemsCount;
      expect(await itemsOf('')).toBe(3);
      expect(await itemsOf(`categoryId=${pumps}`)).toBe(2);
      expect(await itemsOf('categoryType=ConsultingService')).toBe(1);
    });

    it('filters by city and by words of the name, in any spelling', async () => {
      expect(await names(`city=${encodeURIComponent('اراک')}`)).toEqual(['آذر تأسیسات']);
      expect(await names(`q=${encodeURIComponent('اذر تاس')}`)).toEqual(['آذر تأسیسات']);
      expect(await names(`q=${encodeURIComponent('دانشبنیان')}`)).toEqual(['آذر تأسیسات']);
      expect(await names(`q=${encodeURIComponent('پمپسازی')}`)).toHaveLength(7);
      expect(await names(`q=${encodeURIComponent('پمپ')}&city=${encodeURIComponent('یزد')}`)).toEqual([]);
    });

    it("filters by province, and names each supplier's categories", async () => {
      const { body } = await app.get<SuppliersPage>(
        `${CALL}?province=${encodeURIComponent('تهران')}&q=${encodeURIComponent('اذر')}`,
      );
      expect(body.items).toMatchObject([
        { name: 'آذر تأسیسات', categoryNames: ['پمپ', 'مشاوره'], categoriesCount: 2, licencesCount: 1 },
      ]);
      expect(await names(`province=${encodeURIComponent('فارس')}`)).toEqual([]);
      const consulting = await app.get<SuppliersPage>(`${CALL}?categoryType=ConsultingService`);
      expect(consulting.body.items.map((one) => one.categoryNames)).toEqual([['مشاوره']]);
    });

    it('has the places of the whole list, whatever place is requested', async () => {
      const city = encodeURIComponent('اراک');
      const { body } = await app.get<SuppliersPage>(`${CALL}?categoryType=Product&places=true&city=${city}`);
      expect(body.items).toHaveLength(1);
      expect(body.places).toEqual([
        { province: 'تهران', city: 'اراك', suppliersCount: 1 },
        { province: 'تهران', city: 'اصفهان', suppliersCount: 7 },
      ]);
      expect((await app.get<SuppliersPage>(`${CALL}?city=${city}`)).body.places).toBeUndefined();
    });

    it('counts the list on its first page only', async () => {
      const first = await app.get<SuppliersPage>(`${CALL}?size=2`);
      expect(first.body.totalCount).toBe(9);
      const next = await app.get<SuppliersPage>(`${CALL}?size=2&cursor=${first.body.nextCursor}`);
      expect(next.body.items).toHaveLength(2);
      expect(next.body.totalCount).toBeUndefined();
    });

    it('treats pattern and query characters as literal', async () => {
      for (const sign of ['%', '_', "'", '\\', '&', '|', '!', ':*', '(', "') or true --", 'آذر & !تأسیسات:*']) {
        const { status, body } = await app.get<Page<SupplierCard>>(`${CALL}?q=${encodeURIComponent(sign)}`);
        expect({ sign, status, count: body.items.length }).toEqual({
          sign,
          status: 200,
          count: sign.startsWith('آذر') ? 1 : 0,
        });
      }
    });

    it('names the invalid input and answers 404 for an unknown category', async () => {
      for (const [query, field] of [
        ['categoryId=x', 'categoryId'],
        ['categoryType=x', 'categoryType'],
        ['size=-1', 'size'],
        ['cursor=!', 'cursor'],
        [`city=${'a'.repeat(61)}`, 'city'],
      ]) {
        expect(await app.get(`${CALL}?${query}`)).toMatchObject({ status: 400, body: { field } });
      }
      expect((await app.get(`${CALL}?categoryId=${UNKNOWN_ID}`)).status).toBe(404);
    });
  });

  describe('GET /suppliers/{id}', () => {
    it('has the profile and its categories, most items first', async () => {
      const { body } = await app.get<Supplier>(`${CALL}/${await idOf('آذر تأسیسات')}`);
      expect(body).toMatchObject({
        legalName: 'شرکت دانش‌بنیان آذر',
        certificates: ['ISO 9001'],
        licences: [{ no: '12' }],
        contacts: [{ type: 'phone', value: '021-1' }],
        itemsCount: 3,
        itemsByType: [
          { categoryType: 'Product', itemsCount: 2 },
          { categoryType: 'ConsultingService', itemsCount: 1 },
        ],
      });
      expect(body.categories.map((one) => [one.name, one.itemsCount])).toEqual(
        expect.arrayContaining([
          ['پمپ', 2],
          ['پمپ آب', 2],
          ['مشاوره', 1],
        ]),
      );
      expect(body.categories.at(-1)?.name).toBe('مشاوره');
    });

    it('answers 404 for an unknown id and 400 for a malformed one', async () => {
      const message = 'تأمین‌کننده پیدا نشد.';
      expect(await app.get(`${CALL}/${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { message } });
      expect(await app.get(`${CALL}/1`)).toMatchObject({ status: 400, body: { field: 'id' } });
    });
  });

  it('hides a suspended supplier everywhere', async () => {
    const id = await idOf('بی‌کالا');
    await app.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, id));
    await bumpPublicRevision(app.db);
    expect(await names('')).not.toContain('بی‌کالا');
    expect((await app.get(`${CALL}/${id}`)).status).toBe(404);
  });

  it('answers 304 to a client that has it', async () => {
    const etag = (await app.app.request(CALL)).headers.get('etag') ?? '';
    expect((await app.app.request(CALL, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

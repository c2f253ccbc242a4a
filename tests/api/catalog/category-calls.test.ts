import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category, CategoryCard, CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import type { Page } from '../../../src/contract/page.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

describe('category calls', () => {
  let app: TestApp;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const pumps = buildCategory(catalog, {
      name: 'پمپ',
      scientificName: 'Pumps',
      synonyms: ['تلمبه'],
      properties: [
        { key: 'flow', name: 'دبی', dataType: 'number', quantityId: 'VolumeFlowRate', defaultUnitId: 'M3-PER-HR' },
        {
          key: 'body',
          name: 'جنس بدنه',
          dataType: 'option',
          options: [
            { key: 'iron', title: 'چدن' },
            { key: 'steel', title: 'فولاد' },
          ],
        },
      ],
    });
    const centrifugal = buildCategory(catalog, {
      name: 'سانتریفیوژ',
      parentKey: pumps.key,
      properties: [{ key: 'stages', name: 'تعداد طبقات', dataType: 'number' }],
    });
    for (const name of ['الف', 'ب', 'ج']) buildCategory(catalog, { name, parentKey: centrifugal.key });
    for (const [flow, option] of [
      [10, 'iron'],
      [20, 'iron'],
      [90, 'steel'],
    ] as const) {
      const base = buildBaseProduct(catalog, {
        categoryKey: centrifugal.key,
        properties: [
          { propertyKey: 'flow', value: flow, unitId: 'M3-PER-HR' },
          { propertyKey: 'body', optionKeys: [option] },
        ],
      });
      buildOffer(catalog, { baseProductKey: base.key });
    }
    await writeCatalog(app.db, catalog);
    for (const row of await app.db.select().from(categories)) ids[row.name] = row.id;
  });

  afterAll(() => app.close());

  describe('GET /categories', () => {
    it('pages through every category once, parents before children', async () => {
      const all = await walkPages<Category>(app, '/api/v1/categories', 2);
      expect(all).toHaveLength(9);
      expect(new Set(all.map((one) => one.id)).size).toBe(9);
      expect(all.map((one) => one.level)).toEqual(all.map((one) => one.level).toSorted());
    });

    it('filters by parent, type, ids and part of the name in any spelling', async () => {
      const names = async (query: string) =>
        (await app.get<Page<Category>>(`/api/v1/categories?${query}`)).body.items.map((one) => one.name);
      expect(await names(`parentId=${ids.سانتریفیوژ}`)).toEqual(['الف', 'ب', 'ج']);
      expect(await names('categoryType=ConsultingService')).toHaveLength(1);
      expect(await names(`ids=${ids.ب},${ids.ج}`)).toEqual(['ب', 'ج']);
      expect(await names(`q=${encodeURIComponent('سانتريف')}`)).toEqual(['سانتریفیوژ']);
      expect(await names('q=pump')).toEqual(['پمپ']);
      expect(await names(`q=${encodeURIComponent('تلمبه')}`)).toEqual(['پمپ']);
    });

    it('treats % and _ as literal characters', async () => {
      for (const sign of ['%25', '_', '%5C']) {
        expect((await app.get<Page<Category>>(`/api/v1/categories?q=${sign}`)).body.items).toEqual([]);
      }
    });

    it('names the invalid input', async () => {
      for (const [query, field] of [
        ['parentId=7', 'parentId'],
        ['categoryType=Food', 'categoryType'],
        ['size=0', 'size'],
        ['size=101', 'size'],
        ['cursor=abc', 'cursor'],
        ['q=', 'q'],
      ]) {
        const { status, body } = await app.get(`/api/v1/categories?${query}`);
        expect({ status, body }).toMatchObject({ status: 400, body: { field } });
      }
    });
  });

  it('GET /menu nests only two levels below the roots', async () => {
    const { body } = await app.get<CategoryTree[]>('/api/v1/categories/menu?categoryTypes=Product');
    expect(body).toHaveLength(1);
    expect(body[0]?.subcategories[0]?.name).toBe('پمپ');
    expect(body[0]?.subcategories[0]?.subcategories[0]).toMatchObject({ name: 'سانتریفیوژ', subcategories: [] });
    expect((await app.get<CategoryTree[]>('/api/v1/categories/menu')).body).toHaveLength(4);
  });

  it('GET /top-levels, children, breadcrumb and active follow the tree', async () => {
    const names = async (path: string) =>
      (await app.get<CategoryCard[]>(`/api/v1/categories/${path}`)).body.map((one) => one.name);
    expect(await names('top-levels')).toEqual(['پمپ']);
    expect(await names(`${ids.پمپ}/children`)).toEqual(['سانتریفیوژ']);
    expect((await names(`${ids.ب}/breadcrumb`)).slice(1)).toEqual(['پمپ', 'سانتریفیوژ', 'ب']);
    expect((await app.get(`/api/v1/categories/${ids.ب}/active`)).body).toEqual({
      id: ids.ب,
      isActive: true,
      reason: null,
    });
  });

  it('GET /items-count answers a category with its children', async () => {
    const { body } = await app.get(`/api/v1/categories/items-count?categoryId=${ids.پمپ}`);
    expect(body).toMatchObject([
      { categoryId: ids.پمپ, itemsCount: 3, supplierCount: 3 },
      { categoryId: ids.سانتریفیوژ, itemsCount: 3 },
    ]);
  });

  describe('GET /categories/{id}/properties', () => {
    const read = async (name: string) =>
      (await app.get<PropertyDefinition[]>(`/api/v1/categories/${ids[name]}/properties`)).body;

    it('has inherited properties first, with counts and limits of the shown products', async () => {
      const [flow, body, stages] = await read('سانتریفیوژ');
      expect(flow).toMatchObject({ name: 'دبی', defaultUnit: { id: 'M3-PER-HR' }, categoryId: ids.پمپ });
      expect(flow?.observedMin).toBeCloseTo(10 / 3600, 12);
      expect(flow?.observedMax).toBeCloseTo(90 / 3600, 12);
      expect(body?.options).toMatchObject([
        { title: 'چدن', itemsCount: 2 },
        { title: 'فولاد', itemsCount: 1 },
      ]);
      expect(stages).toMatchObject({ name: 'تعداد طبقات', observedMin: null, observedMax: null });
    });

    it('counts products below the category, and none in an empty one', async () => {
      expect((await read('پمپ'))[1]?.options.map((one) => one.itemsCount)).toEqual([2, 1]);
      expect((await read('ب'))[1]?.options.map((one) => one.itemsCount)).toEqual([0, 0]);
    });

    it('does not count a hidden offer', async () => {
      const [steel] = await app.db.select().from(supplierProducts).limit(1);
      await app.db.execute(`delete from category_products where product_id = '${steel?.id}'`);
      await bumpPublicRevision(app.db);
      const counts = (await read('سانتریفیوژ'))[1]?.options.map((one) => one.itemsCount) ?? [];
      expect(counts[0]).toBeDefined();
      expect(counts.reduce((sum, items) => sum + items, 0)).toBe(2);
    });
  });

  it('answers 404 for an unknown id and 400 for a malformed one', async () => {
    for (const path of ['', '/children', '/breadcrumb', '/active', '/properties', '/suppliers-with-catalog']) {
      const unknown = await app.get(`/api/v1/categories/${UNKNOWN_ID}${path}`);
      expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found', message: 'دسته پیدا نشد.' } });
      expect(await app.get(`/api/v1/categories/7${path}`)).toMatchObject({ status: 400, body: { field: 'id' } });
    }
  });

  it('shows a closed category in no list and says why its children are closed', async () => {
    await app.db
      .update(categories)
      .set({ isActive: false })
      .where(eq(categories.id, ids.سانتریفیوژ ?? ''));
    await bumpPublicRevision(app.db);
    expect((await app.get(`/api/v1/categories/${ids.پمپ}/children`)).body).toEqual([]);
    expect((await app.get(`/api/v1/categories/${ids.ب}/active`)).body).toMatchObject({
      isActive: false,
      reason: 'دستهٔ «سانتریفیوژ» بسته شده است.',
    });
  });

  it('answers 304 until the data changes', async () => {
    const path = '/api/v1/categories/top-levels';
    const etag = (await app.app.request(path)).headers.get('etag') ?? '';
    const again = await app.app.request(path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await app.db
      .update(categories)
      .set({ name: 'پمپ و کمپرسور' })
      .where(eq(categories.id, ids.پمپ ?? ''));
    await bumpPublicRevision(app.db);
    expect((await app.app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

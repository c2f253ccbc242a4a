import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { SupplierCard } from '../../../src/contract/suppliers/supplier.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { categoryProperties, propertyOptions } from '../../../src/server/catalog/property/property.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

describe('suppliers of a category', () => {
  let app: TestApp;
  let call: string;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const pumps = buildCategory(catalog, {
      name: 'پمپ',
      properties: [
        { key: 'flow', name: 'flow', dataType: 'range', quantityId: 'VolumeFlowRate', defaultUnitId: 'M3-PER-HR' },
        { key: 'size', name: 'size', dataType: 'number', quantityId: 'Length', defaultUnitId: 'MilliM' },
        { key: 'stages', name: 'stages', dataType: 'number' },
        { key: 'atex', name: 'atex', dataType: 'boolean' },
        { key: 'note', name: 'note', dataType: 'text' },
        {
          key: 'body',
          name: 'body',
          dataType: 'multiOption',
          options: ['iron', 'steel', 'bronze'].map((key) => ({ key, title: key })),
        },
      ],
    });
    const below = buildCategory(catalog, { name: 'پمپ آب', parentKey: pumps.key });
    const offers: [string, number, number, number, string[], boolean][] = [
      ['Alef', 10, 20, 25.4, ['iron'], false],
      ['Alef', 50, 60, 50, ['steel'], true],
      ['Be', 15, 40, 80, ['iron', 'bronze'], true],
      ['Jim', 100, 200, 100, ['steel'], false],
    ];
    for (const name of ['Alef', 'Be', 'Jim']) buildSupplier(catalog, { key: name, name });
    for (const [supplierKey, from, to, size, body, atex] of offers) {
      const base = buildBaseProduct(catalog, {
        categoryKey: below.key,
        properties: [
          { propertyKey: 'flow', value: from, maxValue: to, unitId: 'M3-PER-HR' },
          { propertyKey: 'size', value: size, unitId: 'MilliM' },
          { propertyKey: 'stages', value: size > 60 ? 2 : 1 },
          { propertyKey: 'atex', bool: atex },
          { propertyKey: 'body', optionKeys: body },
        ],
      });
      buildOffer(catalog, { key: `${supplierKey}-${size}`, baseProductKey: base.key, supplierKey });
    }
    await writeCatalog(app.db, catalog);
    for (const row of await app.db.select().from(categoryProperties)) ids[row.name] = row.id;
    for (const row of await app.db.select().from(propertyOptions)) ids[row.title] = row.id;
    const [category] = await app.db.select().from(categories).where(eq(categories.name, 'پمپ'));
    call = `/api/v1/categories/${category?.id}`;
  });

  afterAll(() => app.close());

  interface Filter {
    name: string;
    value?: number;
    maxValue?: number;
    measurementUnitId?: string;
    options?: string[];
  }

  const ask = (...filters: Filter[]) =>
    app.post<Page<SupplierCard>>(`${call}/suppliers`, {
      properties: filters.map(({ name, options, ...range }) => ({
        propertyId: ids[name] ?? UNKNOWN_ID,
        ...range,
        ...(options && { optionIds: options.map((option) => ids[option]) }),
      })),
    });
  const found = async (...filters: Filter[]) =>
    (await ask(...filters)).body.items.map((one) => [one.name, one.itemsCount]);

  it('GET suppliers-with-catalog has the suppliers of the category and below, page by page', async () => {
    const all = await walkPages<SupplierCard>(app, `${call}/suppliers-with-catalog`, 2);
    expect(all.map((one) => [one.name, one.itemsCount])).toEqual([
      ['Alef', 2],
      ['Be', 1],
      ['Jim', 1],
    ]);
  });

  describe('POST /categories/{id}/suppliers', () => {
    it('has all suppliers without filters', async () => {
      expect(await found()).toEqual([
        ['Alef', 2],
        ['Be', 1],
        ['Jim', 1],
      ]);
    });

    it('matches overlapping ranges, inclusive, open if an end is absent', async () => {
      expect(await found({ name: 'flow', value: 18, maxValue: 30 })).toEqual([
        ['Alef', 1],
        ['Be', 1],
      ]);
      expect(await found({ name: 'flow', value: 200 })).toEqual([['Jim', 1]]);
      expect(await found({ name: 'flow', maxValue: 10 })).toEqual([['Alef', 1]]);
      expect(await found({ name: 'flow', value: 61, maxValue: 99 })).toEqual([]);
    });

    it('converts from any unit of the quantity', async () => {
      expect(await found({ name: 'size', value: 1, maxValue: 1, measurementUnitId: 'IN' })).toEqual([['Alef', 1]]);
      expect(await found({ name: 'flow', value: 50_000, measurementUnitId: 'L-PER-HR' })).toEqual([
        ['Alef', 1],
        ['Jim', 1],
      ]);
      expect(await found({ name: 'stages', value: 2, maxValue: 2 })).toEqual([
        ['Be', 1],
        ['Jim', 1],
      ]);
    });

    it('matches any of the options, and all filters on the same offer', async () => {
      expect(await found({ name: 'body', options: ['bronze', 'steel'] })).toEqual([
        ['Alef', 1],
        ['Be', 1],
        ['Jim', 1],
      ]);
      expect(await found({ name: 'body', options: ['iron'] }, { name: 'size', value: 50 })).toEqual([['Be', 1]]);
      expect(await found({ name: 'atex', value: 1 }, { name: 'body', options: ['steel'] })).toEqual([['Alef', 1]]);
    });

    it('pages through all suppliers once', async () => {
      const first = await app.post<Page<SupplierCard>>(`${call}/suppliers?size=1`, {
        properties: [{ propertyId: ids.body, optionIds: [ids.steel] }],
      });
      expect(first.body).toMatchObject({ items: [{ name: 'Alef' }], totalCount: 2 });
      const second = await app.post<Page<SupplierCard>>(`${call}/suppliers?size=1&cursor=${first.body.nextCursor}`, {
        properties: [{ propertyId: ids.body, optionIds: [ids.steel] }],
      });
      expect(second.body).toMatchObject({ items: [{ name: 'Jim' }], nextCursor: null });
    });

    it.each<[string, Filter, string]>([
      ['a unit of another quantity', { name: 'size', value: 1, measurementUnitId: 'KiloGM' }, 'measurementUnitId'],
      ['a unit where there is none', { name: 'stages', value: 1, measurementUnitId: 'MilliM' }, 'measurementUnitId'],
      ['an unknown unit', { name: 'size', value: 1, measurementUnitId: 'zoll' }, 'measurementUnitId'],
      ['a range upside down', { name: 'size', value: 2, maxValue: 1 }, 'maxValue'],
      ['no range', { name: 'size' }, 'value'],
      ['no option', { name: 'body', options: [] }, 'optionIds'],
      ['neither yes nor no', { name: 'atex', value: 2 }, 'value'],
      ['a text', { name: 'note', value: 1 }, 'propertyId'],
      ['a property of no one', { name: 'unknown', value: 1 }, 'propertyId'],
    ])('refuses %s with 422 and its place', async (_name, filter, field) => {
      expect(await ask({ name: 'flow', value: 1 }, filter)).toMatchObject({
        status: 422,
        body: { field: `properties.1.${field}` },
      });
    });

    it('answers 400 for a malformed body, 415 for no JSON and 404 for an unknown category', async () => {
      expect(await app.post(`${call}/suppliers`, { properties: [{ propertyId: 7 }] })).toMatchObject({
        status: 400,
        body: { field: 'properties.0.propertyId' },
      });
      expect((await app.app.request(`${call}/suppliers`, { method: 'POST', body: '{}' })).status).toBe(415);
      expect((await app.post(`/api/v1/categories/${UNKNOWN_ID}/suppliers`, {})).status).toBe(404);
    });

    it('does not count a hidden offer', async () => {
      const key = eq(supplierProducts.sourceKey, 'Jim-100');
      const [offer] = await app.db.update(supplierProducts).set({ status: 'archived' }).where(key).returning();
      await app.db.execute(`delete from category_products where product_id = '${offer?.id}'`);
      await bumpPublicRevision(app.db);
      expect(await found({ name: 'body', options: ['steel'] })).toEqual([['Alef', 1]]);
    });
  });
});

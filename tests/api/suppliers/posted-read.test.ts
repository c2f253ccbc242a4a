import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { filtersKey } from '../../../src/server/catalog/filter/filters-key.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { categoryProperties, propertyOptions } from '../../../src/server/catalog/property/property.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { PublicCache } from '../../../src/server/platform/http/cache/public-cache.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';
const CITIES = ['اصفهان', 'اصفهان', 'یزد'];

describe('POST /categories/{id}/suppliers as a read', () => {
  let app: TestApp;
  let call: string;
  let shaft: string;
  let body: string;
  let steel: string;
  let iron: string;

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const category = buildCategory(catalog, {
      name: 'پمپ',
      properties: [
        { key: 'shaft', name: 'shaft', dataType: 'number', quantityId: 'Length', defaultUnitId: 'MilliM' },
        {
          key: 'body',
          name: 'body',
          dataType: 'option',
          options: ['iron', 'steel'].map((key) => ({ key, title: key })),
        },
      ],
    });
    for (const [index, city] of CITIES.entries()) {
      const supplier = buildSupplier(catalog, { name: `پمپ‌ساز ${index + 1}`, city, province: city });
      const { key } = buildBaseProduct(catalog, {
        categoryKey: category.key,
        properties: [
          { propertyKey: 'shaft', value: 25.4, unitId: 'MilliM' },
          { propertyKey: 'body', optionKeys: ['steel'] },
        ],
      });
      for (let offers = 0; offers <= index; offers++)
        buildOffer(catalog, { baseProductKey: key, supplierKey: supplier.key });
    }
    await writeCatalog(app.db, catalog);
    const idOf = async (name: string) =>
      (await app.db.select().from(categoryProperties).where(eq(categoryProperties.name, name)))[0]?.id ?? '';
    const optionOf = async (title: string) =>
      (await app.db.select().from(propertyOptions).where(eq(propertyOptions.title, title)))[0]?.id ?? '';
    [shaft, body, steel, iron] = [
      await idOf('shaft'),
      await idOf('body'),
      await optionOf('steel'),
      await optionOf('iron'),
    ];
    const [row] = await app.db.select().from(categories).where(eq(categories.name, 'پمپ'));
    call = `/api/v1/categories/${row?.id}/suppliers`;
  });

  afterAll(() => app.close());

  const ask = (properties: unknown, query = '', headers: Record<string, string> = {}) =>
    app.app.request(call + query, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof properties === 'string' ? properties : JSON.stringify({ properties }),
    });
  const names = async (response: Response) =>
    ((await response.json()) as { items: { name: string }[] }).items.map((one) => one.name);

  it('is cacheable, and answers 304 without a body to a client that has it', async () => {
    const first = await ask([{ propertyId: body, optionIds: [steel] }]);
    const etag = first.headers.get('etag') ?? '';
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(etag).toMatch(/^"/);
    const again = await ask([{ propertyId: body, optionIds: [steel] }], '', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await ask([{ propertyId: body, optionIds: [iron] }], '', { 'if-none-match': etag })).status).toBe(200);
  });

  it('computes equivalent filters once, whatever their order, unit or spelling', async () => {
    const events: string[] = [];
    const counting = new PublicCache({
      dataRevision: app.deps.dataRevision,
      onEvent: (event) => events.push(event),
    });
    const { createApp } = await import('../../../src/server/app.ts');
    const counted = createApp({ ...app.deps, publicCache: counting });
    const post = async (properties: unknown[], query = '') => {
      const response = await counted.request(call + query, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ properties }),
      });
      return { etag: response.headers.get('etag'), event: events.at(-1) };
    };
    const inInches = { propertyId: shaft, value: 1, maxValue: 2, measurementUnitId: 'IN' };
    const inMillimetres = { measurementUnitId: 'MilliM', maxValue: 50.8, value: 25.4, propertyId: shaft };
    const options = { propertyId: body, optionIds: [iron, steel] };
    const first = await post([inInches, options], '?size=2&sort=items');
    expect(first.event).toBe('miss');
    const same = [
      await post([options, inInches], '?sort=items&size=2'),
      await post([{ ...options, optionIds: [steel.toUpperCase(), iron, steel] }, inMillimetres], '?size=2&sort=items'),
      await post([inMillimetres, options, inInches], '?page.size=2&sort.by=items'),
    ];
    expect(same).toEqual(same.map(() => ({ etag: first.etag, event: 'hit' })));
    for (const [other, query] of [
      [[options], '?size=2&sort=items'],
      [[{ ...inInches, maxValue: 3 }, options], '?size=2&sort=items'],
      [[inInches, options], '?size=1&sort=items'],
      [[inInches, options], '?size=2'],
    ] as const)
      expect((await post([...other], query)).event).toBe('miss');
  });

  it('computes again when the data has changed', async () => {
    const before = await ask([]);
    await app.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.city, 'یزد'));
    await bumpPublicRevision(app.db);
    const after = await ask([], '', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(await names(after)).toHaveLength(2);
    await app.db.update(suppliers).set({ status: 'confirmed' });
    await bumpPublicRevision(app.db);
  });

  it('accepts the query with dots for page, sort and place', async () => {
    expect(await names(await ask([], '?sort.by=items&page.size=1'))).toEqual(['پمپ‌ساز 3']);
    const first = (await (await ask([], '?page.size=2')).json()) as { nextCursor: string; totalCount: number };
    expect(first.totalCount).toBe(3);
    expect(await names(await ask([], `?page.size=2&page.cursor=${first.nextCursor}`))).toEqual(['پمپ‌ساز 3']);
    const city = encodeURIComponent('یزد');
    expect(await names(await ask([], `?filter.city=${city}`))).toEqual(['پمپ‌ساز 3']);
    expect(await names(await ask([], `?filter.province=${city}`))).toEqual(['پمپ‌ساز 3']);
    expect(await names(await ask([], `?filter.q=${encodeURIComponent('پمپ ساز 2')}`))).toEqual(['پمپ‌ساز 2']);
  });

  it('refuses two values for one name, and does not cache the refusal', async () => {
    for (const [query, field] of [
      ['?page.size=2&size=3', 'size'],
      ['?page.size=0', 'size'],
      ['?sort.by=price', 'sort'],
      ['?page.cursor=!', 'cursor'],
    ]) {
      const response = await ask([], query);
      expect(response.status, query).toBe(400);
      expect(await response.json(), query).toMatchObject({ field });
      expect(response.headers.get('etag'), query).toBeNull();
    }
    expect((await ask([], '?page.size=2&size=2')).status).toBe(200);
  });

  it('names the invalid part of a body, whatever is cached', async () => {
    await ask([{ propertyId: shaft, value: 1, measurementUnitId: 'IN' }]);
    for (const [properties, status, field] of [
      ['{"properties":', 400, undefined],
      [{}, 400, 'properties'],
      [[{ propertyId: 'x' }], 400, 'properties.0.propertyId'],
      [[{ propertyId: shaft, value: '1' }], 400, 'properties.0.value'],
      [
        [
          { propertyId: body, optionIds: [steel] },
          { propertyId: UNKNOWN_ID, value: 1 },
        ],
        422,
        'properties.1.propertyId',
      ],
      [[{ propertyId: shaft, value: 1, measurementUnitId: 'KiloGM' }], 422, 'properties.0.measurementUnitId'],
    ] as const) {
      const response = await ask(properties);
      const problem = (await response.json()) as { field?: string };
      expect({ status: response.status, field: problem.field }).toEqual({ status, field });
    }
    const response = await app.post(call.replace(/[0-9a-f-]{36}/, UNKNOWN_ID), { properties: [] });
    expect(response.status).toBe(404);
  });
});

describe('filtersKey', () => {
  const propertyId = UNKNOWN_ID;
  const keyOf = (value: number, measurementUnitId?: string) => filtersKey([{ propertyId, value, measurementUnitId }]);

  it('is equal for equal bounds in any unit, and distinct for other bounds and quantities', () => {
    expect(keyOf(1, 'IN')).toBe(keyOf(25.4, 'MilliM'));
    expect(keyOf(1, 'IN')).not.toBe(keyOf(25.41, 'MilliM'));
    expect(keyOf(1, 'MilliM')).not.toBe(keyOf(1));
    expect(keyOf(0.001, 'M')).not.toBe(keyOf(0.001, 'KiloGM'));
  });

  it('distinguishes units that mean something else in another quantity', () => {
    expect(keyOf(0, 'DEG_C')).not.toBe(keyOf(273.15, 'K'));
  });

  it('distinguishes an open bound from none', () => {
    expect(filtersKey([{ propertyId, value: 1 }])).not.toBe(filtersKey([{ propertyId, maxValue: 1 }]));
  });
});

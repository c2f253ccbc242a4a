import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { productsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/supplierproducts/catalog';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';
const pressures = [
  { value: 6, unitId: 'BAR_G', body: ['iron'] },
  { value: 10, unitId: 'BAR_G', body: ['iron', 'steel'] },
  { value: 1000, unitId: 'KiloPA_G', body: ['steel'] },
  { value: 232.0604, unitId: 'PSI_G', body: ['steel'] },
  { value: 2.5, unitId: 'MegaPA_G', body: ['iron'] },
];

describe('GET /supplierproducts/catalog with filters', () => {
  let app: TestApp;
  let categoryId: string;
  let ids: Record<string, string>;

  const ask = async (filters: string, rest = '') =>
    app.get<ProductsPage>(`${CALL}?categoryId=${categoryId}&filters=${encodeURIComponent(filters)}${rest}`);
  const titlesOf = async (filters: string, rest?: string) =>
    (await ask(filters, rest)).body.items.map((card) => card.title);

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const above = buildCategory(catalog, {
      properties: [
        { key: 'pressure', name: 'pressure', dataType: 'number', quantityId: 'GaugePressure', defaultUnitId: 'BAR_G' },
        {
          key: 'body',
          name: 'body',
          dataType: 'multiOption',
          options: ['iron', 'steel', 'bronze'].map((key) => ({ key, title: key })),
        },
        { key: 'atex', name: 'atex', dataType: 'boolean' },
        { key: 'remark', name: 'remark', dataType: 'text' },
      ],
    });
    const below = buildCategory(catalog, { parentKey: above.key });
    const suppliers = [buildSupplier(catalog), buildSupplier(catalog, { name: 'other' })];
    for (const [index, { value, unitId, body }] of pressures.entries()) {
      const base = buildBaseProduct(catalog, {
        categoryKey: below.key,
        title: `P${index}`,
        properties: [
          { propertyKey: 'pressure', value, unitId },
          { propertyKey: 'body', optionKeys: body },
          ...(index > 2 ? [] : [{ propertyKey: 'atex', bool: index === 0 }]),
        ],
      });
      buildOffer(catalog, { baseProductKey: base.key, supplierKey: suppliers[index % 2]?.key ?? '' });
    }
    buildOffer(catalog, {
      baseProductKey: buildBaseProduct(catalog, { categoryKey: above.key, title: 'bare' }).key,
      supplierKey: suppliers[0]?.key ?? '',
    });
    await writeCatalog(app.db, catalog);
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select id from categories where source_key = ${above.key}`);
    categoryId = rows[0]?.id ?? '';
    const { body } = await app.get<PropertyDefinition[]>(`/api/v1/categories/${categoryId}/properties`);
    ids = Object.fromEntries(
      body.flatMap((one) => [[one.name, one.id], ...one.options.map((option) => [option.title, option.id])]),
    );
  });
  afterAll(() => app.close());

  it('finds and counts the same set for one range in three units, categories below included', async () => {
    const { body } = await ask(`${ids.pressure}_10..16_BAR_G`);
    expect(body.items.map((card) => card.title)).toEqual(['P1', 'P2', 'P3']);
    expect(body.totalCount).toBe(3);
    expect(await titlesOf(`${ids.pressure}_145.0377..232.0604_PSI_G`)).toEqual(['P1', 'P2', 'P3']);
    expect(await titlesOf(`${ids.pressure}_1000..1600_KiloPA_G`)).toEqual(['P1', 'P2', 'P3']);
    expect(await titlesOf(`${ids.pressure}_10..16`)).toEqual(['P1', 'P2', 'P3']);
  });

  it('accepts any of the options and requires all filters', async () => {
    expect(await titlesOf(`${ids.body}_${ids.steel}.${ids.bronze}`)).toEqual(['P1', 'P2', 'P3']);
    expect(await titlesOf(`${ids.body}_${ids.steel}.${ids.iron}*${ids.pressure}_..10`)).toEqual(['P0', 'P1', 'P2']);
    expect(await titlesOf(`${ids.atex}_0..*${ids.body}_${ids.iron}`)).toEqual(['P1']);
  });

  it('filters a supplier’s own list too', async () => {
    const { body } = await ask(`${ids.pressure}_10..`);
    const supplierId = body.items[0]?.supplier.id;
    expect(await titlesOf(`${ids.pressure}_10..`, `&supplierId=${supplierId}`)).toEqual(['P1', 'P3']);
    const page = (await ask(`${ids.pressure}_10..`, `&supplierId=${supplierId}&facets=true`)).body;
    expect(page).toMatchObject({ totalCount: 2, facets: [{ itemsCount: 2 }, {}, { yesCount: 0, noCount: 1 }] });
  });

  it('adds facets on request; a property’s own filter does not narrow its counts', async () => {
    const without = (await ask('', '&facets=true')).body;
    const filtered = (await ask(`${ids.body}_${ids.iron}*${ids.atex}_1..`, '&facets=true&size=1')).body;
    expect(productsPage.parse(filtered)).toEqual(filtered);
    expect(without.facets).toMatchObject([
      { kind: 'number', propertyId: ids.pressure, itemsCount: 5, lowest: 600_000, highest: 2_500_000 },
      {
        kind: 'option',
        propertyId: ids.body,
        options: [
          { id: ids.iron, itemsCount: 3 },
          { id: ids.steel, itemsCount: 3 },
          { id: ids.bronze, itemsCount: 0 },
        ],
      },
      { kind: 'boolean', propertyId: ids.atex, yesCount: 1, noCount: 2 },
    ]);
    expect(filtered.facets).toMatchObject([
      { itemsCount: 1, lowest: 600_000, highest: 2_500_000 },
      { options: [{ itemsCount: 1 }, { itemsCount: 0 }, { itemsCount: 0 }] },
      { yesCount: 1, noCount: 1 },
    ]);
    expect((await ask('')).body).not.toHaveProperty('facets');
    expect((await app.get<ProductsPage>(`${CALL}?facets=true`)).body.facets).toEqual([]);
  });

  it.each<[string, () => string, string]>([
    ['a unit of another quantity', () => `${ids.pressure}_1.._KiloGM`, 'filters.0.measurementUnitId'],
    ['absolute for gauge pressure', () => `${ids.pressure}_1.._PA_S`, 'filters.0.measurementUnitId'],
    ['a range upside down', () => `${ids.atex}_1..*${ids.pressure}_2..1`, 'filters.1.maxValue'],
    ['a text', () => `${ids.remark}_1..`, 'filters.0.propertyId'],
    ['options for a number', () => `${ids.pressure}_${ids.iron}`, 'filters.0.value'],
    ['a property of another category', () => `${UNKNOWN_ID}_1..`, 'filters.0.propertyId'],
  ])('refuses %s with 422 and its place', async (_name, filters, field) => {
    expect(await ask(filters())).toMatchObject({ status: 422, body: { field } });
  });

  it('refuses filters on a list of several categories with 422', async () => {
    expect(await app.get(`${CALL}?filters=${ids.pressure}_1..`)).toMatchObject({
      status: 422,
      body: { field: 'filters.0.propertyId' },
    });
  });

  it.each([['pressure_10..16'], ['*x'], [`${UNKNOWN_ID}_ten..`], [`${UNKNOWN_ID}_1..2_<b>`], ['x'.repeat(7000)]])(
    'refuses the malformed %.40s with 400',
    async (filters) => {
      expect(await ask(filters)).toMatchObject({ status: 400, body: { field: 'filters' } });
    },
  );

  it('refuses facets that are neither true nor false with 400', async () => {
    expect(await ask('', '&facets=1')).toMatchObject({ status: 400, body: { field: 'facets' } });
  });
});

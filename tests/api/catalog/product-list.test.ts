import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { compareFolded } from '../../../src/core/text/persian.ts';
import { sortKey } from '../../../src/core/text/sort-key.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/supplierproducts/catalog';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';
const OFFERS = 23;

const priceOf = (card: ProductCard) => card.prices[0]?.amountRial ?? null;

describe('GET /supplierproducts/catalog', () => {
  let app: TestApp;
  let valves: string;
  let gateValves: string;
  let seller: string;

  const list = async (query: string) => (await app.get<Page<ProductCard>>(`${CALL}?${query}`)).body;

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const properties = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({
      key,
      name: key,
      dataType: 'number' as const,
      isKey: key !== 'b',
    }));
    const above = buildCategory(catalog, { name: 'شیرها', properties });
    const below = buildCategory(catalog, { name: 'کشویی', parentKey: above.key, glyph: 'valve' });
    const one = buildSupplier(catalog, { name: 'فروشندهٔ یک' });
    const other = buildSupplier(catalog, { name: 'فروشندهٔ دو' });
    for (let number = 0; number < OFFERS; number++) {
      const base = buildBaseProduct(catalog, {
        categoryKey: below.key,
        title: `شیر کشویی DN${(number % 6) + 8}`,
        brand: 'KSB',
        partNumbers: [`GV-${number}`],
        properties: properties.map(({ key }, index) => ({ propertyKey: key, value: index + number })),
        ...(number === 0 && { drawing: { kind: 'gateValve' as const, dims: { DN: 50 } } }),
      });
      buildOffer(catalog, {
        baseProductKey: base.key,
        supplierKey: number % 2 ? one.key : other.key,
        ...(number % 5 === 0
          ? { priceType: 'onRequest', prices: [] }
          : { prices: [{ minQty: 1, amountRial: 1000 * (1 + (number % 4)) }] }),
      });
    }
    buildOffer(catalog, {
      baseProductKey: buildBaseProduct(catalog, {
        categoryKey: buildCategory(catalog, { categoryType: 'ElectronicDocument' }).key,
      }).key,
      supplierKey: one.key,
    });
    await writeCatalog(app.db, catalog);
    const idOf = async (name: string) =>
      (await app.db.select().from(categories).where(eq(categories.name, name)))[0]?.id ?? '';
    valves = await idOf('شیرها');
    gateValves = await idOf('کشویی');
    seller = (await app.db.select().from(suppliers).where(eq(suppliers.name, 'فروشندهٔ یک')))[0]?.id ?? '';
  });

  afterAll(() => app.close());

  it('pages through every product of a category once by title, equal titles included', async () => {
    const all = await walkPages<ProductCard>(app, `${CALL}?categoryId=${valves}`, 4);
    expect(new Set(all.map((one) => one.id)).size).toBe(OFFERS);
    const keys = all.map((one) => sortKey(one.title));
    expect(keys).toEqual(keys.toSorted(compareFolded));
    expect(all[0]?.title).toBe('شیر کشویی DN8');
    expect(all.at(-1)?.title).toBe('شیر کشویی DN13');
  });

  it.each([1, 2, 3, 5, 18, 19, 23])(
    'walks by price with pages of %i: on request last in both directions',
    async (size) => {
      for (const sort of ['priceAsc', 'priceDesc']) {
        const all = await walkPages<ProductCard>(app, `${CALL}?categoryId=${gateValves}&sort=${sort}`, size);
        expect(new Set(all.map((one) => one.id)).size).toBe(OFFERS);
        const prices = all.map(priceOf);
        const priced = prices.filter((price) => price !== null);
        expect(prices.slice(priced.length)).toEqual([null, null, null, null, null]);
        const ascending = priced.toSorted((a, b) => a - b);
        expect(priced).toEqual(sort === 'priceAsc' ? ascending : ascending.toReversed());
      }
    },
  );

  it('pages by newest, also among rows with equal times', async () => {
    const all = await walkPages<ProductCard>(app, `${CALL}?categoryId=${gateValves}&sort=newest`, 5);
    expect(new Set(all.map((one) => one.id)).size).toBe(OFFERS);
  });

  it('filters by root type, by supplier and by both', async () => {
    const ofType = await walkPages<ProductCard>(app, `${CALL}?categoryType=Product`, 10);
    expect(ofType).toHaveLength(OFFERS);
    const ofSupplier = await walkPages<ProductCard>(app, `${CALL}?supplierId=${seller}&sort=priceAsc`, 4);
    expect(ofSupplier).toHaveLength(12);
    expect(new Set(ofSupplier.map((one) => one.supplier.id))).toEqual(new Set([seller]));
    expect((await list(`supplierId=${seller}&categoryId=${valves}`)).totalCount).toBe(11);
    expect((await list(`supplierId=${seller}&categoryType=ElectronicDocument`)).items).toHaveLength(1);
    expect(await list(`categoryId=${valves}&categoryType=ElectronicDocument`)).toEqual({
      items: [],
      nextCursor: null,
      totalCount: 0,
    });
    const everything = await walkPages<ProductCard>(app, CALL, 7);
    expect(everything).toHaveLength(OFFERS + 1);
    expect((await list('')).totalCount).toBe(OFFERS + 1);
  });

  it('has cards with at most five key properties in the order of their definition', async () => {
    const { items, totalCount } = await list(`categoryId=${valves}&size=100`);
    expect(totalCount).toBe(OFFERS);
    const card = items.find((one) => one.partNumber === 'GV-0');
    expect(card?.keyProperties.map((property) => property.name)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(card).toMatchObject({
      glyph: 'valve',
      brand: 'KSB',
      currency: 'IRR',
      saleUnit: { id: 'EACH', nameFa: 'عدد' },
    });
    expect(card?.imageUrl).toMatch(/^\/drawings\/[0-9a-f-]{36}\.svg\?v=1$/);
    expect(items.filter((one) => one.imageUrl !== null)).toHaveLength(1);
  });

  it('names the invalid input', async () => {
    for (const [query, field] of [
      ['categoryId=7', 'categoryId'],
      ['supplierId=7', 'supplierId'],
      ['sort=best', 'sort'],
      ['size=1000', 'size'],
      ['cursor=W10', 'cursor'],
    ]) {
      expect(await app.get(`${CALL}?${query}`)).toMatchObject({ status: 400, body: { field } });
    }
  });

  it('refuses a cursor of another sort, which would skip products', async () => {
    const { nextCursor } = await list(`categoryId=${valves}&sort=priceAsc&size=2`);
    expect(await app.get(`${CALL}?categoryId=${valves}&sort=title&cursor=${nextCursor}`)).toMatchObject({
      status: 400,
      body: { field: 'cursor' },
    });
  });

  it('answers 404 for an unknown category or supplier, and ignores parameters it does not know', async () => {
    expect((await app.get(`${CALL}?categoryId=${UNKNOWN_ID}`)).status).toBe(404);
    expect((await app.get(`${CALL}?supplierId=${UNKNOWN_ID}`)).status).toBe(404);
    expect((await app.get(`${CALL}?categoryId=${valves}&page.size=3`)).status).toBe(200);
  });

  it('omits hidden offers and those of a suspended supplier', async () => {
    const before = await list(`categoryId=${valves}&size=100`);
    const hidden = before.items.find((one) => one.supplier.id !== seller);
    await app.db
      .update(supplierProducts)
      .set({ status: 'archived' })
      .where(eq(supplierProducts.id, hidden?.id ?? ''));
    await bumpPublicRevision(app.db);
    const after = await list(`categoryId=${valves}&size=100`);
    expect(after.items).toHaveLength(OFFERS - 1);
    expect(after.items.map((one) => one.id)).not.toContain(hidden?.id);

    await app.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, seller));
    await bumpPublicRevision(app.db);
    const left = await list(`categoryId=${valves}&size=100`);
    expect(left.items.filter((one) => one.supplier.id === seller)).toEqual([]);
    expect(left.items.length).toBeGreaterThan(0);
  });
});

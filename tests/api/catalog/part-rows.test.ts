import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '../../../src/contract/catalog/category.ts';
import type { ProductRow, ProductsPage } from '../../../src/contract/catalog/product.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildDelegation, buildMerchant } from '../../factories/merchants.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/supplierproducts/catalog';

/** A pump of three suppliers, one of whom offers it twice; a valve of one; a pipe on request of two. */
function buildParts() {
  const catalog = newCatalog();
  const category = buildCategory(catalog, {
    name: 'قطعه‌ها',
    properties: [{ key: 'n', name: 'n', dataType: 'number' }],
  });
  const keys = ['یک', 'دو', 'سه'].map(
    (name) => buildSupplier(catalog, { name: `فروشندهٔ ${name}`, ...(name === 'یک' && { city: 'کاشان' }) }).key,
  );
  const build = (title: string, n: number, offers: { seller: number; rial: number | null; stock?: 'onOrder' }[]) => {
    const base = buildBaseProduct(catalog, {
      categoryKey: category.key,
      title,
      properties: [{ propertyKey: 'n', value: n }],
    });
    for (const { seller, rial, stock } of offers) {
      buildOffer(catalog, {
        baseProductKey: base.key,
        supplierKey: keys[seller] ?? '',
        stockState: stock ?? 'limited',
        ...(rial === null ? { priceType: 'onRequest', prices: [] } : { prices: [{ minQty: 1, amountRial: rial }] }),
      });
    }
  };
  build('پمپ', 1, [
    { seller: 0, rial: 500, stock: 'onOrder' },
    { seller: 1, rial: 300, stock: 'onOrder' },
    { seller: 2, rial: 400 },
    { seller: 2, rial: null },
  ]);
  build('شیر', 2, [{ seller: 0, rial: 350 }]);
  build('لوله', 3, [
    { seller: 1, rial: null },
    { seller: 0, rial: null },
  ]);
  return catalog;
}

describe('the rows of a list', () => {
  let app: TestApp;
  let categoryId: string;
  const rows = (query: string) => walkPages<ProductRow>(app, `${CALL}?${query}`, 2);
  const titles = async (query: string) => (await rows(query)).map(({ title }) => title);

  beforeAll(async () => {
    app = await openTestApp();
    await writeCatalog(app.db, buildParts());
    const [row] = await app.db.select().from(categories).where(eq(categories.name, 'قطعه‌ها'));
    categoryId = row?.id ?? '';
    await seedPlaces(app.db);
    const [second] = await app.db.select().from(suppliers).where(eq(suppliers.name, 'فروشندهٔ دو'));
    const merchantId = await buildMerchant(app.db, 'نماینده');
    await buildDelegation(app.db, { supplierId: second?.id ?? '', merchantId }, { scopeCategoryIds: [categoryId] });
  });
  afterAll(() => app.close());

  it('are parts: each by its cheapest offer that can be had, with the suppliers and the best stock of all', async () => {
    const [pump, valve, pipe] = await rows(`categoryId=${categoryId}`);
    expect(pump).toMatchObject({
      title: 'پمپ',
      prices: [{ amountRial: 400 }],
      stockState: 'limited',
      supplier: { name: 'فروشندهٔ سه' },
      part: { title: 'پمپ', slug: 'پمپ', offersCount: 4, suppliersCount: 3, stockState: 'limited' },
    });
    expect(valve).toMatchObject({ title: 'شیر', part: null });
    expect(pipe).toMatchObject({ title: 'لوله', prices: [], part: { offersCount: 2 } });
    const { body } = await app.get(`/api/v1/supplierproducts/${pump?.part?.baseProductId}/byproduct`);
    expect(body).toHaveLength(4);
  });

  it.each([
    ['title', ['پمپ', 'شیر', 'لوله']],
    ['priceAsc', ['پمپ', 'شیر', 'لوله']],
    ['priceDesc', ['شیر', 'پمپ', 'لوله']],
  ])('are sorted by %s of their cheapest offer, once on all pages', async (sort, expected) => {
    expect(await titles(`categoryId=${categoryId}&sort=${sort}`)).toEqual(expected);
    expect(await titles(`sort=${sort}`)).toEqual(expected);
    expect(await titles(`q=${encodeURIComponent('قطعه')}&sort=${sort}`)).toEqual(expected);
  });

  it('are counted as parts, in the list, its category and the facets', async () => {
    const page = (await app.get<ProductsPage>(`${CALL}?categoryId=${categoryId}&facets=true`)).body;
    expect(page.totalCount).toBe(3);
    expect(page.facets).toMatchObject([{ itemsCount: 3 }]);
    expect((await app.get<ProductsPage>(CALL)).body.totalCount).toBe(3);
    expect((await app.get<Category>(`/api/v1/categories/${categoryId}`)).body.itemsCount).toBe(3);
  });

  it("are a supplier's own offers in its list", async () => {
    const [third] = await app.db.select().from(suppliers).where(eq(suppliers.name, 'فروشندهٔ سه'));
    const own = await rows(`supplierId=${third?.id}&categoryId=${categoryId}`);
    expect(own.map(({ title, part }) => [title, part])).toEqual([
      ['پمپ', null],
      ['پمپ', null],
    ]);
  });

  it.each([
    ['price_..349', [['پمپ', 300, null]]],
    [
      'price_350..',
      [
        ['شیر', 350, null],
        ['پمپ', 400, { offersCount: 2, suppliersCount: 2, stockState: 'limited' }],
      ],
    ],
    ['stock_onOrder', [['پمپ', 300, { offersCount: 2, suppliersCount: 2, stockState: 'onOrder' }]]],
    ['stock_onOrder*price_400..', [['پمپ', 500, null]]],
    [
      'city_کاشان',
      [
        ['شیر', 350, null],
        ['پمپ', 500, null],
        ['لوله', undefined, null],
      ],
    ],
    ['city_تهران*stock_onOrder', [['پمپ', 300, null]]],
    [
      'official_1..',
      [
        ['پمپ', 300, null],
        ['لوله', undefined, null],
      ],
    ],
    ['brand_KSB', []],
  ])('tell of the offers that meet %s alone', async (filters, expected) => {
    const query = `filters=${encodeURIComponent(filters)}&sort=priceAsc`;
    for (const scope of [`categoryId=${categoryId}`, 'categoryType=Product', `q=${encodeURIComponent('قطعه')}`, '']) {
      const found = (await rows(`${scope}&${query}`)).map(({ title, prices, part }) => [
        title,
        prices[0]?.amountRial,
        part,
      ]);
      expect(found, scope).toEqual(
        expected.map(([title, price, part]) => [title, price, part && expect.objectContaining(part)]),
      );
      expect((await app.get<ProductsPage>(`${CALL}?${scope}&${query}`)).body.totalCount).toBe(expected.length);
    }
  });

  it('are counted by each term of their offers', async () => {
    const { termFacets } = (
      await app.get<ProductsPage>(`${CALL}?categoryId=${categoryId}&facets=true&filters=stock_limited`)
    ).body;
    const count = (options: { title: string; itemsCount: number }[] = []) =>
      Object.fromEntries(options.map(({ title, itemsCount }) => [title, itemsCount]));
    expect(count(termFacets?.stock)).toEqual({ limited: 3, onOrder: 1 });
    expect(count(termFacets?.supplier)).toEqual({ 'فروشندهٔ یک': 2, 'فروشندهٔ دو': 1, 'فروشندهٔ سه': 1 });
    expect(count(termFacets?.city)).toEqual({ کاشان: 2, تهران: 2 });
    expect(termFacets).toMatchObject({ price: { lowest: 300, highest: 500 }, official: { yesCount: 1 } });
  });

  it('are parts in a search too', async () => {
    const [pump, ...others] = await rows(`q=${encodeURIComponent('پمپ')}`);
    expect(others).toEqual([]);
    expect(pump).toMatchObject({ prices: [{ amountRial: 400 }], part: { suppliersCount: 3 } });
  });
});

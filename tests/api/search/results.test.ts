import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '../../../src/contract/catalog/category.ts';
import type { ProductCard, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { SupplierCard } from '../../../src/contract/suppliers/supplier.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = '/api/v1/supplierproducts/catalog';
const SUPPLIERS = '/api/v1/suppliers';
const CATEGORIES = '/api/v1/categories';
const COUNTS = '/api/v1/searches/counts';

let app: TestApp;
let bearingsId: string;
let makerId: string;

const query = (q: string, more = '') => `?q=${encodeURIComponent(q)}${more}`;
const products = async (q: string, more = '') => (await app.get<ProductsPage>(PRODUCTS + query(q, more))).body;
const titles = async (q: string, more = '') => (await products(q, more)).items.map((one) => one.title);
const names = async (q: string, more = '') =>
  (await app.get<Page<SupplierCard>>(SUPPLIERS + query(q, more))).body.items.map((one) => one.name);
const categories = async (q: string, more = '') =>
  (await app.get<Page<Category>>(CATEGORIES + query(q, more))).body.items.map((one) => one.name);
const counts = async (q: string) => (await app.get<SearchCounts>(COUNTS + query(q))).body;

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const bearings = buildCategory(catalog, {
    name: 'بلبرینگ شیار عمیق',
    scientificName: 'Deep groove ball bearings',
    synonyms: ['رولبرینگ', 'بال‌برینگ'],
    properties: [
      {
        key: 'seal',
        name: 'درزبند',
        dataType: 'option',
        options: [
          { key: '2rs', title: 'لاستیکی', synonyms: ['آب‌بند'] },
          { key: 'zz', title: 'فلزی', synonyms: [] },
        ],
      },
    ],
  });
  const pumps = buildCategory(catalog, { name: 'پمپ سانتریفیوژ', synonyms: ['تلمبه'] });
  const maker = buildSupplier(catalog, { key: 'maker', name: 'سپاهان صنعت', city: 'اصفهان', province: 'اصفهان' });
  const other = buildSupplier(catalog, { key: 'other', name: 'پمپ‌سازی البرز', city: 'کرج', province: 'البرز' });
  for (const [code, seal] of [
    ['6205-2RS', '2rs'],
    ['6205-2RS/C3', '2rs'],
    ['6205-ZZ', 'zz'],
    ['NU 205', 'zz'],
  ] as const) {
    const base = buildBaseProduct(catalog, {
      categoryKey: bearings.key,
      title: code === 'NU 205' ? 'یاتاقان غلتشی' : `بلبرینگ ${code}`,
      brand: 'SKF',
      partNumbers: [code],
      properties: [{ propertyKey: 'seal', optionKeys: [seal] }],
    });
    buildOffer(catalog, { baseProductKey: base.key, supplierKey: maker.key, prices: [{ minQty: 1, amountRial: 900 }] });
    buildOffer(catalog, { baseProductKey: base.key, supplierKey: other.key, prices: [{ minQty: 1, amountRial: 500 }] });
  }
  for (let size = 1; size <= 30; size++) {
    const base = buildBaseProduct(catalog, { categoryKey: pumps.key, title: `پمپ سانتریفیوژ ${size * 10}` });
    buildOffer(catalog, { baseProductKey: base.key, supplierKey: other.key });
  }
  const grease = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'گریس نسوز مخصوص بلبرینگ' });
  buildOffer(catalog, { baseProductKey: grease.key, supplierKey: other.key });
  const named = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'درپوش 62' });
  buildOffer(catalog, { baseProductKey: named.key, supplierKey: other.key, title: "درپوش 62 100% 'ویژه' a_b" });
  await writeCatalog(app.db, catalog);
  bearingsId = (await app.get<Page<Category>>(CATEGORIES + query('شیار'))).body.items[0]?.id ?? '';
  makerId = (await app.get<Page<SupplierCard>>(SUPPLIERS + query('سپاهان'))).body.items[0]?.id ?? '';
});

afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q=', () => {
  it('has the exact part number first, then longer ones', async () => {
    expect(await titles('6205-2RS')).toEqual(['بلبرینگ 6205-2RS', 'بلبرینگ 6205-2RS/C3']);
    expect((await titles('6205')).slice(0, 3)).toEqual(['بلبرینگ 6205-2RS', 'بلبرینگ 6205-2RS/C3', 'بلبرینگ 6205-ZZ']);
  });

  it('accepts part numbers with or without separators, in any digits', async () => {
    for (const q of ['6205 2rs c3', '62052RSC3', '۶۲۰۵-۲RS/C3', '٦٢٠٥/٢rs-c3', '6205‌2RS c3', '6205_2RS.C3'])
      expect(await titles(q), q).toEqual(['بلبرینگ 6205-2RS/C3']);
    for (const q of ['NU205', 'nu 205', 'NU-205', 'nu/۲۰۵']) expect(await titles(q), q).toEqual(['یاتاقان غلتشی']);
  });

  it('ranks matches in the title before category, brand and synonym, which are found too', async () => {
    const found = await titles('بلبرینگ');
    expect(found).toHaveLength(5);
    expect(found.slice(0, 3).every((title) => title.startsWith('بلبرینگ'))).toBe(true);
    expect(found.slice(3)).toEqual(['گریس نسوز مخصوص بلبرینگ', 'یاتاقان غلتشی']);
    expect(await titles('رولبرینگ')).toHaveLength(4);
    expect(await titles('skf')).toHaveLength(4);
    expect(await titles('deep groove')).toHaveLength(4);
  });

  it('finds by the options of properties and their synonyms', async () => {
    for (const q of ['بلبرینگ لاستیکی', 'آب‌بند', 'اب بند', 'آببند'])
      expect((await titles(q)).toSorted(), q).toEqual(['بلبرینگ 6205-2RS', 'بلبرینگ 6205-2RS/C3']);
  });

  it('ranks whole words before prefixes', async () => {
    expect((await titles('62'))[0]).toMatch(/^بلبرینگ/);
    const numbers = await titles('پمپ 10', '&size=100');
    expect(numbers[0]).toBe('پمپ سانتریفیوژ 10');
    expect(numbers).toContain('پمپ سانتریفیوژ 100');
  });

  it('matches the last word as a prefix, and words in any order and spelling', async () => {
    expect(await titles('پمپ سانت', '&size=100')).toHaveLength(32);
    expect((await titles('سانت پمپ'))[0]).toBe('پمپ سانتریفیوژ 10');
    expect(await titles('120 سانتريفيوژ')).toEqual(['پمپ سانتریفیوژ 120']);
    expect(await titles('پـمپ سانتـریفیوژ ۱۲۰')).toEqual(['پمپ سانتریفیوژ 120']);
  });

  it('lists each product once, by its cheapest offer, or the own offers of a given supplier', async () => {
    const [cheapest] = (await products('6205-ZZ')).items;
    expect(cheapest).toMatchObject({ prices: [{ amountRial: 500 }] });
    const own = (await products('6205-ZZ', `&supplierId=${makerId}`)).items;
    expect(own.map((one) => [one.supplier.id, one.prices[0]?.amountRial])).toEqual([[makerId, 900]]);
  });

  it('respects a category, a root type, a sort and facets', async () => {
    expect(await titles('بلبرینگ', `&categoryId=${bearingsId}`)).toHaveLength(4);
    expect(await titles('بلبرینگ', '&categoryType=IndustrialService')).toEqual([]);
    const dear = await products('پمپ', '&sort=title&size=2');
    expect(dear.items.map((one) => one.title)).toEqual(['پمپ سانتریفیوژ 10', 'پمپ سانتریفیوژ 20']);
    const faceted = await products('6205-ZZ', `&categoryId=${bearingsId}&facets=true`);
    expect(faceted.totalCount).toBe(1);
    const [seal] = faceted.facets ?? [];
    expect(seal?.kind === 'option' && seal.options.map((one) => one.itemsCount)).toEqual([0, 1]);
  });

  it('pages through all results once with any page size, with their count', async () => {
    const whole = (await products('پمپ', '&size=100')).items.map((one) => one.id);
    expect(whole).toHaveLength(32);
    for (const size of [1, 7, 31]) {
      const walked = await walkPages<ProductCard>(app, `${PRODUCTS}${query('پمپ')}`, size);
      expect(walked.map((one) => one.id)).toEqual(whole);
    }
    expect(await products('پمپ', '&size=5')).toMatchObject({ totalCount: 32 });
    const parts = await walkPages<ProductCard>(app, `${PRODUCTS}${query('6205')}`, 1);
    expect(parts.map((one) => one.partNumber)).toEqual(['6205-2RS', '6205-2RS/C3', '6205-ZZ']);
  });

  it('refuses a cursor of another sort', async () => {
    const { nextCursor } = await products('پمپ', '&size=5&sort=title');
    expect(nextCursor).not.toBeNull();
    for (const cursor of [nextCursor, 'abc', Buffer.from('["part",1]').toString('base64url')]) {
      expect((await app.get(`${PRODUCTS}${query('پمپ', `&size=5&cursor=${cursor}`)}`)).status, String(cursor)).toBe(
        400,
      );
    }
  });

  it('does not list a hidden offer', async () => {
    const [shown] = (await products('NU205')).items;
    await app.db
      .update(supplierProducts)
      .set({ status: 'archived' })
      .where(eq(supplierProducts.id, shown?.id ?? ''));
    expect((await app.get<ProductsPage>(`${PRODUCTS}${query('NU 205')}`)).body.items).toEqual([]);
    await app.db
      .update(supplierProducts)
      .set({ status: 'shown' })
      .where(eq(supplierProducts.id, shown?.id ?? ''));
  });
});

describe('GET /suppliers?q=', () => {
  it('finds by name, city and province, and ranks the name first', async () => {
    expect(await names('سپاهان')).toEqual(['سپاهان صنعت']);
    expect(await names('اصفهان')).toEqual(['سپاهان صنعت']);
    expect(await names('البرز')).toEqual(['پمپ‌سازی البرز']);
    expect(await names('کرج')).toEqual(['پمپ‌سازی البرز']);
    expect(await names('پمپسازی')).toEqual(['پمپ‌سازی البرز']);
  });

  it('respects a category and counts its items, without unconfirmed suppliers', async () => {
    const { body } = await app.get<Page<SupplierCard>>(SUPPLIERS + query('اصفهان', `&categoryId=${bearingsId}`));
    expect(body.items.map((one) => one.itemsCount)).toEqual([4]);
    await app.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, makerId));
    expect(await names('سپاهان صنعت')).toEqual([]);
    await app.db.update(suppliers).set({ status: 'confirmed' }).where(eq(suppliers.id, makerId));
  });
});

describe('GET /categories?q=', () => {
  it('finds by name, synonym and scientific name in any spelling', async () => {
    for (const q of ['شیارعمیق', 'رولبرينگ', 'بالبرینگ', 'بال برینگ', 'deep', 'بلبرینگ'])
      expect(await categories(q), q).toEqual(['بلبرینگ شیار عمیق']);
    expect(await categories('تلمبه')).toEqual(['پمپ سانتریفیوژ']);
    expect(await categories('بلبرینگ', '&categoryType=IndustrialService')).toEqual([]);
  });
});

describe('GET /searches/counts', () => {
  it('has the number of results of each list', async () => {
    expect(await counts('پمپ')).toEqual({
      products: { count: 32, isMore: false },
      suppliers: { count: 1, isMore: false },
      categories: { count: 1, isMore: false },
      contents: { count: 0, isMore: false },
      didYouMean: null,
    });
  });

  it('suggests a correction that has results for a text without any', async () => {
    for (const [typed, meant] of [
      ['بلبرنیگ', 'بلبرینگ'],
      ['پنپ سانتریفیوز ۱۲۰', 'پمپ سانتریفیوژ ۱۲۰'],
      ['سپاهان صمعت', 'سپاهان صنعت'],
    ] as const) {
      expect((await counts(typed)).didYouMean, typed).toBe(meant);
      const { products, suppliers, categories } = await counts(meant);
      expect(products.count + suppliers.count + categories.count).toBeGreaterThan(0);
    }
  });

  it('does not correct nonsense, nor a number to another one', async () => {
    for (const q of ['ضظغثقذ', '6299', '%%%', '‌‌', '.']) expect((await counts(q)).didYouMean, q).toBeNull();
  });
});

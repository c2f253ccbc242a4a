import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const VAT = 0.1;
const PRODUCTS = '/api/v1/supplierproducts/catalog';

let app: TestApp;
const search = async (q: string) => (await app.get<ProductsPage>(`${PRODUCTS}?q=${encodeURIComponent(q)}`)).body;
const list = async (query: Record<string, string>) =>
  (await app.get<ProductsPage>(`${PRODUCTS}?${new URLSearchParams(query)}`)).body;
/** Without tax, as lists filter. */
const rials = ({ items }: ProductsPage) =>
  items.map(({ prices, vatIncluded }) => Math.round((prices[0]?.amountRial ?? 0) / (vatIncluded ? 1 + VAT : 1)));

beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q= with a price', () => {
  it.each([
    ['بلبرینگ زیر ۴۰۰ هزار تومان', 'زیر ۴۰۰ هزار تومان', 'بلبرینگ', 0, 4_000_000],
    ['گیربکس بالای ۱۰ میلیون تومان', 'بالای ۱۰ میلیون تومان', 'گیربکس', 100_000_000, Number.POSITIVE_INFINITY],
    ['پیچ M8 زیر ۱۰ هزار تومان', 'زیر ۱۰ هزار تومان', 'پیچ M۸', 0, 100_000],
  ])('lists what is sold for that for «%s», and each row tells that offer', async (q, said, without, least, most) => {
    const page = await search(q);
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.understood?.conditions.at(-1)).toEqual({ said, without });
    expect(page.understood?.asked).toMatch(/price_/);
    expect(page.understood?.dropped).toEqual([]);
    expect(rials(page).filter((rial) => rial < least || rial > most)).toEqual([]);
    expect(page.totalCount).toBeLessThan((await search(without)).totalCount ?? 0);
  });

  it('keeps the number of a part, and a place', async () => {
    const page = await search('6205 زیر ۵۰۰ هزار تومان تهران');
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.filter(({ title }) => !title.includes('6205'))).toEqual([]);
    expect(page.understood?.conditions.map(({ said }) => said)).toEqual(['تهران', 'زیر ۵۰۰ هزار تومان']);
    for (const { said, without } of page.understood?.conditions ?? []) expect(without).not.toContain(said);
  });

  it('says of a price for which nobody sells it that it is left out', async () => {
    const page = await search('6205 زیر هزار تومان');
    expect(page.items[0]?.title).toContain('6205');
    expect(page.understood).toMatchObject({ dropped: ['زیر هزار تومان'], conditions: [], corrected: null });
  });

  it('takes a number of toman that may be said of thousands for nothing else', async () => {
    const page = await search('پیچ M8 زیر ۱۰۰ تومان');
    expect(page.understood?.dropped).toEqual(['زیر 100 تومان']);
    expect(page.understood?.words).toEqual([]);
  });

  it('has all pages of one interpretation, with the same rows under filters', async () => {
    const q = 'بلبرینگ زیر ۴۰۰ هزار تومان';
    const { totalCount, understood, items } = await search(q);
    const walked = await walkPages<{ id: string }>(app, `${PRODUCTS}?${new URLSearchParams({ q })}`, 7);
    expect(walked).toHaveLength(totalCount ?? 0);
    expect(walked.slice(0, items.length).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect((await list({ q, sort: 'title' })).totalCount).toBe(totalCount);
    const filtered = await list({ q: understood?.rest ?? '', filters: understood?.asked ?? '' });
    expect(filtered.totalCount).toBe(totalCount);
    const { body } = await app.get<SearchCounts>(`/api/v1/searches/counts?q=${encodeURIComponent(q)}`);
    expect(body.products.count).toBe(totalCount);
  });

  it('corrects the other words without losing the price', async () => {
    const { understood } = await search('الکتروموتر زیر ۵۰ میلیون تومان');
    expect(understood?.corrected).toContain('زیر');
    expect(understood?.dropped).toEqual([]);
    expect(understood?.asked).toMatch(/price_/);
  });
});

it('lists who sells a part for that, and nobody else', async () => {
  const suppliers = async (q: string) =>
    (await app.get<SuppliersPage>(`/api/v1/suppliers?q=${encodeURIComponent(q)}`)).body;
  const all = await suppliers('6205');
  const cheap = await suppliers('6205 زیر ۴۰۰ هزار تومان');
  expect(cheap.items.length).toBeGreaterThan(0);
  expect(cheap.items.length).toBeLessThan(all.items.length);
});

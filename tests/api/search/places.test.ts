import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = '/api/v1/supplierproducts/catalog';

let app: TestApp;
const search = async (q: string) => (await app.get<ProductsPage>(`${PRODUCTS}?q=${encodeURIComponent(q)}`)).body;
const list = async (query: Record<string, string>) =>
  (await app.get<ProductsPage>(`${PRODUCTS}?${new URLSearchParams(query)}`)).body;

beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q= with a city or a province', () => {
  it.each([
    ['پمپ تهران', 'تهران', 'پمپ'],
    ['پمپ استان تهران', 'استان تهران', 'پمپ'],
    ['آبکاری در تهران', 'استان تهران', 'آبکاری در'],
    ['پیچ شش گوش تهران', 'استان تهران', 'پیچ شش گوش'],
    ['bolbering isfahan', 'isfahan', 'bolbering'],
    ['۶۲۰۵ اصفهان', 'اصفهان', '۶۲۰۵'],
  ])('lists what is sold there for «%s»', async (q, said, without) => {
    const { items, understood, totalCount } = await search(q);
    expect(items.length).toBeGreaterThan(0);
    expect(understood?.conditions.at(-1)).toEqual({ said, without });
    expect(understood?.asked).toMatch(said.startsWith('استان') ? /province_/ : /city_/);
    expect(understood?.dropped).toEqual([]);
    const everywhere = await search(without);
    expect(totalCount).toBeLessThan(everywhere.totalCount ?? 0);
  });

  it('says of a place where nobody sells it that it is left out', async () => {
    const { items, understood } = await search('میلگرد جیرفت');
    expect(items[0]?.title).toContain('میلگرد');
    expect(understood).toMatchObject({ dropped: ['جیرفت'], conditions: [], corrected: null });
  });

  it('drops no place without a word where the rest is a condition', async () => {
    const { understood } = await search('لوله مانیسمان جیرفت');
    expect(understood?.dropped).toEqual(['جیرفت']);
    expect((await search('لوله مانیسمان تحویل جیرفت')).understood?.dropped.join(' ')).toContain('جیرفت');
  });

  it('has all pages of one interpretation, with the same rows under filters', async () => {
    const q = 'پمپ تهران';
    const { totalCount, understood, items } = await search(q);
    const walked = await walkPages<{ id: string }>(app, `${PRODUCTS}?${new URLSearchParams({ q })}`, 7);
    expect(walked).toHaveLength(totalCount ?? 0);
    expect(walked.slice(0, items.length).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect((await list({ q, sort: 'title' })).totalCount).toBe(totalCount);
    const filtered = await list({ q: understood?.rest ?? '', filters: understood?.asked ?? '' });
    expect(filtered.totalCount).toBeGreaterThanOrEqual(totalCount ?? 0);
  });

  it('corrects the other words without losing the place', async () => {
    const { understood } = await search('الکتروموتر تهران');
    expect(understood?.corrected ?? '').toContain('تهران');
    expect(understood?.dropped).toEqual([]);
  });

  it('reads a text that is nothing but a place as before', async () => {
    expect((await search('اصفهان')).understood?.conditions).toEqual([]);
  });
});

describe('GET /suppliers?q= with what somebody sells', () => {
  const suppliers = async (q: string) =>
    (await app.get<SuppliersPage>(`/api/v1/suppliers?q=${encodeURIComponent(q)}`)).body;

  it.each(['6205 اصفهان', 'بلبرینگ تبریز', 'پیچ و مهره فروشی تهران', 'آبکاری تهران'])(
    'lists who sells «%s», and counts them so',
    async (q) => {
      const { items, isBySales, totalCount } = await suppliers(q);
      expect(items.length).toBeGreaterThan(0);
      expect(isBySales).toBe(true);
      const city = q.split(' ').at(-1);
      expect(items.filter((one) => one.city !== city && one.province !== city)).toEqual([]);
      const { body } = await app.get<SearchCounts>(`/api/v1/searches/counts?q=${encodeURIComponent(q)}`);
      expect(body.suppliers.count).toBe(totalCount);
    },
  );

  it('lists names first, and nobody for a name that nobody has', async () => {
    expect((await suppliers('اصفهان')).isBySales).toBeUndefined();
    expect((await suppliers('بلبرینگ رضوان‌پور')).items).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { Suggestion } from '../../../src/contract/search/suggestion.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = '/api/v1/supplierproducts/catalog';

let app: TestApp;
const read = async <Body>(path: string, q: string) => (await app.get<Body>(`${path}?q=${encodeURIComponent(q)}`)).body;
const search = (q: string) => read<ProductsPage>(PRODUCTS, q);

beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q= with a part number', () => {
  it.each([
    ['6204-2Z/C3', '6204-2Z', 'C3'],
    ['6204 2Z C3', '6204-2Z', 'C3'],
    ['بلبرینگ 6204-2Z/C3', '6204-2Z', 'C3'],
    ['6204/C3', '6204', 'C3'],
    ['6205-2RS1/C3', '6205-2RS', '1/C3'],
    ['NJ-210 ECP', 'NJ210', 'ECP'],
  ])('leaves out of «%s» only the end that nobody has, and says so', async (q, first, left) => {
    const { items, understood } = await search(q);
    expect(items[0]?.title).toContain(first);
    expect(understood?.dropped.join(' ')).toContain(left);
  });

  it('leaves a number that is offered with its suffix as it is', async () => {
    const { items, understood } = await search('6009/C3');
    expect(items[0]?.title).toContain('6009/C3');
    expect(understood?.dropped).toEqual([]);
  });

  it('offers the same figures of another series', async () => {
    const { items, understood } = await search('UCF-208');
    expect(items[0]?.title).toMatch(/UCP ?208/);
    expect(understood?.dropped).toEqual(['UCF-208']);
  });

  it('has all pages of one interpretation', async () => {
    const { totalCount } = await search('6204/C3');
    const walked = await walkPages(app, `${PRODUCTS}?${new URLSearchParams({ q: '6204/C3' })}`, 2);
    expect(walked).toHaveLength(totalCount ?? 0);
  });
});

describe('a size without a thing', () => {
  it.each([
    ['1/2"', /-1\/2|2×1|3\/4/],
    ['2 1/2"', /(?<!2-)1\/2|DN15/],
    ['SCH40 2"', /^(?!.*(?<![-/])2 اینچ SCH 40)/],
    ['2" SCH40', /^(?!.*(?<![-/])2 اینچ SCH 40)/],
    ['SCH 80 4"', /^(?!.*(?<![-/])4 اینچ SCH 80)/],
  ])('finds nothing of another size: «%s»', async (q, other) => {
    const { items, understood } = await search(q);
    expect(items.length).toBeGreaterThan(1);
    expect(items.map(({ title }) => title).filter((title) => other.test(title))).toEqual([]);
    expect(understood?.dropped).toEqual([]);
  });
});

describe('a text in the layout of the other keyboard', () => {
  it.each([
    ['fgfvdk;', 'بلبرینگ'],
    ['adv j,\\d', 'شیر توپی'],
    ['adv j,md', 'شیر توپی'],
    ['fgfvdk; 6205', 'بلبرینگ 6205'],
    ['هحث 160', 'ipe 160'],
  ])('is read key by key: «%s» is «%s»', async (q, meant) => {
    const { items, understood, totalCount } = await search(q);
    expect(understood?.corrected).toBe(meant);
    expect(items.map(({ id }) => id)).toEqual((await search(meant)).items.map(({ id }) => id));
    const counts = await read<SearchCounts>('/api/v1/searches/counts', q);
    expect(counts).toMatchObject({ didYouMean: meant, products: { count: totalCount } });
  });

  it('suggests what the keys mean', async () => {
    const suggested = await read<Suggestion[]>('/api/v1/searches/suggestions', 'fgfvdk;');
    expect(suggested.map(({ text }) => text).join()).toContain('بلبرینگ');
  });

  it.each([
    ['electr', /الکترو/],
    ['kont', /کنتاکتور/],
    ['bolb', /بلبرینگ/],
    ['1/2"', /(?<!-)1\/2|DN15|مانومتر/],
    ['فلنج 4', /^فلنج .*(?:DN100|4 اینچ)/],
    ['پیچ م', /پیچ/],
    ['گیر', /گیربکس/],
  ])('suggests what «%s» begins', async (q, text) => {
    const suggested = await read<Suggestion[]>('/api/v1/searches/suggestions', q);
    expect(suggested.length).toBeGreaterThan(0);
    for (const one of suggested.filter(({ type }) => type === 'product').slice(0, 3)) expect(one.text).toMatch(text);
    expect(suggested[0]?.text).toMatch(text);
  });

  it('is no other word of the catalogue', async () => {
    expect((await search('gearbox')).understood?.corrected).toBeNull();
  });
});

describe('words of the trade', () => {
  it('lists advice about a good, not the good', async () => {
    const { items, understood } = await search('مشاوره پمپ');
    expect(items.length).toBeGreaterThan(0);
    expect(understood?.category?.name).toContain('مشاوره');
    expect(items[0]?.title).toContain('پمپ');
    expect((await search('مشاوره انتخاب پمپ')).understood?.dropped).toEqual(['انتخاب']);
  });

  it('lists the category that is all that a text says', async () => {
    expect((await search('شیرآلات')).items[0]?.title).toContain('شیر');
  });

  it('has a range that ends at the number first', async () => {
    const { items } = await search('مانومتر ۱۰ بار');
    expect(items[0]?.title).toContain('0 تا 10 بار');
  });

  it.each([
    ['۶۲۰۵ دو طرف کاسه نمد', '6205-2RS'],
    ['بلبرینگ 6205 دوطرف فلز', '6205-2Z'],
  ])('reads the seals of a bearing: «%s»', async (q, title) => {
    expect((await search(q)).items[0]?.title).toContain(title);
  });
});

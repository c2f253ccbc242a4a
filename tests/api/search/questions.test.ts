import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import { queriesBuild } from '../../questions/queries.ts';
import { scoreSearch } from '../../questions/score-search.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = '/api/v1/supplierproducts/catalog';
const SUCCESS_MIN = 0.97;
const EMPTY_MAX = 0;

let app: TestApp;
const search = async (q: string) => (await app.get<ProductsPage>(`${PRODUCTS}?q=${encodeURIComponent(q)}`)).body;
const counts = async (q: string) =>
  (await app.get<SearchCounts>(`/api/v1/searches/counts?q=${encodeURIComponent(q)}`)).body;

beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q= with what buyers type', () => {
  it('has a right product among the first five, and hardly an empty list', async () => {
    const { success, empty, missed } = await scoreSearch(queriesBuild, search);
    process.stdout.write(
      `search: success@5 ${(success * 100).toFixed(1)} %, empty ${(empty * 100).toFixed(1)} %; missed: ${missed.map(({ q }) => q).join(' · ')}\n`,
    );
    expect(success).toBeGreaterThanOrEqual(SUCCESS_MIN);
    expect(empty).toBeLessThanOrEqual(EMPTY_MAX);
  });

  it('reads a number with its unit as a quantity, never as another number', async () => {
    const { items, understood } = await search('الکتروموتور ۷/۵ کیلووات');
    expect(items).not.toEqual([]);
    expect(items.filter(({ title }) => /(?<![\d.])75(?![\d.])/.test(title))).toEqual([]);
    expect(understood?.filters).toMatchObject([{ value: 7.5, maxValue: 7.5, measurementUnitId: 'KiloW' }]);
    expect(understood?.conditions).toEqual([{ said: '۷/۵ کیلووات', without: 'الکتروموتور' }]);
  });

  it.each([
    ['ورق گالوانیزه بدون روکش', 'بدون روکش'],
    ['الکتروموتور غیر از استان یزد', 'غیر از استان یزد'],
    ['پمپ بجز تهران و اصفهان', 'بجز تهران و اصفهان'],
    ['پمپ بدون موتور', 'بدون موتور'],
  ])('says what it cannot rule out, and finds nothing by it: «%s»', async (q, phrase) => {
    const { items, understood } = await search(q);
    expect(items).not.toEqual([]);
    expect(understood?.dropped).toEqual([phrase]);
    expect(understood?.words.join(' ')).not.toMatch(/روکش|یزد|تهران|اصفهان| موتور/);
    expect(understood?.asked).not.toMatch(/city_|province_/);
  });

  it.each([
    ['مشاوره پمپ', /پمپ/],
    ['مشاور جوش', /جوش/],
  ])('has no other advice beside that about the subject: «%s»', async (q, subject) => {
    const { items, understood } = await search(q);
    expect(items).not.toEqual([]);
    for (const { title } of items.slice(0, 5)) expect(title).toMatch(subject);
    expect(understood).toMatchObject({ category: { name: 'طراحی و مشاورهٔ صنعتی' }, dropped: [] });
  });

  it('lists what a named supplier offers where none of it has the other words, and says which are left out', async () => {
    const q = 'قوس آرا الکترود قرمزرنگ';
    const { items, understood, totalCount } = await search(q);
    expect(items.length).toBeGreaterThan(0);
    expect(understood).toMatchObject({ words: [], dropped: ['قرمزرنگ'], rest: '' });
    expect(await walkPages(app, `${PRODUCTS}?${new URLSearchParams({ q })}`, 7)).toHaveLength(totalCount ?? 0);
  });

  it('reads the letters and the number of a standard that are typed as one word', async () => {
    const titles = async (q: string) => (await search(q)).items.map(({ title }) => title);
    expect(await titles('din912 m6x20')).toEqual(await titles('din 912 m6x20'));
    expect(await titles('din912 m6x20')).not.toEqual([]);
  });

  it('says which text a list with its filters needs, and the categories of what it found', async () => {
    const { items, understood } = await search('الکتروموتور ۷/۵ کیلووات');
    expect(understood?.rest).toBe('الکتروموتور');
    expect(understood?.categories.map(({ id }) => id)).toEqual([...new Set(items.map(({ categoryId }) => categoryId))]);
    expect(understood?.categories[0]?.slug).toMatch(/الکتروموتور/);
    expect((await search('بلبرینگ 6205')).understood?.rest).toBe('بلبرینگ 6205');
  });

  it('finds with the filters that it asks and the rest of the text what the text finds', async () => {
    const pairs: { q: string; found: number; filtered: number }[] = [];
    for (const { q } of queriesBuild) {
      const { understood, totalCount: found } = await search(q);
      if (!understood?.asked || !understood.rest || !understood.category) continue;
      const query = { q: understood.rest, filters: understood.asked, categoryId: understood.category.id };
      const { body } = await app.get<ProductsPage>(`${PRODUCTS}?${new URLSearchParams(query)}`);
      pairs.push({ q, found: found ?? 0, filtered: body.totalCount ?? 0 });
    }
    expect(pairs.length).toBeGreaterThan(25);
    expect(pairs.filter(({ found, filtered }) => filtered === 0 || filtered > found)).toEqual([]);
    expect(pairs.filter(({ found, filtered }) => filtered === found).length / pairs.length).toBeGreaterThan(0.9);
  });

  it('counts the terms of what a text finds in all root types', async () => {
    const path = `${PRODUCTS}?q=${encodeURIComponent('بلبرینگ 6205')}&facets=true`;
    const { termFacets, totalCount } = (await app.get<ProductsPage>(path)).body;
    expect(termFacets?.stock.map(({ itemsCount }) => itemsCount > 0)).not.toContain(false);
    expect(termFacets?.stock.length).toBeGreaterThan(0);
    const [{ id = '', itemsCount = 0 } = {}] = termFacets?.brand ?? [];
    const ofBrand = `${PRODUCTS}?q=${encodeURIComponent('بلبرینگ 6205')}&filters=${encodeURIComponent(`brand_${id}`)}`;
    expect((await app.get<ProductsPage>(ofBrand)).body.totalCount).toBe(itemsCount);
    expect(itemsCount).toBeLessThanOrEqual(totalCount ?? 0);
  });

  it('says which words nothing has, and lists what has the others', async () => {
    const { items, understood } = await search('بلبرینگ 6205 قرمزرنگ');
    expect(items[0]?.title).toContain('6205');
    expect(understood?.dropped).toEqual(['قرمزرنگ']);
  });

  it('answers a typing mistake with the corrected list and its count', async () => {
    const { items, understood, totalCount } = await search('بلبرنیگ 6204');
    expect(items[0]?.title).toContain('6204');
    expect(understood?.corrected).toBe('بلبرینگ 6204');
    expect(await counts('بلبرنیگ 6204')).toMatchObject({
      products: { count: totalCount },
      didYouMean: 'بلبرینگ 6204',
    });
  });

  it.each(['پمپ سانتریفیوژ ۵ کیلووات', 'بلبرنیگ 6204', 'بلبرینگ 6205 قرمزرنگ', 'پمپ وکیوم'])(
    'has all pages of one interpretation of «%s»',
    async (q) => {
      const path = `${PRODUCTS}?q=${encodeURIComponent(q)}`;
      const { items } = (await app.get<ProductsPage>(`${path}&size=60`)).body;
      const walked = (await walkPages<{ id: string }>(app, path, 7)).map(({ id }) => id);
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked.slice(0, 60)).toEqual(items.map(({ id }) => id));
    },
  );
});

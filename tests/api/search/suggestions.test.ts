import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../src/contract/search/suggestion.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { searchEntries } from '../../../src/server/search/search.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

describe('GET /searches/suggestions', () => {
  let app: TestApp;

  const suggest = async (q: string) =>
    (await app.get<Suggestion[]>(`/api/v1/searches/suggestions?q=${encodeURIComponent(q)}`)).body;
  const texts = async (q: string) => (await suggest(q)).map((one) => one.text);

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const pumps = buildCategory(catalog, { name: 'پمپ سانتریفیوژ', synonyms: ['پمپ گریز از مرکز'] });
    const bearings = buildCategory(catalog, { name: 'بلبرینگ شیارعمیق', scientificName: 'Deep groove ball bearings' });
    const cables = buildCategory(catalog, { name: 'کابل' });
    for (const size of ['32-160', '40-160', '50-200', '65-250', '80-315']) {
      for (const maker of ['یزد', 'تبریز', 'اراک']) {
        const base = buildBaseProduct(catalog, { categoryKey: pumps.key, title: `پمپ سانتریفیوژ ${size} ${maker}` });
        buildOffer(catalog, { baseProductKey: base.key });
      }
    }
    for (const code of ['6205-2RS', '6205-2Z', '6305-2RS']) {
      const base = buildBaseProduct(catalog, {
        categoryKey: bearings.key,
        title: `بلبرینگ ${code}`,
        brand: 'SKF',
        partNumbers: [code, `${code}/C3`],
      });
      buildOffer(catalog, { baseProductKey: base.key });
    }
    const cable = buildBaseProduct(catalog, { categoryKey: cables.key, title: 'کابل افشان ۲٫۵×۳ می‌شود 100%' });
    buildOffer(catalog, { key: 'cable', baseProductKey: cable.key });
    const named = buildBaseProduct(catalog, { categoryKey: cables.key, title: 'یاتاقان گریز' });
    buildOffer(catalog, { baseProductKey: named.key });
    const seller = buildSupplier(catalog, { name: 'پمپ‌سازی ایران' });
    buildOffer(catalog, { baseProductKey: cable.key, supplierKey: seller.key });
    const gears = buildCategory(catalog, { name: 'انتقال حرکت', synonyms: ['گیرش دستگاه'] });
    for (const title of ['برق‌گیر', 'لرزه‌گیر', 'گیربکس حلزونی', 'چرخدنده', 'روغن گیربکس']) {
      const base = buildBaseProduct(catalog, { categoryKey: gears.key, title });
      buildOffer(catalog, { baseProductKey: base.key });
    }
    await writeCatalog(app.db, catalog);
  });

  afterAll(() => app.close());

  it.each([
    ['bolb', 'بلبرینگ'],
    ['girb', 'گیربکس'],
    ['pomp sant', 'سانتریفیوژ'],
  ])('completes Persian words that are begun in Latin letters: «%s»', async (q, word) => {
    const found = await texts(q);
    expect(found.length).toBeGreaterThan(0);
    for (const text of found.slice(0, 2)) expect(text).toContain(word);
  });

  it('has categories first, then products and suppliers, ten together', async () => {
    const found = await suggest('پمپ');
    expect(found).toHaveLength(10);
    expect(found[0]).toMatchObject({ type: 'category', text: 'پمپ سانتریفیوژ', count: 15, highlight: [[0, 3]] });
    const types = found.map((one) => one.type);
    expect(types.filter((type) => type === 'product')).toHaveLength(8);
    expect(types.at(-1)).toBe('supplier');
  });

  it('finds by the beginning of every word, in any order and spelling', async () => {
    expect(await texts('سانتر پم تبر 50')).toEqual(['پمپ سانتریفیوژ 50-200 تبریز']);
    expect(await texts('پمپ سانتريفيوژ ۵۰ تبریز')).toEqual(['پمپ سانتریفیوژ 50-200 تبریز']);
    expect((await texts('گریز از'))[0]).toBe('پمپ سانتریفیوژ');
    expect((await texts('deep gro'))[0]).toBe('بلبرینگ شیارعمیق');
    expect(await texts('2.5')).toEqual(['کابل افشان ۲٫۵×۳ می‌شود 100%']);
  });

  it('ranks matches in the name before matches in a synonym', async () => {
    const products = (await suggest('گریز')).filter((one) => one.type === 'product');
    expect(products.map((one) => one.text).slice(0, 2)).toEqual(['یاتاقان گریز', 'پمپ سانتریفیوژ 32-160 اراک']);
  });

  it('has names with a word that begins with the text before those that have it within one', async () => {
    const products = (await suggest('گیر')).filter((one) => one.type === 'product').map((one) => one.text);
    expect(new Set(products.slice(0, 2))).toEqual(new Set(['گیربکس حلزونی', 'روغن گیربکس']));
    expect(products.slice(2).sort()).toEqual(['برق‌گیر', 'لرزه‌گیر', 'چرخدنده'].sort());
  });

  it('finds words that are joined or separated by a space or ZWNJ', async () => {
    for (const q of ['پمپ‌سازی', 'پمپسازی', 'پمپ سازی']) expect(await texts(q)).toEqual(['پمپ‌سازی ایران']);
    for (const q of ['میشود', 'می شود', 'می‌شود']) expect((await texts(q))[0]).toContain('می‌شود');
    expect((await texts('شیار عمیق'))[0]).toBe('بلبرینگ شیارعمیق');
  });

  it('ranks part numbers first, whatever their separators', async () => {
    for (const q of ['6205-2rs', '62052RS', '۶۲۰۵ ۲rs', '6205/2RS']) {
      expect((await suggest(q))[0]).toMatchObject({ type: 'product', text: 'بلبرینگ 6205-2RS' });
    }
    expect(await texts('6205')).toEqual(['بلبرینگ 6205-2RS', 'بلبرینگ 6205-2Z']);
    expect((await suggest('62052rs'))[0]?.highlight).toEqual([[8, 16]]);
  });

  it('corrects typing mistakes if nothing matches the spelling', async () => {
    expect((await texts('سانتریفوژ'))[0]).toBe('پمپ سانتریفیوژ');
    expect((await texts('بلبرنیگ'))[0]).toBe('بلبرینگ شیارعمیق');
    expect((await texts('پنپ سانتریفیوز'))[0]).toBe('پمپ سانتریفیوژ');
    expect((await texts('کایل'))[0]).toBe('کابل');
    expect((await suggest('سانترفیوژ'))[0]?.highlight).toEqual([[4, 14]]);
  });

  it('does not correct a number to another one', async () => {
    for (const q of ['6299', '6205-2RX', 'dn6205']) expect(await texts(q)).toEqual([]);
  });

  it('is empty for fewer than two letters and for nonsense', async () => {
    for (const q of ['', 'پ', ' ۶ ', 'پَ', '‌', '%%', 'ضظغثقذ']) expect(await texts(q)).toEqual([]);
  });

  it('treats pattern and query characters as literal', async () => {
    for (const q of [
      "پمپ'",
      'پمپ & !سانتریفیوژ',
      'پمپ:*',
      '(پمپ',
      'پمپ\\',
      "پ'); drop table x --",
      '<-> پمپ',
      '"پمپ"',
    ]) {
      const { status } = await app.get(`/api/v1/searches/suggestions?q=${encodeURIComponent(q)}`);
      expect({ q, status }).toEqual({ q, status: 200 });
    }
    expect(await texts('6%5')).toEqual([]);
    expect(await texts('6_05')).toEqual([]);
    expect((await texts('پمپ & !سانتریفیوژ'))[0]).toBe('پمپ سانتریفیوژ');
  });

  it('names the invalid input', async () => {
    expect(await app.get('/api/v1/searches/suggestions')).toMatchObject({ status: 400, body: { field: 'q' } });
    const long = await app.get(`/api/v1/searches/suggestions?q=${'a'.repeat(201)}`);
    expect(long).toMatchObject({ status: 400, body: { field: 'q' } });
  });

  it('answers 304 to a client that has it, and stops suggesting what was removed', async () => {
    const path = `/api/v1/searches/suggestions?q=${encodeURIComponent('کابل افشان')}`;
    const etag = (await app.app.request(path)).headers.get('etag') ?? '';
    expect((await app.app.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await app.db.delete(searchEntries).where(eq(searchEntries.type, 'product'));
    await bumpPublicRevision(app.db);
    expect(await texts('کابل افشان')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import type { SuppliersPage } from '../../../src/contract/suppliers/supplier.ts';
import { PRODUCTS, serveDemoSearch } from '../../setup/demo-search.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const { app, get, search } = serveDemoSearch();

describe('GET /supplierproducts/catalog?q= with a supplier', () => {
  it.each([
    ['صفار بلبرینگ 6308', 'صفار بلبرینگ', '6308'],
    // One word of the name, in front, behind and in two spellings.
    ['هگمتان 6205', 'یاتاقان‌گستر هگمتان', '6205'],
    ['کاسه نمد ۲۵ هگمتان', 'یاتاقان‌گستر هگمتان', 'کاسه‌نمد'],
    ['یاتاقان گستر 6205', 'یاتاقان‌گستر هگمتان', '6205'],
    ['لاله زار کلید مینیاتوری', 'لاله‌زار', 'کلید مینیاتوری'],
    ['کلید مینیاتوری لاله‌زار', 'لاله‌زار', 'کلید مینیاتوری'],
  ])('tells for «%s» of the offers of that supplier', async (q, supplier, title) => {
    const { items, understood } = await search(q);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.supplier.name).toContain(supplier);
    expect(items[0]?.title).toContain(title);
    expect(understood?.dropped).toEqual([]);
    expect(understood?.asked).toContain('supplier_');
    expect(understood?.conditions[0]?.said).toContain(supplier);
  });

  it('keeps the supplier where another condition is taken away, and the others where the supplier is', async () => {
    const { understood } = await search('صفار بلبرینگ بلبرینگ شیار عمیق قطر داخلی ۴۰ موجود');
    expect(understood?.conditions.map(({ without }) => without)).toEqual([
      'بلبرینگ شیار عمیق قطر داخلی ۴۰ موجود',
      'صفار بلبرینگ بلبرینگ شیار عمیق موجود',
      'صفار بلبرینگ بلبرینگ شیار عمیق قطر داخلی ۴۰',
    ]);
  });

  it.each(['صفار بلبرینگ 6308', 'هگمتان 6205'])('counts and lists that supplier alone for «%s»', async (q) => {
    const suppliers = await get<SuppliersPage>(`/api/v1/suppliers?${new URLSearchParams({ q })}`);
    expect(suppliers.items).toHaveLength(1);
    const counts = await get<SearchCounts>(`/api/v1/searches/counts?${new URLSearchParams({ q })}`);
    expect(counts.suppliers.count).toBe(1);
  });

  it('has all pages of that supplier alone', async () => {
    const q = 'لاله زار کلید مینیاتوری';
    const { totalCount } = await search(q);
    const walked = await walkPages<{ supplier: { name: string } }>(
      app(),
      `${PRODUCTS}?${new URLSearchParams({ q })}`,
      5,
    );
    expect(walked).toHaveLength(totalCount ?? 0);
    expect(new Set(walked.map(({ supplier }) => supplier.name)).size).toBe(1);
  });

  it.each(['پمپ تهران', 'یاتاقان', 'پیچ فولادی'])('takes no word of «%s» for a name', async (q) => {
    expect((await search(q)).understood?.asked).not.toContain('supplier_');
  });
});

describe('GET /supplierproducts/catalog?q= with what is in stock', () => {
  it.each([
    ['میلگرد آجدار ۱۶ موجود در انبار', 'موجود در انبار', 'میلگرد آجدار ۱۶'],
    ['6310 موجود', 'موجود', '6310'],
    ['پمپ آماده تحویل تهران', 'آماده تحویل', 'پمپ تهران'],
  ])('lists for «%s» what can be had at once', async (q, said, without) => {
    const { items, understood } = await search(q);
    expect(items.length).toBeGreaterThan(0);
    for (const { stockState } of items) expect(['inStock', 'limited']).toContain(stockState);
    expect(understood?.conditions).toContainEqual({ said, without });
    expect(understood?.asked).toContain('stock_');
    expect(understood?.dropped).toEqual([]);
  });

  it('joins the price and the stock of one offer', async () => {
    const { items, understood } = await search('بلبرینگ 6205 موجود زیر ۵ میلیون تومان');
    expect(items.length).toBeGreaterThan(0);
    for (const { stockState, prices } of items) {
      expect(['inStock', 'limited']).toContain(stockState);
      expect(prices[0]?.amountRial).toBeLessThanOrEqual(55_000_000);
    }
    expect(understood?.conditions.map(({ said }) => said)).toEqual(['زیر ۵ میلیون تومان', 'موجود']);
    expect(understood?.conditions.map(({ without }) => without)).toEqual([
      'بلبرینگ ۶۲۰۵ موجود',
      'بلبرینگ ۶۲۰۵ زیر ۵ میلیون تومان',
    ]);
  });

  it('says of a thing that nobody has in stock that this is left out', async () => {
    const { items, understood } = await search('بلبرینگ 6205 موجود زیر ۲ هزار تومان');
    expect(items.length).toBeGreaterThan(0);
    expect(understood?.dropped).toEqual(['زیر 2 هزار تومان', 'موجود']);
  });
});

describe('GET /supplierproducts/catalog?q= with the cheapest', () => {
  it.each(['بلبرینگ 6310 ارزان ترین', 'بلبرینگ 6310 ارزان‌ترین', 'ارزونترین بلبرینگ 6310'])('knows «%s»', async (q) => {
    const { items, understood } = await search(q);
    expect(items[0]?.partNumber).toMatch(/^6310/);
    expect(understood).toMatchObject({ asksCheapest: true, dropped: [] });
    expect((await search('بلبرینگ 6310')).understood?.asksCheapest).toBeUndefined();
  });
});

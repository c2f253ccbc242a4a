import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { nearNames } from '../../../src/core/search/near-goods.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = '/api/v1/supplierproducts/catalog';

let app: TestApp;
const search = async (q: string) => (await app.get<ProductsPage>(`${PRODUCTS}?q=${encodeURIComponent(q)}`)).body;

beforeAll(async () => {
  app = await openDemoApp();
});
afterAll(() => app.close());

describe('GET /supplierproducts/catalog?q= with what nobody has', () => {
  it.each([
    ['رول بولت ۱۲', /میل‌پیچ متری M12/, 'رول بولت'],
    ['لیفتراک ۳ تن', /جرثقیل زنجیری/, 'لیفتراک'],
    ['چیلر تراکمی ۵۰ تن', /برج خنک‌کن/, 'چیلر'],
    ['دریل شارژی', /متهٔ HSS/, 'دریل شارژی'],
    ['تله بخار نیم اینچ', /شیر بشقابی/, 'تله بخار'],
    ['پرچ', /پیچ/, 'پرچ'],
  ])('says which goods of «%s» are missing, and lists what is near to them', async (q, title, left) => {
    const { items, understood } = await search(q);
    expect(items[0]?.title).toMatch(title);
    expect(understood?.dropped).toContain(left);
  });

  it.each([
    ['LC1D25', /کنتاکتور قدرت 25 آمپر/, 'LC1D25'],
    ['3RT2026-1AP00', /کنتاکتور قدرت 25 آمپر/, '3RT2026-1AP00'],
    ['A9F74316', /کلید مینیاتوری 3 پل C16/, 'A9F74316'],
    ['6ES7214-1AG40-0XB0', /PLC/, '6ES7214-1AG40-0XB0'],
    ['ATV320U55N4B', /اینورتر .*5.5 کیلووات/, 'ATV320U55N4B'],
    ['UCFL205', /UCP ?205/, 'UCFL205'],
    ['SKF 6205-2RSH', /6205-2RS/, 'SKF'],
    // A 6306-2Z is called 6306ZZ too.
    ['NSK 6306ZZ', /6306-2Z/, 'NSK'],
    ['6306ZZCM NSK', /6306-2Z/, 'CM NSK'],
    ['DSBC-50-100-PPVA-N3', /سیلندر .*50/, 'DSBC-50-100-PPVA-N3'],
  ])('lists what has the letters and figures of «%s»', async (q, title, left) => {
    const { items, understood } = await search(q);
    expect(items[0]?.title).toMatch(title);
    expect(understood?.dropped).toContain(left);
  });

  it('lists the goods themselves where somebody has them', async () => {
    const { understood } = await search('کولیس و میکرومتر');
    expect(understood?.dropped).toEqual([]);
  });

  it('has something of every name that stands for what is missing', async () => {
    const missing: string[] = [];
    for (const name of nearNames) if ((await search(name)).items.length === 0) missing.push(name);
    expect(missing).toEqual([]);
  });

  it('has all pages of one interpretation', async () => {
    const { totalCount } = await search('لیفتراک ۳ تن');
    const walked = await walkPages(app, `${PRODUCTS}?${new URLSearchParams({ q: 'لیفتراک ۳ تن' })}`, 2);
    expect(walked).toHaveLength(totalCount ?? 0);
  });
});

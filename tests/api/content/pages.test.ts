import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ContentPage, PageCard } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts } from '../../../src/server/catalog/product/product.table.ts';
import { contentPages, pageRevisions } from '../../../src/server/content/page/page.table.ts';
import { publishContent, withdrawContent } from '../../../src/server/content/page/write-page.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { buildContentType, buildPage, contentOf } from '../../factories/pages.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PAGES = '/api/v1/pages';
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let app: TestApp;
const ids: Record<string, string> = {};

const cards = async (query: string) => (await app.get<Page<PageCard>>(`${PAGES}/${query}`)).body;
const titles = async (query: string) => (await cards(query)).items.map(({ title }) => title);
const page = async (id: string, query = '') => app.get<ContentPage>(`${PAGES}/${id}/by-platform${query}`);

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const pumps = buildCategory(catalog, { name: 'پمپ' });
  const leaf = buildCategory(catalog, { name: 'پمپ آب', parentKey: pumps.key });
  const bolts = buildCategory(catalog, { name: 'پیچ' });
  const pump = buildBaseProduct(catalog, {
    categoryKey: leaf.key,
    title: 'پمپ نمونه',
    drawing: { kind: 'hexBolt', dims: {} },
  });
  const unsold = buildBaseProduct(catalog, { categoryKey: bolts.key, title: 'پیچ بی‌فروشنده' });
  const supplier = buildSupplier(catalog, { name: 'پمپ‌سازان' });
  const dear = buildSupplier(catalog, { name: 'گران‌فروش' });
  for (const [seller, amountRial] of [
    [dear, 900],
    [supplier, 700],
  ] as const)
    buildOffer(catalog, {
      baseProductKey: pump.key,
      supplierKey: seller.key,
      prices: [{ minQty: 1, amountRial }],
    });
  await writeCatalog(app.db, catalog);
  await seedPlaces(app.db);
  for (const { id, name } of await app.db.select().from(categories)) ids[name] = id;
  for (const { id, name } of await app.db.select().from(suppliers)) ids[name] = id;
  for (const { id, sourceKey } of await app.db.select().from(baseProducts)) {
    if (sourceKey === pump.key) ids.pump = id;
    if (sourceKey === unsold.key) ids.unsold = id;
  }
});

afterAll(() => app.close());

describe('lists of pages', () => {
  it('have what is published for their platform, the newest first, each page once', async () => {
    const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 0, day)), likeCount: 40 - day });
    for (const day of [3, 1, 2]) await buildPage(app.db, { title: `روز ${day}` }, at(day));
    await buildPage(app.db, { title: 'فقط برنامه', platforms: ['app'] });
    await buildPage(app.db, { title: 'قوانین' }, { pageType: 'static', uniqueName: 'terms' });
    const all = await walkPages<PageCard>(app, `${PAGES}/for-public-site?platform=web`, 2);
    expect(all.map(({ title }) => title)).toEqual(['روز 3', 'روز 2', 'روز 1']);
    expect((await cards('for-public-site?size=1')).totalCount).toBe(3);
    expect(await titles('for-public-site?platform=app&size=1')).toEqual(['فقط برنامه']);
    const liked = await walkPages<PageCard>(app, `${PAGES}/for-public-site?sort=mostLiked`, 2);
    expect(liked.map(({ title }) => title)).toEqual(['روز 1', 'روز 2', 'روز 3']);
  });

  it('of a kind and of a type have the types below it', async () => {
    const articles = await buildContentType(app.db, 'مقاله‌ها');
    const guides = await buildContentType(app.db, 'راهنما', { parentId: articles });
    await buildPage(app.db, { title: 'راهنمای خرید' }, { contentTypeId: guides });
    await buildPage(app.db, { title: 'خبر نمایشگاه' }, { pageType: 'news' });
    expect(await titles('by-content-type/by-platform?pageType=news')).toEqual(['خبر نمایشگاه']);
    expect(await titles(`by-content-type-id?contentTypeId=${articles}`)).toEqual(['راهنمای خرید']);
    expect(await app.get(`${PAGES}/by-content-type-id?contentTypeId=${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
    const tree = await app.get('/api/v1/contenttypes/tree');
    expect(tree.body).toMatchObject([
      { title: 'مقاله‌ها', pagesCount: 1, children: [{ title: 'راهنما', pagesCount: 1 }] },
    ]);
    const path = await app.get<{ title: string }[]>(`/api/v1/contenttypes/${guides}/breadcrumb`);
    expect(path.body.map(({ title }) => title)).toEqual(['مقاله‌ها', 'راهنما']);
    expect((await app.get(`/api/v1/contenttypes/${UNKNOWN_ID}/breadcrumb`)).status).toBe(404);
    expect((await app.get<unknown[]>('/api/v1/contenttypes/by-page-type?pageType=news')).body).toEqual([]);
  });

  it('of a label find it in any spelling', async () => {
    await buildPage(app.db, { title: 'برچسب‌دار', labels: ['بلبرینگ و یاتاقان'] });
    expect(await titles(`by-label/by-platform?label=${encodeURIComponent('بلبرينگ و ياتاقان')}`)).toEqual(['برچسب‌دار']);
    expect(await titles(`by-label/by-platform?label=${encodeURIComponent('بلبرینگ-و-یاتاقان')}`)).toEqual(['برچسب‌دار']);
    expect(await titles('by-label/by-platform?label=x')).toEqual([]);
  });

  it('of a category have the pages of the categories below it', async () => {
    await buildPage(app.db, { title: 'پمپ آب خانگی', categoryIds: [ids['پمپ آب'] ?? ''] });
    expect(await titles(`for-public-site?categoryId=${ids.پمپ}`)).toEqual(['پمپ آب خانگی']);
    expect(await titles(`for-public-site?categoryId=${ids.پیچ}`)).toEqual([]);
  });

  it('narrowed by a text have the best match first', async () => {
    await buildPage(app.db, { title: 'روغن هیدرولیک', labels: ['کاویتاسیون'] });
    await buildPage(app.db, { title: 'کاویتاسیون چیست' });
    const q = encodeURIComponent('كاويتاسيون');
    expect(await titles(`for-public-site?q=${q}`)).toEqual(['کاویتاسیون چیست', 'روغن هیدرولیک']);
    expect((await titles(`for-public-site?q=${q}&sort=newest`)).toSorted()).toEqual(
      ['کاویتاسیون چیست', 'روغن هیدرولیک'].toSorted(),
    );
    const { body } = await app.get<{ contents: { count: number } }>(`/api/v1/searches/counts?q=${q}`);
    expect(body.contents).toEqual({ count: 2, isMore: false });
    const { body: suggested } = await app.get<{ type: string; text: string }[]>(`/api/v1/searches/suggestions?q=${q}`);
    expect(suggested[0]).toMatchObject({ type: 'page', text: 'کاویتاسیون چیست' });
  });

  it('name an input that is not valid', async () => {
    for (const [query, field] of [
      ['for-public-site?sort=best', 'sort'],
      ['for-public-site?cursor=WzFd', 'cursor'],
      ['for-public-site?platform=tv', 'platform'],
      ['by-content-type/by-platform?pageType=static', 'pageType'],
      ['by-label/by-platform', 'label'],
      ['by-uniquepagename?uniquePageName=No%20Name', 'uniquePageName'],
      ['merchant-has-content', 'supplierId'],
    ]) {
      expect(await app.get(`${PAGES}/${query}`)).toMatchObject({ status: 400, body: { field } });
    }
  });
});

describe('a page', () => {
  it('has the parts, drawings and categories that it names as they are now, and related pages', async () => {
    const categoryIds = [ids['پمپ آب'] ?? ''];
    const related = await buildPage(app.db, { title: 'نزدیک', labels: ['آبرسانی'], categoryIds });
    const baseProductIds = [ids.unsold ?? '', ids.pump ?? ''];
    const id = await buildPage(app.db, {
      title: 'انتخاب پمپ',
      labels: ['آبرسانی'],
      categoryIds,
      body: [
        { kind: 'parts', caption: '', baseProductIds },
        { kind: 'drawing', caption: '', baseProductId: ids.pump ?? '' },
      ],
    });
    const { body } = await page(id);
    expect(body.parts).toMatchObject([
      {
        baseProductId: ids.pump,
        row: { supplier: { name: 'پمپ‌سازان' }, prices: [{ amountRial: 700 }], part: { offersCount: 2 } },
      },
    ]);
    expect(body.drawings).toMatchObject([{ baseProductId: ids.pump, title: 'پمپ نمونه' }]);
    expect(body.categories).toMatchObject([{ name: 'پمپ آب' }]);
    expect(body.labels).toEqual([{ title: 'آبرسانی', slug: 'آبرسانی' }]);
    expect(body.related[0]).toMatchObject({ id: related });
    expect(body.related.some((one) => one.id === id)).toBe(false);
  });

  it('of a supplier has its own offers, not those of a cheaper rival', async () => {
    const body = [{ kind: 'parts' as const, caption: '', baseProductIds: [ids.pump ?? ''] }];
    const dear = await buildPage(app.db, { title: 'پمپ ما', body }, { supplierId: ids['گران‌فروش'] });
    onTestFinished(async () => void (await app.db.delete(contentPages).where(eq(contentPages.id, dear))));
    expect((await page(dear)).body.parts).toMatchObject([
      { baseProductId: ids.pump, row: { supplier: { name: 'گران‌فروش' }, prices: [{ amountRial: 900 }], part: null } },
    ]);
  });

  it('is read by its unique name', async () => {
    await buildPage(app.db, { title: 'حریم خصوصی' }, { pageType: 'static', uniqueName: 'privacy' });
    const { body } = await app.get<ContentPage>(`${PAGES}/by-uniquepagename?uniquePageName=privacy`);
    expect(body).toMatchObject({ title: 'حریم خصوصی', uniqueName: 'privacy', contentType: null, related: [] });
    expect((await app.get(`${PAGES}/by-uniquepagename?uniquePageName=none`)).status).toBe(404);
  });

  it('does not exist for the public before it is published, once it is withdrawn and on another platform', async () => {
    const id = await buildPage(app.db, { title: 'کوتاه‌عمر', platforms: ['app'] });
    expect((await page(id, '?platform=app')).status).toBe(200);
    expect((await page(id)).status).toBe(404);
    const [row] = await app.db.select().from(contentPages).where(eq(contentPages.id, id));
    await app.db.transaction(async (tx) => row && withdrawContent(tx, row, new Date()));
    expect((await page(id, '?platform=app')).status).toBe(404);
    expect((await app.get<unknown[]>(`/api/v1/searches/suggestions?q=${encodeURIComponent('کوتاه‌عمر')}`)).body).toEqual(
      [],
    );
    expect((await page(UNKNOWN_ID)).status).toBe(404);
  });

  it('of a supplier is hidden with the supplier', async () => {
    const supplierId = ids['گران‌فروش'] ?? '';
    const id = await buildPage(app.db, { title: 'خبر ما' }, { supplierId });
    const merchantId = await buildMerchant(app.db, 'فروشگاه مطلب‌دار', { supplierId });
    const has = async (query: string) =>
      (await app.get<{ hasContent: boolean }>(`${PAGES}/merchant-has-content?${query}`)).body.hasContent;
    expect((await page(id)).body.supplier).toMatchObject({ id: supplierId });
    expect(await titles(`for-public-site?supplierId=${supplierId}`)).toEqual(['خبر ما']);
    expect(await has(`supplierId=${supplierId}`)).toBe(true);
    expect(await has(`merchantId=${merchantId}`)).toBe(true);
    expect(await has(`supplierId=${ids['پمپ‌سازان']}`)).toBe(false);
    await app.db.update(suppliers).set({ status: 'suspended' }).where(eq(suppliers.id, supplierId));
    await buildPage(app.db);
    expect((await page(id)).status).toBe(404);
    expect(await titles(`for-public-site?supplierId=${supplierId}`)).toEqual([]);
  });
});

describe('publishing', () => {
  it('gives the page its address, labels, categories and reading time, and keeps what was published', async () => {
    const id = await buildPage(app.db, { title: 'نخست', labels: ['یک', 'دو'] });
    const [row] = await app.db.select().from(contentPages).where(eq(contentPages.id, id));
    if (!row) throw new Error('no row');
    const text = 'واژه '.repeat(900).trim();
    const content = contentOf({ title: 'دوم: ويرايش', labels: ['دو'], body: [{ kind: 'paragraph', text }] });
    const written = await app.db.transaction((tx) => publishContent(tx, row, content, new Date()));
    expect(written).toMatchObject({ slug: 'دوم-ویرایش', version: 2, readingMin: 5, publishedAt: row.publishedAt });
    expect((await page(id)).body).toMatchObject({ title: 'دوم: ويرايش', labels: [{ title: 'دو' }] });
    const revisions = await app.db.select().from(pageRevisions).where(eq(pageRevisions.pageId, id));
    expect(revisions.map(({ version, content: { title } }) => [version, title])).toEqual([
      [1, 'نخست'],
      [2, 'دوم: ويرايش'],
    ]);
    expect(await titles(`by-label/by-platform?label=${encodeURIComponent('یک')}`)).toEqual([]);
  });
});

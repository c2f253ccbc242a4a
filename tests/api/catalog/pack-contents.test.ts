import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listContentsInPack, typePathIn } from '../../../src/client/offline/packs/pack-contents.ts';
import type { ContentTypeTree } from '../../../src/contract/content/content-type.ts';
import type { ContentPage, PageCard } from '../../../src/contract/content/page.ts';
import { PACK_CONTENTS_MAX, type PackManifest } from '../../../src/contract/packs/pack.ts';
import type { Page } from '../../../src/contract/page.ts';
import { contentLimits } from '../../../src/core/content/limits.ts';
import { pageSorts } from '../../../src/core/content/page-sorts.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { baseProducts } from '../../../src/server/catalog/product/product.table.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildContentType, buildPage } from '../../factories/pages.ts';
import { takePack } from '../../setup/take-pack.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const API = '/api/v1';

let app: TestApp;
const ids: Record<string, string> = {};
let typeId: string;
let pumpArticleId: string;

const manifestOf = async (path: string) => (await app.get<PackManifest>(`${API}/packs/${path}`)).body;
const list = async (query: Record<string, string>) =>
  (await app.get<Page<PageCard>>(`${API}/pages/for-public-site?${new URLSearchParams(query)}`)).body;
const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const pumps = buildCategory(catalog, { name: 'پمپ' });
  const leaf = buildCategory(catalog, { name: 'پمپ آب', parentKey: pumps.key });
  const bolts = buildCategory(catalog, { name: 'پیچ' });
  const supplier = buildSupplier(catalog, { name: 'پمپ‌سازان' });
  for (const [categoryKey, title, drawing] of [
    [leaf.key, 'پمپ نمونه', undefined],
    [bolts.key, 'پیچ نمونه', { kind: 'hexBolt', dims: {} }],
  ] as const) {
    const { key } = buildBaseProduct(catalog, { categoryKey, title, ...(drawing && { drawing }) });
    buildOffer(catalog, { baseProductKey: key, supplierKey: supplier.key });
  }
  await writeCatalog(app.db, catalog);
  await seedPlaces(app.db);
  for (const { id, name } of await app.db.select().from(categories)) ids[name] = id;
  for (const { id, name } of await app.db.select().from(suppliers)) ids[name] = id;
  for (const { id, title } of await app.db.select().from(baseProducts)) ids[title] = id;
  const { db } = app;
  const root = await buildContentType(db, 'مقاله');
  typeId = await buildContentType(db, 'راهنما', { parentId: root });
  const bolt = ids['پیچ نمونه'] ?? '';
  pumpArticleId = await buildPage(
    db,
    {
      title: 'انتخاب پمپ',
      categoryIds: [ids['پمپ آب'] ?? ''],
      labels: ['پمپ'],
      body: [
        { kind: 'heading', level: 2, text: 'نقطهٔ کار' },
        { kind: 'drawing', baseProductId: bolt, caption: '' },
        { kind: 'parts', baseProductIds: [bolt], caption: '' },
      ],
    },
    { contentTypeId: typeId, publishedAt: dayOf(3), likeCount: 1 },
  );
  await buildPage(
    db,
    { title: 'خبر پمپ‌سازان', categoryIds: [ids['پمپ'] ?? ''] },
    { pageType: 'news', supplierId: ids['پمپ‌سازان'] ?? null, publishedAt: dayOf(5) },
  );
  await buildPage(db, { title: 'پسندیده', categoryIds: [ids['پمپ'] ?? ''] }, { publishedAt: dayOf(1), likeCount: 9 });
  await buildPage(db, { title: 'پیچ‌ها', categoryIds: [ids['پیچ'] ?? ''] }, { publishedAt: dayOf(6) });
  await buildPage(db, { title: 'تنها برنامه', categoryIds: [ids['پمپ'] ?? ''], platforms: ['app'] });
  const draft = await buildPage(db, { title: 'پنهان', categoryIds: [ids['پمپ'] ?? ''] });
  await db.update(contentPages).set({ status: 'withdrawn' }).where(eq(contentPages.id, draft));
  await db.transaction(bumpPublicRevision);
});
afterAll(() => app.close());

describe('the contents of a pack', () => {
  it('of a category are listed as the server lists them, also of a category below', async () => {
    const pack = await takePack(app, `categories/${ids['پمپ']}`);
    expect(pack.manifest).toMatchObject({ contentsCount: 3, hasAllContents: true });
    for (const categoryId of [ids['پمپ'] ?? '', ids['پمپ آب'] ?? '']) {
      for (const sort of pageSorts) {
        const served = await list({ categoryId, sort });
        expect(listContentsInPack(pack, { categoryId, sort }), `${categoryId} ${sort}`).toEqual(served);
      }
    }
    expect((await list({ categoryId: ids['پمپ'] ?? '' })).items.map(({ title }) => title)).toHaveLength(3);
    expect(listContentsInPack(pack, { categoryId: ids['پیچ'] })).toBeUndefined();
    expect(listContentsInPack(pack, {})).toBeUndefined();
  });

  it('turn the pages of a list', async () => {
    const pack = await takePack(app, `categories/${ids['پمپ']}`);
    const query = { categoryId: ids['پمپ'], size: 2 };
    const first = listContentsInPack(pack, query);
    const second = listContentsInPack(pack, { ...query, cursor: first?.nextCursor ?? '' });
    expect(second?.nextCursor).toBeNull();
    const served = await list({ categoryId: ids['پمپ'] ?? '' });
    expect([...(first?.items ?? []), ...(second?.items ?? [])]).toEqual(served.items);
    expect(listContentsInPack(pack, { ...query, cursor: 'W10' })).toBeUndefined();
  });

  it('of a supplier are its own', async () => {
    const supplierId = ids['پمپ‌سازان'] ?? '';
    const pack = await takePack(app, `suppliers/${supplierId}`);
    const served = await list({ supplierId });
    expect(served.items.map(({ title }) => title)).toEqual(['خبر پمپ‌سازان']);
    expect(listContentsInPack(pack, { supplierId })).toEqual(served);
    expect(listContentsInPack(pack, { categoryId: ids['پمپ'] })).toBeUndefined();
  });

  it('have their pages with their blocks, their types, and the drawings of parts that are not in the pack', async () => {
    const pack = await takePack(app, `categories/${ids['پمپ']}`);
    for (const id of pack.contents.keys())
      expect(pack.contents.get(id)).toEqual((await app.get<ContentPage>(`${API}/pages/${id}/by-platform`)).body);
    const tree = (await app.get<ContentTypeTree[]>(`${API}/contenttypes/tree`)).body;
    expect(pack.contentTypes).toEqual(tree);
    const path = (await app.get(`${API}/contenttypes/${typeId}/breadcrumb`)).body;
    expect(typePathIn(pack.contentTypes ?? [], typeId)).toEqual(path);
    expect(typePathIn(pack.contentTypes ?? [], pumpArticleId)).toBeUndefined();
    const article = pack.contents.get(pumpArticleId);
    expect(article?.drawings).toHaveLength(1);
    expect(pack.offersOf(ids['پیچ نمونه'] ?? '')).toEqual([]);
    expect(pack.drawings.at(article?.drawings[0]?.imageUrl ?? '')).toMatch(/^data:image\/svg/);
  });

  it('change one of their parts when one of them changes', async () => {
    const categoryId = ids['پیچ'] ?? '';
    const made: string[] = [];
    for (let day = 1; day <= 20; day++)
      made.push(
        await buildPage(app.db, { title: `پیچ ${day}`, categoryIds: [categoryId] }, { publishedAt: dayOf(day) }),
      );
    await app.db.transaction(bumpPublicRevision);
    const before = await manifestOf(`categories/${categoryId}`);
    const ofContents = before.parts.filter(({ content }) => content === 'contents');
    expect(ofContents.length).toBeGreaterThan(2);
    await app.db
      .update(contentPages)
      .set({ readingMin: 44 })
      .where(eq(contentPages.id, made[0] ?? ''));
    await app.db.transaction(bumpPublicRevision);
    const after = await manifestOf(`categories/${categoryId}`);
    const known = new Set(before.parts.map(({ hash }) => hash));
    const changed = after.parts.filter(({ hash }) => !known.has(hash));
    expect(new Set(changed.map(({ content }) => content))).toEqual(new Set(['contents']));
    expect(changed.length).toBeLessThan(ofContents.length);
  });

  it('are the newest ones within the bounds, and say that they are not all', async () => {
    const categoryId = ids['پیچ'] ?? '';
    const text = 'پ'.repeat(contentLimits.paragraph);
    const longId = await buildPage(
      app.db,
      {
        title: 'بلند',
        categoryIds: [categoryId],
        body: Array.from({ length: 9 }, () => ({ kind: 'paragraph', text })),
      },
      { publishedAt: dayOf(30) },
    );
    await app.db.transaction(bumpPublicRevision);
    const pack = await takePack(app, `categories/${categoryId}`);
    expect(pack.manifest).toMatchObject({ contentsCount: 21, hasAllContents: false });
    expect(pack.contents.has(longId)).toBe(false);
    expect(listContentsInPack(pack, { categoryId })).toBeUndefined();
    for (let more = 0; more < PACK_CONTENTS_MAX; more++)
      await buildPage(app.db, { title: `تازه ${more}`, categoryIds: [categoryId] }, { publishedAt: dayOf(29) });
    await app.db.transaction(bumpPublicRevision);
    const manifest = await manifestOf(`categories/${categoryId}`);
    expect(manifest).toMatchObject({ contentsCount: PACK_CONTENTS_MAX - 1, hasAllContents: false });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaVideo } from '../../../src/contract/content/video.ts';
import type { Page } from '../../../src/contract/page.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { buildVideo } from '../../factories/videos.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const VIDEOS = '/api/v1/mediavideos';

let app: TestApp;
const ids: Record<string, string> = {};

const titles = async (query: string) =>
  (await app.get<Page<MediaVideo>>(`${VIDEOS}${query}`)).body.items.map(({ title }) => title);

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const pumps = buildCategory(catalog, { name: 'پمپ' });
  buildCategory(catalog, { name: 'پمپ آب', parentKey: pumps.key });
  await writeCatalog(app.db, catalog);
  for (const { id, name } of await app.db.select().from(categories)) ids[name] = id;
  const at = (day: number) => new Date(Date.UTC(2026, 8, day));
  await buildVideo(app.db, {
    title: 'نقطهٔ کار پمپ',
    topic: 'پمپ',
    categoryIds: [ids['پمپ آب'] ?? ''],
    publishedAt: at(1),
  });
  await buildVideo(app.db, {
    title: 'پیچ‌های فلنج',
    topic: 'لوله',
    transcript: 'ترتیب ضربدری، ۱۰۰٪ گشتاور',
    publishedAt: at(2),
  });
  await buildVideo(app.db, { title: 'بلبرینگ', topic: 'یاتاقان', publishedAt: at(3) });
});
afterAll(() => app.close());

describe('GET /mediavideos', () => {
  it('lists the latest first, with sizes and categories', async () => {
    const { body } = await app.get<Page<MediaVideo>>(VIDEOS);
    expect(body.items.map(({ title }) => title)).toEqual(['بلبرینگ', 'پیچ‌های فلنج', 'نقطهٔ کار پمپ']);
    expect(body.items[0]?.sources[0]).toMatchObject({ bytes: 90_000, height: 600 });
    expect(body.items[2]?.categories.map(({ name }) => name)).toEqual(['پمپ آب']);
  });

  it('pages through all of them once', async () => {
    expect(await walkPages(app, VIDEOS, 1)).toHaveLength(3);
  });

  it('narrows by topic and by a category with those below it', async () => {
    expect(await titles(`?topic=${encodeURIComponent('لوله')}`)).toEqual(['پیچ‌های فلنج']);
    expect(await titles(`?categoryId=${ids.پمپ}`)).toEqual(['نقطهٔ کار پمپ']);
  });

  it('refuses a forged cursor', async () => {
    expect((await app.get(`${VIDEOS}?cursor=AAAA`)).status).toBe(400);
  });
});

describe('GET /mediavideos/search', () => {
  it.each([
    ['پيچ هاي فلنج', ['پیچ‌های فلنج']],
    ['گشتاور', ['پیچ‌های فلنج']],
    ['یاتاقان', ['بلبرینگ']],
    ['%', []],
    ['_', []],
  ])('finds «%s» in titles, topics and transcripts', async (q, found) => {
    expect(await titles(`/search?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('needs a text', async () => {
    expect((await app.get(`${VIDEOS}/search`)).status).toBe(400);
  });
});

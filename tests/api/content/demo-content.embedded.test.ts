import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentTypeTree } from '../../../src/contract/content/content-type.ts';
import type { ContentPage, PageCard, PageCards } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SearchCounts } from '../../../src/contract/search/search-counts.ts';
import { isAllowedHref, parseInline } from '../../../src/core/content/inline.ts';
import { isKnownPath } from '../../../src/core/pages/pages.ts';
import { demoArticles } from '../../../src/demo/content/demo-articles.ts';
import { demoStaticPages } from '../../../src/demo/content/demo-static-pages.ts';
import { seedIfEmpty } from '../../../src/server/cli/seed.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  app = await openTestApp();
  await seedIfEmpty(app.db, (line) => lines.push(line));
});

afterAll(() => app.close());

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the contents of the demo', () => {
  it('are written whole: every record that they name exists', async () => {
    expect(lines.filter((line) => line.startsWith('رد شد'))).toEqual([]);
    expect(await app.db.$count(contentPages, ne(contentPages.pageType, 'static'))).toBe(demoArticles.length);
    expect(demoArticles.length).toBeGreaterThanOrEqual(40);
    for (const { uniqueName, title } of demoStaticPages)
      expect((await app.get(`/api/v1/pages/by-uniquepagename?uniquePageName=${uniqueName}`)).body).toMatchObject({
        title,
      });
  });

  it('link to pages of the site only', async () => {
    const rows = await app.db.select({ published: contentPages.published }).from(contentPages);
    const links = rows
      .flatMap(({ published }) => textsIn(published?.body))
      .flatMap(parseInline)
      .flatMap((run) => (run.kind === 'link' ? [run.href] : []));
    expect(links.length).toBeGreaterThan(demoArticles.length);
    expect(links.filter((href) => !isAllowedHref(href))).toEqual([]);
    const paths = links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0] ?? '');
    expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
  });

  it('show parts with prices, and are found by their types and by a text', async () => {
    const { body: list } = await app.get<Page<PageCard>>('/api/v1/pages/for-public-site?size=100');
    expect(list.totalCount).toBe(demoArticles.length);
    const { rows } = await app.db.execute<{ id: string }>(sql`
      select id from content_pages where published @> '{"body":[{"kind":"parts"}]}' limit 1`);
    const { body: page } = await app.get<ContentPage>(`/api/v1/pages/${rows[0]?.id}/by-platform`);
    expect(page.parts.length).toBeGreaterThan(0);
    const { body: tree } = await app.get<ContentTypeTree[]>('/api/v1/contenttypes/tree');
    expect(tree.reduce((sum, { pagesCount }) => sum + pagesCount, 0)).toBe(demoArticles.length);
    const q = encodeURIComponent('منحنی پمپ');
    const { body: found } = await app.get<Page<PageCard>>(`/api/v1/pages/for-public-site?q=${q}`);
    expect(found.items.length).toBeGreaterThan(0);
  });

  it('are not written again', async () => {
    const before = await app.db.$count(contentPages);
    await seedIfEmpty(app.db);
    expect(await app.db.$count(contentPages)).toBe(before);
  });
});

describe('a question about the contents', () => {
  const read = async <Body>(path: string, q: string) =>
    (await app.get<Body>(`/api/v1/${path}?${new URLSearchParams({ q })}`)).body;

  it.each([
    ['چطور بلبرینگ را گریس بزنیم', /گریس/, []],
    ['کاویتاسیون پمپ چیه', /کاویتاسیون/, []],
    ['کاویتاسیون چیست', /کاویتاسیون/, []],
    ['انتخاب پمپ سانتریفوژ', /پمپ سانتریفیوژ/, []],
    ['زعفران کاویتاسیون پمپ', /کاویتاسیون/, ['زعفران']],
  ])('finds for «%s» what it asks about', async (q, title, dropped) => {
    const { items, searched, totalCount } = await read<PageCards>('pages/for-public-site', q);
    expect(items[0]?.title).toMatch(title);
    expect(searched?.dropped ?? []).toEqual(dropped);
    expect((await read<SearchCounts>('searches/counts', q)).contents.count).toBe(totalCount);
  });

  it('lists nothing for one word of two', async () => {
    expect((await read<PageCards>('pages/for-public-site', 'بلبرینگ زعفران')).items).toEqual([]);
  });
});

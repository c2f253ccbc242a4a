import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { findPages, type SitePages } from '../site-pages.ts';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(inject('siteUrl') + path, { redirect: 'manual', headers });

/** The text of a rendered page, without tags. */
const textOf = async (response: Response) => (await response.text()).replace(/<[^>]+>/g, ' ');

let pages: SitePages;
beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

describe('statuses of pages', () => {
  it.each([
    ['/no/such/page', 404, 'Page Not Found: /no/such/page'],
    ['/category/categoryType/Everything', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/profile/no-such-page', 404, 'Page Not Found: /profile/no-such-page'],
    ['/profile/notes/other', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/contents/not-an-id', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/category/7/x', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/products/not-an-id/x', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    [`/category/${UNKNOWN_ID}/x`, 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    [`/products/category/${UNKNOWN_ID}/x`, 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    [`/products/${UNKNOWN_ID}/x`, 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    [`/supplier/${UNKNOWN_ID}/x`, 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/error', 500, 'در ارائهٔ خدمت مشکلی پیش آمد.'],
    ['/error/400', 400, 'نشانی یا داده‌ای که فرستاده شد درست نیست.'],
    ['/error/403', 403, 'این صفحه برای شما نیست.'],
    ['/error/404', 404, 'صفحهٔ مورد نظر پیدا نشد.'],
    ['/error/500', 500, 'در ارائهٔ خدمت مشکلی پیش آمد.'],
  ])('%s answers %i and says why', async (path, status, sentence) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.clone().text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(await textOf(response)).toContain(sentence);
  });

  it('has a Persian title for a missing page', async () => {
    expect(await (await get('/no/such/page')).text()).toContain('<title>صفحه پیدا نشد | راسته</title>');
  });

  it('never answers HTML for a missing file', async () => {
    for (const path of ['/assets/none.js', '/assets/none.css', '/icons/none.png', '/api/v1/none']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('content-type'), path).not.toContain('text/html');
    }
  });
});

describe('an object’s address', () => {
  it('with another name redirects permanently to its own, and keeps the query', async () => {
    const named = pages.visited.filter((path) =>
      /^\/(?:category|products|products\/category|supplier)\/0[^/]*\/(?!content-list)[^/]*$/.test(path),
    );
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const path of named) {
      const response = await get(`${path.slice(0, path.lastIndexOf('/'))}/نام-دیگر?from=ad`);
      expect(response.status, path).toBe(301);
      expect(new URL(response.headers.get('location') ?? '', inject('siteUrl')).pathname).toBe(path);
      expect(response.headers.get('location')).toMatch(/\?from=ad$/);
      expect((await get(path)).status).toBe(200);
    }
  });

  it('of a root category redirects permanently to the page of its type', async () => {
    const [root] = (await (await get('/api/v1/categories/menu?categoryTypes=Product')).json()) as { id: string }[];
    const response = await get(`/category/${root?.id}/x`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/category/categoryType/Product');
  });

  it('of a category without others below it redirects permanently to its list', async () => {
    const { visited } = await findPages(inject('siteUrl'));
    const list = visited.find((path) => path.startsWith('/products/category/')) ?? '';
    const response = await get(list.replace('/products', ''));
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', inject('siteUrl')).pathname).toBe(list);
  });
});

describe('in the browser', () => {
  let device: Device;
  beforeEach(async () => {
    device = await openPhone(WITHOUT_WORKER);
  });
  afterEach(() => device.close());
  afterAll(closeBrowser);

  const pathname = () => new URL(device.page.url()).pathname;

  it('a URL without a page redirects to /error/404, without a history entry', async () => {
    const { page } = device;
    await page.goto(`${inject('siteUrl')}/category/categoryType/Product`);
    await page.goto(`${inject('siteUrl')}/no/such/page`);
    await page.waitForURL('**/error/404');
    await page.getByText('Page Not Found: /no/such/page').waitFor();
    await page.getByRole('button', { name: 'بازگشت به صفحهٔ پیش' }).click();
    await page.waitForURL('**/category/categoryType/Product');
  });

  it('a missing object redirects to /error/404, with a link home', async () => {
    const { page } = device;
    await page.goto(`${inject('siteUrl')}/supplier/${UNKNOWN_ID}/x`);
    await page.waitForURL('**/error/404');
    await page.getByRole('main').getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('the pages of 400 and 403 can be opened directly', async () => {
    const { page } = device;
    for (const code of ['۴۰۰', '۴۰۳']) {
      await page.goto(`${inject('siteUrl')}/error/${code === '۴۰۰' ? 400 : 403}`);
      await page.getByText(code).waitFor();
      expect(await page.getByRole('banner').count()).toBe(0);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
    }
    expect(pathname()).toBe('/error/403');
  });
});

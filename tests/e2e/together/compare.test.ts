import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from '../../setup/axe.ts';
import { type Device, openDesktop } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';
import { phoneBehindProxy } from '../../setup/phone-behind-proxy.ts';
import { findPages } from '../site-pages.ts';
import { whenSaved } from '../when-saved.ts';

/** A short look: long enough for the page to hydrate and to save its reads. */
const GLANCE_MS = 1_500;
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let list: string;
/** Ids of two visited products and of one that was not visited. */
let ids: [string, string, string];
const phone = phoneBehindProxy();

beforeAll(async () => {
  const { visited, product } = await findPages(inject('siteUrl'));
  list = visited.find((path) => path.startsWith('/products/category/')) ?? '';
  const [first = '', second = ''] = visited.filter((path) => /^\/products\/[0-9a-f]{8}-/.test(path));
  const idOf = (path: string) => path.split('/')[2] ?? '';
  ids = [idOf(first), idOf(second), idOf(product)];
});

const columns = ({ page }: Device) => page.getByRole('table').getByRole('columnheader');
const compareBar = ({ page }: Device) => page.getByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' });

/** Rows that are hydrated later do not react at once. */
async function press(toggle: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      return toggle.getAttribute('aria-pressed');
    })
    .toBe('true');
}

const faultsOf = ({ page }: Device) => axeFaults(page);

describe('a comparison', () => {
  it('is chosen in a list, and its link shows the same to others', async () => {
    await phone.device.page.goto(phone.proxy.url + list);
    await whenHydrated(phone.device.page);
    const toggles = phone.device.page.getByRole('button', { name: /^مقایسهٔ/ });
    for (const index of [0, 1, 2]) await press(toggles.nth(index));
    await compareBar(phone.device).getByRole('link', { name: 'مقایسهٔ ۳ مورد' }).click();
    await phone.device.page.waitForURL(/\/products\/compare/);
    // The list has a table too.
    const ready = async () =>
      (await columns(phone.device).allTextContents()).filter((text) => !text.startsWith('در حال آماده‌سازی'));
    await expect.poll(ready).toHaveLength(4);
    const seen = await ready();
    const other = await openDesktop();
    const html = await (await other.page.goto(phone.device.page.url()))?.text();
    expect(await columns(other).allTextContents()).toEqual(seen);
    expect(html).toContain('noindex');
    expect(html).toContain('<table');
    await other.close();
    expect(phone.device.troubles).toEqual([]);
  });

  it('hydrates without new requests, even with a missing product', async () => {
    const asked: string[] = [];
    phone.device.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
    });
    await phone.device.page.goto(`${phone.proxy.url}/products/compare?ids=${ids[0]}.${ids[1]}`);
    await phone.device.page.waitForTimeout(GLANCE_MS);
    expect(asked.filter((path) => path.includes('/supplierproducts/'))).toEqual([]);
    await phone.device.page.goto(`${phone.proxy.url}/products/compare?ids=${ids[0]}.${UNKNOWN_ID}.nonsense`);
    await expect.poll(() => phone.device.page.getByText('این کالا پیدا نشد').count()).toBe(2);
    // The browser itself logs the 404.
    expect(phone.device.troubles.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('opens offline with visited products, and says which ones were not visited', async () => {
    for (const id of ids.slice(0, 2)) {
      await phone.device.page.goto(`${phone.proxy.url}/products/${id}/x`);
      await phone.device.page.getByRole('heading', { level: 1 }).waitFor();
      await whenSaved(phone.device.page);
    }
    await phone.device.page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
    await phone.restart();
    phone.proxy.setDown(true);
    await phone.device.context.setOffline(true);
    await phone.device.page.goto(`${phone.proxy.url}/products/compare?ids=${ids.join('.')}`);
    await phone.device.page.getByText('نسخهٔ ذخیره‌شده‌ای از این کالا نیست').waitFor();
    // The product without a saved copy may be known before the saved ones are read.
    await expect.poll(() => columns(phone.device).getByRole('link').count()).toBe(2);
    await expect.poll(() => phone.device.page.getByText(/به‌روز در/).count()).toBe(1);
    expect(phone.device.troubles).toEqual([]);
  });

  it('passes axe and fits a phone, with the bar and without', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.device.page.emulateMedia({ colorScheme });
      await phone.device.page.goto(`${phone.proxy.url}/products/compare?ids=${ids.join('.')}.${UNKNOWN_ID}`);
      await phone.device.page.getByText('این کالا پیدا نشد').waitFor();
      expect(await faultsOf(phone.device), colorScheme).toEqual([]);
      expect(await phone.device.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      for (const query of ['', '?view=grid']) {
        await phone.device.page.goto(phone.proxy.url + list + query);
        const toggle = phone.device.page.getByRole('button', { name: /^مقایسهٔ/ }).first();
        // A click before hydration has no effect.
        await press(toggle);
        await compareBar(phone.device).waitFor();
        expect(await faultsOf(phone.device), `${colorScheme} ${query}`).toEqual([]);
      }
    }
  });

  it('puts labels above three columns on a phone, and its head scrolls away', async () => {
    const { page } = phone.device;
    await page.goto(`${phone.proxy.url}/products/compare?ids=${ids.join('.')}`);
    await expect.poll(() => columns(phone.device).getByRole('link').count()).toBe(3);
    // The font and the app move lines: all boxes are measured after them.
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.waitForTimeout(1_000);
    const row = page.getByRole('row', { name: /^زمان تحویل/ });
    const label = await row.getByRole('rowheader').boundingBox();
    const values = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()));
    expect(values).toHaveLength(3);
    for (const value of values) {
      expect(value?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0) - 1);
      expect(value?.width).toBeGreaterThanOrEqual(120);
      expect(value?.x).toBeGreaterThanOrEqual(0);
    }
    const head = columns(phone.device).nth(1);
    const before = (await head.boundingBox())?.y ?? 0;
    await page.evaluate('scrollTo(0, 400)');
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(before - 400);
  });

  it('has a bar that never covers the end of the page', async () => {
    await phone.device.page.goto(phone.proxy.url + list);
    await phone.device.page
      .getByRole('button', { name: /^مقایسهٔ/ })
      .first()
      .click();
    await compareBar(phone.device).waitFor();
    const last = phone.device.page.getByRole('contentinfo').locator('select, a, button, p, span').last();
    const roomBelowEnd = async () => {
      // Rows below the fold get their own heights when they are scrolled to.
      await phone.device.page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      const [end, bar] = await Promise.all([last.boundingBox(), compareBar(phone.device).boundingBox()]);
      return end && bar ? bar.y - end.y - end.height : Number.NaN;
    };
    await expect.poll(roomBelowEnd).toBeGreaterThanOrEqual(0);
  });
});

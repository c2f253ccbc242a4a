import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone } from '../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../setup/faulty-proxy.ts';
import { findPages } from './site-pages.ts';

/** A short look: long enough for the page to hydrate and to save its reads. */
const GLANCE_MS = 1_500;
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};
const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

let list: string;
/** Ids of two visited products and of one that was not visited. */
let ids: [string, string, string];
let proxy: FaultyProxy;
let profile: string;
let device: Device;

beforeAll(async () => {
  const { visited, product } = await findPages(inject('siteUrl'));
  list = visited.find((path) => path.startsWith('/products/category/')) ?? '';
  const [first = '', second = ''] = visited.filter((path) => /^\/products\/[0-9a-f]{8}-/.test(path));
  const idOf = (path: string) => path.split('/')[2] ?? '';
  ids = [idOf(first), idOf(second), idOf(product)];
});

beforeEach(async () => {
  proxy = await startFaultyProxy(inject('siteUrl'));
  profile = await mkdtemp(join(tmpdir(), 'rasteh-compare-'));
  device = await openPhone({ userDataDir: profile });
});

afterEach(async () => {
  await device.close();
  await proxy.close();
  await rm(profile, { recursive: true, force: true });
});

afterAll(closeBrowser);

const columns = ({ page }: Device) => page.getByRole('table').getByRole('columnheader');
const compareBar = ({ page }: Device) => page.getByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' });

async function faultsOf({ page }: Device): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(RULES)})`);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

describe('a comparison', () => {
  it('is chosen in a list, and its link shows the same to others', async () => {
    await device.page.goto(proxy.url + list);
    const toggles = device.page.getByRole('button', { name: /^مقایسهٔ/ });
    for (const index of [0, 1, 2]) await toggles.nth(index).click();
    await compareBar(device).getByRole('link', { name: 'مقایسهٔ ۳ کالا' }).click();
    await device.page.getByRole('table').waitFor();
    await expect.poll(() => device.page.getByText('در حال آماده‌سازی').count()).toBe(0);
    const seen = await columns(device).allTextContents();
    expect(seen).toHaveLength(4);
    const other = await openDesktop();
    const html = await (await other.page.goto(device.page.url()))?.text();
    expect(await columns(other).allTextContents()).toEqual(seen);
    expect(html).toContain('noindex');
    expect(html).toContain('<table');
    await other.close();
    expect(device.troubles).toEqual([]);
  });

  it('hydrates without new requests, even with a missing product', async () => {
    const asked: string[] = [];
    device.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
    });
    await device.page.goto(`${proxy.url}/products/compare?ids=${ids[0]}.${ids[1]}`);
    await device.page.waitForTimeout(GLANCE_MS);
    expect(asked.filter((path) => path.includes('/supplierproducts/'))).toEqual([]);
    await device.page.goto(`${proxy.url}/products/compare?ids=${ids[0]}.${UNKNOWN_ID}.nonsense`);
    await expect.poll(() => device.page.getByText('این کالا پیدا نشد').count()).toBe(2);
    // The browser itself logs the 404.
    expect(device.troubles.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('opens offline with visited products, and says which ones were not visited', async () => {
    for (const id of ids.slice(0, 2)) {
      await device.page.goto(`${proxy.url}/products/${id}/x`);
      await device.page.getByRole('heading', { level: 1 }).waitFor();
      await device.page.waitForTimeout(GLANCE_MS);
    }
    await device.page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
    await device.close();
    device = await openPhone({ userDataDir: profile });
    proxy.setDown(true);
    await device.context.setOffline(true);
    await device.page.goto(`${proxy.url}/products/compare?ids=${ids.join('.')}`);
    await device.page.getByText('نسخهٔ ذخیره‌شده‌ای از این کالا نیست').waitFor();
    expect(await columns(device).getByRole('link').count()).toBe(2);
    expect(await device.page.getByText(/به‌روز در/).count()).toBe(1);
    expect(device.troubles).toEqual([]);
  });

  it('passes axe and fits a phone, with the bar and without', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await device.page.emulateMedia({ colorScheme });
      await device.page.goto(`${proxy.url}/products/compare?ids=${ids.join('.')}.${UNKNOWN_ID}`);
      await device.page.getByText('این کالا پیدا نشد').waitFor();
      expect(await faultsOf(device), colorScheme).toEqual([]);
      expect(await device.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      for (const query of ['', '?view=grid']) {
        await device.page.goto(proxy.url + list + query);
        const toggle = device.page.getByRole('button', { name: /^مقایسهٔ/ }).first();
        // A click before hydration has no effect.
        await expect
          .poll(async () => {
            if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
            return toggle.getAttribute('aria-pressed');
          })
          .toBe('true');
        await compareBar(device).waitFor();
        expect(await faultsOf(device), `${colorScheme} ${query}`).toEqual([]);
      }
    }
  });

  it('has a bar that never covers the end of the page', async () => {
    await device.page.goto(proxy.url + list);
    await device.page
      .getByRole('button', { name: /^مقایسهٔ/ })
      .first()
      .click();
    await compareBar(device).waitFor();
    await device.page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const end = await device.page.getByRole('contentinfo').locator('select, a, button, p, span').last().boundingBox();
    const bar = await compareBar(device).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

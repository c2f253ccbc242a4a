import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { phoneBehindProxy } from '../../../setup/phone-behind-proxy.ts';
import { ageSavedReads, truncateSavedReads } from '../../saved-reads-database.ts';
import { findPages, PARTS_LIST, type SitePages } from '../../site-pages.ts';
import { whenSaved } from '../../when-saved.ts';

const NOT_SAVED = 'نسخهٔ ذخیره‌شده‌ای نیست';
/** A question of the FAQ has the first words too. */
const AS_OF = /به‌روز در (?:[۰-۹]|همین)/;

let pages: SitePages;
const phone = phoneBehindProxy();

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page as from an external link and stays; returns its heading. */
async function visit(path: string): Promise<string> {
  await phone.device.page.goto(phone.proxy.url + path);
  await heading(phone.device.page).waitFor();
  const text = (await heading(phone.device.page).textContent()) ?? '';
  await whenSaved(phone.device.page);
  return text;
}

const workerReady = () => phone.device.page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');

/** Bypasses the browser's HTTP cache, which is not guaranteed. */
const drawingOf = (path: string) => `fetch('${path}', { cache: 'no-store' }).then((response) => response.text())`;

async function cutNetwork(): Promise<void> {
  phone.proxy.setDown(true);
  await phone.device.context.setOffline(true);
}

async function restoreNetwork(): Promise<void> {
  phone.proxy.setDown(false);
  await phone.device.context.setOffline(false);
}

/** Restarts the browser later and offline. */
async function restartOffline(): Promise<void> {
  await phone.restart();
  await cutNetwork();
}

describe('the first visit', () => {
  it('installs a worker with the shell, the code and the menus of the four root types', async () => {
    await visit('/');
    await workerReady();
    const held = await phone.device.page.evaluate<string[]>(`(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    })()`);
    expect(held.some((url) => url.startsWith('/shell.html'))).toBe(true);
    for (const file of ['/fonts/vazirmatn.woff2', '/glyphs.svg', '/logo.svg', '/favicon.svg', '/manifest.webmanifest'])
      expect(held.some((url) => url.startsWith(file))).toBe(true);
    for (const type of ['IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument'])
      expect(held).toContain(`/api/v1/categories/menu?categoryTypes=${type}`);
    expect(phone.device.troubles).toEqual([]);
  });

  it('makes the site installable for Chromium', async () => {
    await visit('/');
    await workerReady();
    const cdp = await phone.device.context.newCDPSession(phone.device.page);
    const { errors } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });
});

describe('a phone without a network', () => {
  it('reopens visited pages of every kind by their URLs after a restart, with their times', async () => {
    const headings = new Map<string, string>();
    const visited = pages.visited.filter((path) => path !== PARTS_LIST);
    for (const path of visited) {
      headings.set(path, await visit(path));
      await workerReady();
    }
    expect(headings.size).toBe(visited.length);
    expect(await ageSavedReads(phone.device.page, 5 * 60)).toBeGreaterThanOrEqual(headings.size);
    await restartOffline();
    for (const [path, text] of headings) {
      await phone.device.page.goto(phone.proxy.url + path, { waitUntil: 'commit' });
      await heading(phone.device.page).filter({ hasText: text }).waitFor();
      const time = phone.device.page.getByText(AS_OF).first();
      await time.waitFor();
      // The document has the absolute time, which becomes relative when the app has started.
      await expect.poll(() => time.textContent(), { message: path }).toContain('۵ ساعت پیش');
    }
    expect(phone.device.troubles).toEqual([]);
  });

  it('says that a page that was never opened has no saved copy', async () => {
    await visit('/');
    await workerReady();
    await restartOffline();
    await phone.device.page.goto(phone.proxy.url + pages.product);
    await phone.device.page.getByText(NOT_SAVED).first().waitFor();
    expect(phone.device.troubles).toEqual([]);
  });

  it('opens the menus of root types that were never visited', async () => {
    await visit('/');
    await workerReady();
    await restartOffline();
    for (const type of ['IndustrialService', 'ElectronicDocument']) {
      await phone.device.page.goto(`${phone.proxy.url}/category/categoryType/${type}`);
      await heading(phone.device.page).waitFor();
      expect(await phone.device.page.getByText(NOT_SAVED).count()).toBe(0);
    }
  });

  it('shows drawings that were shown before', async () => {
    await visit('/');
    await workerReady();
    const [list] = pages.visited.filter((path) => path.startsWith('/products/category/'));
    await visit(list ?? '');
    const drawing = await phone.device.page.evaluate<string>(drawingOf(pages.drawing));
    await cutNetwork();
    expect(await phone.device.page.evaluate<string>(drawingOf(pages.drawing))).toBe(drawing);
    expect(
      await phone.device.page.evaluate(
        'caches.open("images").then((cache) => cache.keys()).then((keys) => keys.length)',
      ),
    ).toBeGreaterThan(0);
  });

  it('refreshes by itself when the network is back', async () => {
    const path = '/category/categoryType/Product';
    await visit('/');
    await workerReady();
    await visit(path);
    await ageSavedReads(phone.device.page, 24 * 60);
    await restartOffline();
    await phone.device.page.goto(phone.proxy.url + path);
    const time = phone.device.page.locator('time').first();
    const savedAt = await time.getAttribute('datetime');
    const asked = phone.proxy.asked.length;
    await restoreNetwork();
    const isMenu = (url: string) => url.startsWith('/api/v1/categories/menu?categoryTypes=Product');
    await expect.poll(() => phone.proxy.asked.slice(asked).some(isMenu)).toBe(true);
    const isRefreshed = async () => !(await time.isVisible()) || (await time.getAttribute('datetime')) !== savedAt;
    // The worker may come back online seconds after the page, and the page then asks it again.
    await expect.poll(isRefreshed).toBe(true);
    expect(phone.device.troubles).toEqual([]);
  });

  it('starts normally online with truncated saved reads', async () => {
    await visit('/category/categoryType/Product');
    await workerReady();
    expect(await truncateSavedReads(phone.device.page)).toBeGreaterThan(0);
    expect(await visit('/category/categoryType/Product')).not.toBe('');
    expect(phone.device.troubles).toEqual([]);
  });
});

describe('a URL without a page', () => {
  it('gets the server’s 404 even with an active worker', async () => {
    await visit('/');
    await workerReady();
    const known = await phone.device.page.goto(`${phone.proxy.url}/category/categoryType/Product`);
    expect(known?.fromServiceWorker()).toBe(true);
    const response = await phone.device.page.goto(`${phone.proxy.url}/no/such/page`);
    expect(response?.status()).toBe(404);
  });

  it('is never HTML under /assets', async () => {
    const response = await fetch(`${inject('siteUrl')}/assets/none.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('text/html');
  });
});

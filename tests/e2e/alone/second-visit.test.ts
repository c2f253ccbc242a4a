import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../setup/faulty-proxy.ts';
import { whenHydrated } from '../../setup/hydrated.ts';
import { findPages, type SitePages } from '../site-pages.ts';

const SHIFT_MAX = 0.01;
const SETTLE_MS = 2_500;
const SAVED_WITHIN_MS = 15_000;
const PORTAL = '<!doctype html><html><body><h1>به شبکهٔ مهمان وارد شوید</h1></body></html>';

let pages: SitePages;
let proxy: FaultyProxy;
let device: Device;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

beforeEach(async () => {
  proxy = await startFaultyProxy(inject('siteUrl'));
  device = await openPhone();
  await device.context.addInitScript(() => {
    const shifted = window as { shifts?: Shift[] };
    shifted.shifts = [];
    const placeOf = ({ node, previousRect, currentRect }: ShiftEntry['sources'][number]) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 20)} ${previousRect.y} → ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as ShiftEntry;
        shifted.shifts?.push({ value, of: sources.map(placeOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

afterEach(async () => {
  await device.close();
  await proxy.close();
});

afterAll(closeBrowser);

interface Shift {
  value: number;
  of: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

async function expectStill(page: Page, when: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as { shifts?: Shift[] }).shifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${when}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_MAX);
}

/** Paths of the documents that the worker has. */
const savedPaths = () =>
  device.page.evaluate<string[]>(`(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('documents-'));
    if (!name) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  })()`);

async function open(path: string): Promise<Response> {
  const response = await device.page.goto(proxy.url + path);
  if (!response) throw new Error(`no response for ${path}`);
  return response;
}

async function openUntilSaved(path: string): Promise<void> {
  await open(path);
  await whenHydrated(device.page);
  await expect.poll(savedPaths, { timeout: SAVED_WITHIN_MS }).toContain(path);
}

async function leave(): Promise<void> {
  await device.page.close();
  device.page = await device.context.newPage();
}

/** The pages whose first paint matters most: home, a list, a product, a supplier. */
const mainPaths = () => {
  const starting = (start: string) => pages.visited.find((path) => path.startsWith(start)) ?? '';
  return ['/', starting('/products/category/'), pages.product, starting('/supplier/')];
};

describe('a later visit', () => {
  it('starts from the saved document, with its content, online and without a network', async () => {
    for (const path of mainPaths()) {
      await openUntilSaved(path);
      const heading = (await device.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await leave();
      for (const isDown of [false, true]) {
        proxy.setDown(isDown);
        await device.context.setOffline(isDown);
        const response = await open(path);
        expect(response.fromServiceWorker()).toBe(true);
        const html = await response.text();
        expect(html).toMatch(/<html data-saved-at="\d{13}"/);
        expect(/<main[\s\S]*<\/main>/.exec(html)?.[0]).toContain(/\S+/.exec(heading)?.[0]);
        await whenHydrated(device.page);
        expect(await device.page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
        await leave();
      }
      proxy.setDown(false);
      await device.context.setOffline(false);
    }
    expect(device.troubles).toEqual([]);
  });

  it('moves nothing that is shown, nor do the first visit and a lost network', async () => {
    for (const path of mainPaths()) {
      await openUntilSaved(path);
      await device.page.waitForTimeout(SETTLE_MS);
      await expectStill(device.page, `first visit of ${path}`);
      await leave();
      await open(path);
      await device.page.waitForTimeout(SETTLE_MS);
      proxy.setDown(true);
      await device.context.setOffline(true);
      await device.page.waitForTimeout(SETTLE_MS);
      await expectStill(device.page, `later visit of ${path}`);
      proxy.setDown(false);
      await device.context.setOffline(false);
      await leave();
    }
  });

  it('keeps the document when a captive portal answers in its place, and drops that of a page that is gone', async () => {
    const [, list = '', product = ''] = mainPaths();
    for (const path of [list, product]) await openUntilSaved(path);
    proxy.faults.set(list, { status: 200, type: 'text/html', body: PORTAL });
    proxy.faults.set(product, { status: 410, type: 'text/html', body: '' });
    for (const path of [list, product]) {
      proxy.asked.length = 0;
      const html = await (await open(path)).text();
      expect(html).toContain('data-saved-at');
      await expect.poll(() => proxy.asked, { timeout: SAVED_WITHIN_MS }).toContain(path);
    }
    await expect.poll(savedPaths, { timeout: SAVED_WITHIN_MS }).toEqual([list]);
    await leave();
    expect(await (await open(list)).text()).toContain('data-saved-at');
  });
});

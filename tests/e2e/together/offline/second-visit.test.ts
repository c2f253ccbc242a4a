import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../setup/faulty-proxy.ts';
import { whenHydrated } from '../../../setup/hydrated.ts';
import { mainPaths, openDocument, openUntilSaved, SAVED_WITHIN_MS, savedPaths } from '../../saved-documents.ts';
import { findPages, type SitePages } from '../../site-pages.ts';

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
});

afterEach(async () => {
  await device.close();
  await proxy.close();
});

afterAll(closeBrowser);

async function leave(): Promise<void> {
  await device.page.close();
  device.page = await device.context.newPage();
}

describe('a later visit', () => {
  it('starts from the saved document, with its content, online and without a network', async () => {
    for (const path of mainPaths(pages)) {
      await openUntilSaved(device.page, proxy.url + path);
      const heading = (await device.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await leave();
      for (const isDown of [false, true]) {
        proxy.setDown(isDown);
        await device.context.setOffline(isDown);
        const response = await openDocument(device.page, proxy.url + path);
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

  it('keeps the document when a captive portal answers in its place, and drops that of a page that is gone', async () => {
    const [, list = '', product = ''] = mainPaths(pages);
    for (const path of [list, product]) await openUntilSaved(device.page, proxy.url + path);
    proxy.faults.set(list, { status: 200, type: 'text/html', body: PORTAL });
    proxy.faults.set(product, { status: 410, type: 'text/html', body: '', isOwn: true });
    for (const path of [list, product]) {
      proxy.asked.length = 0;
      const html = await (await openDocument(device.page, proxy.url + path)).text();
      expect(html).toContain('data-saved-at');
      await expect.poll(() => proxy.asked, { timeout: SAVED_WITHIN_MS }).toContain(path);
    }
    await expect.poll(() => savedPaths(device.page), { timeout: SAVED_WITHIN_MS }).toEqual([list]);
    await leave();
    expect(await (await openDocument(device.page, proxy.url + list)).text()).toContain('data-saved-at');
  });
});

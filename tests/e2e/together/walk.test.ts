import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { whenSaved } from '../when-saved.ts';

/** Some screens down the list. */
const READ_DOWN_PX = 1_600;
const SCROLL_TOLERANCE_PX = 2;
/** Height of the strips above a page (announcement, offline), which may appear before or after scroll restoration. */
const STRIPS_PX = 90;

let device: Device;
beforeEach(async () => {
  device = await openPhone();
});
afterEach(() => device.close());
afterAll(closeBrowser);

const main = () => device.page.getByRole('main');
const heading = () => main().getByRole('heading', { level: 1 });
const scrollTop = () => device.page.evaluate<number>('Math.round(window.scrollY)');
const path = () => decodeURI(new URL(device.page.url()).pathname);

const arrive = (at: RegExp) => expect.poll(path).toMatch(at);

/** Taps a link without scrolling to it. */
const tap = (link: Locator) => link.dispatchEvent('click');

/** URLs of the products in the list. */
const listed = () =>
  device.page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll('main a[href^="/products/0"]')].map((link) => link.getAttribute('href')))]`,
  );

const topOf = (address: string) =>
  device.page.evaluate<number>(
    `document.querySelector('main a[href="${address}"]')?.getBoundingClientRect().top ?? Number.NaN`,
  );

/** The count below the list: loaded and total rows. */
const count = () => main().getByText(/^[۰-۹٬]+ از [۰-۹٬]+ کالا$/);
const loaded = () => count().textContent();

describe('a walk with one thumb', () => {
  it('goes from the front page to a supplier and back, and then offline', async () => {
    const { page } = device;
    await page.goto(inject('siteUrl'));
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');

    await tap(
      main()
        .getByRole('link', { name: /تجهیزات و کالای صنعتی/ })
        .first(),
    );
    await arrive(/^\/category\/categoryType\/Product$/);
    await heading().filter({ hasText: 'تجهیزات و کالای صنعتی' }).waitFor();

    await tap(main().getByRole('heading', { level: 2 }).getByRole('link').first());
    await arrive(/\/category\/0/);
    await tap(
      main()
        .getByRole('link', { name: /^همهٔ .* کالا$/ })
        .first(),
    );
    await arrive(/\/products\/category\/0/);
    await heading().waitFor();

    const first = await loaded();
    const loadedAtEnd = async () => {
      // The scroll to the top of a new page may come after the first of these.
      // Not to the foot of the page: a jump there passes the end of the list without showing it.
      await count().scrollIntoViewIfNeeded();
      return loaded();
    };
    await expect.poll(loadedAtEnd).not.toBe(first);
    await page.evaluate(`window.scrollTo(0, ${READ_DOWN_PX})`);
    await whenSaved(page);
    const before = { path: path(), rows: (await listed()).length, loaded: await loaded(), top: await scrollTop() };
    expect(before.top).toBe(READ_DOWN_PX);

    const row = (await listed())[Math.floor(before.rows / 2)] ?? '';
    const rowTop = await topOf(row);
    await tap(main().locator(`a[href="${row}"]`));
    await arrive(/\/products\/0/);
    // The list stays until the product is rendered.
    await expect.poll(scrollTop).toBe(0);
    await heading().waitFor();

    // Not the link that opens the numbers to call.
    await tap(main().locator('a[href^="/supplier/0"]:not([aria-haspopup])').first());
    await arrive(/\/supplier\/0/);
    const supplier = (await heading().textContent()) ?? '';
    expect(supplier).not.toBe('');

    await page.goBack();
    await arrive(/\/products\/0/);
    await page.goBack();
    await arrive(/\/products\/category\/0/);
    await expect.poll(async () => (await listed()).length).toBe(before.rows);
    await expect.poll(async () => Math.abs((await scrollTop()) - before.top)).toBeLessThanOrEqual(SCROLL_TOLERANCE_PX);
    expect(path()).toBe(before.path);

    await whenSaved(page);
    const name = (await heading().textContent()) ?? '';
    await device.context.setOffline(true);
    await page.reload();
    await heading().filter({ hasText: name }).waitFor();
    await page
      .getByText(/به‌روز در/)
      .first()
      .waitFor();
    await expect.poll(loaded).toBe(before.loaded);
    await expect.poll(async () => Math.abs((await topOf(row)) - rowTop)).toBeLessThanOrEqual(STRIPS_PX);
    expect(path()).toBe(before.path);
    expect(device.troubles).toEqual([]);
  });
});

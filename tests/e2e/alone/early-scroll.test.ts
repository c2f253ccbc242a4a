import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';

const LIST = '/products/search/Product';
const TOLERANCE_PX = 2;
/** The position is final: the app restores a position of a reload only in its first moments. */
const SETTLED_MS = 1_000;

let phone: Device;
/** Lets the scripts of the page arrive. */
let release: () => void;

beforeEach(async () => {
  phone = await openPhone(WITHOUT_WORKER);
});
afterEach(() => phone.close());
afterAll(closeBrowser);

/** Until `release`, no script of the build arrives: as on a slow line. */
async function holdScripts(): Promise<void> {
  const held = new Promise<void>((resolve) => (release = resolve));
  await phone.page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
}

const scrollTo = async (top: number) => {
  await phone.page.evaluate(`scrollTo(0, ${top})`);
  expect(await scrollY()).toBe(top);
};
const scrollY = () => phone.page.evaluate<number>('scrollY');

async function start(): Promise<void> {
  release();
  await whenHydrated(phone.page);
  await phone.page.waitForTimeout(SETTLED_MS);
}

describe('a page that is scrolled before its scripts arrive', () => {
  it('stays where it is, and a way back leads there', async () => {
    await holdScripts();
    const { page } = phone;
    await page.goto(inject('siteUrl') + LIST, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await scrollTo(700);
    await start();
    expect(await scrollY()).toBe(700);

    await page.evaluate(`[...document.querySelectorAll('main a[href^="/products/"]')]
      .find((link) => link.getBoundingClientRect().top > 200).click()`);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(LIST);
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await scrollY()) - 700)).toBeLessThanOrEqual(TOLERANCE_PX);
    expect(phone.troubles).toEqual([]);
  });

  it('stays at its end', async () => {
    await holdScripts();
    await phone.page.goto(inject('siteUrl') + LIST, { waitUntil: 'commit' });
    await phone.page.getByRole('contentinfo').waitFor();
    const end = await phone.page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
    await scrollTo(end);
    await start();
    expect(await scrollY()).toBe(end);
    expect(phone.troubles).toEqual([]);
  });

  it('stays where it is after a reload, not where it was before', async () => {
    const { page } = phone;
    await page.goto(inject('siteUrl') + LIST);
    await whenHydrated(page);
    await page.waitForTimeout(SETTLED_MS);
    await scrollTo(700);
    await holdScripts();
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(scrollY).toBe(700);
    await scrollTo(300);
    await start();
    expect(await scrollY()).toBe(300);
    expect(phone.troubles).toEqual([]);
  });
});

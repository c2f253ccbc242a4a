import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';

const MANIFEST = join(import.meta.dirname, '../../../dist/client/.vite/manifest.json');
const TOLERANCE_PX = 2;
const LONG_PAGES = 9;
/** A windowed list has fewer rows in the document than this. */
const DRAWN_MAX = 72;
/** The code that pages load later runs so long after its arrival. */
const LATER_STARTS_MS = 1_000;

let device: Device | undefined;
let list: string;

/** Of the build's manifest. */
interface Chunk {
  name: string;
  file: string;
}

interface Branch {
  id: string;
  slug: string;
  itemsCount: number;
  subcategories: Branch[];
}

beforeAll(async () => {
  const answer = await fetch(`${inject('siteUrl')}/api/v1/categories/menu?categoryTypes=Product`);
  const [root] = (await answer.json()) as Branch[];
  const [biggest] = [...(root?.subcategories ?? [])].sort((a, b) => b.itemsCount - a.itemsCount);
  if (!biggest) throw new Error('the catalogue has no goods');
  list = `${inject('siteUrl')}/products/category/${biggest.id}/${encodeURIComponent(biggest.slug)}`;
});
afterEach(async () => {
  await device?.close();
  device = undefined;
});
afterAll(closeBrowser);

/** The text at the list's end, with its count in Persian digits. */
const endOf = ({ page }: Device) => page.locator('main p[role="status"]', { hasText: ' از ' });
const saidCount = (on: Device) => endOf(on).textContent();
/** Links of rows: to an offer, or to a part with several. */
const ROW_LINK = ':is(a[href^="/products/0"], a[href^="/products/base-product/0"])';
const shown = ({ page }: Device) => page.locator(`main ${ROW_LINK}`).count();

async function open(form: typeof openPhone, search = ''): Promise<Device> {
  device = await form(WITHOUT_WORKER);
  await device.page.goto(list + search);
  await whenHydrated(device.page);
  return device;
}

async function loadMore(on: Device, pages: number): Promise<void> {
  for (let page = 0; page < pages; page++) {
    const before = await saidCount(on);
    await on.page
      .getByRole('main')
      .getByRole('button', { name: /نمایش بیشتر/ })
      .dispatchEvent('click');
    await expect.poll(() => saidCount(on)).not.toBe(before);
    await on.page.locator('main button[disabled]').waitFor({ state: 'detached' });
  }
}

/** The product link nearest below the middle of the viewport, and its position. */
const middle = ({ page }: Device) =>
  page.evaluate<{ href: string; top: number; scroll: number }>(`(() => {
    const link = [...document.querySelectorAll('main ${ROW_LINK}')]
      .find((one) => one.getBoundingClientRect().top > innerHeight / 2);
    return { href: link.getAttribute('href'), top: link.getBoundingClientRect().top, scroll: scrollY };
  })()`);

const topOf = ({ page }: Device, href: string) =>
  page.evaluate<number | null>(`document.querySelector('main a[href="${href}"]')?.getBoundingClientRect().top ?? null`);

async function thereAndBack(on: Device): Promise<void> {
  const { page } = on;
  await page.waitForTimeout(400);
  const before = await middle(on);
  expect(before.scroll).toBeGreaterThan(0);
  await page.locator(`main a[href="${before.href}"]`).first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/products\/(?:base-product\/)?0/);
  // The list's end is hidden with the list.
  await endOf(on).waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await topOf(on, before.href)) ?? Number.NaN) - before.top))
    .toBeLessThanOrEqual(TOLERANCE_PX);
  // The position must not change while rows are measured.
  await page.waitForTimeout(600);
  expect(Math.abs(((await topOf(on, before.href)) ?? Number.NaN) - before.top)).toBeLessThanOrEqual(TOLERANCE_PX);
}

describe('a list after a product and back', () => {
  it('is at the same scroll position', async () => {
    const phone = await open(openPhone);
    await phone.page.evaluate('scrollTo(0, 700)');
    await thereAndBack(phone);
    expect(phone.troubles).toEqual([]);
  });

  for (const [name, form, search] of [
    ['table on a phone', openPhone, ''],
    ['table on a desktop', openDesktop, ''],
    ['grid on a phone', openPhone, '?view=grid'],
  ] as const) {
    it(`is at the same scroll position in a long, windowed ${name}`, async () => {
      const on = await open(form, search);
      await loadMore(on, LONG_PAGES);
      await expect.poll(() => shown(on)).toBeLessThan(DRAWN_MAX);
      // Of the way to the list's end: on a desktop the filters beside it may reach further down.
      for (const share of [0.5, 0.9]) {
        await endOf(on).evaluate((end, of) => scrollTo(0, (end.getBoundingClientRect().top + scrollY) * of), share);
        await thereAndBack(on);
      }
      expect(on.troubles).toEqual([]);
    });
  }
});

describe('the focus', () => {
  const focused = ({ page }: Device) =>
    page.evaluate<string>(`document.activeElement.tagName + ' ' + (document.activeElement.getAttribute('href') ?? '')`);

  it('goes to the heading of the next page, and back to the row that led there', async () => {
    const on = await open(openDesktop);
    const { page } = on;
    const chunks = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>);
    const later = chunks.find(({ name }) => name === 'later')?.file ?? '';
    expect(later).not.toBe('');
    const loaded = () =>
      page.evaluate((file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)), later);
    await expect.poll(loaded).toBe(true);
    await page.waitForTimeout(LATER_STARTS_MS);
    const row = page.locator('main a[href^="/products/0"]').nth(3);
    const href = await row.getAttribute('href');
    for (let visit = 0; visit < 2; visit++) {
      await row.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(on)).toBe('H1 ');
      // The whole page replaces what the list knew of the product.
      await page.getByRole('main').getByRole('table').first().waitFor();
      await expect.poll(() => focused(on)).toBe('H1 ');
      await page.goBack();
      await expect.poll(() => focused(on)).toBe(`A ${href}`);
    }
    expect(on.troubles).toEqual([]);
  });
});

describe('a list hidden behind its product', () => {
  it('takes no space, and is unreachable for keyboard and screen reader', async () => {
    const on = await open(openPhone);
    const { page } = on;
    const name = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    await page.locator('main a[href^="/products/0"]').nth(2).dispatchEvent('click');
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 1 }).textContent()).not.toBe(name);
    const table = page.locator('main table', { hasText: name ?? '' }).first();
    expect(await table.isVisible()).toBe(false);
    const room = await page.evaluate(
      `document.querySelector('main').scrollHeight - document.querySelector('main article').getBoundingClientRect().height`,
    );
    expect(room).toBeLessThan(600);
    const leaves = async () => {
      await page.getByRole('main').getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      return page.evaluate(`document.activeElement.closest('main') === null`);
    };
    // The rest of the page renders a little later.
    await expect.poll(leaves).toBe(true);
    expect(on.troubles).toEqual([]);
  });
});

describe('a list that is left with its filter sheet open', () => {
  it('does not block the next page, and returns without the sheet', async () => {
    device = await openPhone(WITHOUT_WORKER);
    const { page } = device;
    await page.goto(`${inject('siteUrl')}/category/categoryType/Product`);
    await whenHydrated(page);
    await page.evaluate(`document.querySelector('main a[href^="/category/0"]').click()`);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/category\/0/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^همهٔ .* کالا$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'فیلتر', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^همهٔ .* کالا$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'فیلتر', exact: true }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(device.troubles).toEqual([]);
  });
});

describe('a long list', () => {
  it('announces the number of rows and their positions to a screen reader', async () => {
    const on = await open(openDesktop);
    await loadMore(on, LONG_PAGES);
    await on.page.evaluate('scrollTo(0, document.documentElement.scrollHeight / 2)');
    await expect.poll(() => shown(on)).toBeLessThan(DRAWN_MAX);
    const table = on.page.getByRole('table');
    expect(await table.getAttribute('aria-rowcount')).toBe(String(24 * (LONG_PAGES + 1) + 1));
    const read = () =>
      table
        .locator('tbody tr[aria-rowindex]')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
    await expect.poll(async () => (await read())[0]).toBeGreaterThan(50);
    const indexes = await read();
    expect(indexes.length).toBeGreaterThan(10);
    expect(indexes).toEqual(indexes.map((_, place) => (indexes[0] ?? 0) + place));
  });
});

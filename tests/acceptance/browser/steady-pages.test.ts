import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages, type SitePages } from '../../e2e/site-pages.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../../setup/browser.ts';

/** The sum of all shifts; 0.1 is what browsers call good. */
const SHIFT_MAX = 0.01;
const API_DELAY_MS = 1_200;
const SETTLED_MS = 3_500;

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

afterAll(closeBrowser);

/** Adds up the layout shifts that no input caused. */
const WATCH = `
  globalThis.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

async function slowApi({ page }: Device): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
    await route.continue().catch(() => {});
  });
}

const shiftOf = ({ page }: Device) => page.evaluate<number>('globalThis.__shift');
const listPath = () => pages.visited.find((path) => /^\/products\/category\/[^/]+\/(?!supplier)/.test(path)) ?? '';
const watched = () => [
  '/',
  listPath(),
  pages.product,
  `/search/${encodeURIComponent('بلبرینگ 6205')}`,
  '/products/parts-list',
];

/** Screens that one route loads by the address. */
const contentPaths = ['/contents', '/faq', '/how-it-work', '/videos'];

/** Its table holds several categories, with a choice of them above it. */
const mixedPath = `/search/${encodeURIComponent('پمپ')}`;

/** Pages mostly wait. */
const AT_ONCE = 2;

/** A first paint that falls between two parts of a page adds a little: the middle one of three visits counts. */
const VISITS_MAX = 3;

/** Paths that move when `visit` opens them, each on a device of its own, with the sums of their shifts. */
async function movingPaths(
  open: () => Promise<Device>,
  paths: readonly string[],
  visit: (device: Device, path: string) => Promise<void>,
): Promise<[string, number[]][]> {
  const moving: [string, number[]][] = [];
  const left = [...paths];
  const shiftOfVisit = async (path: string) => {
    const device = await open();
    await device.page.addInitScript(WATCH);
    await visit(device, path);
    const shift = await shiftOf(device);
    await device.close();
    return shift;
  };
  const visitOne = async (path: string) => {
    const shifts = [await shiftOfVisit(path)];
    const isOften = () => shifts.filter((shift) => shift > SHIFT_MAX).length > VISITS_MAX / 2;
    while (shifts.some((shift) => shift > SHIFT_MAX) && shifts.length < VISITS_MAX && !isOften()) {
      shifts.push(await shiftOfVisit(path));
    }
    if (isOften()) moving.push([path, shifts]);
  };
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(visitOne));
  return moving;
}

describe('a page that loads with a cold cache and a slow API', () => {
  for (const [name, open] of [
    ['phone', openPhone],
    ['desktop', openDesktop],
  ] as const) {
    it(`does not move on a ${name} when its font, its code and its data come`, async () => {
      const moving = await movingPaths(open, [...watched(), mixedPath, ...contentPaths], async (device, path) => {
        await slowApi(device);
        await device.page.goto(inject('siteUrl') + path);
        await device.page.waitForTimeout(SETTLED_MS);
      });
      expect(moving).toEqual([]);
    });

    it(`does not move on a ${name} when its data takes the place of its skeleton`, async () => {
      const moving = await movingPaths(open, [...watched().slice(1), mixedPath], async (device, path) => {
        await device.page.goto(inject('siteUrl'));
        await device.page.waitForTimeout(SETTLED_MS);
        await slowApi(device);
        await device.page.evaluate('globalThis.__shift = 0');
        // As a link of the app does.
        await device.page.evaluate(
          `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
        );
        await device.page.waitForTimeout(SETTLED_MS + API_DELAY_MS);
      });
      expect(moving).toEqual([]);
    });
  }
});

describe('a page of prices that this device shows with tax', () => {
  for (const [name, open] of [
    ['phone', openPhone],
    ['desktop', openDesktop],
  ] as const) {
    it(`does not move on a ${name} when the app takes over the page of the server`, async () => {
      const moving = await movingPaths(open, [listPath(), pages.product], async (device, path) => {
        await device.page.goto(inject('siteUrl') + path);
        await device.page.waitForTimeout(SETTLED_MS);
        await device.page.evaluate(`localStorage.setItem('rasteh-money', '{"basis":"gross","currency":"rial"}')`);
        // The font is on the device by now, so prices alone can move the page.
        await device.page.reload();
        await device.page.getByText('قیمت با مالیات').first().waitFor();
        await device.page.waitForTimeout(SETTLED_MS);
      });
      expect(moving).toEqual([]);
    });
  }
});

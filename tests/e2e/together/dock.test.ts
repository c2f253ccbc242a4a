import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_HEADER } from '../../../src/core/wire/own-answer.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../../setup/browser.ts';
import { coveredFaults } from '../../setup/covered.ts';
import { whenHydrated } from '../../setup/hydrated.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';
import { findPages } from '../site-pages.ts';

/** Of a supplier, whose pages have the most to press. */
const PRIVATE_PAGES = [
  '/profile',
  '/profile/personal-info',
  '/profile/address',
  '/profile/notes/product',
  '/profile/favorites/product',
  '/profile/comments',
  '/profile/last-visits/product',
  '/profile/suppliers',
  '/profile/notices',
  '/profile/directorder',
  '/profile/wallet',
  '/users/outbox',
  '/users/packs',
  '/users/data',
];
/** Has no product: what to do about it takes four rows of the page's bar. */
const IMPOSSIBLE_NEED = `/ai?q=${encodeURIComponent('الکتروموتور ۱۱ کیلووات زیر ۱۰۰ تومان در یزد')}`;
// An address of the same screen has no heading of its own to wait for.
const OTHER_PAGES = ['/ai', '/feedback', IMPOSSIBLE_NEED, '/videos', '/notifications'];
const PHONE = { width: 390, height: 844, font: '' };
const PHONES = [PHONE, { width: 320, height: 568, font: '' }, { width: 390, height: 844, font: '130%' }];
const DESKS = [{ width: 1280, height: 800, font: '' }];

/** Toasts stay, and no worker answers for the network. */
const STILL = `(() => {
  delete Navigator.prototype.serviceWorker;
  const own = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => own(run, ms === 4000 ? 2 ** 30 : ms, ...more);
})()`;

/** What moved together with the dock, or when it grew. */
const WATCH_SHIFTS = `
  globalThis.__moved = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      if (sources.some(({ node }) => node?.parentElement?.closest('#dock') || node?.id === 'dock'))
        globalThis.__moved.push(sources.map(({ node, previousRect, currentRect }) => [
          node?.nodeName, node?.textContent, previousRect.toJSON(), currentRect.toJSON(),
        ]));
  }).observe({ type: 'layout-shift', buffered: true });`;

let site: SiteWithSms;
let pages: string[];

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
  const { visited } = await findPages(site.url);
  const articles = await fetch(`${site.url}/api/v1/pages/for-public-site?size=1`);
  const { items } = (await articles.json()) as { items: { id: string; slug: string }[] };
  pages = [
    ...visited.filter((path) => path !== '/products/compare'),
    ...items.map(({ id, slug }) => `/contents/${id}/${encodeURIComponent(slug)}`),
    ...OTHER_PAGES,
    ...PRIVATE_PAGES,
  ];
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** Without a new document: what floats stays. A list is hidden behind the page that opens after it. */
async function show({ page }: Device, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1'))
      heading.toggleAttribute('data-left', heading.checkVisibility({ contentVisibilityAuto: true }));
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(() => {
    const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    const main = document.querySelector('main');
    const heading = [...(main?.querySelectorAll('h1:not([data-left])') ?? [])].some(isShown);
    return heading && ![...(main?.querySelectorAll('[aria-busy="true"]') ?? [])].some(isShown);
  });
}

/** What waits to be sent, what is compared, and a toast with a button. */
async function openWithFloats(open: () => Promise<Device>, number: string): Promise<Device> {
  const device = await open();
  const { page, context } = device;
  await page.addInitScript(STILL);
  await context.route('**/api/v1/feedbacks', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, headers: { [SERVER_HEADER]: '1' }, json: {} })
      : route.continue(),
  );
  await page.goto(`${site.url}/profile`);
  await site.signIn(device, number);
  await page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
  await page.goto(`${site.url}/feedback`);
  await page.getByRole('textbox').first().fill('جدول این صفحه روی گوشی بریده است.');
  await page.getByRole('button', { name: 'فرستادن بازخورد' }).click();
  await page.getByRole('link', { name: 'نوشته در صف ارسال' }).waitFor();
  await page.goto(site.url + (pages.find((path) => path.startsWith('/products/category/')) ?? ''));
  await whenHydrated(page);
  for (const at of [0, 1]) {
    const toggle = page.getByRole('button', { name: /^مقایسهٔ/ }).nth(at);
    await expect
      .poll(async () => {
        if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
        return toggle.getAttribute('aria-pressed');
      })
      .toBe('true');
  }
  const bar = page.getByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' });
  await bar.getByRole('button', { name: 'افزودن به فهرست قطعات' }).click();
  await page.locator('.toast').waitFor();
  return device;
}

/** The code of pages still comes: without it a focused link would reload the page later. */
async function serverOf({ page, context }: Device) {
  let isLost = false;
  const strip = page.getByText('شبکه در دسترس نیست').filter({ visible: true }).first();
  await context.route(/\/(?:api|healthz|connect)(?:\/|$)/, (route) => (isLost ? route.abort() : route.fallback()));
  const tell = (event: string) => page.evaluate((name) => void dispatchEvent(new Event(name)), event);
  return {
    async loseServer() {
      isLost = true;
      // An answer that was on its way takes it back.
      const isSaid = () => tell('offline').then(() => strip.isVisible());
      await expect.poll(isSaid).toBe(true);
    },
    async findServer() {
      isLost = false;
      await tell('online');
      await strip.waitFor({ state: 'detached' });
    },
  };
}

describe('what floats', () => {
  it.each([
    ['a phone', openPhone, '09120000003', PHONES],
    ['a desk', openDesktop, '09120000004', DESKS],
  ] as const)('hides nothing for good on %s, and is whole itself', async (_name, open, number, sizes) => {
    const device = await openWithFloats(open, number);
    const { page } = device;
    const { loseServer, findServer } = await serverOf(device);
    const faults: string[] = [];
    for (const path of pages) {
      await show(device, path);
      if (path === IMPOSSIBLE_NEED) await page.locator('[data-page-bar] [role="status"] p').first().waitFor();
      await loseServer();
      expect(await page.locator('.toast, [data-bar="compare"], #dock a[href="/users/outbox"]').count()).toBe(3);
      for (const { width, height, font } of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, font);
        const found = await coveredFaults(page);
        faults.push(...found.map((fault) => `${path} ${width} × ${height} ${font}: ${fault}`));
      }
      await findServer();
    }
    await device.close();
    expect(faults).toEqual([]);
  });

  it('comes without moving anything', async () => {
    const device = await openPhone();
    const { page } = device;
    await page.addInitScript(STILL);
    await page.addInitScript(WATCH_SHIFTS);
    // The words of the bars may wrap otherwise once the font is there.
    await device.context.route(/\.woff2$/, (route) => route.abort());
    const list = pages.find((path) => path.startsWith('/products/category/')) ?? '';
    const compared = pages.flatMap((path) => /^\/products\/([0-9a-f]{8}-[^/]+)/.exec(path)?.[1] ?? []);
    await page.addInitScript(
      `localStorage.setItem('rasteh-compare', '${JSON.stringify(compared.map((id) => ({ id, title: 'پیچ' })))}')`,
    );
    await page.goto(site.url + list);
    await page.getByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' }).waitFor();
    const { loseServer } = await serverOf(device);
    await loseServer();
    // A shift is reported after the frame that has it.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    expect(await page.evaluate('globalThis.__moved')).toEqual([]);
    await device.close();
  });
});

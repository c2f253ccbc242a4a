import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';
import { findPages, PARTS_LIST } from '../site-pages.ts';

/** Long enough for a repeated read and for the login check. */
const SETTLE_MS = 1_000;
/** Pages mostly wait. */
const AT_ONCE = 3;
const ERROR_PAGES = ['/error', '/error/400', '/error/403', '/error/404', '/error/500'];

let visited: string[];
beforeAll(async () => {
  ({ visited } = await findPages(inject('siteUrl')));
});
afterAll(closeBrowser);

/** Help beside elements, and the latest contents below the fold of the first page, come when the page is quiet. */
const isLater = (pathname: string): boolean => /\/(?:helpsystems\/|pages\/for-public-site$)/.test(pathname);
/** Every open browser holds one, which carries builds and hints and no read of the page. */
const LIVE_STREAM = '/api/v1/live';

/** Opens one page in a browser of its own; returns when it is quiet. */
async function expectQuiet(path: string): Promise<void> {
  const device = await openPhone(WITHOUT_WORKER);
  const said: string[] = [];
  const asked: string[] = [];
  let streams = 0;
  const { page } = device;
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') said.push(message.text());
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/') || isLater(pathname)) return;
    if (pathname === LIVE_STREAM) streams++;
    else asked.push(request.url());
  });
  const response = await page.goto(inject('siteUrl') + path);
  const drawn = /<main[\s\S]*<\/main>/.exec((await response?.text()) ?? '')?.[0] ?? '';
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
  expect(drawn, path).toContain(/\S+/.exec(heading ?? '')?.[0]);
  await whenHydrated(device.page);
  await page.waitForTimeout(SETTLE_MS);
  // The browser itself logs the status of an error page.
  const expected = ERROR_PAGES.includes(path) ? /^Failed to load resource/ : /^$/;
  expect(
    said.filter((text) => !expected.test(text)),
    path,
  ).toEqual([]);
  expect(asked, path).toEqual([]);
  expect(streams, path).toBeLessThanOrEqual(1);
  await device.close();
}

describe('the first visit of a public page', () => {
  it('has its content in the HTML, before any script', async () => {
    const device = await openPhone(WITHOUT_WORKER);
    const context = await device.context.browser()?.newContext({ javaScriptEnabled: false });
    if (!context) throw new Error('no browser');
    const page = await context.newPage();
    for (const path of visited.filter((one) => one !== PARTS_LIST)) {
      await page.goto(inject('siteUrl') + path);
      const main = page.getByRole('main');
      expect((await main.getByRole('heading', { level: 1 }).textContent())?.length, path).toBeGreaterThan(2);
      // Links of closed answers are hidden: questions and steps are their content.
      const content = /^\/(?:faq|help)\b/.test(path) ? main.locator('summary, li') : main.getByRole('link');
      expect(await content.count(), path).toBeGreaterThan(3);
      expect(await main.locator('[aria-busy="true"]').count(), path).toBe(0);
    }
    await context.close();
    await device.close();
  });

  it('hydrates without console messages and without new requests', async () => {
    const paths = [...visited, ...ERROR_PAGES];
    while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(expectQuiet));
  });
});

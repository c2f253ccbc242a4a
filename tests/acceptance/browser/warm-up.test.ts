import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages } from '../../e2e/site-pages.ts';
import { closeBrowser, openPhone } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';

/** The warm-up starts after five quiet seconds; an idle moment may take as long again on a busy machine. */
const WARMED_WITHIN_MS = 20_000;
/** Longer than the quiet seconds and the wait for an idle moment. */
const STAYS_COLD_MS = 9_000;

const UNASKED = /^\/api\/v1\/(?!helpsystems\/)/;
const AN_ID = /[0-9a-f]{8}-[0-9a-f-]{27}/;

let list: string;
beforeAll(async () => {
  const { visited } = await findPages(inject('siteUrl'));
  list = visited.find((path) => path.startsWith('/products/category/')) ?? '';
});
afterAll(closeBrowser);

interface Line {
  effectiveType?: string;
  type?: string;
  saveData?: boolean;
}

/** Opens the list on a line that the browser describes so; returns the reads of pages that it was not asked for. */
async function openOn(line: Line, { savesData = false } = {}) {
  const phone = await openPhone();
  const read: string[] = [];
  const told = JSON.stringify({ effectiveType: '4g', type: 'wifi', saveData: false, ...line });
  await phone.context.addInitScript({
    content: `const told = Object.assign(new EventTarget(), ${told});
      Object.defineProperty(navigator, 'connection', { configurable: true, get: () => told });`,
  });
  if (savesData) {
    await phone.page.goto(`${inject('siteUrl')}/users/data`);
    await whenHydrated(phone.page);
    await phone.page.getByRole('switch', { name: 'صرفه‌جویی' }).first().click();
  }
  await phone.page.goto(inject('siteUrl') + list);
  await whenHydrated(phone.page);
  phone.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Help beside elements comes when the page is quiet, on any line.
    if (request.method() === 'GET' && UNASKED.test(pathname)) read.push(pathname);
  });
  return { ...phone, read };
}

describe('the warm-up of likely pages', () => {
  it('reads the pages of the first rows on a good line, which then open without a network', async () => {
    const phone = await openOn({});
    await expect.poll(() => phone.read.length, { timeout: WARMED_WITHIN_MS }).toBeGreaterThan(0);
    const [first] = phone.read;
    const id = AN_ID.exec(first ?? '')?.[0];
    await phone.context.setOffline(true);
    await phone.page.locator(`main a[href*="${id}"]`).first().click();
    await phone.page.waitForURL(new RegExp(id ?? 'never'));
    await phone.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await phone.page.getByText('نسخهٔ ذخیره‌شده‌ای نیست').count()).toBe(0);
    expect(phone.troubles).toEqual([]);
    await phone.close();
  });

  it('reads nothing where bytes are dear: Save-Data, a slow line, a metered one, the switch of the page of data', async () => {
    const phones = await Promise.all([
      openOn({ saveData: true }),
      openOn({ effectiveType: '3g' }),
      openOn({ type: 'cellular' }),
      openOn({}, { savesData: true }),
    ]);
    await phones[0]?.page.waitForTimeout(STAYS_COLD_MS);
    expect(phones.map(({ read }) => read)).toEqual([[], [], [], []]);
    for (const phone of phones) await phone.close();
  });
});

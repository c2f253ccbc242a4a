import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaultsOfSchemes } from '../../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../../setup/browser.ts';
import { layoutFaults } from '../../setup/layout-faults.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

const START_LIMIT_MS = 180_000;
const TEST_LIMIT_MS = 120_000;

const PAGES = [
  '/profile',
  '/profile/personal-info',
  '/profile/address',
  '/profile/notes/product',
  '/profile/favorites',
  '/profile/favorites/product',
  '/profile/comments',
  '/profile/last-visits/product',
  '/profile/suppliers',
  '/profile/admin',
  '/users/outbox',
  '/users/packs',
  '/users/data',
];
const NO_COPY = 'نسخهٔ ذخیره‌شده‌ای نیست';

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
}, START_LIMIT_MS);

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

async function openSignedIn(open: () => Promise<Device>, number: string): Promise<Device> {
  const device = await open();
  await device.page.goto(`${site.url}/profile`);
  await site.signIn(device, number);
  await device.page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
  return device;
}

const settled = async ({ page }: Device) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
};

/** Where the first link of the page begins with `below` and an id. */
async function linkOf(device: Device, path: string, below: string): Promise<string> {
  await device.page.goto(site.url + path);
  await settled(device);
  return (await device.page.locator(`main a[href^="${below}/0"]`).first().getAttribute('href')) ?? '';
}

async function pagesOfSupplier(device: Device): Promise<string[]> {
  const own = await linkOf(device, '/profile/suppliers', '/profile/suppliers');
  return [own, ...['page', 'contents', 'visits'].map((part) => `${own}/${part}`)];
}

const pagesOfOperator = async (device: Device) => {
  const contents = '/profile/admin/contents';
  return [contents, await linkOf(device, contents, contents)];
};

const pageFaults = async (device: Device, name: string) =>
  [...(await axeFaultsOfSchemes(device.page)), ...(await layoutFaults(device))].map((fault) => `${name} ${fault}`);

async function faultsOfTabs(device: Device): Promise<string[]> {
  await device.page.goto(`${site.url}/profile/admin`);
  const faults: string[] = [];
  for (const name of ['بازخوردها', 'نظرها', 'آمار بازدید']) {
    await device.page.getByRole('radio', { name }).check();
    await settled(device);
    faults.push(...(await pageFaults(device, name)));
  }
  return faults;
}

describe('every page of the account', () => {
  it.each([
    ["a supplier's phone", openPhone, '09120000003', pagesOfSupplier, () => []],
    ["an operator's desktop", openDesktop, '09120000009', pagesOfOperator, faultsOfTabs],
  ] as const)(
    'passes axe on %s, light and dark, and has room for its words and for fingers',
    async (_form, open, number, pagesOf, faultsOfMore) => {
      const device = await openSignedIn(open, number);
      const faults: string[] = [];
      for (const path of [...PAGES, ...(await pagesOf(device))]) {
        await device.page.goto(site.url + path);
        await settled(device);
        faults.push(...(await pageFaults(device, path)));
      }
      faults.push(...(await faultsOfMore(device)));
      await device.close();
      expect(faults).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'shows what the server said last when there is no network',
    async () => {
      const phone = await openSignedIn(openPhone, site.newNumber());
      await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      const pages = PAGES.filter((path) => path !== '/profile/admin');
      for (const path of pages) {
        await phone.page.goto(site.url + path);
        await settled(phone);
        // Reads are saved in idle time.
        await phone.page.waitForTimeout(1_500);
      }
      await phone.context.setOffline(true);
      const faults: string[] = [];
      for (const path of pages) {
        await phone.page.goto(site.url + path);
        await settled(phone);
        const found = await layoutFaults(phone);
        if (await phone.page.getByText(NO_COPY).count()) found.push(NO_COPY);
        faults.push(...found.map((fault) => `${path} ${fault}`));
      }
      await phone.close();
      expect(faults).toEqual([]);
    },
    TEST_LIMIT_MS,
  );
});

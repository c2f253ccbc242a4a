import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../setup/browser.ts';
import { layoutFaults } from '../setup/layout-faults.ts';
import { type SiteWithSms, startSiteWithSms } from '../setup/site-with-sms.ts';

const START_LIMIT_MS = 180_000;
const TEST_LIMIT_MS = 120_000;

const PAGES = [
  '/profile',
  '/profile/personal-info',
  '/profile/address',
  '/profile/notes/product',
  '/profile/favorites',
  '/profile/favorites/product',
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
  site = await startSiteWithSms();
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

describe('every page of the account', () => {
  it.each([
    ['a phone', openPhone, 'light', '09124445501'],
    ['a desktop', openDesktop, 'dark', '09124445502'],
  ] as const)(
    'passes axe on %s, and has room for its words and for fingers',
    async (_form, open, colorScheme, number) => {
      const device = await openSignedIn(open, number);
      await device.page.emulateMedia({ colorScheme });
      const faults: string[] = [];
      for (const path of PAGES) {
        await device.page.goto(site.url + path);
        await settled(device);
        const found = [...(await axeFaults(device.page)), ...(await layoutFaults(device))];
        faults.push(...found.map((fault) => `${path} ${fault}`));
      }
      await device.close();
      expect(faults).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'shows what the server said last when there is no network, below the strip that says so',
    async () => {
      const phone = await openSignedIn(openPhone, '09124445503');
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

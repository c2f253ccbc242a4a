import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileTexts } from '../../../src/client/features/profile/profile-texts.ts';
import { editorTexts } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { accountEntries } from '../../../src/core/pages/account-menu.ts';
import { SUPPLIERS_MAX } from '../../../src/core/trade/suppliers-max.ts';
import { axeFaultsOfSchemes } from '../../setup/axe.ts';
import {
  closeBrowser,
  type Device,
  type DeviceOptions,
  openDesktop,
  openPhone,
  WITHOUT_WORKER,
} from '../../setup/browser.ts';
import { layoutFaults } from '../../setup/layout-faults.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

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
  '/profile/directorder',
  '/profile/wallet',
  '/profile/notices',
  '/profile/messages',
  '/profile/admin',
  '/users/outbox',
  '/users/packs',
  '/users/data',
];
const OPERATOR_PAGES = accountEntries.filter(({ section }) => section === 'operating').map(({ path }) => path);
const NO_COPY = 'نسخهٔ ذخیره‌شده‌ای نیست';

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

async function openSignedIn(open: typeof openPhone, number: string, options?: DeviceOptions): Promise<Device> {
  const device = await open(options);
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
  return [...OPERATOR_PAGES, await linkOf(device, contents, contents)];
};

/** Of a draft: its editor before and after it is stored, its page, and what stands in the place of its report. */
async function pagesOfTrade({ page }: Device): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const offer = items[0]?.id ?? '';
  const id = uuidv7();
  const editor = `/profile/directorder/edit/${id}`;
  await page.goto(`${site.url}${editor}?offer=${offer}`);
  await page.getByRole('textbox', { name: editorTexts.firstName, exact: true }).fill('مریم');
  await page.getByRole('textbox', { name: editorTexts.lastName, exact: true }).fill('رستمی');
  await page.getByRole('button', { name: editorTexts.saveDraft }).click();
  await page.waitForURL(`${site.url}/profile/directorder`);
  return [
    '/profile/directorder',
    `/profile/directorder/edit/${uuidv7()}?offer=${offer}`,
    editor,
    `/profile/directorderinfo/${id}`,
    `/profile/directOrderReport/${id}`,
  ];
}

/** Of a group: its editor for a part of several suppliers, and its board. */
async function pagesOfGroup({ page }: Device): Promise<string[]> {
  const read = async <Body>(path: string) => (await (await fetch(`${site.url}/api/v1${path}`)).json()) as Body;
  const { items } = await read<{ items: { id: string; part: object | null }[] }>('/supplierproducts/catalog?size=100');
  const offered = items.find(({ part }) => part)?.id ?? '';
  const { baseProductId } = await read<{ baseProductId: string }>(`/supplierproducts/${offered}/catalog`);
  const offers = await read<{ id: string; supplier: { id: string } }[]>(`/supplierproducts/${offered}/byproduct`);
  const supplierIds = [...new Set(offers.map(({ supplier }) => supplier.id))].slice(0, SUPPLIERS_MAX);
  const id = uuidv7();
  // The editor sends several suppliers only; their drafts stand for what was sent.
  await page.route('**/api/v1/traderequests/direct-order', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...body, id, supplierIds }) });
  });
  await page.goto(`${site.url}/profile/directorder/edit/${id}?offer=${offered}`);
  await page.getByRole('textbox', { name: editorTexts.firstName, exact: true }).fill('مریم');
  await page.getByRole('textbox', { name: editorTexts.lastName, exact: true }).fill('رستمی');
  await page.getByRole('button', { name: editorTexts.saveDraft }).click();
  await page.waitForURL(`${site.url}/profile/directorder`);
  return [`/profile/directorder/edit/${uuidv7()}?base=${baseProductId}`, `/profile/directorder/group/${id}`];
}

const pageFaults = async (device: Device, name: string) =>
  [...(await axeFaultsOfSchemes(device.page)), ...(await layoutFaults(device))].map((fault) => `${name} ${fault}`);

describe('every page of the account', () => {
  it.each([
    ["a supplier's phone", openPhone, '09120000003', pagesOfSupplier],
    ["an operator's desktop", openDesktop, '09120000009', pagesOfOperator],
  ] as const)(
    'passes axe on %s, light and dark, and has room for its words and for fingers',
    async (_form, open, number, pagesOf) => {
      const device = await openSignedIn(open, number, WITHOUT_WORKER);
      const faults: string[] = [];
      for (const path of [...PAGES, ...(await pagesOf(device))]) {
        await device.page.goto(site.url + path);
        await settled(device);
        faults.push(...(await pageFaults(device, path)));
      }
      await device.close();
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['a phone', openPhone],
    ['a desktop', openDesktop],
  ] as const)(
    'of a request of purchase passes axe on %s, and has room for its words and for fingers',
    async (_form, open) => {
      const device = await openSignedIn(open, site.newNumber(), WITHOUT_WORKER);
      const faults: string[] = [];
      for (const path of [...(await pagesOfTrade(device)), ...(await pagesOfGroup(device))]) {
        await device.page.goto(site.url + path);
        await settled(device);
        faults.push(...(await pageFaults(device, path)));
      }
      await device.close();
      expect(faults).toEqual([]);
    },
  );

  it('has its menu beside it at a desk, also at twice the letters, and one tap away on a phone', async () => {
    const number = site.newNumber();
    const desk = await openSignedIn(openDesktop, number, WITHOUT_WORKER);
    const menu = (device: Device) => device.page.getByRole('navigation', { name: profileTexts.menu.label });
    const entryOf = (device: Device, name: string) => menu(device).getByRole('link', { name, exact: true });
    for (const [name, path] of [
      [profileTexts.menu.Address, '/profile/address'],
      [profileTexts.menu.Outbox, '/users/outbox'],
      [profileTexts.menu.Suppliers, '/profile/suppliers'],
    ] as const) {
      await entryOf(desk, name).click();
      await desk.page.waitForURL(site.url + path);
      await settled(desk);
      await menu(desk).locator('[aria-current="page"]', { hasText: name }).waitFor();
    }
    expect(await menu(desk).getByText(profileTexts.sections.operating).count()).toBe(0);
    const faults: string[] = [];
    for (const [zoom, width] of [
      ['200 %', 640],
      ['130 % of the text', 1280],
    ] as const) {
      await desk.page.setViewportSize({ width, height: 800 });
      await desk.page.evaluate(`document.documentElement.style.fontSize = '${width === 1280 ? 130 : 100}%'`);
      await settled(desk);
      faults.push(...(await layoutFaults(desk)).map((fault) => `${zoom} ${fault}`));
      const room = await desk.page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.clientWidth);
      expect(room).toBeGreaterThan(400);
    }
    await desk.close();
    expect(faults).toEqual([]);

    const phone = await openSignedIn(openPhone, site.newNumber());
    await entryOf(phone, profileTexts.menu.Notices).click();
    await phone.page.getByRole('heading', { level: 1, name: profileTexts.menu.Notices }).waitFor();
    expect(await menu(phone).count()).toBe(0);
    await phone.page.getByRole('link', { name: profileTexts.toMenu }).click();
    await entryOf(phone, profileTexts.menu.Notices).waitFor();
    await phone.close();
  });

  it('shows what the server said last when there is no network', async () => {
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
  });
});

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { closeBrowser, type Device, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

const FIRST_BUYER = '09120000001';
const SECOND_BUYER = '09120000002';
const SELLER = '09120000003';
/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let site: SiteWithSms;
const devices = new Map<string, Device>();

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
  for (const number of [FIRST_BUYER, SECOND_BUYER, SELLER]) {
    const device = await openPhone(WITHOUT_WORKER);
    await device.page.goto(`${site.url}/profile/directorder`);
    await site.signIn(device, number);
    await device.page.getByRole('heading', { level: 1, name: 'درخواست‌ها' }).waitFor();
    devices.set(number, device);
  }
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** The phone of one of the demo's people, at a page. */
async function at(number: string, path: string): Promise<Page> {
  const device = devices.get(number);
  if (!device) throw new Error(`${number} has no phone`);
  await device.page.goto(site.url + path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return device.page;
}

/** Counts what a thumb does. */
class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

const requestPath = (key: string): string => `/profile/directorderinfo/${stableId('demo', `request ${key}`)}`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const state = (page: Page, name: string) => page.locator('article').getByText(name, { exact: true }).first().waitFor();
const sent = (page: Page) => page.waitForURL(/\/profile\/directorder(?:info|\/group)\//);

/** From where the person is to where the thing is done, in at most as many taps. */
const done = (taps: Taps, most: number) => expect(taps.count).toBeLessThanOrEqual(most);

describe('a buyer', () => {
  const bearing = stableId('demo', 'offer deep-groove-ball-bearing/6203-2Z@hegmatan');

  it('asks a price for a part in three taps', async () => {
    const page = await at(FIRST_BUYER, `/products/${bearing}`);
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'درخواست قیمت', exact: true }).first());
    await taps.tap(button(page, /^فرستادن به/));
    await sent(page);
    done(taps, 3);
  });

  it('asks the suppliers of the whole parts list in two taps', async () => {
    const page = await at(FIRST_BUYER, `/products/${bearing}`);
    await page
      .getByRole('button', { name: /فهرست قطعات/ })
      .first()
      .click();
    await page.goto(`${site.url}/products/parts-list`);
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'درخواست قیمت از تأمین‌کننده‌ها' }));
    await taps.tap(button(page, /^فرستادن به/));
    await sent(page);
    done(taps, 2);
  });

  it('asks for the same again in three taps', async () => {
    const page = await at(FIRST_BUYER, requestPath('done-pump'));
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: 'دوباره همین' }));
    await taps.tap(button(page, /^فرستادن به/));
    await page.waitForURL(
      (url) => /directorder(?:info|\/group)\//.test(url.pathname) && !url.pathname.endsWith(requestPath('done-pump')),
    );
    await state(page, 'ثبت‌شده');
    done(taps, 3);
  });

  it('accepts a price in two taps', async () => {
    const page = await at(FIRST_BUYER, requestPath('mixer'));
    const taps = new Taps();
    await taps.tap(button(page, 'پذیرش قیمت و درخواست تأیید'));
    await taps.tap(button(page, 'می‌پذیرم؛ تأیید فروشنده را بخواه'));
    await state(page, 'در انتظار تأیید');
    done(taps, 2);
  });

  it('says what arrived, with a photo, in three taps', async () => {
    const page = await at(SECOND_BUYER, requestPath('done-motor'));
    const taps = new Taps();
    await taps.tap(button(page, 'رسید'));
    const chooser = page.waitForEvent('filechooser');
    await taps.tap(page.getByRole('dialog').getByText('عکس', { exact: true }));
    await (await chooser).setFiles({ name: 'رسید.png', mimeType: 'image/png', buffer: PHOTO });
    await page.getByRole('button', { name: /^برداشتن/ }).waitFor();
    await taps.tap(button(page, 'ثبت رسید'));
    await page.getByText('همه به دست خریدار رسیده است').waitFor();
    done(taps, 3);
  });
});

describe('a salesman', () => {
  it('sends the prices of his list in three taps from the list of requests', async () => {
    const page = await at(SELLER, `/profile/directorder?q=${encodeURIComponent('بلبرینگ خط ۲')}`);
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: /بلبرینگ خط ۲/ }).first());
    await taps.tap(button(page, 'قیمت دادن'));
    await taps.tap(button(page, 'فرستادن قیمت'));
    await state(page, 'قیمت داده شد');
    done(taps, 3);
  });

  it('answers a counter in two taps', async () => {
    const page = await at(SELLER, requestPath('free-text'));
    const taps = new Taps();
    await taps.tap(button(page, 'قیمت تازه'));
    await taps.tap(button(page, 'فرستادن قیمت'));
    await page.getByText('نوبت خریدار است.').waitFor();
    done(taps, 2);
  });

  it('confirms in two taps', async () => {
    const page = await at(SELLER, requestPath('await-lathe'));
    const taps = new Taps();
    await taps.tap(button(page, 'تأیید و انتشار'));
    await taps.tap(page.getByRole('dialog').getByRole('button', { name: 'تأیید و انتشار' }));
    await state(page, 'تأیید و منتشر شد');
    done(taps, 2);
  });
});

describe('a newcomer', () => {
  it('finds the price of a part in a city in four taps', async () => {
    const page = await at(SECOND_BUYER, '/');
    const taps = new Taps();
    const field = page.getByRole('combobox').first();
    await taps.tap(field);
    await field.fill('6205 اصفهان');
    await field.press('Enter');
    // The key of the keyboard that searches.
    taps.count += 1;
    await page.getByRole('main').getByText('اصفهان').first().waitFor();
    await page
      .getByRole('main')
      .getByText(/[۰-۹٬]{7,} ریال/)
      .first()
      .waitFor();
    done(taps, 4);
  });

  it('finds the place of own requests in two taps', async () => {
    const page = await at(SECOND_BUYER, '/');
    const taps = new Taps();
    await taps.tap(page.getByRole('link', { name: /حساب/ }).last());
    await taps.tap(page.getByRole('link', { name: /^درخواست‌ها/ }).first());
    await page.getByRole('heading', { level: 1, name: 'درخواست‌ها' }).waitFor();
    done(taps, 2);
  });
});

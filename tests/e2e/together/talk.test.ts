import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

/** Enough for a retry after a lost network. */
const DELIVERY_MS = 60_000;
const BUYER = '09120000002';
const OPERATOR = '09120000009';
const OTHER_BUYER = '09120000001';
/** What the demo's other buyer has written to the operators. */
const KNOWN_WORDS = 'درست شد، سپاس';
/** Two rounds and the rest are less than a person may write in a minute. */
const MANY = 12;

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms({ hasDemoPeople: true });
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

async function signedIn(open: () => Promise<Device>, number: string, path: string): Promise<Device> {
  const device = await open();
  await device.page.goto(site.url + path);
  await site.signIn(device, number);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return device;
}

const bubble = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(text);
  await page.getByRole('button', { name: 'فرستادن' }).click();
  await bubble(page, text).waitFor();
}

/** How far below the top of the messages a bubble stands. */
const topOf = (page: Page, text: string) =>
  bubble(page, text).evaluate((one) => {
    const scroller = one.closest('section[tabindex="0"]');
    return Math.round(one.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0));
  });

const LATEST = MANY;

/** As if the conversation were so long that its first answer has only the newest messages. */
const shortenFirstAnswer = (page: Page) =>
  page.route(/\/conversations\/[^/]+\/thread$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const thread = (await response.json()) as { items: unknown[]; lastSeq: number; conversation: object };
    const json = {
      ...thread,
      items: thread.items.slice(-LATEST),
      conversation: { ...thread.conversation, unread: 0, lastReadSeq: thread.lastSeq },
    };
    return route.fulfill({ response, json });
  });

describe('a conversation of two devices', () => {
  const text = 'سیم‌بکسل نمره ۱۲ را کی می‌رسانید؟';
  const answer = 'فردا صبح به دست شما می‌رسد';
  let phone: Device;
  let desk: Device;

  it('takes a message without a network, sends it once, and the other user reads and answers it', async () => {
    phone = await signedIn(openPhone, BUYER, '/profile/messages?support=true');
    await phone.page.getByRole('textbox', { name: 'متن پیام' }).waitFor();
    await phone.context.setOffline(true);
    await write(phone.page, text);
    await bubble(phone.page, text).getByText('در صف').waitFor();
    await phone.context.setOffline(false);
    await bubble(phone.page, text).getByText('فرستاده شد').waitFor({ timeout: DELIVERY_MS });

    desk = await signedIn(openDesktop, OPERATOR, '/profile/messages?show=unread');
    await desk.page.getByRole('link').filter({ hasText: text }).click();
    await bubble(desk.page, text).waitFor();
    expect(await bubble(desk.page, text).count()).toBe(1);
    await bubble(phone.page, text).getByText('خوانده شد').waitFor({ timeout: DELIVERY_MS });

    await write(desk.page, answer);
    await bubble(phone.page, answer).waitFor({ timeout: DELIVERY_MS });
    expect(await bubble(phone.page, text).count()).toBe(1);
  });

  it('opens at the first unread message, and stays where one reads while others come', async () => {
    await bubble(phone.page, answer).waitFor();
    await phone.page.getByRole('link', { name: 'همهٔ گفت‌وگوها' }).click();
    for (let at = 1; at <= MANY; at += 1) await write(desk.page, `ردیف ${at} از فهرست بارگیری`);
    await bubble(desk.page, `ردیف ${MANY} از`).getByText('فرستاده شد').waitFor({ timeout: DELIVERY_MS });
    await phone.page
      .getByRole('link')
      .filter({ hasText: `ردیف ${MANY} از` })
      .click();
    const line = phone.page.getByRole('listitem').filter({ hasText: /^خوانده‌نشده$/ });
    await line.waitFor();
    await expect.poll(() => bubble(phone.page, 'ردیف 1 از').isVisible()).toBe(true);
    await expect.poll(() => topOf(phone.page, 'ردیف 1 از')).toBeLessThan(150);
    expect(await topOf(phone.page, 'ردیف 1 از')).toBeGreaterThan(0);

    const before = await topOf(phone.page, 'ردیف 3 از');
    await write(desk.page, 'و یک ردیف دیگر');
    await bubble(phone.page, 'و یک ردیف دیگر').waitFor({ state: 'attached', timeout: DELIVERY_MS });
    expect(await topOf(phone.page, 'ردیف 3 از')).toBe(before);
  });

  it('keeps the place while older messages come above it', async () => {
    await desk.page.getByText('همه', { exact: true }).click();
    await desk.page.getByRole('link').filter({ hasText: KNOWN_WORDS }).click();
    await bubble(desk.page, KNOWN_WORDS).waitFor();
    for (let at = 1; at <= MANY; at += 1) await write(desk.page, `بند ${at} از قرارداد حمل`);
    await bubble(desk.page, `بند ${MANY} از`).getByText('فرستاده شد').waitFor({ timeout: DELIVERY_MS });

    const other = await openPhone(WITHOUT_WORKER);
    await shortenFirstAnswer(other.page);
    await other.page.goto(`${site.url}/profile/messages?support=true`);
    await site.signIn(other, OTHER_BUYER);
    await bubble(other.page, `بند ${MANY} از`).waitFor();
    expect(await bubble(other.page, KNOWN_WORDS).count()).toBe(0);
    const shown = `بند ${MANY - 4} از`;
    const at = await topOf(other.page, shown);
    const older = other.page.getByRole('button', { name: 'پیام‌های پیشین' });
    // A press would bring the button into sight first, and so move the list.
    await older.evaluate((button) => (button as HTMLElement).click());
    await bubble(other.page, KNOWN_WORDS).waitFor({ state: 'attached' });
    expect(Math.abs((await topOf(other.page, shown)) - at)).toBeLessThan(2);
    expect(other.troubles).toEqual([]);
    expect([...phone.troubles, ...desk.troubles]).toEqual([]);
  });
});

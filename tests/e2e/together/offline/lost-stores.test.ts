import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { filesTextOf, filesWith } from '../../../setup/journal-text.ts';
import { type SiteWithSms, startSiteWithSms } from '../../../setup/site-with-sms.ts';
import { storedOn } from '../../../setup/stored-on.ts';
import { notesOf } from '../../notes-of.ts';

const DELIVERY = { timeout: 120_000, interval: 500 };
const USER_INFO = 'rasteh-user-info';

let site: SiteWithSms;
let product: string;

beforeAll(async () => {
  site = await startSiteWithSms();
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  product = `${site.url}/products/${items[0]?.id}`;
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const draftField = (page: Page) => page.getByRole('textbox', { name: 'متن', exact: true });

/** Without a network: notes that the device has acknowledged, and a text that is not sent. */
async function write(phone: Device, notes: readonly string[], draft: string): Promise<void> {
  const { page } = phone;
  await page.goto(product);
  await page.getByRole('button', { name: /^نگه‌داری/ }).click();
  await phone.context.setOffline(true);
  const sheet = page.getByRole('dialog');
  for (const text of notes) {
    await sheet.getByLabel('یادداشت تازه').fill(text);
    await sheet.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
    await sheet.getByRole('article').filter({ hasText: text }).waitFor();
  }
  await page.goto(`${site.url}/feedback`);
  await draftField(page).fill(draft);
  await expect.poll(() => filesTextOf(page)).toContain(draft);
}

/** What a start without a network shows: everything that was typed. */
async function expectTyped(phone: Device, notes: readonly string[], draft: string): Promise<void> {
  await phone.page.goto(`${site.url}/feedback`);
  await expect.poll(() => draftField(phone.page).inputValue()).toBe(draft);
  await phone.page.goto(`${site.url}/users/outbox`);
  for (const text of notes) await phone.page.getByText(text).waitFor();
}

type Lose = (userDataDir: string) => Promise<void>;

const loseFolder =
  (name: string): Lose =>
  (userDataDir) =>
    rm(join(userDataDir, 'Default', name), { recursive: true });

/** On a page without the app. */
const loseDatabase =
  (name: string): Lose =>
  async (userDataDir) => {
    const { page, close } = await openPhone({ userDataDir });
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(async (lost) => {
      const request = indexedDB.deleteDatabase(lost);
      await new Promise((resolve, reject) => {
        request.onsuccess = resolve;
        request.onerror = request.onblocked = reject;
      });
    }, name);
    await close();
  };

const losses: [name: string, lose: Lose][] = [
  ['all databases', loseFolder('IndexedDB')],
  ['the outbox', loseDatabase('rasteh-outbox')],
  ['the saved pages', loseDatabase('rasteh-public')],
  ['the files', loseFolder('File System')],
  ['the local storage', loseFolder('Local Storage')],
];

describe('a device that loses one of its stores between two starts', () => {
  it('has every acknowledged note and the draft, and each note is on the server once', async () => {
    const userDataDir = await mkdtemp(join(tmpdir(), 'rasteh-lost-'));
    let phone = await openPhone({ userDataDir });
    await phone.page.goto(`${site.url}/profile`);
    await site.signIn(phone, site.newNumber());
    await expect.poll(() => new URL(phone.page.url()).pathname).toBe('/profile');
    await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const info = await phone.page.evaluate((key) => localStorage.getItem(key) ?? '', USER_INFO);
    const written: string[] = [];
    for (const [name, lose] of losses) {
      const notes = [1, 2, 3].map((at) => `${name}: ${at}`);
      const draft = `draft before ${name}`;
      await write(phone, notes, draft);
      await phone.close();
      await lose(userDataDir);

      phone = await openPhone({ userDataDir });
      await phone.context.setOffline(true);
      await phone.page.goto(`${site.url}/feedback`);
      // Who is signed in was in the local storage too: the user signs in again.
      await phone.page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [USER_INFO, info]);
      await expectTyped(phone, notes, draft);
      await phone.context.setOffline(false);
      await phone.page.getByText('همه چیز فرستاده شده است').waitFor({ timeout: DELIVERY.timeout });
      written.push(...notes);
      await expect.poll(() => notesOf(phone), DELIVERY).toEqual([...written].sort());
    }
    // What is sent leaves the files, and no draft that was replaced comes back.
    await expect.poll(() => filesTextOf(phone.page)).not.toContain(`${losses.at(-1)?.[0]}: 1`);
    expect(phone.troubles).toEqual([]);
    await phone.close();
    await rm(userDataDir, { recursive: true, force: true });
  });

  it('sends what nobody in particular has written, although nothing in the local storage speaks of it', async () => {
    const lostDir = await mkdtemp(join(tmpdir(), 'rasteh-lost-'));
    const phone = await openPhone({ userDataDir: lostDir });
    await phone.page.goto(`${site.url}/feedback`);
    await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await phone.page.getByRole('heading', { name: 'بازخوردهای شما' }).waitFor();
    await phone.context.setOffline(true);
    await draftField(phone.page).fill('بی‌نام، بی‌شبکه');
    await phone.page.getByRole('button', { name: 'فرستادن بازخورد' }).click();
    await phone.page.getByText('در صف ارسال').first().waitFor();
    await phone.close();
    for (const name of ['Local Storage', 'IndexedDB'])
      await rm(join(lostDir, 'Default', name), { recursive: true, force: true });

    const again = await openPhone({ userDataDir: lostDir });
    const sent = again.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/feedbacks'),
    );
    await again.page.goto(`${site.url}/faq`);
    expect((await sent).status()).toBe(201);
    await again.close();
    await rm(lostDir, { recursive: true, force: true });
  });
});

describe('the files of a browser', () => {
  it('have no bytes of what a user wrote and wiped', async () => {
    const wipedDir = await mkdtemp(join(tmpdir(), 'rasteh-wiped-'));
    const bytesOf = async (text: string) => (await filesWith(join(wipedDir, 'Default', 'File System'), text)).length;
    const [secret, draft] = ['رازِ انبار هفتم', 'رازِ نیمه‌کاره'];
    const phone = await openPhone({ userDataDir: wipedDir });
    const { page } = phone;
    await page.goto(`${site.url}/profile`);
    await site.signIn(phone, site.newNumber());
    await page.getByRole('button', { name: 'خروج از حساب' }).first().waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.goto(`${site.url}/feedback`);
    await page.getByRole('heading', { name: 'بازخوردهای شما' }).waitFor();
    await phone.context.setOffline(true);
    await draftField(page).fill(secret);
    await page.getByRole('button', { name: 'فرستادن بازخورد' }).click();
    await page.getByText('در صف ارسال').first().waitFor();
    expect(await bytesOf(secret)).toBe(1);
    await draftField(page).fill(draft);
    await expect.poll(() => bytesOf(draft)).toBe(1);

    await page.goto(`${site.url}/profile`);
    await page.getByRole('button', { name: 'خروج از حساب' }).first().click();
    await page.getByRole('button', { name: 'خروج و پاک کردن نوشته‌ها' }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/profile');
    await expect.poll(async () => [await bytesOf(secret), await bytesOf(draft)]).toEqual([0, 0]);
    expect(await storedOn(phone)).not.toMatch(new RegExp(`${secret}|${draft}`));
    await phone.close();
    expect([await bytesOf(secret), await bytesOf(draft)]).toEqual([0, 0]);
    await rm(wipedDir, { recursive: true, force: true });
  });
});

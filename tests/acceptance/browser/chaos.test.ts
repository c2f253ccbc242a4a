/*
 * A quick hand writes through the page while the browser and the server are killed and a third of the answers is lost.
 * What the page has acknowledged must stand once, with its last state, under the one who wrote it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../setup/faulty-proxy.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';
import { killDevice } from '../kill-chromium.ts';
import { randomOf, shuffle } from '../random.ts';

const WRITES = 201;
const USERS = ['09124451101', '09124451102', '09124451103'];
const DEVICE_KILLS = 15;
const SERVER_KILLS = 5;
const LOST_ANSWERS = 0.3;
/** The rest are edits of a note that was written before. */
const NEW_NOTES = 0.6;
const PRODUCTS = 4;
const COOKIES_WRITTEN_MS = 35_000;
const LIMIT_MS = 1_500_000;
const EMPTY_WITHIN = { timeout: 180_000, interval: 500 };

let site: SiteWithSms;
let proxy: FaultyProxy;
let profile: string;
let device: Device;
let products: string[];

beforeAll(async () => {
  site = await startSiteWithSms();
  proxy = await startFaultyProxy(site.url);
  profile = await mkdtemp(join(tmpdir(), 'rasteh-chaos-'));
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=${PRODUCTS}`);
  products = ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => `/products/${id}`);
  device = await openPhone({ userDataDir: profile });
}, LIMIT_MS);

// What is shown where it has stopped says where a text went.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  console.log(device.page.url(), await device.page.locator('body').ariaSnapshot());
});

afterAll(async () => {
  await device.close();
  await closeBrowser();
  await proxy.close();
  await site.stop();
  await rm(profile, { recursive: true, force: true });
});

const sheetOf = (page: Page) => page.getByRole('dialog');

async function openProduct(path: string): Promise<void> {
  const { page } = device;
  await page.goto(proxy.url + path);
  await page.getByRole('button', { name: /^نگه‌داری/ }).click();
  await sheetOf(page).getByLabel('یادداشت تازه').waitFor();
}

/** Resolves when the page shows the text as one that is kept. */
async function write(before: string | undefined, text: string): Promise<void> {
  const sheet = sheetOf(device.page);
  if (before === undefined) {
    await sheet.getByLabel('یادداشت تازه').fill(text);
    await sheet.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).first().click();
  } else {
    const card = sheet.getByRole('listitem').filter({ hasText: before });
    await card.getByRole('button', { name: 'ویرایش' }).click();
    await sheet.getByLabel('ویرایش یادداشت').fill(text);
    await sheet.getByRole('listitem').getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  }
  await sheet.getByRole('article').filter({ hasText: text }).waitFor();
}

let isSigningIn = false;

/** Where the answer is lost a person asks for another code; here the codes are not what is looked at. */
async function signIn(phone: string): Promise<void> {
  isSigningIn = true;
  await site.signIn(device, phone);
  await device.page.getByRole('button', { name: 'خروج از حساب' }).waitFor();
  isSigningIn = false;
  // Chromium writes cookies half a minute late: who is killed sooner after a sign-in has to sign in again.
  await device.page.waitForTimeout(COOKIES_WRITTEN_MS);
}

const notesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const form = { grant_type: 'refresh_token', client_id: 'rasteh-web' };
    const token = await fetch('/connect/token', { method: 'POST', body: new URLSearchParams(form) });
    const { access_token: access } = (await token.json()) as { access_token: string };
    const answer = await fetch('/api/v1/users/export', { headers: { authorization: `Bearer ${access}` } });
    return ((await answer.json()) as { notes: { text: string }[] }).notes.map(({ text }) => text);
  });

async function signOut({ page }: Device): Promise<void> {
  await page.goto(`${proxy.url}/profile`);
  await page.getByRole('button', { name: 'خروج از حساب' }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' });
  await sure.or(page.getByLabel('شمارهٔ موبایل')).waitFor();
  if (await sure.isVisible()) await sure.click();
  await page.waitForURL((url) => !url.pathname.startsWith('/profile'));
}

it('keeps every acknowledged write once, under its own user', { timeout: LIMIT_MS }, async () => {
  const random = randomOf(Number(process.env.RANDOM_SEED ?? 1));
  const kills = [...Array(DEVICE_KILLS).fill('device'), ...Array(SERVER_KILLS).fill('server')];
  const killAt = new Map(
    shuffle(
      Array.from({ length: WRITES - 2 }, (_, at) => at + 1),
      random,
    )
      .slice(0, kills.length)
      .map((at, index) => [at, kills[index]]),
  );
  const isLost = randomOf(2);
  proxy.losesAnswer = (method, path) =>
    !isSigningIn && method !== 'GET' && path.startsWith('/api/') && isLost() < LOST_ANSWERS;
  let crash: Promise<void> = Promise.resolve();
  for (const [turn, phone] of USERS.entries()) {
    /** What the page has acknowledged: the last text of each note by the number in it. */
    const texts = new Map<number, string>();
    await device.page.goto(`${proxy.url}/profile`);
    await signIn(phone);
    const share = WRITES / USERS.length;
    const productOf = (number: number) => products[number % products.length] ?? '';
    let open = '';
    for (let at = turn * share; at < (turn + 1) * share; at += 1) {
      const kill = killAt.get(at);
      const known = [...texts.keys()];
      const isNew = known.length === 0 || random() < NEW_NOTES;
      const number = isNew ? at : (known[Math.floor(random() * known.length)] ?? at);
      const text = `یادداشت ${number} نوبت ${at} پایان`;
      if (productOf(number) !== open) await openProduct(productOf(number));
      open = productOf(number);
      if (kill === 'server') {
        await crash;
        crash = site.crash();
      }
      const writing = write(texts.get(number), text);
      if (kill !== 'device') {
        await writing;
        texts.set(number, text);
        continue;
      }
      // Half of the kills come while the page writes: such a text may stand on the server, once.
      const isAcknowledged = random() < 0.5;
      if (isAcknowledged) await writing;
      else writing.catch(() => {});
      await killDevice(device, profile);
      device = await openPhone({ userDataDir: profile });
      if (isAcknowledged) texts.set(number, text);
      else texts.delete(number);
      open = '';
    }
    await crash;
    await device.page.goto(`${proxy.url}/users/outbox`);
    await expect.poll(() => device.page.getByText('همه چیز فرستاده شده است').isVisible(), EMPTY_WITHIN).toBe(true);
    const stored = await notesOf(device.page);
    for (const text of texts.values())
      expect(
        stored.filter((one) => one === text),
        text,
      ).toHaveLength(1);
    const numbers = stored.map((text) => text.split(' ')[1]);
    expect(new Set(numbers).size, 'each note once').toBe(numbers.length);
    const others = stored.filter((text) => Number(text.split(' ')[3]) < turn * share);
    expect(others, 'notes of others').toEqual([]);
    await signOut(device);
  }
});

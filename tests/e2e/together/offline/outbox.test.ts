import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCrashes } from '../../../acceptance/crashes.ts';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../../setup/site-with-sms.ts';
import { storedOn } from '../../../setup/stored-on.ts';
import { notesOf } from '../../notes-of.ts';

const SMALL_CRASHES = { rows: 40, deviceKills: 2, serverKills: 1, seed: 7 };
/** Enough for retries after a lost server. */
const DELIVERY = { timeout: 120_000, interval: 500 };

let site: SiteWithSms;
let products: { id: string; title: string }[];

beforeAll(async () => {
  site = await startSiteWithSms();
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=12`);
  ({ items: products } = (await answer.json()) as { items: typeof products });
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const productAt = (at: number) => `${site.url}/products/${products[at]?.id}`;
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function signedIn(number: string, options?: Parameters<typeof openPhone>[0]): Promise<Device> {
  const phone = await openPhone(options);
  await phone.page.goto(`${site.url}/profile`);
  await site.signIn(phone, number);
  await expect.poll(() => pathOf(phone.page)).toBe('/profile');
  await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return phone;
}

const openSheet = (page: Page) => page.getByRole('button', { name: /^نگه‌داری/ }).click();

async function writeNote(page: Page, text: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('یادداشت تازه').fill(text);
  await sheet.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click();
  await sheet.getByRole('article').filter({ hasText: text }).waitFor();
}

describe('what a foreman writes without a network', () => {
  it('is there after the phone has died, and reaches the server once', async () => {
    const userDataDir = await mkdtemp(join(tmpdir(), 'rasteh-phone-'));
    const phone = await signedIn(site.newNumber(), { userDataDir });
    await phone.page.goto(productAt(0));
    await openSheet(phone.page);
    await phone.context.setOffline(true);
    await writeNote(phone.page, 'زیر جرثقیل، سمت موتور');
    await phone.page.getByText('در صف ارسال').first().waitFor();
    await phone.close();

    const again = await openPhone({ userDataDir });
    await again.context.setOffline(true);
    await again.page.goto(productAt(0));
    await again.page.getByRole('link', { name: '۱ نوشته در صف ارسال' }).click();
    await again.page.getByText('زیر جرثقیل، سمت موتور').waitFor();
    await again.context.setOffline(false);
    await again.page.getByText('همه چیز فرستاده شده است').waitFor({ timeout: 120_000 });
    expect(await notesOf(again)).toEqual(['زیر جرثقیل، سمت موتور']);
    await again.context.setOffline(true);
    await again.page.goto(`${site.url}/profile/notes/product`);
    await again.page.getByText('زیر جرثقیل، سمت موتور').waitFor();
    expect(again.troubles).toEqual([]);
    await again.close();
    await rm(userDataDir, { recursive: true, force: true });
  });

  it('is sent by one of five tabs', async () => {
    const phone = await signedIn(site.newNumber());
    const posted: string[] = [];
    phone.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/notes'))
        posted.push(request.headers()['idempotency-key'] ?? '');
    });
    await phone.page.goto(productAt(1));
    const tabs = await Promise.all([1, 2, 3, 4].map(() => phone.context.newPage()));
    for (const tab of tabs) await tab.goto(productAt(1));
    await openSheet(phone.page);
    await phone.context.setOffline(true);
    const texts = Array.from({ length: 8 }, (_, at) => `یادداشت ${at}`);
    for (const text of texts) await writeNote(phone.page, text);
    posted.length = 0;
    await phone.context.setOffline(false);
    await expect.poll(() => notesOf(phone), DELIVERY).toEqual(texts);
    expect(new Set(posted).size).toBe(texts.length);
    expect(posted.length).toBeLessThanOrEqual(texts.length + 1);
    await phone.close();
  });

  it('is there once after the server died in the middle, twice', async () => {
    const phone = await signedIn(site.newNumber());
    await phone.page.goto(productAt(2));
    await openSheet(phone.page);
    await phone.context.setOffline(true);
    const texts = Array.from({ length: 9 }, (_, at) => `شمارش ${at}`);
    for (const text of texts) await writeNote(phone.page, text);
    await phone.context.setOffline(false);
    await site.crash();
    await site.crash();
    await expect.poll(() => notesOf(phone).catch(() => []), DELIVERY).toEqual(texts);
    await phone.close();
  });

  it('is feedback that needs no sign-in: it outlives the phone, reaches the server once and shows its code', async () => {
    const userDataDir = await mkdtemp(join(tmpdir(), 'rasteh-phone-'));
    const phone = await openPhone({ userDataDir });
    await phone.page.goto(`${site.url}/feedback`);
    await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await phone.page.getByRole('heading', { name: 'بازخوردهای شما' }).waitFor();
    await phone.context.setOffline(true);
    await phone.page.getByRole('textbox', { name: 'متن', exact: true }).fill('زیر جرثقیل شبکه نیست');
    await phone.page.getByRole('button', { name: 'فرستادن بازخورد' }).click();
    await phone.page.getByText('در صف ارسال').first().waitFor();
    await phone.close();

    const again = await openPhone({ userDataDir });
    const posted: string[] = [];
    again.context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/feedbacks')) posted.push(request.url());
    });
    await again.page.goto(`${site.url}/feedback`);
    const code = again.page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await code.waitFor({ timeout: 120_000 });
    await again.page.getByText('دریافت شد').waitFor();
    const answer = await fetch(`${site.url}/api/v1/feedbacks/${await code.textContent()}`);
    expect(await answer.json()).toMatchObject({ type: 'idea', state: 'new' });
    expect(posted).toHaveLength(1);
    await again.page.reload();
    await code.waitFor();
    expect(again.troubles).toEqual([]);
    await again.close();
    await rm(userDataDir, { recursive: true, force: true });
  });

  it('is wiped with a sign-out, after the user was asked', async () => {
    const phone = await signedIn(site.newNumber());
    await phone.page.goto(productAt(3));
    await openSheet(phone.page);
    await phone.context.setOffline(true);
    await writeNote(phone.page, 'رمزِ انبار هفتم');
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('link', { name: 'حساب' }).first().click();
    await phone.page.getByRole('button', { name: 'خروج از حساب' }).click();
    await phone.page.getByText(/۱ نوشتهٔ شما هنوز به سرور نرسیده است/).waitFor();
    expect(await storedOn(phone)).toContain('رمزِ انبار هفتم');
    await phone.page.getByRole('button', { name: 'خروج و پاک کردن نوشته‌ها' }).click();
    await expect.poll(() => storedOn(phone)).not.toContain('رمزِ انبار هفتم');
    await phone.page.waitForTimeout(5_000);
    expect(await storedOn(phone)).not.toContain('رمزِ انبار هفتم');
    await phone.close();
  });
});

describe('a queue whose browser and server are killed', () => {
  it('reaches the server once, in the order of its objects', async () => {
    const { leftAtKills, ...result } = await runCrashes(site, { ...SMALL_CRASHES, phone: site.newNumber() });
    expect(result).toMatchObject({ rows: 40, delivered: 40, lost: 0, duplicates: 0, outOfOrder: 0 });
    expect(leftAtKills[0]).toBeGreaterThan(0);
  });
});

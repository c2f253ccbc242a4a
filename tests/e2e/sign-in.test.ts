import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../setup/browser.ts';
import { type KavenegarService, startKavenegar } from '../setup/kavenegar-service.ts';
import { freePort, type Site, startBuild } from '../setup/site.ts';

const DIST = join(import.meta.dirname, '../../dist');
const START_LIMIT_MS = 180_000;

let site: Site;
let sms: KavenegarService;
let dataDir: string;

beforeAll(async () => {
  sms = await startKavenegar();
  dataDir = await mkdtemp(join(tmpdir(), 'rasteh-sign-in-'));
  const env = {
    SMS_PROVIDER: 'kavenegar',
    KAVENEGAR_URL: sms.url,
    KAVENEGAR_API_KEY: 'key-of-the-tests',
    KAVENEGAR_TEMPLATE: 'ورود',
  };
  site = await startBuild({ distDir: DIST, dataDir, port: await freePort(), env });
}, START_LIMIT_MS);

afterAll(async () => {
  await closeBrowser();
  await site.stop();
  sms.close();
  await rm(dataDir, { recursive: true, force: true });
});

const button = ({ page }: Device, name: string | RegExp) => page.getByRole('button', { name });
const pathOf = ({ page }: Device) => new URL(page.url()).pathname;

async function writePhone(phone: Device, number: string): Promise<void> {
  await phone.page.getByLabel('شمارهٔ موبایل').fill(number);
  await button(phone, 'دریافت کد ورود').click();
  await phone.page.getByLabel('کد ورود').waitFor();
}

async function signIn(phone: Device, number: string): Promise<void> {
  await writePhone(phone, number);
  await phone.page.getByLabel('کد ورود').fill(sms.taken.at(-1)?.token ?? '');
}

/** Everything that the browser has stored for the site, as one text. */
const stored = ({ page }: Device): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });

describe('a sign-in on a phone', () => {
  it('leads from a private page by the code to that page, and survives a reload', async () => {
    const phone = await openPhone();
    await phone.page.goto(`${site.url}/profile`);
    await expect.poll(() => pathOf(phone)).toBe('/users/login');
    await signIn(phone, '۰۹۱۲ ۳۳۳ ۴۴۵۵');
    expect(sms.taken.at(-1)).toMatchObject({ receptor: '09123334455', template: 'ورود' });
    await expect.poll(() => pathOf(phone)).toBe('/profile');
    await phone.page.getByText('۰۹۱۲***۴۴۵۵').first().waitFor();
    await phone.page.reload();
    await phone.page.getByText('۰۹۱۲***۴۴۵۵').first().waitFor();
    const [cookie] = (await phone.context.cookies()).filter(({ name }) => name === 'rasteh-session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/connect' });
    expect(await stored(phone)).not.toContain(cookie?.value);
    expect(phone.troubles).toEqual([]);
    await phone.close();
  });

  it('says how many guesses are left, and keeps its step over a reload', async () => {
    const phone = await openPhone();
    await phone.page.goto(`${site.url}/users/login`);
    await writePhone(phone, '09123334466');
    const code = sms.taken.at(-1)?.token ?? '';
    const wrong = String((Number(code) + 1) % 100_000).padStart(5, '0');
    await phone.page.getByLabel('کد ورود').fill(wrong);
    await phone.page.getByText('۴ بار دیگر می‌توانید بنویسید').waitFor();
    await phone.page.reload();
    await phone.page.getByLabel('کد ورود').fill(code);
    await expect.poll(() => pathOf(phone)).toBe('/');
    await phone.close();
  });

  it('ends without a network: nothing of the person stays, and the server learns of it later', async () => {
    const phone = await openPhone();
    await phone.page.goto(`${site.url}/profile`);
    await signIn(phone, '09123334477');
    await expect.poll(() => pathOf(phone)).toBe('/profile');
    const [cookie] = (await phone.context.cookies()).filter(({ name }) => name === 'rasteh-session');
    await phone.page.evaluate('navigator.serviceWorker.ready');
    const userId = await phone.page.evaluate(() => JSON.parse(localStorage.getItem('rasteh-user-info') ?? '{}').sub);
    await phone.context.setOffline(true);
    await button(phone, 'خروج از حساب').first().click();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click();
    await expect.poll(() => pathOf(phone)).not.toBe('/profile');
    const left = await stored(phone);
    for (const secret of [String(userId), '3334477', '۳۳۳۴۴۷۷', '***4477']) expect(left).not.toContain(secret);
    await phone.context.setOffline(false);
    const refreshes = async () => {
      const response = await fetch(`${site.url}/connect/token`, {
        method: 'POST',
        headers: { cookie: `rasteh-session=${cookie?.value}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'rasteh-web' }),
      });
      return response.status;
    };
    await expect.poll(refreshes, { timeout: 20_000, interval: 1_000 }).toBe(400);
    await phone.page.goto(`${site.url}/profile`);
    await expect.poll(() => pathOf(phone)).toBe('/users/login');
    await phone.close();
  });
});

describe('the pages of a sign-in', () => {
  it.each([
    ['a phone', openPhone, 'light', '09123334488'],
    ['a desktop', openDesktop, 'dark', '09123334499'],
  ] as const)('pass axe on %s', async (_form, open, colorScheme, number) => {
    const device = await open();
    const { page } = device;
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.url}/profile`);
    await page.getByLabel('شمارهٔ موبایل').waitFor();
    const faults = await axeFaults(page);
    await writePhone(device, number);
    faults.push(...(await axeFaults(page)));
    await page.getByLabel('کد ورود').fill(sms.taken.at(-1)?.token ?? '');
    await button(device, 'خروج از حساب').waitFor();
    faults.push(...(await axeFaults(page)));
    await button(device, 'خروج از حساب').click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await axeFaults(page)));
    expect(faults).toEqual([]);
    await device.close();
  });
});

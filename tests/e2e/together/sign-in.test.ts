import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';
import { storedOn } from '../../setup/stored-on.ts';

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms();
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

const button = ({ page }: Device, name: string | RegExp) => page.getByRole('button', { name });
const pathOf = ({ page }: Device) => new URL(page.url()).pathname;

describe('a sign-in on a phone', () => {
  it('leads from a private page by the code to that page, and survives a reload', async () => {
    const phone = await openPhone(WITHOUT_WORKER);
    await phone.page.goto(`${site.url}/profile`);
    await expect.poll(() => pathOf(phone)).toBe('/users/login');
    await site.signIn(phone, '۰۹۱۲ ۳۳۳ ۴۴۵۵');
    expect(site.sms.taken.at(-1)).toMatchObject({ receptor: '09123334455', template: 'ورود' });
    await expect.poll(() => pathOf(phone)).toBe('/profile');
    await phone.page.getByText('۰۹۱۲***۴۴۵۵').first().waitFor();
    await phone.page.reload();
    await phone.page.getByText('۰۹۱۲***۴۴۵۵').first().waitFor();
    const [cookie] = (await phone.context.cookies()).filter(({ name }) => name === 'rasteh-session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/connect' });
    expect(await storedOn(phone)).not.toContain(cookie?.value);
    expect(phone.troubles).toEqual([]);
    await phone.close();
  });

  it('says how many guesses are left, and keeps its step over a reload', async () => {
    const phone = await openPhone(WITHOUT_WORKER);
    await phone.page.goto(`${site.url}/users/login`);
    await site.writePhone(phone, site.newNumber());
    const code = site.sms.taken.at(-1)?.token ?? '';
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
    await site.signIn(phone, site.newNumber());
    await expect.poll(() => pathOf(phone)).toBe('/profile');
    const [cookie] = (await phone.context.cookies()).filter(({ name }) => name === 'rasteh-session');
    await phone.page.evaluate('navigator.serviceWorker.ready');
    const userId = await phone.page.evaluate(() => JSON.parse(localStorage.getItem('rasteh-user-info') ?? '{}').sub);
    await phone.context.setOffline(true);
    await button(phone, 'خروج از حساب').first().click();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click();
    await expect.poll(() => pathOf(phone)).not.toBe('/profile');
    const left = await storedOn(phone);
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
    await expect.poll(refreshes, { interval: 1_000 }).toBe(400);
    await phone.page.goto(`${site.url}/profile`);
    await expect.poll(() => pathOf(phone)).toBe('/users/login');
    await phone.close();
  });
});

describe('the pages of a sign-in', () => {
  it.each([
    ['a phone', openPhone, 'light'],
    ['a desktop', openDesktop, 'dark'],
  ] as const)('pass axe on %s', async (_form, open, colorScheme) => {
    const device = await open(WITHOUT_WORKER);
    const { page } = device;
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site.url}/profile`);
    await page.getByLabel('شمارهٔ موبایل').waitFor();
    const faults = await axeFaults(page);
    await site.writePhone(device, site.newNumber());
    faults.push(...(await axeFaults(page)));
    await page.getByLabel('کد ورود').fill(site.sms.taken.at(-1)?.token ?? '');
    await button(device, 'خروج از حساب').waitFor();
    faults.push(...(await axeFaults(page)));
    await button(device, 'خروج از حساب').click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await axeFaults(page)));
    expect(faults).toEqual([]);
    await device.close();
  });
});

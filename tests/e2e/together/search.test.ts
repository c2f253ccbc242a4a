import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { whenSaved } from '../when-saved.ts';

let device: Device;
beforeEach(async () => {
  device = await openPhone();
});
afterEach(() => device.close());
afterAll(closeBrowser);

const main = () => device.page.getByRole('main');
const box = () => device.page.getByRole('search').getByRole('combobox');
const arrive = (key: string) =>
  expect.poll(() => decodeURIComponent(new URL(device.page.url()).pathname)).toBe(`/search/${key}`);

describe('a search with one thumb', () => {
  it('opens results from the box, corrects a mistake, and shows saved searches offline', async () => {
    const { page } = device;
    await page.goto(inject('siteUrl'));
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await box().fill('بلبرنیگ');
    await box().press('Enter');
    await arrive('بلبرنیگ');
    await main().getByRole('link', { name: 'بلبرینگ', exact: true }).click();
    await arrive('بلبرینگ');
    await main().locator('mark').first().waitFor();
    expect(await main().getByRole('navigation', { name: 'بخش‌های نتایج' }).getByRole('link').count()).toBe(4);
    await whenSaved(page);

    await device.context.setOffline(true);
    await page.reload();
    await main().locator('mark').first().waitFor();

    await page.goto(`${inject('siteUrl')}/search/${encodeURIComponent('هرگز جسته نشد')}`);
    await main().getByText('نسخهٔ ذخیره‌شده‌ای نیست').waitFor();
    const kept = main().getByRole('link', { name: /بلبرینگ.*نسخهٔ ذخیره‌شده/ });
    await kept.click();
    await arrive('بلبرینگ');
    await main().locator('mark').first().waitFor();
  });

  it('works as a plain form before any script', async () => {
    const context = await device.context.browser()?.newContext({ javaScriptEnabled: false });
    if (!context) throw new Error('no browser');
    const page = await context.newPage();
    await page.goto(inject('siteUrl'));
    await page.getByRole('search').getByRole('combobox').fill('پمپ 50/32 100%');
    await page.getByRole('search').getByRole('combobox').press('Enter');
    await expect.poll(() => page.url()).toBe(`${inject('siteUrl')}/search/${encodeURIComponent('پمپ 50/32 100%')}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('پمپ 50/32 100%');
    await context.close();
  });
});

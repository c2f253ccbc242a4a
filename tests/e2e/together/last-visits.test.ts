import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

/** The server counts a visit some seconds after the page is shown. */
const COUNTED = { timeout: 120_000 };

let site: SiteWithSms;

beforeAll(async () => {
  site = await startSiteWithSms();
});

afterAll(async () => {
  await closeBrowser();
  await site.stop();
});

/** Opens a shown product, and waits until the server has counted the visit. */
async function visitProduct({ page }: Device, index: number): Promise<string> {
  const answer = await fetch(`${site.url}/api/v1/supplierproducts/catalog?size=10`);
  const { items } = (await answer.json()) as { items: { id: string; slug: string; title: string }[] };
  const product = items[index];
  if (!product) throw new Error('no product');
  const counted = page.waitForResponse((response) => response.url().endsWith('/pagevisits/visit-count'), COUNTED);
  await page.goto(`${site.url}/products/${product.id}/${product.slug}`);
  expect((await counted).status()).toBe(200);
  return product.title;
}

describe.each([
  ['a phone', openPhone],
  ['a desktop', openDesktop],
] as const)('the last visits on %s', (_name, openDevice) => {
  it('join the account from before the sign-in, grow with it, and leave the device with the sign-out', async () => {
    const device = await openDevice(WITHOUT_WORKER);
    const { page } = device;
    const before = await visitProduct(device, 0);
    await page.goto(`${site.url}/profile`);
    await site.signIn(device, site.newNumber());
    const offer = page.getByRole('region', { name: 'افزودن آنچه این دستگاه پیش از ورود داشت' });
    await offer.getByText('۱ بازدید').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await offer.getByRole('button', { name: 'به حساب افزوده شود' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    const after = await visitProduct(device, 1);
    await page.goto(`${site.url}/profile/last-visits/product`);
    for (const title of [before, after]) await page.getByRole('link', { name: title }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(`${site.url}/profile`);
    await page.getByRole('button', { name: 'خروج از حساب' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).not.toContain('rasteh-user-visits');
    expect(device.troubles).toEqual([]);
    await device.close();
  });
});

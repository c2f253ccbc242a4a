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

interface Listed {
  items: { id: string; title: string; slug: string; categoryId: string; part: { baseProductId: string } | null }[];
}

describe('a phone that has seen one list, without a network', () => {
  it('searches its rows, suggests them, and opens a row whose page it never had', async () => {
    const { page } = device;
    const site = inject('siteUrl');
    const answer = await fetch(`${site}/api/v1/supplierproducts/catalog?q=${encodeURIComponent('بلبرینگ')}&size=1`);
    const [row] = ((await answer.json()) as Listed).items;
    if (!row) throw new Error('the demo has no bearing');
    await page.goto(`${site}/products/category/${row.categoryId}/x`);
    await main().getByRole('table').waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await whenSaved(page);

    await device.context.setOffline(true);
    await page.goto(`${site}/search/${encodeURIComponent('بلبرینگ')}`);
    await main().getByText('از داده‌های این دستگاه:').waitFor();
    await main()
      .getByText(/فهرست کامل با شبکه می‌آید/)
      .waitFor();
    expect(await main().getByRole('table').getByRole('rowheader').count()).toBeGreaterThan(3);

    await page.getByRole('search').getByRole('combobox').fill('بلبرینگ');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');

    await main().getByRole('table').getByRole('rowheader').nth(2).getByRole('link').click();
    await main()
      .getByText(/تنها آنچه در فهرست دیده بودید/)
      .waitFor();
    await main().getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await main()
      .getByText(/تنها آنچه در فهرست دیده بودید/)
      .waitFor();
  });
});

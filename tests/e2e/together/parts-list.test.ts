import { afterAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';

const PAGE = '/products/parts-list';
const PASTED = '6205-2RS 4\nUCP205; 10\nXQ-77-ZZZ 3';

afterAll(closeBrowser);

const rowsOf = ({ page }: Device) => page.getByRole('table', { name: 'سطرهای فهرست قطعات' }).getByRole('rowheader');

async function paste(device: Device): Promise<void> {
  await device.page.goto(inject('siteUrl') + PAGE);
  await device.page.getByRole('textbox', { name: /بچسبانید/ }).fill(PASTED);
  await device.page.getByRole('button', { name: 'افزودن سطرها' }).click();
  await rowsOf(device).filter({ hasText: 'پیدا نشد' }).waitFor();
}

describe('the parts list of a browser', () => {
  it('survives a reload, also without a network, and is the same in every tab', async () => {
    const phone = await openPhone();
    await paste(phone);
    await expect.poll(() => rowsOf(phone).allTextContents()).toHaveLength(3);
    const other = { ...phone, page: await phone.context.newPage() };
    await other.page.goto(inject('siteUrl') + PAGE);
    await expect.poll(() => rowsOf(other).allTextContents()).toHaveLength(3);
    await phone.page.getByRole('button', { name: /^برداشتن XQ/ }).click();
    await expect.poll(() => rowsOf(other).allTextContents()).toHaveLength(2);
    await other.page.evaluate('navigator.serviceWorker.ready');
    await other.page.reload();
    await rowsOf(other).first().waitFor();
    await phone.context.setOffline(true);
    await other.page.reload();
    await expect.poll(() => rowsOf(other).allTextContents()).toHaveLength(2);
    expect(await other.page.getByRole('link', { name: 'فهرست قطعات ۲' }).first().textContent()).toContain('۲');
    await phone.close();
  });

  it('is asked about on the device that opens its link, and downloads as a table', async () => {
    const sender = await openDesktop(WITHOUT_WORKER);
    await sender.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sender.page.addInitScript('delete Navigator.prototype.share');
    await paste(sender);
    await sender.page.getByRole('button', { name: 'پیوند فهرست' }).click();
    await expect.poll(() => sender.page.evaluate(() => navigator.clipboard.readText())).toContain('#1~');
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    const [file] = await Promise.all([
      sender.page.waitForEvent('download'),
      sender.page.getByRole('button', { name: 'فایل CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('فهرست-قطعات.csv');
    const receiver = await openPhone(WITHOUT_WORKER);
    await receiver.page.goto(link);
    const sheet = receiver.page.getByRole('dialog', { name: 'فهرست قطعات رسیده' });
    await sheet.getByRole('button', { name: 'افزوده شود' }).click();
    await expect.poll(() => rowsOf(receiver).allTextContents()).toHaveLength(3);
    expect(sender.troubles.concat(receiver.troubles)).toEqual([]);
    await sender.close();
    await receiver.close();
  });
});

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaults } from '../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone } from '../setup/browser.ts';
import { findPages, type SitePages } from './site-pages.ts';

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

afterAll(closeBrowser);

async function faultsOf(device: Device, path: string): Promise<string[]> {
  await device.page.goto(inject('siteUrl') + path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return (await axeFaults(device.page)).map((fault) => `${path} ${fault}`);
}

describe('every public page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`passes axe on a phone, ${colorScheme}`, async () => {
      const phone = await openPhone();
      await phone.page.emulateMedia({ colorScheme });
      const faults = [];
      for (const path of [...pages.visited, '/error/404']) faults.push(...(await faultsOf(phone, path)));
      await phone.close();
      expect(faults).toEqual([]);
    });
  }

  it('passes axe on a desktop', async () => {
    const desktop = await openDesktop();
    const faults = [];
    for (const path of pages.visited) faults.push(...(await faultsOf(desktop, path)));
    await desktop.close();
    expect(faults).toEqual([]);
  });
});

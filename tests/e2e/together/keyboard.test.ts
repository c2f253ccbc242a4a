import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, openDesktop, WITHOUT_WORKER } from '../../setup/browser.ts';
import { findPages, type SitePages } from '../site-pages.ts';

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

afterAll(closeBrowser);

describe('a list and a search', () => {
  it('let the keyboard skip to their results', async () => {
    const { page, close } = await openDesktop(WITHOUT_WORKER);
    const list = pages.visited.find((path) => path.startsWith('/products/category/')) ?? '';
    for (const path of [list, `/search/${encodeURIComponent('بلبرینگ')}`]) {
      await page.goto(inject('siteUrl') + path);
      await page.locator('#results').waitFor();
      const link = page.getByRole('link', { name: 'رفتن به نتیجه‌ها' });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
    }
    await page.goto(inject('siteUrl'));
    expect(await page.getByRole('link', { name: 'رفتن به نتیجه‌ها' }).isVisible()).toBe(false);
    await close();
  });
});

import { afterAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, openPhone } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';

const LIST = '/products/search/Product';
const PAGES = 9;
/** A windowed list has fewer rows in the document than this. */
const DRAWN_MAX = 72;
const SETTLED_MS = 500;

afterAll(closeBrowser);

describe('a long list', () => {
  it('has no visible layout shift during a fling', async () => {
    const { page } = await openPhone();
    await page.goto(inject('siteUrl') + LIST);
    await whenHydrated(page);
    const end = page.locator('main p[role="status"]', { hasText: ' از ' });
    for (let at = 0; at < PAGES; at++) {
      const before = await end.textContent();
      await page
        .getByRole('main')
        .getByRole('button', { name: /نمایش بیشتر/ })
        .dispatchEvent('click');
      await expect.poll(() => end.textContent(), { timeout: 15_000 }).not.toBe(before);
    }
    const rows = page.locator('main :is(a[href^="/products/0"], a[href^="/products/base-product/0"])');
    await expect.poll(() => rows.count()).toBeLessThan(DRAWN_MAX);
    await page.evaluate('scrollTo(0, 3000)');
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(`window.__shift = 0; new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.__shift += entry.value;
    }).observe({ type: 'layout-shift' })`);
    await page.mouse.move(195, 420);
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, step < 12 ? 300 : -300);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(SETTLED_MS);
    expect(await page.evaluate('window.__shift')).toBeLessThan(0.01);
  });
});

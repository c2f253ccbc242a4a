import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, openDesktop, openPhone } from '../../setup/browser.ts';
import { findPages, type SitePages } from '../site-pages.ts';

const RING_CONTRAST_MIN = 3;
const RING_WIDTH_MIN = 2;

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

afterAll(closeBrowser);

/** Focuses everything that can be focused, and returns what has no ring of that contrast to the surface it is drawn on. */
const FAINT_RINGS = `(() => {
  const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (a, b) => {
    const [low, high] = [luminance(numbers(a)), luminance(numbers(b))].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const surface = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor;
      const [, , , alpha = 1] = numbers(color);
      if (alpha > 0.99) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const ringOf = (element) => {
    for (let one = element, up = 0; one && up < 4; one = one.parentElement, up++) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= ${RING_WIDTH_MIN})
        return { color: outlineColor, on: surface(parseFloat(outlineOffset) < 0 ? one : one.parentElement) };
    }
  };
  const faint = [];
  // A slider draws its ring on its thumb, which no script can read.
  for (const element of document.querySelectorAll('a[href], button, input:not([type=range]), select, textarea, summary, [tabindex="0"]')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
    element.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement !== element) continue;
    const ring = ringOf(element);
    if (!ring || contrast(ring.color, ring.on) < ${RING_CONTRAST_MIN})
      faint.push(element.outerHTML.slice(0, 120) + ' ' + JSON.stringify(ring));
  }
  return faint;
})()`;

describe('the focus ring', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, open] of [
      ['phone', openPhone],
      ['desktop', openDesktop],
    ] as const) {
      it(`stands out from every surface on a ${name}, ${colorScheme}`, async () => {
        const device = await open();
        await device.page.emulateMedia({ colorScheme });
        const faint: string[] = [];
        for (const path of pages.visited) {
          await device.page.goto(inject('siteUrl') + path);
          await device.page.getByRole('heading', { level: 1 }).waitFor();
          for (const one of await device.page.evaluate<string[]>(FAINT_RINGS)) faint.push(`${path} ${one}`);
        }
        await device.close();
        expect(faint).toEqual([]);
      });
    }
  }
});

describe('a list and a search', () => {
  it('let the keyboard skip to their results', async () => {
    const { page, close } = await openDesktop();
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

import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { closeBrowser, type Device, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';

const OFFER = stableId('demo', 'offer deep-groove-ball-bearing/6203-2Z@hegmatan');

let device: Device;
beforeEach(async () => {
  device = await openPhone(WITHOUT_WORKER);
  await device.page.setViewportSize({ width: 390, height: 844 });
});
afterEach(() => device.close());
afterAll(closeBrowser);

const main = () => device.page.getByRole('main');
/** Figures of a price, in Persian digits. */
const PRICE = /^[۰-۹٬]{7,} ریال/;

/** Without scrolling, and not beneath what floats. */
const isSeen = (part: Locator) =>
  part.first().evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (element.contains(at) || at?.contains(element) === true);
  });

/** What a buyer asks first. */
async function expectAnswers(supplier: string, city: string): Promise<void> {
  const answers: [string, Locator][] = [
    ['price', main().getByText(PRICE)],
    ['stock', main().getByText('موجود', { exact: true })],
    ['lead time', main().getByText(/^[۰-۹]+ روز$/)],
    ['supplier', main().getByRole('link', { name: supplier })],
    ['city', main().getByText(city)],
    ['call', device.page.getByRole('link', { name: /^تماس/ })],
  ];
  const seen: string[] = [];
  for (const [name, part] of answers) {
    await part.first().waitFor();
    if (await isSeen(part)) seen.push(name);
  }
  expect(seen).toEqual(answers.map(([name]) => name));
}

describe('the first screen on a phone', () => {
  it('of a product answers what a buyer asks first', async () => {
    await device.page.goto(`${inject('siteUrl')}/products/${OFFER}`);
    await expectAnswers('یاتاقان‌گستر هگمتان', 'تهران');
  });

  it('of a part answers it for its first offer', async () => {
    const { page } = device;
    await page.goto(`${inject('siteUrl')}/products/${OFFER}`);
    const part = await main().locator('a[href*="/products/base-product/"]').first().getAttribute('href');
    await page.goto(inject('siteUrl') + part);
    await expectAnswers('غلتش‌کار آذر', 'تبریز');
  });
});

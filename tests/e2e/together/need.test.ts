import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseFilters } from '../../../src/core/filters/filters-url.ts';
import { formatNumber } from '../../../src/core/numbers/numerals.ts';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../setup/faulty-proxy.ts';
import { whenSaved } from '../when-saved.ts';

const SENTENCE = 'پمپ سانتریفیوژ ۵۰ متر هد زیر ۳ کیلووات استیل';
/** A short look: long enough to save the vocabulary. */
const GLANCE_MS = 1_500;
let proxy: FaultyProxy;
let device: Device;

beforeEach(async () => {
  proxy = await startFaultyProxy(inject('siteUrl'));
  device = await openPhone();
});

afterEach(async () => {
  await device.close();
  await proxy.close();
});

afterAll(closeBrowser);

const field = (page: Page) => page.getByRole('textbox', { name: 'نیاز شما در یک جمله' });
const toList = (page: Page) => page.getByRole('link', { name: /^نمایش [۰-۹٬]+ کالا$/ });
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const restored = (page: Page) => page.getByText('نوشتهٔ پیشین شما بازگردانده شد.');
const pathOf = (sentence: string) => `/ai?q=${encodeURIComponent(sentence)}`;
const html = async (path: string, init?: RequestInit) => fetch(inject('siteUrl') + path, init);

describe('the need line on a phone', () => {
  it('is rendered on the server without its vocabulary, and works as a form without scripts', async () => {
    const answer = await html(pathOf(SENTENCE));
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('چه لازم دارید؟');
    expect(text).toContain(SENTENCE);
    expect(text).toMatch(/<form[^>]* action="\/search"/);
    expect(text).not.toContain('catalog/vocabulary');
    expect(text.length).toBeLessThan(60_000);
  });

  it('redirects permanently from its second URL, with the sentence', async () => {
    const answer = await html(`/newai?q=${encodeURIComponent(SENTENCE)}`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    const to = new URL(answer.headers.get('location') ?? '', inject('siteUrl'));
    expect([to.pathname, to.searchParams.get('q')]).toEqual(['/ai', SENTENCE]);
  });

  it('links from the front page through an example to the list that it counted', async () => {
    const { page } = device;
    await page.goto(proxy.url);
    await page.getByRole('link', { name: /^نیاز خود را بنویسید/ }).click();
    await page.getByRole('link', { name: SENTENCE }).click();
    await toList(page).waitFor();
    expect(await field(page).inputValue()).toBe(SENTENCE);
    const label = await toList(page).textContent();
    await toList(page).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'پمپ سانتریفیوژ' }).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    const filters = searchParams.get('filters') ?? '';
    expect(parseFilters(filters)).toMatchObject({ filters: [{}, {}, {}], faults: [] });
    const query = new URLSearchParams({ categoryId: pathname.split('/')[3] ?? '', size: '1', filters });
    const list = (await (await html(`/api/v1/supplierproducts/catalog?${query}`)).json()) as { totalCount: number };
    expect(label).toBe(`نمایش ${formatNumber(list.totalCount)} کالا`);
    expect(device.troubles).toEqual([]);
  });

  it('loads its vocabulary on this page only', async () => {
    const { page } = device;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = () => asked.filter((path) => path.endsWith('/categories/vocabulary')).length;
    await page.goto(proxy.url);
    await page.waitForTimeout(GLANCE_MS);
    expect(isAsked()).toBe(0);
    await page.goto(proxy.url + pathOf(SENTENCE));
    await toList(page).waitFor();
    expect(isAsked()).toBe(1);
  });

  it('parses a new sentence offline after one visit', async () => {
    const { page, context } = device;
    await page.goto(`${proxy.url}/ai`);
    await field(page).fill('شیر توپی');
    await page.getByRole('heading', { name: 'آنچه فهمیدیم' }).or(page.getByText('منظورتان')).first().waitFor();
    await whenSaved(page);
    await page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
    proxy.setDown(true);
    await context.setOffline(true);
    await page.goto(`${proxy.url}/ai`);
    // A draft that is restored while the sentence is filled in would be joined with it.
    await restored(page).waitFor();
    await field(page).fill(SENTENCE);
    await chip(page, 'توان').waitFor();
    await page.getByText(/^شمارش به شبکه نیاز دارد/).waitFor();
    await chip(page, 'توان').click();
    await page.getByLabel('تا', { exact: true }).fill('۵');
    await page.getByRole('button', { name: 'ثبت' }).click();
    await page
      .getByRole('button', { name: /حداکثر/ })
      .filter({ hasText: '۵' })
      .waitFor();
    expect(device.troubles).toEqual([]);
  });

  it('restores the text after a reload in the middle of a word', async () => {
    const { page } = device;
    await page.goto(`${proxy.url}/ai`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(GLANCE_MS);
    await field(page).pressSequentially('پمپ سانتریف');
    await page.reload();
    await restored(page).or(page.getByText('آنچه فهمیدیم')).first().waitFor();
    expect(await field(page).inputValue()).toBe('پمپ سانتریف');
  });

  it('passes axe with a result, with a question and empty, in both colour schemes', async () => {
    const { page } = device;
    // With it the network is never idle.
    await page.route('**/api/v1/live', (route) => route.abort());
    const faults: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/ai', pathOf(SENTENCE), pathOf('بلبرینگ ۲۵ میلی‌متر'), pathOf('سلام خوبی')]) {
        await page.goto(proxy.url + path);
        await page.waitForLoadState('networkidle');
        const power = chip(page, 'توان');
        if (path === pathOf(SENTENCE)) await power.click();
        faults.push(...(await axeFaults(page)).map((fault) => `${path} ${fault}`));
        const wide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');
        if (wide) faults.push(`${path} is wider than the phone`);
      }
    }
    expect(faults).toEqual([]);
    expect(device.troubles).toEqual([]);
  });
});

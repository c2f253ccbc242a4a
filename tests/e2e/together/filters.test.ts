import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { filterPanelTexts } from '../../../src/client/features/catalog/filters/filter-panel-texts.ts';
import { filtersTexts } from '../../../src/client/features/catalog/filters/filters-texts.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { formatNumber } from '../../../src/core/numbers/numerals.ts';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { findPages } from '../site-pages.ts';

/** A look by axe takes a second on a table, and a list that waits for its answer is pale. */

interface Counted {
  totalCount: number;
}

let path: string;
let categoryId: string;
/** A measured property of the category, and a range with some of its products. */
let measured: PropertyDefinition;
let device: Device;

const get = async <T>(call: string): Promise<T> =>
  (await fetch(`${inject('siteUrl')}/api/v1/${call}`)).json() as Promise<T>;
const count = async (filters: string): Promise<string> => {
  const { totalCount } = await get<Counted>(`supplierproducts/catalog?categoryId=${categoryId}&filters=${filters}`);
  return `${formatNumber(totalCount)} کالا`;
};

beforeAll(async () => {
  const { visited } = await findPages(inject('siteUrl'));
  path = visited.find((one) => one.startsWith('/products/category/')) ?? '';
  categoryId = path.split('/')[3] ?? '';
  const properties = await get<PropertyDefinition[]>(`categories/${categoryId}/properties`);
  const found = properties.find((one) => one.defaultUnit?.symbol === 'mm');
  if (!found) throw new Error(`category ${categoryId} has no length`);
  measured = found;
});

afterEach(async () => {
  expect(device.troubles).toEqual([]);
  await device.close();
});

afterAll(closeBrowser);

const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

describe('the filters on a phone', () => {
  beforeEach(async () => {
    device = await openPhone(WITHOUT_WORKER);
  });

  it('are a sheet that counts while it is edited, with a link to the list', async () => {
    const { page } = device;
    await page.goto(inject('siteUrl') + path);
    await page.getByRole('button', { name: 'فیلتر' }).tap();
    const sheet = page.getByRole('dialog', { name: 'فیلترها' });
    await sheet.getByRole('textbox', { name: `کمینهٔ ${measured.name}` }).fill('۲۰');
    const expected = await count(`${measured.id}_20..`);
    await sheet.getByRole('button', { name: `نمایش ${expected}`, exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await sheet.getByRole('button', { name: /^نمایش/ }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByText(expected, { exact: true }).waitFor();
    const link = page.url();
    expect(link).toContain(`filters=${measured.id}_20..`);

    const drawn = await (await fetch(link)).text();
    expect(drawn).toContain(expected);
    await page.goBack();
    await page.getByRole('button', { name: 'فیلتر', exact: true }).waitFor();
    expect(page.url()).not.toContain('filters=');
    await page.goForward();
    await page.getByRole('link', { name: `برداشتن فیلتر ${measured.name}: از ۲۰ mm` }).waitFor();
  });

  it('that were being chosen are restored after a reload, with a note and a button to discard them', async () => {
    const { page } = device;
    await page.goto(inject('siteUrl') + path);
    await page.getByRole('button', { name: 'فیلتر' }).tap();
    const sheet = page.getByRole('dialog', { name: filtersTexts.panel });
    const lowest = sheet.getByRole('textbox', { name: filterPanelTexts.lowestOf(measured.name) });
    await lowest.fill('۲۰');
    await page.reload();
    await page.getByRole('button', { name: 'فیلتر' }).tap();
    expect(await lowest.inputValue()).toBe('۲۰');
    await sheet.getByText(filterPanelTexts.restored).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await sheet.getByRole('button', { name: filterPanelTexts.discard }).tap();
    expect(await lowest.inputValue()).toBe('');
    await page.reload();
    await page.getByRole('button', { name: 'فیلتر' }).tap();
    expect(await lowest.inputValue()).toBe('');
  });

  it('restore the focus when Escape closes the sheet', async () => {
    const { page } = device;
    await page.goto(inject('siteUrl') + path);
    await page.getByRole('button', { name: 'فیلتر' }).tap();
    const sheet = page.getByRole('dialog', { name: 'فیلترها' });
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('فیلتر');
  });
});

describe('the filters on a desktop', () => {
  beforeEach(async () => {
    device = await openDesktop(WITHOUT_WORKER);
  });

  it("are next to the list, which follows the slider's keys", async () => {
    const { page } = device;
    await page.goto(inject('siteUrl') + path);
    const panel = page.getByRole('complementary', { name: 'فیلترها' });
    const thumb = panel.getByRole('slider', { name: `کمینهٔ ${measured.name}` });
    await thumb.focus();
    // Right-to-left: the left arrow increases the value.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    const box = panel.getByRole('textbox', { name: `کمینهٔ ${measured.name}` });
    await page.waitForURL((url) => url.searchParams.has('filters'));
    expect(await box.inputValue()).not.toBe('');
    const filters = new URL(page.url()).searchParams.get('filters') ?? '';
    await page
      .getByRole('status')
      .getByText(await count(filters))
      .first()
      .waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });

  it("of another category are dropped with a note, in the server's page too", async () => {
    const { page } = device;
    const link = `${inject('siteUrl')}${path}?filters=${measured.id}_20..*00000000-0000-4000-8000-000000000000_1..`;
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('کنار گذاشته شد');
    await page.goto(link);
    await page.getByText('کنار گذاشته شد').waitFor();
    await page
      .getByText(await count(`${measured.id}_20..`), { exact: true })
      .first()
      .waitFor();
  });
});

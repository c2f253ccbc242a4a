import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { findOffer } from './find-offer.ts';
import { catalog, LONG_TITLE } from './product-catalog.ts';

serveCatalog(catalog);

async function pathOf(title: string): Promise<string> {
  const found = await findOffer(title);
  return `/products/${found.id}/${found.slug}`;
}

const BEARING = 'بلبرینگ 6201-2RS';
const properties = () => screen.findByRole('region', { name: 'مشخصات فنی' });
const valueIn = (table: HTMLElement, name: RegExp) =>
  within(table).getByRole('rowheader', { name }).closest('tr')?.querySelector('td')?.textContent;

/** Chooses a unit as a person does: the first focus loads the other units. */
async function choose(table: HTMLElement, ofProperty: string, unit: RegExp) {
  const select = within(table).getByRole<HTMLSelectElement>('combobox', { name: ofProperty });
  fireEvent.focus(select);
  const option = await within(select).findByRole<HTMLOptionElement>('option', { name: unit });
  fireEvent.change(select, { target: { value: option.value } });
}

describe('unit switch', () => {
  it('converts every value of the quantity to the chosen unit, and no others', async () => {
    await renderApp(await pathOf(BEARING));
    const table = await properties();
    expect(valueIn(table, /قطر داخلی/)).toBe('۲۵٫۴');
    await choose(table, 'واحد قطر داخلی d', /\(in\)/);
    expect(valueIn(table, /قطر داخلی/)).toBe('۱');
    expect(valueIn(table, /پهنا/)).toBe('۲');
    expect(valueIn(table, /جرم/)).toBe('۲');
    expect(within(table).getAllByText('in')).toHaveLength(2);
  });

  it('remembers the unit on the device, for other products and for lists', async () => {
    const first = await renderApp(await pathOf(BEARING));
    await choose(await properties(), 'واحد قطر داخلی d', /\(in\)/);
    first.unmount();
    const second = await renderApp(await pathOf('بلبرینگ 6202-2RS'));
    expect(valueIn(await properties(), /پهنا/)).toBe('۲');
    second.unmount();
    const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=1');
    await renderApp(`/products/category/${items[0]?.categoryId}/x`);
    const header = await screen.findByRole('columnheader', { name: /قطر داخلی d/ });
    expect(header.textContent).toContain('in');
    expect(screen.getAllByRole('cell', { name: '۱' }).length).toBeGreaterThan(0);
  });

  it('returns to the units in which the values were entered', async () => {
    await renderApp(await pathOf(BEARING));
    const table = await properties();
    await choose(table, 'واحد قطر داخلی d', /\(in\)/);
    await choose(table, 'واحد پهنا B', /واحد ثبت‌شده/);
    expect(valueIn(table, /قطر داخلی/)).toBe('۲۵٫۴');
  });

  it('ignores an unreadable saved choice', async () => {
    localStorage.setItem('rasteh-units', '{"Length":{"id":"IN","symbol":"in"},"Mass":7}');
    await renderApp(await pathOf(BEARING));
    expect(valueIn(await properties(), /قطر داخلی/)).toBe('۲۵٫۴');
  });

  it('offers no unit for a number without a quantity, and does not group a year', async () => {
    await renderApp(await pathOf(BEARING));
    const table = await properties();
    expect(valueIn(table, /سال/)).toBe('۱۴۰۲');
    expect(within(table).queryByRole('combobox', { name: 'واحد سال' })).toBeNull();
  });
});

describe('/products/{productId}/{name}', () => {
  it('shows the price of every tier with its time, and the terms', async () => {
    await renderApp(await pathOf(BEARING));
    const price = await screen.findByRole('region', { name: 'قیمت و تحویل' });
    expect(within(price).getByText('از ۱۰ عدد').closest('tr')?.textContent).toContain('۱٬۰۰۰٬۰۰۱ ریال');
    expect(within(price).getByText('از ۵۰ عدد').closest('tr')?.textContent).toContain('۹۰۰٬۰۰۰ ریال');
    expect(within(price).getByText(/به‌روز در/)).toBeTruthy();
    expect(within(price).getByText('۱۰ عدد')).toBeTruthy();
    expect(within(price).getByText('موجود')).toBeTruthy();
  });

  it('repeats its first four key values under the drawing, in the chosen units', async () => {
    await renderApp(await pathOf(BEARING));
    const table = await properties();
    const keys = () => {
      const term = screen.getAllByText('قطر داخلی d').find((one) => one.closest('dt'));
      return [...(term?.closest('dl')?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
    };
    expect(keys().length).toBeLessThanOrEqual(4);
    expect(keys()[0]).toBe('۲۵٫۴ mm');
    await choose(table, 'واحد قطر داخلی d', /\(in\)/);
    expect(keys()[0]).toBe('۱ in');
  });

  it("links to its supplier's contacts", async () => {
    await renderApp(await pathOf(BEARING));
    const contact = await screen.findByRole('link', { name: 'تماس با تأمین‌کننده' });
    expect(contact.getAttribute('href')).toMatch(/^\/supplier\/[0-9a-f-]{36}\/[^/]+#contact$/);
  });

  it('compares the offers of the same product and marks its own', async () => {
    await renderApp(await pathOf(BEARING));
    const offers = await screen.findByRole('region', { name: '۲ پیشنهاد برای همین کالا' });
    const [own, other] = within(offers).getAllByRole('row').slice(1);
    expect(own?.getAttribute('aria-current')).toBe('true');
    expect(other?.textContent).toContain('استعلامی');
    const link = within(other as HTMLElement).getByRole('link', { name: 'SKF Iran' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(await pathOf('بلبرینگ 6201-2RS اصلی'));
  });

  it('copies a part number', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await renderApp(await pathOf(BEARING));
    fireEvent.click(await screen.findByRole('button', { name: 'رونوشت 6201-2RS' }));
    expect(writeText).toHaveBeenCalledWith('6201-2RS');
  });

  it('corrects a wrong name in the URL', async () => {
    const right = await pathOf(LONG_TITLE);
    const { router } = await renderApp(`${right.slice(0, right.lastIndexOf('/'))}/x`);
    await waitFor(() => expect(decodeURI(router.state.location.href)).toBe(right));
    expect(document.title).toBe(`${LONG_TITLE} از بلبرینگ نمونه | راسته`);
  });

  it('shows the page if its offers and related products fail', async () => {
    await renderApp(await pathOf(BEARING), {
      api: [faults.status('/supplierproducts/:id/byproduct', 501), faults.offline('/supplierproducts/:id/related')],
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'کالاهای مشابه' })).toBeNull();
  });

  it('says offline that there is no saved copy', async () => {
    await renderApp(await pathOf(BEARING), { api: [faults.offline()] });
    expect(await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' })).toBeTruthy();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deviceParts } from '../../../src/client/features/catalog/parts/device-parts.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { PartsLine } from '../../../src/core/parts-list/parts-line.ts';
import { writePartsLink } from '../../../src/core/parts-list/parts-link.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { databases, fakeDatabases, faults as storage } from './fake-database.ts';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);
stubDialog();
fakeDatabases();

// The tab's list outlives a test.
beforeEach(async () => {
  await deviceParts.change(() => []);
  localStorage.clear();
});

const PAGE = '/products/parts-list';
const rows = () => screen.findByRole('table', { name: 'سطرهای فهرست قطعات' });
const rowOf = async (name: RegExp) => within(await rows()).findByRole('row', { name });
const stored = () => [...(databases.get('rasteh-parts-list')?.values() ?? [])] as PartsLine[];

async function productOf(title: string): Promise<ProductCard> {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100');
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`no product ${title}`);
  return found;
}

async function openWith(pasted: string, options?: Parameters<typeof renderApp>[1]) {
  const view = await renderApp(PAGE, options);
  fireEvent.change(await screen.findByRole('textbox', { name: /بچسبانید/ }), { target: { value: pasted } });
  fireEvent.click(screen.getByRole('button', { name: 'افزودن سطرها' }));
  return view;
}

describe('the parts list', () => {
  it('gets the least that a supplier sells from a product page, and counts its lines in the navigation', async () => {
    const { id, slug } = await productOf('بلبرینگ 6202-2RS');
    const { router } = await renderApp(`/products/${id}/${slug}`);
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به فهرست قطعات: بلبرینگ نمونه' }));
    expect(await screen.findByText('به فهرست قطعات افزوده شد: ۱۰ عدد')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'فهرست قطعات ۱' })).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'دیدن فهرست' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PAGE));
    const row = await rowOf(/بلبرینگ 6202-2RS/);
    expect(row.textContent).toContain('۱۰٬۰۰۰٬۰۲۰ ریال');
    expect(within(row).getByText(/به‌روز در/)).toBeTruthy();
  });

  it.each([
    ['?view=grid', 'a card'],
    ['', 'a row'],
  ])('gets the wanted quantity of the offer of a list%s from %s', async (view) => {
    localStorage.setItem('rasteh-order-quantity', '60');
    await renderApp(`/search/6202${view}`);
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به فهرست قطعات: بلبرینگ 6202-2RS' }));
    expect(await screen.findByText('به فهرست قطعات افزوده شد: ۶۰ عدد')).toBeTruthy();
    await waitFor(() => expect(stored()).toMatchObject([{ quantity: 60, offer: { title: 'بلبرینگ 6202-2RS' } }]));
    // The age of its price is that of the list.
    expect(Date.now() - (stored()[0]?.offer?.readAt ?? 0)).toBeLessThan(600_000);
  });

  it('adds the quantity that the user wants, and adds it to the same line', async () => {
    localStorage.setItem('rasteh-order-quantity', '60');
    const { id, slug } = await productOf('بلبرینگ 6202-2RS');
    await renderApp(`/products/${id}/${slug}`);
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به فهرست قطعات: بلبرینگ نمونه' }));
    await waitFor(() => expect(stored()).toMatchObject([{ quantity: 60 }]));
    fireEvent.click(screen.getByRole('button', { name: 'افزودن به فهرست قطعات: بلبرینگ نمونه' }));
    await waitFor(() => expect(stored()).toMatchObject([{ quantity: 120 }]));
  });

  it('gets an offer of a base product, each with its own button', async () => {
    const { id } = await productOf('بلبرینگ 6201-2RS');
    const { baseProductId, baseProductSlug } = await readFromServer<{ baseProductId: string; baseProductSlug: string }>(
      `/supplierproducts/${id}/catalog`,
    );
    await renderApp(`/products/base-product/${baseProductId}/${baseProductSlug}`);
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به فهرست قطعات: SKF Iran' }));
    await waitFor(() => expect(stored()).toMatchObject([{ offer: { supplier: { name: 'SKF Iran' } } }]));
  });

  it('gets the products that are chosen in a list, from the bar of the comparison', async () => {
    const chosen = await Promise.all([productOf('بلبرینگ 6202-2RS'), productOf('بلبرینگ 6203-2RS')]);
    localStorage.setItem('rasteh-compare', JSON.stringify(chosen.map(({ id, title }) => ({ id, title }))));
    const { router } = await renderApp('/');
    fireEvent.click(await screen.findByRole('button', { name: 'افزودن به فهرست قطعات' }));
    await waitFor(() => expect(stored().map(({ offerId }) => offerId)).toEqual(chosen.map(({ id }) => id)));
    await router.navigate({ to: PAGE });
    expect(within(await rowOf(/بلبرینگ 6202-2RS/)).getByText('حداقل سفارش ۱۰ عدد است.')).toBeTruthy();
  });

  it('matches pasted lines by part number, and says what it did not find', async () => {
    await openWith('6202-2RS\t60\nبلبرینگ ۶۲۰۳-2RS ، ۲۰ عدد\nXQ-999-77 5');
    expect((await rowOf(/بلبرینگ 6202-2RS/)).textContent).toContain('۵۴٬۰۰۰٬۰۰۰ ریال');
    expect((await rowOf(/بلبرینگ 6203-2RS/)).textContent).toContain('۲۰٬۰۰۰٬۰۶۰ ریال');
    expect(await within(await rowOf(/XQ-999-77/)).findByText('پیدا نشد.')).toBeTruthy();
    // On its own the text of a line reads from left to right.
    expect(within(await rowOf(/بلبرینگ 6202-2RS/)).getByText(/^6202-2RS\s60$/).tagName).toBe('BDI');
    expect(screen.getByText('۳ سطر به فهرست افزوده شد.')).toBeTruthy();
    expect(screen.getByText('۱ سطر هنوز به کالایی نرسیده است.')).toBeTruthy();
    expect(stored().map(({ quantity, source }) => [quantity, source])).toEqual([
      [60, '6202-2RS\t60'],
      [20, 'بلبرینگ ۶۲۰۳-2RS ، ۲۰ عدد'],
      [5, 'XQ-999-77 5'],
    ]);
  });

  it('asks which one a text without a full part number means', async () => {
    await openWith('بلبرینگ شیار عمیق 4 عدد');
    const row = await rowOf(/بلبرینگ شیار عمیق 4 عدد/);
    const [first, ...others] = await within(row).findAllByRole('button', { name: /ریال|استعلامی/ });
    expect(others.length).toBeGreaterThan(0);
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(stored()[0]?.offer).toBeTruthy());
    expect(stored()[0]).toMatchObject({ quantity: 4, source: 'بلبرینگ شیار عمیق 4 عدد' });
  });

  it('keeps pasted lines without a network and matches them when it returns', async () => {
    await openWith('6204-2RS 10', { api: [faults.offline('/supplierproducts/*')] });
    expect(await within(await rowOf(/6204-2RS/)).findByText(/هنوز جست‌وجو نشده است/)).toBeTruthy();
    expect(stored()).toMatchObject([{ quantity: 10, offerId: null }]);
    endFaults();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(stored()[0]?.offer).toBeTruthy());
  });

  it('says the minimum order and sets it on request', async () => {
    await openWith('6205-2RS 4');
    const row = await rowOf(/بلبرینگ 6205-2RS/);
    expect(within(row).getByText('حداقل سفارش ۱۰ عدد است.')).toBeTruthy();
    fireEvent.click(within(row).getByRole('button', { name: '۱۰ شود' }));
    await waitFor(() => expect(stored()).toMatchObject([{ quantity: 10 }]));
    expect(within(row).queryByText(/حداقل سفارش/)).toBeNull();
  });

  it('uses the tier of the quantity that is typed, in Persian digits', async () => {
    await openWith('6206-2RS 10');
    const row = await rowOf(/بلبرینگ 6206-2RS/);
    fireEvent.change(within(row).getByRole('textbox', { name: /مقدار/ }), { target: { value: '۵۰' } });
    await waitFor(() => expect(row.textContent).toContain('۴۵٬۰۰۰٬۰۰۰ ریال'));
    fireEvent.change(within(row).getByRole('textbox', { name: /مقدار/ }), { target: { value: 'x' } });
    expect(within(row).getByText('یک عدد بزرگ‌تر از صفر بنویسید.')).toBeTruthy();
    expect(stored()).toMatchObject([{ quantity: 50 }]);
  });

  it('chooses another supplier for a line', async () => {
    await openWith('6201-2RS 60');
    const row = await rowOf(/بلبرینگ 6201-2RS/);
    fireEvent.click(within(row).getByRole('button', { name: /تغییر تأمین‌کنندهٔ/ }));
    const sheet = await screen.findByRole('dialog', { name: 'انتخاب تأمین‌کننده' });
    fireEvent.click(await within(sheet).findByRole('button', { name: /انتخاب\s*SKF Iran/ }));
    await waitFor(() => expect(stored()).toMatchObject([{ offer: { supplier: { name: 'SKF Iran' } }, quantity: 60 }]));
  });

  it('sums each supplier and all, and counts the lines without a price', async () => {
    await openWith('6202-2RS 50\n6203-2RS 50\nXQ-999-77');
    await waitFor(() => expect(stored().filter(({ offer }) => offer)).toHaveLength(2));
    const totals = await screen.findByRole('table', { name: 'جمع هر تأمین‌کننده' });
    await waitFor(() =>
      expect(within(totals).getByRole('row', { name: /بلبرینگ نمونه/ }).textContent).toContain('۹۰٬۰۰۰٬۰۰۰'),
    );
    expect(screen.getByText('۱ سطر قیمت ندارد و در جمع نیست.')).toBeTruthy();
  });

  it('removes a line and brings it back', async () => {
    await openWith('6202-2RS 50\n6203-2RS 50');
    await waitFor(() => expect(stored().filter(({ offer }) => offer)).toHaveLength(2));
    const before = stored();
    fireEvent.click(within(await rowOf(/بلبرینگ 6202-2RS/)).getByRole('button', { name: /^برداشتن/ }));
    await waitFor(() => expect(stored()).toHaveLength(1));
    fireEvent.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(new Set(stored().map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
  });

  it('clears only after a confirmation', async () => {
    await openWith('6202-2RS 50');
    await rowOf(/بلبرینگ 6202-2RS/);
    fireEvent.click(screen.getByRole('button', { name: 'پاک کردن فهرست' }));
    const sheet = await screen.findByRole('dialog', { name: 'پاک کردن فهرست' });
    expect(stored()).toHaveLength(1);
    fireEvent.click(within(sheet).getByRole('button', { name: 'همه پاک شود' }));
    await waitFor(() => expect(stored()).toHaveLength(0));
    expect(await screen.findByText('هنوز قطعه‌ای در فهرست نیست')).toBeTruthy();
  });

  it('asks before the lines of a link join the list', async () => {
    const { id } = await productOf('بلبرینگ 6207-2RS');
    const linked = { id: '', quantity: 30, source: null, text: null, offerId: id, offer: null };
    history.replaceState(null, '', `${PAGE}#${writePartsLink([linked])}`);
    await renderApp(PAGE);
    const sheet = await screen.findByRole('dialog', { name: 'فهرست قطعات رسیده' });
    expect(location.hash).toBe('');
    expect(stored()).toHaveLength(0);
    fireEvent.click(within(sheet).getByRole('button', { name: 'افزوده شود' }));
    expect((await rowOf(/بلبرینگ 6207-2RS/)).textContent).toContain('۳۰٬۰۰۰٬۲۱۰ ریال');
  });

  it('says that a line of a link is withdrawn', async () => {
    const linked = {
      id: '',
      quantity: 1,
      source: null,
      text: null,
      offerId: '01941f54-1351-7bba-a7ba-c9565d93a542',
      offer: null,
    };
    history.replaceState(null, '', `${PAGE}#${writePartsLink([linked])}`);
    await renderApp(PAGE);
    fireEvent.click(await screen.findByRole('button', { name: 'افزوده شود' }));
    expect(await screen.findByText(/این پیشنهاد دیگر عرضه نمی‌شود/)).toBeTruthy();
  });

  it('works and warns where the device refuses to store it', async () => {
    storage.write = new DOMException('full', 'QuotaExceededError');
    await openWith('6208-2RS 20');
    expect((await rowOf(/بلبرینگ 6208-2RS/)).textContent).toContain('۲۰٬۰۰۰٬۱۶۰ ریال');
    expect(screen.getByText(/این دستگاه فهرست را نگه نداشت/)).toBeTruthy();
    expect(stored()).toEqual([]);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { parseFilters } from '../../../src/core/filters/filters-url.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { openFilterSheet } from './open-filter-sheet.ts';
import { valveCatalog } from './valve-catalog.ts';

serveCatalog(valveCatalog);
stubDialog();

const FOREIGN = '00000000-0000-4000-8000-000000000000';

let path: string;
let categoryId: string;
let properties: PropertyDefinition[];

// Phone layout: `renderApp` stubs a window that matches no media query, which means a wide one.
const asPhone = () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('width <') }) as MediaQueryList;
};
beforeEach(asPhone);
beforeEach(() => localStorage.clear());

beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const valves = root?.subcategories.find((one) => one.name === 'شیر توپی');
  if (!valves) throw new Error('no valves');
  categoryId = valves.id;
  path = `/products/category/${valves.id}/${valves.slug}`;
  properties = await readFromServer<PropertyDefinition[]>(`/categories/${valves.id}/properties`);
});

const property = (name: string): PropertyDefinition => {
  const found = properties.find((one) => one.name === name);
  if (!found) throw new Error(`no property ${name}`);
  return found;
};
const filterOn = (name: string, rest: string) => `${property(name).id}_${rest}`;
const optionId = (name: string, title: string) => property(name).options.find((one) => one.title === title)?.id ?? '';
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

describe('the filters of a link', () => {
  it('tell a number without a unit, which may be a year, without separators', async () => {
    await renderApp(`${path}?filters=${filterOn('سال ساخت', '2019..2024')}`);
    expect(await screen.findByRole('link', { name: 'برداشتن فیلتر سال ساخت: ۲۰۱۹ تا ۲۰۲۴' })).toBeTruthy();
    const { sheet } = await openFilterSheet();
    const lowest = await within(sheet).findByRole<HTMLInputElement>('textbox', { name: 'کمینهٔ سال ساخت' });
    expect(lowest.value).toBe('۲۰۱۹');
    expect(await within(sheet).findByRole('button', { name: /^۲۰۲۲/ })).toBeTruthy();
  });

  it('filter the list and are shown above it, removable one by one or all at once', async () => {
    const both = `${filterOn('فشار', '10..16')}*${filterOn('جنس', optionId('جنس', 'فولاد'))}`;
    const { router } = await renderApp(`${path}?filters=${both}`);
    expect(await screen.findByText('۲ کالا')).toBeTruthy();
    expect(rows()).toHaveLength(2);
    fireEvent.click(screen.getByRole('link', { name: 'برداشتن فیلتر جنس: فولاد' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(router.state.location.search.filters).toBe(filterOn('فشار', '10..16'));
    fireEvent.click(screen.getByRole('link', { name: 'پاک کردن همه' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect(router.state.location.search.filters).toBeUndefined();
    router.history.back();
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('find the same products in bar, psi and kPa', async () => {
    const units = { '10..16': undefined, '145.0377..232.0604': /psi/, '1000..1600': /kPa/ };
    const found: unknown[] = [];
    for (const [range, symbol] of Object.entries(units)) {
      const all = await readFromServer<{ id: string; symbol: string }[]>(
        `/measurementquantities/${property('فشار').quantityId}/units`,
      );
      const unit = symbol && all.find((one) => symbol.test(one.symbol));
      const { unmount } = await renderApp(`${path}?filters=${filterOn('فشار', range)}${unit ? `_${unit.id}` : ''}`);
      await screen.findByRole('table');
      found.push(titles());
      if (unit) expect(screen.getByRole('link', { name: /برداشتن فیلتر فشار/ }).textContent).toContain(unit.symbol);
      unmount();
    }
    expect(found[0]).toHaveLength(4);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  it('are dropped with a note if the category does not have them, and do not fail the page', async () => {
    const good = filterOn('فشار', '10..16');
    const foreignUnit = filterOn('سایز', FOREIGN);
    const { router } = await renderApp(`${path}?sort=priceAsc&filters=${good}*${FOREIGN}_1..2*nonsense*${foreignUnit}`);
    expect(await screen.findByText(/^۳ فیلتر این پیوند/)).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(4));
    fireEvent.click(screen.getByRole('link', { name: /برداشتن فیلتر فشار/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'priceAsc' }));
    expect(screen.queryByText(/فیلتر این پیوند/)).toBeNull();
  });

  it('that match nothing show how many products match without each of them', async () => {
    const none = `${filterOn('فشار', '6..6')}*${filterOn('سایز', optionId('سایز', 'DN40'))}`;
    await renderApp(`${path}?filters=${none}`);
    expect(await screen.findByRole('heading', { name: /هیچ کالایی همهٔ این فیلترها/ })).toBeTruthy();
    const without = await screen.findByRole('link', { name: 'بدون سایز: DN40' });
    await waitFor(() => expect(without.closest('li')?.textContent).toContain('۲ کالا'));
    fireEvent.click(without);
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe('the sheet on a phone', () => {
  it('counts on its button while the list stays unchanged, then writes all filters to the URL at once', async () => {
    const { router } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }), { target: { value: '۱۰٫۰' } });
    expect(confirm().textContent).toBe('نمایش …');
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۸ کالا'));
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'بیشینهٔ فشار' }), { target: { value: '١٦' } });
    fireEvent.click(within(sheet).getByRole('checkbox', { name: /فولاد/ }));
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۲ کالا'));
    expect(rows()).toHaveLength(10);
    fireEvent.click(confirm());
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(parseFilters(router.state.location.search.filters ?? '').filters).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'فیلتر، ۲ فعال' })).toBeTruthy();
  });

  it('filters by the terms of the offers too, each with a chip that removes it', async () => {
    const { router } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    const sellers = await within(sheet).findByRole('group', { name: 'تأمین‌کننده', hidden: true });
    fireEvent.click(within(sellers).getByRole('checkbox', { name: /بازرگانی دیگر.*۲/, hidden: true }));
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۲ کالا'));
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'بیشینهٔ قیمت (ریال)' }), {
      target: { value: '2000000' },
    });
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۲ کالا'));
    fireEvent.click(confirm());
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(router.state.location.search.filters).toMatch(/^price_\.\.2000000\*supplier_[0-9a-f-]{36}$/);
    const chip = await screen.findByRole('link', { name: 'برداشتن فیلتر تأمین‌کننده: بازرگانی دیگر' });
    expect(screen.getByRole('link', { name: 'برداشتن فیلتر قیمت (ریال): تا ۲٬۰۰۰٬۰۰۰' })).toBeTruthy();
    fireEvent.click(chip);
    await waitFor(() => expect(router.state.location.search.filters).toBe('price_..2000000'));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  it('keeps options without products in place, disabled', async () => {
    await renderApp(path);
    const { sheet } = await openFilterSheet();
    const group = within(sheet).getByRole('group', { name: 'جنس' });
    const boxes = () => within(group).getAllByRole('checkbox') as HTMLInputElement[];
    await waitFor(() => expect(boxes().map((box) => box.disabled)).toEqual([false, false, true]));
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }), { target: { value: '99' } });
    await waitFor(() => expect(boxes().map((box) => box.disabled)).toEqual([true, true, true]));
    expect(boxes().map((box) => box.closest('label')?.textContent)).toEqual(['چدن۰', 'فولاد۰', 'برنج۰']);
  });

  it('does not open an empty list, and says why', async () => {
    const { router } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }), { target: { value: '99' } });
    await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBe('true'));
    expect(within(sheet).getByText(/یکی از فیلترها را بازتر کنید/)).toBeTruthy();
    fireEvent.click(confirm());
    expect(router.state.location.search.filters).toBeUndefined();
    expect(sheet.hasAttribute('open')).toBe(true);
  });

  it('keeps an invalid range in its field, shows the error and does not apply it', async () => {
    await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    const from = within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }) as HTMLInputElement;
    const to = within(sheet).getByRole('textbox', { name: 'بیشینهٔ فشار' }) as HTMLInputElement;
    fireEvent.change(from, { target: { value: '16' } });
    fireEvent.change(to, { target: { value: '10' } });
    expect(within(sheet).getByText('آغاز بازه از پایان آن بزرگ‌تر است.')).toBeTruthy();
    fireEvent.change(from, { target: { value: 'شانزده' } });
    expect(within(sheet).getByText(/عدد را با رقم بنویسید/)).toBeTruthy();
    expect([from.value, to.value]).toEqual(['شانزده', '10']);
    fireEvent.click(confirm());
    expect(document.activeElement).toBe(from);
  });

  it('changes the unit without changing the results', async () => {
    const { router } = await renderApp(`${path}?filters=${filterOn('فشار', '10..16')}`);
    const { sheet, confirm } = await openFilterSheet();
    const unit = within(sheet).getByRole('combobox', { name: 'واحد فشار' }) as HTMLSelectElement;
    fireEvent.focus(unit);
    const psi = await waitFor(() => {
      const found = [...unit.options].find((option) => option.textContent?.startsWith('psi'));
      if (!found) throw new Error('no psi yet');
      return found.value;
    });
    fireEvent.change(unit, { target: { value: psi } });
    const from = within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }) as HTMLInputElement;
    expect(from.value).toBe('۱۴۵٫۰۳۷۷');
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۴ کالا'));
    fireEvent.click(confirm());
    await waitFor(() => expect(router.state.location.search.filters).toContain(psi));
    expect(rows()).toHaveLength(4);
  });

  it('shows few values as chips with counts, whose run is the filter', async () => {
    const { router } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    const field = within(sheet).getByRole('group', { name: 'فشار' });
    const chip = (name: RegExp) => within(field).getByRole('button', { name });
    await within(field).findByRole('button', { name: /^۱۰ bar/ });
    expect(within(field).queryByRole('slider')).toBeNull();
    expect(chip(/^۱۰ bar/).textContent).toMatch(/۲$/);
    fireEvent.click(chip(/^۱۰ bar/));
    fireEvent.click(chip(/^۲۵ bar/));
    expect(chip(/^۱۶ bar/).getAttribute('aria-pressed')).toBe('true');
    expect(chip(/^۶ bar/).getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۶ کالا'));
    fireEvent.click(chip(/^۲۵ bar/));
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۴ کالا'));
    fireEvent.click(confirm());
    await waitFor(() => expect(router.state.location.search.filters).toBe(filterOn('فشار', '10..16')));
  });

  it('chooses the unit of the table, and offers none that nobody reads', async () => {
    await renderApp(path);
    const { sheet } = await openFilterSheet();
    const unit = within(sheet).getByRole<HTMLSelectElement>('combobox', { name: 'واحد فشار' });
    fireEvent.focus(unit);
    const offered = () => [...unit.options].map((option) => option.textContent);
    await waitFor(() => expect(offered().some((symbol) => symbol?.startsWith('psi'))).toBe(true));
    expect(offered().some((symbol) => symbol?.startsWith('Pa'))).toBe(false);
    const psi = [...unit.options].find((option) => option.textContent?.startsWith('psi'))?.value ?? '';
    fireEvent.change(unit, { target: { value: psi } });
    expect(unit.value).toBe(psi);
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('psi'));
  });

  it('takes a price in toman, if toman comes first', async () => {
    localStorage.setItem('rasteh-money', '{"basis":"net","currency":"toman"}');
    const { router } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    const highest = await within(sheet).findByRole('textbox', { name: 'بیشینهٔ قیمت (تومان)' });
    fireEvent.change(highest, { target: { value: '۲۰۰٬۰۰۰' } });
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
    fireEvent.click(confirm());
    await waitFor(() => expect(router.state.location.search.filters).toBe('price_..2000000'));
    expect(screen.getByRole('link', { name: 'برداشتن فیلتر قیمت (تومان): تا ۲۰۰٬۰۰۰' })).toBeTruthy();
  });

  it('takes a price with tax, if prices are shown with it, and tells it in the other way too', async () => {
    localStorage.setItem('rasteh-money', '{"basis":"gross","currency":"rial"}');
    const { router, unmount } = await renderApp(path);
    const { sheet, confirm } = await openFilterSheet();
    const highest = await within(sheet).findByRole('textbox', { name: 'بیشینهٔ قیمت (ریال)' });
    fireEvent.change(highest, { target: { value: '۲٬۰۰۰٬۰۰۱' } });
    expect((highest as HTMLInputElement).value).toBe('۲٬۰۰۰٬۰۰۱');
    expect(within(sheet).getByText('قیمت با مالیات')).toBeTruthy();
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
    fireEvent.click(confirm());
    await waitFor(() => expect(router.state.location.search.filters).toBe('price_..1818183'));
    expect(screen.getByRole('link', { name: 'برداشتن فیلتر قیمت (ریال): تا ۲٬۰۰۰٬۰۰۱' })).toBeTruthy();
    unmount();
    localStorage.removeItem('rasteh-money');
    await renderApp(`${path}?filters=price_..1818183`);
    expect(await screen.findByRole('link', { name: 'برداشتن فیلتر قیمت (ریال): تا ۱٬۸۱۸٬۱۸۳' })).toBeTruthy();
  });

  it('resets one property, or all', async () => {
    const both = `${filterOn('فشار', '10..16')}*${filterOn('آزمون‌شده', '1..')}`;
    await renderApp(`${path}?filters=${both}`);
    const { sheet, confirm } = await openFilterSheet();
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۲ کالا'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'پاک کردن فشار' }));
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۵ کالا'));
    fireEvent.click(within(sheet).getByRole('button', { name: 'پاک کردن همه' }));
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
  });

  it('keeps the draft when it is closed without applying', async () => {
    await renderApp(path);
    const first = await openFilterSheet();
    fireEvent.change(within(first.sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }), { target: { value: '25' } });
    fireEvent.click(within(first.sheet).getByRole('button', { name: 'بستن' }));
    const second = await openFilterSheet();
    const from = within(second.sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }) as HTMLInputElement;
    expect(from.value).toBe('۲۵');
  });

  it('says offline that it cannot count, unless the answer is saved', async () => {
    let isDown = false;
    const noNetwork = http.get('*/supplierproducts/catalog', () => (isDown ? HttpResponse.error() : undefined));
    await renderApp(path, { api: [noNetwork] });
    const { sheet, confirm } = await openFilterSheet();
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
    isDown = true;
    const from = within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' });
    fireEvent.change(from, { target: { value: '25' } });
    expect(await within(sheet).findByText(/شمردن نتیجه به شبکه نیاز دارد/)).toBeTruthy();
    expect(confirm().textContent).toBe('نمایش نتیجه');
    fireEvent.change(from, { target: { value: '' } });
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ کالا'));
  });

  it('shows the first options of a long list, and all of them with a search on request', async () => {
    await renderApp(path);
    const { sheet } = await openFilterSheet();
    const group = within(sheet).getByRole('group', { name: 'سایز' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(8);
    fireEvent.click(within(group).getByRole('button', { name: 'همهٔ ۱۰ گزینه' }));
    expect(within(group).getAllByRole('checkbox')).toHaveLength(10);
    fireEvent.change(within(group).getByRole('searchbox'), { target: { value: 'dn۱۰' } });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('the panel on a desktop', () => {
  it('updates the list and the URL without a history entry', async () => {
    window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
    const { router } = await renderApp(path);
    const panel = await screen.findByRole('complementary', { name: 'فیلترها' });
    const entries = router.history.length;
    fireEvent.click(await within(panel).findByRole('checkbox', { name: /چدن/ }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(router.state.location.search.filters).toBe(filterOn('جنس', optionId('جنس', 'چدن')));
    expect(router.history.length).toBe(entries);
    fireEvent.click(screen.getByRole('link', { name: /برداشتن فیلتر جنس/ }));
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect((within(panel).getByRole('checkbox', { name: /چدن/ }) as HTMLInputElement).checked).toBe(false);
  });
});

describe('/products/search/{categoryType}', () => {
  it('lists the products of a root type, with links to its categories', async () => {
    await renderApp('/products/search/Product');
    expect(await screen.findByText('۱۰ کالا')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /شیر توپی/ })).getAttribute('href')).toContain(categoryId);
    const { sheet } = await openFilterSheet();
    expect(await within(sheet).findByRole('group', { name: 'موجودی' })).toBeTruthy();
    expect(within(sheet).queryByRole('group', { name: 'فشار' })).toBeNull();
  });

  it('shows not found for an unknown type', async () => {
    await renderApp('/products/search/Ship');
    expect(await screen.findByText('صفحهٔ مورد نظر پیدا نشد.')).toBeTruthy();
  });
});

describe('/products/category/{categoryId}/supplier/{supplierId}', () => {
  const supplierNamed = async (name: string) => {
    const { items } = await readFromServer<ProductsPage>(`/supplierproducts/catalog?categoryId=${categoryId}`);
    const found = items.find((item) => item.supplier.name === name);
    if (!found) throw new Error(`no supplier ${name}`);
    return found.supplier;
  };

  it("lists the supplier's products of the category, with the same filters", async () => {
    const { id } = await supplierNamed('شیرسازی نمونه');
    const filters = filterOn('جنس', optionId('جنس', 'فولاد'));
    await renderApp(`/products/category/${categoryId}/supplier/${id}?filters=${filters}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'شیر توپی از شیرسازی نمونه' })).toBeTruthy();
    expect(await screen.findByText('۴ کالا')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'پاک کردن همه' }));
    expect(await screen.findByText('۸ کالا')).toBeTruthy();
    const sheet = await openFilterSheet();
    await waitFor(() => expect(sheet.confirm().textContent).toBe('نمایش ۸ کالا'));
  });

  it('shows not found for a malformed id', async () => {
    await renderApp(`/products/category/${categoryId}/supplier/maker`);
    expect(await screen.findByText('صفحهٔ مورد نظر پیدا نشد.')).toBeTruthy();
  });
});

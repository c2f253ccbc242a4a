import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';

const catalog = newCatalog();
const pumps = buildCategory(catalog, {
  name: 'پمپ',
  properties: [
    {
      key: 'd',
      name: 'قطر',
      dataType: 'number',
      quantityId: 'Length',
      defaultUnitId: 'MilliM',
      betterWhen: 'higher',
      isKey: true,
    },
    { key: 'body', name: 'بدنه', dataType: 'text' },
  ],
});
const maker = buildSupplier(catalog, { name: 'سازنده' });
const diameters = [
  { value: 25.4, unitId: 'MilliM' },
  { value: 2, unitId: 'IN' },
  { value: 50.8, unitId: 'MilliM' },
];
for (let number = 1; number <= 6; number++) {
  const diameter = diameters[number - 1];
  const { key } = buildBaseProduct(catalog, {
    categoryKey: pumps.key,
    title: `پمپ ${number}`,
    properties: [...(diameter ? [{ propertyKey: 'd', ...diameter }] : []), { propertyKey: 'body', text: 'چدن' }],
  });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}
serveCatalog(catalog);

async function productsByTitle() {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100');
  return [1, 2, 3, 4, 5, 6].map((number) => {
    const found = items.find((one) => one.title === `پمپ ${number}`);
    if (!found) throw new Error(`no product ${number}`);
    return found;
  });
}

async function compare(...parts: (number | string)[]) {
  const products = await productsByTitle();
  const ids = parts.map((part) => (typeof part === 'number' ? products[part - 1]?.id : part));
  return `/products/compare?ids=${ids.join('.')}`;
}

const table = () => screen.findByRole('table');
const cellsOf = async (name: RegExp) => {
  const header = within(await table()).getByRole('rowheader', { name });
  return [...(header.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
};
const titles = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent);

describe('/products/compare', () => {
  it('is not a product page, and shows the products of its URL in order', async () => {
    await renderApp(await compare(3, 1));
    expect(await screen.findByRole('heading', { level: 1, name: 'مقایسه' })).toBeTruthy();
    await screen.findByRole('link', { name: 'پمپ 1' });
    expect(await titles()).toEqual(['پمپ 3', 'پمپ 1']);
  });

  it('shows each row in one unit and marks all best values', async () => {
    await renderApp(await compare(1, 2, 3, 4));
    await screen.findByRole('link', { name: 'پمپ 4' });
    await waitFor(async () => expect(await cellsOf(/قطر/)).toEqual(['۲۵٫۴', '۵۰٫۸بهترین', '۵۰٫۸بهترین', '—']));
    expect(within(await table()).getByRole('rowheader', { name: /قطر.*متفاوت/ })).toBeTruthy();
    expect(within(await table()).queryByRole('rowheader', { name: /بدنه.*متفاوت/ })).toBeNull();
  });

  it('shows a row in the unit chosen in its header', async () => {
    await renderApp(await compare(1, 2));
    await screen.findByRole('link', { name: 'پمپ 2' });
    const select = within(await table()).getByRole<HTMLSelectElement>('combobox', { name: 'واحد قطر' });
    fireEvent.focus(select);
    const option = await within(select).findByRole<HTMLOptionElement>('option', { name: /\(in\)/ });
    fireEvent.change(select, { target: { value: option.value } });
    expect(await cellsOf(/قطر/)).toEqual(['۱', '۲بهترین']);
  });

  it('shows only differences on request, and keeps that in the URL', async () => {
    const { router } = await renderApp(await compare(1, 2));
    await screen.findByRole('link', { name: 'پمپ 2' });
    expect(within(await table()).getByRole('rowheader', { name: /بدنه/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'فقط تفاوت‌ها' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /بدنه/ })).toBeNull());
    expect(screen.getByRole('rowheader', { name: /قطر/ })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ only: 'differences' });
  });

  it('reports a wrong or unknown id, and shows the other products', async () => {
    await renderApp(await compare(1, UNKNOWN_ID, 'nonsense'));
    await waitFor(async () => expect(await titles()).toEqual(['پمپ 1', 'این کالا پیدا نشد', 'این کالا پیدا نشد']));
    expect(await cellsOf(/بدنه/)).toEqual(['چدن', '—', '—']);
    expect(within(await table()).queryByRole('rowheader', { name: /متفاوت/ })).toBeNull();
  });

  it('reports a product without a saved copy, and retries', async () => {
    const products = await productsByTitle();
    await renderApp(await compare(1, 2), { api: [faults.offline(`/supplierproducts/${products[1]?.id}/catalog`)] });
    await waitFor(async () => expect((await titles())[1]).toContain('نسخهٔ ذخیره‌شده‌ای از این کالا نیست'));
    await waitFor(async () => expect((await titles())[0]).toBe('پمپ 1'));
    expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
  });

  it('shows the first four of more products, without repeats, and says so', async () => {
    await renderApp(await compare(1, 2, 1, 3, 4, 5, 6));
    await screen.findByRole('link', { name: 'پمپ 4' });
    expect(await titles()).toHaveLength(4);
    expect(screen.getByText(/۴ کالای نخست آمده است؛ ۲ کالای دیگر/)).toBeTruthy();
  });

  it('removes a column from the URL', async () => {
    const { router } = await renderApp(await compare(1, 2));
    await screen.findByRole('link', { name: 'پمپ 2' });
    fireEvent.click(screen.getByRole('button', { name: 'برداشتن پمپ 1 از مقایسه' }));
    await waitFor(async () => expect(await titles()).toEqual(['پمپ 2']));
    const [, second] = await productsByTitle();
    expect(router.state.location.search).toMatchObject({ ids: second?.id });
  });

  it('explains how to choose products if there are none', async () => {
    await renderApp('/products/compare');
    expect(await screen.findByText('هنوز کالایی برای مقایسه برنگزیده‌اید')).toBeTruthy();
  });

  it('is not indexed', async () => {
    await renderApp(await compare(1));
    await screen.findByRole('link', { name: 'پمپ 1' });
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('choosing products to compare', () => {
  const toggle = (number: number) => screen.findByRole('button', { name: `مقایسهٔ پمپ ${number}` });
  const openList = async () => {
    const [first] = await productsByTitle();
    // With another name the page would redirect and re-render during the test.
    return renderApp(`/products/category/${first?.categoryId}/پمپ`);
  };

  it('shows the bar after the first choice, links to all, and saves them on the device', async () => {
    const view = await openList();
    expect(screen.queryByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' })).toBeNull();
    fireEvent.click(await toggle(2));
    fireEvent.click(await toggle(1));
    const products = await productsByTitle();
    const link = await screen.findByRole('link', { name: 'مقایسهٔ ۲ مورد' });
    expect(link.getAttribute('href')).toBe(`/products/compare?ids=${products[1]?.id}.${products[0]?.id}`);
    expect((await toggle(2)).getAttribute('aria-pressed')).toBe('true');
    view.unmount();
    await openList();
    expect((await toggle(1)).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(await screen.findByRole('button', { name: 'برداشتن پمپ 1 از مقایسه' }));
    expect((await toggle(1)).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'پاک کردن' }));
    expect(screen.queryByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' })).toBeNull();
  });

  it('refuses a fifth product with a message', async () => {
    await openList();
    for (const number of [1, 2, 3, 4, 5]) fireEvent.click(await toggle(number));
    expect(await screen.findByText(/بیش از ۴ کالا را نمی‌توان با هم سنجید/)).toBeTruthy();
    expect((await toggle(5)).getAttribute('aria-pressed')).toBe('false');
    expect(await screen.findByRole('link', { name: 'مقایسهٔ ۴ مورد' })).toBeTruthy();
  });

  it('follows another tab', async () => {
    await openList();
    const [first] = await productsByTitle();
    await toggle(1);
    localStorage.setItem('rasteh-compare', JSON.stringify([{ id: first?.id, title: first?.title }]));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'rasteh-compare' })));
    expect((await toggle(1)).getAttribute('aria-pressed')).toBe('true');
  });

  it('ignores an unreadable saved choice', async () => {
    localStorage.setItem('rasteh-compare', '[7,{"id":"x","title":"y"},null]');
    await openList();
    await toggle(1);
    expect(screen.queryByRole('complementary', { name: 'کالاهای برگزیده برای مقایسه' })).toBeNull();
  });

  it('is available on a product page too', async () => {
    const [first] = await productsByTitle();
    await renderApp(`/products/${first?.id}/${first?.slug}`);
    fireEvent.click(await toggle(1));
    expect(await screen.findByRole('link', { name: 'مقایسهٔ ۱ مورد' })).toBeTruthy();
  });
});

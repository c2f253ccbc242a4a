import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { BEARINGS, catalog, LONG_TITLE } from './product-catalog.ts';

const FIRST_PAGE = 24;
serveCatalog(catalog);

async function pathOf(name: string): Promise<string> {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const found = root?.subcategories.flatMap((one) => [one, ...one.subcategories]).find((one) => one.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return `/products/category/${found.id}/${found.slug}`;
}

const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describe('/products/category/{categoryId}/{name}', () => {
  it('is a table with key properties as columns and their units in the header', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    const table = await screen.findByRole('table');
    const header = within(table).getByRole('columnheader', { name: /قطر داخلی d/ });
    expect(header.textContent).toContain('mm');
    expect(within(table).queryByRole('columnheader', { name: /جرم/ })).toBeNull();
    const [row] = rowsOf(table);
    expect(within(row as HTMLElement).getByRole('rowheader').textContent).toContain('6201-2RS');
    expect(within(row as HTMLElement).getByRole('cell', { name: '۲۵٫۴' })).toBeTruthy();
    expect(screen.getByText('۲۶ کالا')).toBeTruthy();
  });

  it('isolates part numbers left-to-right', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    const [partNumber] = await screen.findAllByText('6202-2RS');
    expect(partNumber?.getAttribute('dir')).toBe('ltr');
  });

  it('shows the time of its prices', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    expect(await screen.findByText('۱٬۰۰۰٬۰۰۲ ریال')).toBeTruthy();
    expect(screen.getByText(/به‌روز در/)).toBeTruthy();
  });

  it('writes the order to the URL and applies it; the default order adds nothing to the URL', async () => {
    const path = await pathOf('بلبرینگ شیار عمیق');
    const { router } = await renderApp(path);
    const sort = await screen.findByRole('combobox', { name: 'مرتب‌سازی' });
    fireEvent.change(sort, { target: { value: 'priceDesc' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'priceDesc' }));
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))[0]?.textContent).toContain('۱٬۰۰۰٬۰۲۶'));
    fireEvent.change(sort, { target: { value: 'title' } });
    await waitFor(() => expect(decodeURI(router.state.location.href)).toBe(path));
  });

  it('shows drawings if the URL says so', async () => {
    const { router } = await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    fireEvent.click(await screen.findByRole('link', { name: 'تصویری' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'grid' }));
    expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(document.querySelectorAll('#results h2')).toHaveLength(24));
  });

  it('ignores unknown orders and views in the URL', async () => {
    const { router } = await renderApp(`${await pathOf('بلبرینگ شیار عمیق')}?sort=colour&view=cinema`);
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });

  it('appends the next page and says when the list ends', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    const table = await screen.findByRole('table');
    expect(rowsOf(table)).toHaveLength(FIRST_PAGE);
    fireEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(() => expect(rowsOf(table)).toHaveLength(BEARINGS));
    expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
    expect(screen.getByText('۲۶ از ۲۶ کالا')).toBeTruthy();
    expect(screen.getByText(/4205-2RS/).closest('th')?.textContent).toContain(LONG_TITLE);
  });

  it('keeps its rows if the next page fails, and retries', async () => {
    const nextPageFails = http.get('*/supplierproducts/catalog', ({ request }) =>
      new URL(request.url).searchParams.has('cursor') ? HttpResponse.error() : undefined,
    );
    await renderApp(await pathOf('بلبرینگ شیار عمیق'), { api: [nextPageFails] });
    const table = await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    expect(await screen.findByText(/ادامهٔ فهرست نیامد/)).toBeTruthy();
    expect(rowsOf(table)).toHaveLength(FIRST_PAGE);
    endFaults();
    fireEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(() => expect(rowsOf(table)).toHaveLength(BEARINGS));
  });

  it('keeps the loaded pages after opening a product and going back', async () => {
    const { router } = await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    fireEvent.click(await screen.findByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))).toHaveLength(BEARINGS));
    fireEvent.click(screen.getByRole('link', { name: /6205-2RS/ }));
    await screen.findByRole('heading', { level: 1, name: /6205-2RS/ });
    router.history.back();
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))).toHaveLength(BEARINGS));
  });

  it('shows a part once: its offer, how many suppliers there are, and their offers in place', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'));
    const [row] = rowsOf(await screen.findByRole('table'));
    const first = within(row as HTMLElement);
    expect(first.getByText('۱٬۰۰۰٬۰۰۱ ریال')).toBeTruthy();
    expect(first.getByText('موجود')).toBeTruthy();
    const link = first.getByRole('link', { name: 'بلبرینگ 6201-2RS' });
    expect(link.getAttribute('href')).toMatch(/^\/products\/base-product\//);
    const unfold = first.getByRole('button', { name: '۲ تأمین‌کننده: بلبرینگ 6201-2RS' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(unfold);
    const offer = await screen.findByRole('link', { name: /SKF Iran.*استعلامی/ });
    expect(offer.getAttribute('href')).toMatch(/^\/products\/[0-9a-f-]{36}\//);
    expect(screen.getByRole('link', { name: /بلبرینگ نمونه.*۱٬۰۰۰٬۰۰۱/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'همهٔ ۲ پیشنهاد در یک جدول' }).getAttribute('href')).toBe(
      link.getAttribute('href'),
    );
    fireEvent.click(unfold);
    expect(screen.queryByRole('link', { name: /SKF Iran/ })).toBeNull();
  });

  it('says without a network that the offers of a part are not saved', async () => {
    const offersFail = http.get('*/supplierproducts/:id/byproduct', () => HttpResponse.error());
    await renderApp(await pathOf('بلبرینگ شیار عمیق'), { api: [offersFail] });
    const [unfold] = await screen.findAllByRole('button', { name: /۲ تأمین‌کننده/ });
    fireEvent.click(unfold as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' })).toBeTruthy();
  });

  it('labels values of different kinds of products in one column', async () => {
    await renderApp(await pathOf('بلبرینگ و رولبرینگ'));
    await screen.findByRole('navigation', { name: 'زیردسته‌ها' });
    const table = await screen.findByRole('table');
    expect(within(table).queryByRole('columnheader', { name: /قطر داخلی/ })).toBeNull();
    expect(within(table).getByRole('columnheader', { name: 'مشخصات' })).toBeTruthy();
    expect(rowsOf(table)[0]?.textContent).toContain('d ۲۵٫۴ mm');
  });

  it('explains an empty category, and links to its parent', async () => {
    await renderApp(await pathOf('رولبرینگ سوزنی'));
    expect(await screen.findByRole('heading', { name: 'هنوز کالایی در این دسته عرضه نشده است' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'کالاهای بلبرینگ و رولبرینگ' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(await pathOf('بلبرینگ و رولبرینگ'));
  });

  it('says offline that there is no saved copy', async () => {
    await renderApp(await pathOf('بلبرینگ شیار عمیق'), { api: [faults.offline()] });
    expect(await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' })).toBeTruthy();
    expect(screen.queryByText(/عرضه نشده/)).toBeNull();
  });
});

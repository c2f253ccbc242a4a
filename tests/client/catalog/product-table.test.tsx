import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const ROWS = 30;
const FIRST_PAGE = 24;
const centimetre = { num: 1, den: 100, offset: 0 };
const kilometre = { num: 1000, den: 1, offset: 0 };

const catalog = newCatalog();
const pipes = buildCategory(catalog, {
  name: 'لولهٔ فولادی',
  properties: [
    { key: 'size', name: 'قطر', dataType: 'number', quantityId: 'Length', defaultUnitId: 'MilliM', isKey: true },
    { key: 'grade', name: 'جنس', dataType: 'text', isKey: true },
  ],
});
const maker = buildSupplier(catalog, { name: 'سازنده', city: 'ساوه' });
for (let number = 1; number <= ROWS; number++) {
  const { key } = buildBaseProduct(catalog, {
    categoryKey: pipes.key,
    title: `لولهٔ فولادی DN${number} درزدار`,
    partNumbers: [`P-${number}`],
    // The last of the list is the thinnest; one has no size.
    properties: [
      ...(number === 3 ? [] : [{ propertyKey: 'size', value: 100 - number, unitId: 'MilliM' }]),
      { propertyKey: 'grade', text: number === 1 ? '=HYPERLINK("x")' : 'St37' },
    ],
  });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}
serveCatalog(catalog);
stubDialog();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function openList(api: RequestHandler[] = []) {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const found = root?.subcategories.find((one) => one.name === 'لولهٔ فولادی');
  return renderApp(`/products/category/${found?.id}/${found?.slug}`, { api });
}

const table = () => screen.findByRole('table');
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const titles = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
const head = async (name: RegExp) => within(await table()).getByRole('columnheader', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the table of a list', () => {
  it('has the part number in a column of its own, and the unit in the header alone', async () => {
    await openList();
    const [row] = await rows();
    expect(
      within(row as HTMLElement)
        .getByRole('cell', { name: 'P-1' })
        .querySelector('bdi')?.dir,
    ).toBe('ltr');
    expect(within(row as HTMLElement).getByRole('cell', { name: '۹۹' })).toBeTruthy();
    expect((await head(/قطر/)).textContent).toContain('mm');
  });

  it('keeps the category in the name of a link, apart from what tells the rows apart', async () => {
    await openList();
    const link = await screen.findByRole('link', { name: 'لولهٔ فولادی DN7 درزدار' });
    expect(link.querySelector('span')?.textContent).toBe('لولهٔ فولادی');
    // The first letter decides the direction of an isolate, also of one that is not seen.
    expect(link.querySelector('bdi')?.textContent).toBe('لولهٔ فولادی DN7 درزدار');
  });

  it('orders all rows by a property, also those that were not loaded; rows without it come last', async () => {
    await openList();
    expect(await rows()).toHaveLength(FIRST_PAGE);
    await press('قطر');
    await waitFor(async () => expect(await rows()).toHaveLength(ROWS));
    expect((await titles())[0]).toContain('DN30 ');
    expect((await titles()).at(-1)).toContain('DN3 ');
    expect((await head(/قطر/)).getAttribute('aria-sort')).toBe('ascending');
    await press('قطر');
    await waitFor(async () => expect((await titles())[0]).toContain('DN1 '));
    expect((await titles()).at(-1)).toContain('DN3 ');
    expect((await head(/قطر/)).getAttribute('aria-sort')).toBe('descending');
    await press('قطر');
    await waitFor(async () => expect((await head(/کالا/)).getAttribute('aria-sort')).toBe('ascending'));
  });

  it('has its order again after another list, as long as the address asks for no other', async () => {
    const { router } = await openList();
    await press('قطر');
    await waitFor(async () => expect((await head(/قطر/)).getAttribute('aria-sort')).toBe('ascending'));
    await press('قطر');
    await waitFor(async () => expect((await titles())[0]).toContain('DN1 '));
    expect(router.state.location.searchStr).toBe('');
    await router.navigate({ to: '/suppliers/$categoryType', params: { categoryType: 'Product' } });
    await screen.findByRole('heading', { level: 1, name: /فروشندگان/ });
    expect(screen.queryByRole('table')).toBeNull();
    router.history.back();
    await waitFor(async () => expect((await head(/قطر/)).getAttribute('aria-sort')).toBe('descending'));
    expect((await titles())[0]).toContain('DN1 ');
    expect(await rows()).toHaveLength(ROWS);
    await press('قیمت هر عدد');
    await waitFor(async () => expect((await head(/قیمت/)).getAttribute('aria-sort')).toBe('ascending'));
    expect((await head(/قطر/)).hasAttribute('aria-sort')).toBe(false);
  });

  it('keeps no order that was taken off', async () => {
    const { router } = await openList();
    await press('قطر');
    await waitFor(async () => expect((await head(/قطر/)).getAttribute('aria-sort')).toBe('ascending'));
    expect(router.state.location.state.tableOrder).toMatchObject({ isDescending: false });
    await press('قطر');
    await waitFor(() => expect(router.state.location.state.tableOrder).toMatchObject({ isDescending: true }));
    await press('قطر');
    await waitFor(() => expect(router.state.location.state.tableOrder).toBeUndefined());
  });

  it('shows the values of a phone in the chosen unit, but none in a unit that nobody reads them in', async () => {
    const told = async () => (await rows())[0]?.querySelector('ul')?.textContent;
    localStorage.setItem('rasteh-units', JSON.stringify({ Length: { id: 'CentiM', symbol: 'cm', ...centimetre } }));
    await openList();
    await waitFor(async () => expect(await told()).toContain('۹٫۹ cm'));
    cleanup();
    localStorage.setItem('rasteh-units', JSON.stringify({ Length: { id: 'KiloM', symbol: 'km', ...kilometre } }));
    await openList();
    expect(await told()).toContain('۹۹ mm');
  });

  it('shows the chosen unit on cards too, but none that nobody reads them in', async () => {
    const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
    const found = root?.subcategories.find((one) => one.name === 'لولهٔ فولادی');
    for (const [unit, shown] of [
      [{ id: 'CentiM', symbol: 'cm', ...centimetre }, /قطر.*۹٫۹ cm/],
      [{ id: 'KiloM', symbol: 'km', ...kilometre }, /قطر.*۹۹ mm/],
    ] as const) {
      localStorage.setItem('rasteh-units', JSON.stringify({ Length: unit }));
      await renderApp(`/products/category/${found?.id}/${found?.slug}?view=grid`);
      const link = await screen.findByRole('link', { name: 'لولهٔ فولادی DN1 درزدار' });
      await waitFor(() => expect(link.closest('li')?.textContent).toMatch(shown));
      cleanup();
    }
  });

  it('orders sizes in part numbers as numbers', async () => {
    await openList();
    await press('شمارهٔ فنی');
    await waitFor(async () => expect(await rows()).toHaveLength(ROWS));
    expect((await titles()).slice(0, 3).map((title) => /DN\d+/.exec(title ?? '')?.[0])).toEqual(['DN1', 'DN2', 'DN3']);
  });

  it('asks the server for the order by price', async () => {
    const { router } = await openList();
    await press('قیمت هر عدد');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'priceAsc' }));
    await waitFor(async () => expect((await head(/قیمت/)).getAttribute('aria-sort')).toBe('ascending'));
    await press('قیمت هر عدد');
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'priceDesc' }));
  });

  it('keeps its order and says why if the other rows do not come', async () => {
    const nextPageFails = http.get('*/supplierproducts/catalog', ({ request }) =>
      new URL(request.url).searchParams.has('cursor') ? HttpResponse.error() : undefined,
    );
    await openList([nextPageFails]);
    const before = await titles();
    await press('قطر');
    expect(await screen.findByText(/بدون همهٔ ردیف‌ها/)).toBeTruthy();
    expect(await titles()).toEqual(before);
  });
});

describe('the menu of a table', () => {
  const openMenu = async () => {
    await press('ستون‌ها و خروجی جدول');
    return screen.findByRole('dialog', { name: 'ستون‌ها و خروجی جدول' });
  };

  it('hides a column on this device, and shows it again for good', async () => {
    await openList();
    const menu = within(await openMenu());
    fireEvent.click(menu.getByRole('checkbox', { name: 'قطر' }));
    await waitFor(async () =>
      expect(within(await table()).queryByRole('columnheader', { name: /قطر/, hidden: true })).toBeNull(),
    );
    fireEvent.click(menu.getByRole('checkbox', { name: 'موجودی' }));
    expect(localStorage.getItem('rasteh-table')).toMatch(/^[0-9a-f-]{36} stock$/);
    expect((await table()).parentElement?.dataset.look).toContain('stock');
    fireEvent.click(menu.getByRole('checkbox', { name: 'قطر' }));
    expect(localStorage.getItem('rasteh-table')).toMatch(/^stock \+[0-9a-f-]{36}$/);
    expect(await head(/قطر/)).toBeTruthy();
  });

  it('keeps the density on this device', async () => {
    await openList();
    fireEvent.click(within(await openMenu()).getByRole('radio', { name: 'ردیف‌های بلند' }));
    expect(localStorage.getItem('rasteh-table')).toBe('roomy');
    expect((await table()).parentElement?.dataset.look).toBe('roomy');
  });

  it('copies what is shown: units in the header, numbers without separators, and no formula', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    await openList();
    const menu = within(await openMenu());
    fireEvent.click(menu.getByRole('checkbox', { name: 'تأمین‌کننده' }));
    fireEvent.click(menu.getByRole('button', { name: `رونوشت ۲۴ ردیف` }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    const [names, first] = (writeText.mock.calls[0]?.[0] ?? '').split('\r\n').map((line) => line.split('\t'));
    expect(names).toEqual([
      'کالا',
      'شمارهٔ فنی',
      'قطر (mm)',
      'جنس',
      'قیمت واحد بدون مالیات (ریال)',
      'واحد',
      'موجودی',
      'تحویل (روز)',
    ]);
    expect(first?.slice(0, 4)).toEqual(['لولهٔ فولادی DN1 درزدار', 'P-1', '99', `'=HYPERLINK("x")`]);
  });
});

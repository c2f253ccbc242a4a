import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { valveCatalog } from '../catalog/valve-catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

serveCatalog(valveCatalog);
stubDialog();

let valvesId: string;
beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  valvesId = root?.subcategories.find((one) => one.name === 'شیر توپی')?.id ?? '';
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const searchPath = (text: string) => `/search/${encodeURIComponent(text)}`;

/** Opens the list of valves, then loses the network. */
async function seeListThenLeave() {
  const app = await renderApp(`/products/category/${valvesId}/x`);
  await screen.findByRole('table');
  await waitFor(() => expect(rows().length).toBe(10));
  await app.queryClient.fetchQuery(app.router.options.context.reads.catalog.vocabulary());
  act(() => onlineManager.setOnline(false));
  return app;
}

async function openOffline(path: string) {
  const app = await seeListThenLeave();
  const { queryClient } = app;
  app.unmount();
  await renderApp(path, { api: [faults.offline()], onStart: (client) => copyCache(queryClient, client) });
  return app;
}

type Client = Parameters<NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['onStart']>>[0];

function copyCache(from: Client, to: Client): void {
  for (const { queryKey, state, meta } of from.getQueryCache().getAll()) {
    if (state.data !== undefined) to.getQueryCache().build(to, { queryKey, ...(meta && { meta }) }, state);
  }
}

const note = () => screen.findByText('از داده‌های این دستگاه:');

describe('a search without a network', () => {
  it('finds what the device has, and says that it is not all', async () => {
    await openOffline(searchPath('شیر'));
    const said = (await note()).closest('[role="status"]');
    expect(said?.textContent).toContain('۱۰ مورد در ۱۰ قطعهٔ ذخیره‌شده');
    expect(said?.textContent).toContain('فهرست کامل با شبکه می‌آید');
    expect(said?.textContent).toContain('قدیمی‌ترین قیمت');
    expect(rows()).toHaveLength(10);
    expect(screen.queryByText(/^۱۰ مورد$/)).toBeNull();
  });

  it('reads the text as the server does, with the saved vocabulary', async () => {
    await openOffline(searchPath('شیر توپی ۱۶ بار'));
    await note();
    expect(rows().map((row) => row.textContent?.includes('PN16'))).toEqual([true, true]);
    const asked = screen.getByRole('list', { name: 'آنچه از نوشته خوانده شد' });
    expect(asked.textContent).toContain('۱۶ بار');
  });

  it('corrects a typing mistake', async () => {
    await openOffline(searchPath('شیر توپپی'));
    await note();
    expect(rows()).toHaveLength(10);
  });

  it.each(['BV16-771/XQ', 'bv16771xq', '771 xq', '۷۷۱'])(
    'finds a row by its part number or a part of it: %s',
    async (text) => {
      await openOffline(searchPath(text));
      await note();
      const found = rows().map((row) => row.textContent);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((one) => !one?.includes('iron'))).toEqual([]);
    },
  );

  it.each(['شیر توپی BV99-8812', 'شیر 6ES7214-1AG40', 'BV99-8812'])(
    'says that it has no part of this number, and lists no others: %s',
    async (text) => {
      await openOffline(searchPath(text));
      expect(await screen.findByText(/در ۱۰ قطعهٔ ذخیره‌شدهٔ این دستگاه هم چیزی پیدا نشد/)).toBeTruthy();
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  it('leaves out the end of a number of which it has the beginning', async () => {
    await openOffline(searchPath('شیر توپی BV16-771/XQ-SS'));
    await note();
    expect(rows()[0]?.textContent).toContain('iron');
  });

  it('says with how many parts it looked when it finds none', async () => {
    await openOffline(searchPath('بلبرینگ'));
    expect(await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
    expect(screen.getByText(/در ۱۰ قطعهٔ ذخیره‌شدهٔ این دستگاه هم چیزی پیدا نشد/)).toBeTruthy();
  });
});

describe('a filtered list without a network', () => {
  it('has the saved rows that meet the filters', async () => {
    const pressure = await propertyId('فشار');
    await openOffline(`/products/category/${valvesId}/x?filters=${pressure}_25..`);
    await note();
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().length).toBeLessThan(10);
  });

  it('counts the rows that it cannot judge', async () => {
    await openOffline(`/products/category/${valvesId}/x?filters=official_1..`);
    expect(await screen.findByText(/قطعهٔ دیگر سنجیده نشد/)).toBeTruthy();
  });
});

async function propertyId(name: string): Promise<string> {
  const all = await readFromServer<{ id: string; name: string }[]>(`/categories/${valvesId}/properties`);
  return all.find((one) => one.name.includes(name))?.id ?? '';
}

describe('a row of a saved list without a network', () => {
  it('opens a page that says what the row knows, and that the rest is not on the device', async () => {
    const app = await seeListThenLeave();
    const id = app.queryClient
      .getQueryCache()
      .findAll()
      .flatMap(({ state }) => (state.data as { pages?: { items: { id: string; title: string }[] }[] })?.pages ?? [])
      .flatMap((page) => page.items)
      .find((item) => item.title === 'شیر PN16 iron')?.id;
    app.unmount();
    await renderApp(`/products/${id}/x`, {
      api: [faults.offline()],
      onStart: (client) => copyCache(app.queryClient, client),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'شیر PN16 iron' })).toBeTruthy();
    expect(await screen.findByText(/تنها آنچه در فهرست دیده بودید/)).toBeTruthy();
    const price = screen.getByRole('region', { name: 'قیمت و تحویل' });
    expect(within(price).getByText(/ریال/)).toBeTruthy();
    expect(within(price).getByText(/به‌روز در/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'مشخصات فنی' }).textContent).toContain('۱۶');
  });

  it('is not made up for a product that no saved list has', async () => {
    await openOffline('/products/0198f7a0-0000-7000-8000-000000000000/x');
    expect(await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
  });
});

describe('suggestions without a network', () => {
  it('come from the device and say so', async () => {
    await openOffline('/');
    const box = await screen.findByRole('combobox', { name: /جست‌وجو/ });
    act(() => box.focus());
    fireEvent.input(box, { target: { value: 'شیر PN16' } });
    expect(await screen.findByRole('option', { name: /PN16 iron/ })).toBeTruthy();
    expect(screen.getByText('از داده‌های این دستگاه')).toBeTruthy();
  });
});

describe('a need without a network', () => {
  it('has a preview of what the device has', async () => {
    await openOffline(`/ai?q=${encodeURIComponent('شیر توپی ۱۶ بار')}`);
    expect(await screen.findByRole('heading', { name: 'از داده‌های این دستگاه' })).toBeTruthy();
    expect(screen.getByText(/۲ مورد در ۱۰ قطعهٔ ذخیره‌شده/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /PN16/ })).toHaveLength(2);
  });
});

describe('a supplier’s page without a network', () => {
  /** Opens a page of the first supplier of a list, of which the device has no list. */
  async function openSupplier(below: string): Promise<number> {
    const { items } = await readFromServer<ProductsPage>(`/supplierproducts/catalog?categoryId=${valvesId}`);
    const id = items[0]?.supplier.id ?? '';
    const app = await seeListThenLeave();
    act(() => onlineManager.setOnline(true));
    await app.queryClient.fetchQuery(app.router.options.context.reads.suppliers.supplier(id));
    act(() => onlineManager.setOnline(false));
    app.unmount();
    await renderApp(`/supplier/${id}${below}`, {
      api: [faults.offline()],
      onStart: (client) => copyCache(app.queryClient, client),
    });
    return items.filter(({ supplier }) => supplier.id === id).length;
  }

  it('has what the device has of its list, and says so', async () => {
    const ownCount = await openSupplier('');
    const said = (await note()).closest('section') as HTMLElement;
    expect(said.querySelector('[role="status"]')?.textContent).toContain('قدیمی‌ترین قیمت');
    const links = within(said).getAllByRole('link');
    expect(links).toHaveLength(ownCount);
  });

  it('has what the device has of one root type, and says so', async () => {
    const ownCount = await openSupplier('/products/Product');
    expect((await note()).closest('[role="status"]')?.textContent).toContain('قدیمی‌ترین قیمت');
    expect(rows()).toHaveLength(ownCount);
  });
});

describe('other results without a network', () => {
  it('are the categories and suppliers of this device', async () => {
    await openOffline(`${searchPath('شیر توپی')}?tab=categories`);
    expect(await screen.findByRole('link', { name: /شیر توپی.*کالا/ })).toBeTruthy();
    expect(screen.getByText(/مورد از داده‌های این دستگاه/)).toBeTruthy();
  });
});

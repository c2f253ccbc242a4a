import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPacks } from '../../../src/client/app/start-packs.ts';
import { dropPack } from '../../../src/client/offline/packs/device-packs.ts';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { ProductCard, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
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
beforeEach(() => dropPack({ kind: 'category', id: valvesId }));

const listPath = (search = '') => `/products/category/${valvesId}/x${search}`;
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

async function openSheet(options?: Parameters<typeof renderApp>[1]) {
  const app = await renderApp(listPath(), options);
  // The control of a page that is replaced by a fuller one closes its sheet.
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  fireEvent.click(await screen.findByRole('button', { name: /^نگه‌داری/ }));
  await screen.findByRole('heading', { name: 'بستهٔ بی‌شبکه' });
  return app;
}

async function takeValves() {
  const app = await openSheet();
  const take = await screen.findByRole('button', { name: 'برداشتن روی این دستگاه' });
  await waitFor(() => expect(take).toHaveProperty('disabled', false));
  fireEvent.click(take);
  await screen.findByText('روی این دستگاه است');
  app.unmount();
}

/** The app as it starts without a network. */
async function openOffline(path: string) {
  act(() => onlineManager.setOnline(false));
  return renderApp(path, { api: [faults.offline()] });
}

describe('a category that the device has taken along', () => {
  it('tells its size before it is taken', async () => {
    const { unmount } = await openSheet();
    expect(await screen.findByText(/پیشنهاد، .* (?:کیلوبایت|مگابایت)$/)).toBeTruthy();
    unmount();
  });

  it('has its list without a network, with the time of the pack, though it was never opened', async () => {
    await takeValves();
    await openOffline(listPath());
    await screen.findByRole('table');
    const page = await readFromServer<ProductsPage>(`/supplierproducts/catalog?categoryId=${valvesId}`);
    expect(rows()).toHaveLength(page.items.length);
    // The list and the dock tell it.
    expect(screen.getAllByText(/به‌روز در/)).not.toEqual([]);
    expect(screen.queryByText(/از داده‌های این دستگاه/)).toBeNull();
  });

  it('filters and sorts there as the server does', async () => {
    await takeValves();
    const definitions = await readFromServer<PropertyDefinition[]>(`/categories/${valvesId}/properties`);
    const pressure = definitions.find(({ dataType, isFilterable }) => dataType === 'number' && isFilterable);
    const bounds = `${pressure?.id}_..${midOf(pressure)}`;
    const path = `/supplierproducts/catalog?categoryId=${valvesId}&sort=priceAsc&filters=${bounds}`;
    const page = await readFromServer<ProductsPage>(path);
    expect(page.items.length).toBeGreaterThan(0);
    await openOffline(listPath(`?sort=priceAsc&filters=${bounds}`));
    await screen.findByRole('table');
    await waitFor(() => expect(rows()).toHaveLength(page.items.length));
    const links = rows().map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'));
    for (const [index, { id, part }] of page.items.entries())
      expect(links[index]).toContain(part ? part.baseProductId : id);
  });

  it('shows the page of a product there, with what is like it', async () => {
    await takeValves();
    const page = await readFromServer<ProductsPage>(`/supplierproducts/catalog?categoryId=${valvesId}`);
    const { id = '' } = page.items[0] ?? {};
    const related = await readFromServer<ProductCard[]>(`/supplierproducts/${id}/related`);
    expect(related.length).toBeGreaterThan(0);
    await openOffline(`/products/${id}/x`);
    const section = await screen.findByRole('region', { name: 'کالاهای مشابه' });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      related.slice(0, 9).map((one) => expect.stringContaining(one.id)),
    );
  });

  it('is found again by a device that died before it noted its pack', async () => {
    await takeValves();
    localStorage.clear();
    const { queryClient } = await openOffline(listPath());
    await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست');
    await startPacks('http://rasteh.test', queryClient);
    await screen.findByRole('table');
    await waitFor(() => expect(screen.queryByText(/از داده‌های این دستگاه/)).toBeNull());
  });

  it('is deleted with its parts', async () => {
    await takeValves();
    await renderApp('/users/packs');
    expect(await screen.findByRole('link', { name: /شیر توپی/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'پاک کردن بستهٔ «شیر توپی»' }));
    expect(await screen.findByText('هنوز بسته‌ای برنداشته‌اید')).toBeTruthy();
  });

  it('says why it could not be taken, and goes on from there', async () => {
    let isBroken = true;
    const part = http.all('http://rasteh.test/api/v1/packs/categories/:id/part', () =>
      isBroken ? HttpResponse.error() : undefined,
    );
    await openSheet({ api: [part] });
    const take = await screen.findByRole('button', { name: 'برداشتن روی این دستگاه' });
    await waitFor(() => expect(take).toHaveProperty('disabled', false));
    fireEvent.click(take);
    expect(await screen.findByText(/^سرور پاسخ نداد/)).toBeTruthy();
    isBroken = false;
    fireEvent.click(await screen.findByRole('button', { name: 'ادامه' }));
    await screen.findByText('روی این دستگاه است');
  });
});

const midOf = (property: PropertyDefinition | undefined): number =>
  Math.round(((property?.observedMin ?? 0) + (property?.observedMax ?? 0)) / 2);

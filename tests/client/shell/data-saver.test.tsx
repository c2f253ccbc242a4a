import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startDataMeter } from '../../../src/client/offline/data-use/data-meter.ts';
import { addUse, dataUse, usedInDays } from '../../../src/client/offline/data-use/data-use.ts';
import { limitPreloads } from '../../../src/client/router/limit-preloads.ts';
import { dataSaver, savesData } from '../../../src/client/ui/device/saves-data.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'پمپ' });
const { key: baseProductKey } = buildBaseProduct(catalog, {
  categoryKey,
  title: 'پمپ آب',
  drawing: { kind: 'pump', dims: { D1: 50, D2: 32 } },
});
buildOffer(catalog, { baseProductKey });

serveCatalog(catalog);

/** As a browser whose user asks every site to save data. */
function askOfBrowser(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  dataSaver.set(false);
});

describe('the data saver', () => {
  it('is the user’s choice, or the browser’s', () => {
    expect(savesData()).toBe(false);
    dataSaver.set(true);
    expect(savesData()).toBe(true);
    dataSaver.set(false);
    askOfBrowser();
    expect(savesData()).toBe(true);
  });

  it('is turned on at /users/data, also by who is not signed in, and stays on', async () => {
    await renderApp('/users/data');
    fireEvent.click(await screen.findByRole('switch', { name: /صرفه‌جویی در داده/ }));
    expect(savesData()).toBe(true);
    expect(JSON.parse(localStorage.getItem('rasteh-data-saver') ?? 'false')).toBe(true);
  });

  it('says where the browser asks for it', async () => {
    askOfBrowser();
    await renderApp('/users/data');
    await screen.findByText(/مرورگر شما از همهٔ سایت‌ها صرفه‌جویی خواسته است/);
  });

  it('shows the sign of the category in a list, and the drawing on the page of the product', async () => {
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const [product] = items;
    const drawings = () => document.querySelectorAll('img[src*="/drawings/"]').length;
    const { router } = await renderApp(`/products/category/${product?.categoryId}/x`);
    await screen.findByRole('link', { name: /پمپ آب/ });
    expect(drawings()).toBe(1);
    act(() => void dataSaver.set(true));
    await waitFor(() => expect(drawings()).toBe(0));
    await act(() =>
      router.navigate({ to: '/products/$productId/$', params: { productId: product?.id ?? '', _splat: 'x' } }),
    );
    await screen.findByRole('heading', { level: 1, name: /پمپ آب/ });
    await waitFor(() => expect(drawings()).toBeGreaterThan(0));
  });

  it('preloads no page', async () => {
    const preloadRoute = vi.fn(async () => 'loaded');
    const router = { preloadRoute };
    limitPreloads<void, string>(router);
    dataSaver.set(true);
    expect(await router.preloadRoute()).toBeUndefined();
    expect(preloadRoute).not.toHaveBeenCalled();
    dataSaver.set(false);
    expect(await router.preloadRoute()).toBe('loaded');
  });
});

describe('what the device has received', () => {
  it('is added up by day, kept for 31 days, and read back', () => {
    const now = Date.parse('2026-11-23T12:00:00');
    for (let back = 40; back >= 0; back -= 1) addUse(1_000, now - back * DAY_MS);
    addUse(500, now);
    expect(dataUse.get()).toHaveLength(31);
    expect([1, 7, 30].map((days) => usedInDays(dataUse.get(), days, now))).toEqual([1_500, 7_500, 30_500]);
  });

  it('counts nothing that is no day’s use', () => {
    localStorage.setItem('rasteh-data-use', JSON.stringify([{ day: 5, bytes: 1 }, { day: 'x', bytes: -1 }, null]));
    expect(dataUse.get()).toEqual([]);
  });

  it('comes from the browser’s own entries of this page', () => {
    let tell: (list: { getEntries(): object[] }) => void = () => {};
    class FakeObserver {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('PerformanceObserver', FakeObserver);
    const stop = startDataMeter();
    tell({ getEntries: () => [{ transferSize: 300 }, { transferSize: 0 }, {}] });
    stop();
    vi.unstubAllGlobals();
    expect(usedInDays(dataUse.get(), 1)).toBe(300);
  });
});

describe('/users/data', () => {
  it('shows what is stored, by its parts', async () => {
    addUse(1_234_567);
    const opening = indexedDB.open('rasteh-public', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('reads').put('x'.repeat(5_000), 'read');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    await renderApp('/users/data');
    expect((await screen.findAllByText('۱٫۲ مگابایت')).length).toBe(3);
    await waitFor(() =>
      expect(screen.getByText(/صفحه‌هایی که دیده‌اید/).closest('div')?.textContent).toContain('۱۰ کیلوبایت'),
    );
    await screen.findByText('اگر جای دستگاه تنگ شود، مرورگر شاید این‌ها را پاک کند.');
  });

  it('counts the parts of a pack as the bytes that they are, and leads to the packs', async () => {
    const opening = indexedDB.open('rasteh-packs', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('packs').put(new Uint8Array(20_480), 'part a');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    await renderApp('/users/data');
    await waitFor(() =>
      expect(screen.getByText('بسته‌های بی‌شبکه', { exact: false }).closest('div')?.textContent).toContain('۲۰ کیلوبایت'),
    );
    const link = await screen.findByRole('link', { name: 'بسته‌های این دستگاه' });
    expect(link.getAttribute('href')).toBe('/users/packs');
  });
});

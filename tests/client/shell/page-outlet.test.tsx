import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import { catalog } from '../catalog/product-catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

serveCatalog(catalog);

let listPath: string;
beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const all = root?.subcategories.flatMap((one) => [one, ...one.subcategories]);
  const found = all?.find((one) => one.name === 'بلبرینگ شیار عمیق');
  listPath = `/products/category/${found?.id}/${found?.slug}`;
});

const LIST = { name: /^کالاهای/ };

/** Opens a list, then one of its products; returns the list's element. */
async function openProductOf(path: string, api: RequestHandler[] = []) {
  const view = await renderApp(path, { api });
  const list = await screen.findByRole('table', LIST);
  fireEvent.click(screen.getByRole('link', { name: /6205-2RS/ }));
  await screen.findByRole('heading', { level: 1, name: /6205-2RS/ });
  return { ...view, list };
}

describe('a product that is opened from a list', () => {
  it('also renders what is below its first screen', async () => {
    await renderApp(listPath);
    await screen.findByRole('table', LIST);
    fireEvent.click(screen.getByRole('link', { name: /6205-2RS/ }));
    expect(await screen.findByRole('heading', { name: 'کالاهای مشابه' })).toBeTruthy();
  });

  it('keeps it when it re-renders further down', async () => {
    const { queryClient } = await renderApp(listPath);
    await screen.findByRole('table', LIST);
    fireEvent.click(screen.getByRole('link', { name: /6205-2RS/ }));
    const below = await screen.findByRole('heading', { name: 'کالاهای مشابه' });
    const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    await act(() => queryClient.invalidateQueries());
    expect(below.isConnected).toBe(true);
    scrolled.mockRestore();
  });
});

describe('a list hidden behind one of its products', () => {
  it('is invisible, inaccessible and not found, and the title names the product only', async () => {
    const { list } = await openProductOf(listPath);
    expect(list.isConnected).toBe(true);
    expect(screen.queryByRole('table', LIST)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toContain('6205-2RS');
  });

  it('is unchanged after going back', async () => {
    const { router, list } = await openProductOf(listPath);
    router.history.back();
    expect(await screen.findByRole('table', LIST)).toBe(list);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).not.toContain('6205-2RS');
  });

  it('sends no request until it is shown again', async () => {
    const asked: string[] = [];
    const watch = http.get('*/supplierproducts/catalog', ({ request }) => void asked.push(request.url));
    const { router, queryClient, list } = await openProductOf(listPath, [watch]);
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await act(() => queryClient.invalidateQueries());
    expect(asked).toHaveLength(before);
    router.history.back();
    expect(await screen.findByRole('table', LIST)).toBe(list);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('is mounted again for another state of the list', async () => {
    const { router, list } = await openProductOf(listPath);
    await act(() => router.navigate({ to: `${listPath}?sort=priceDesc` }));
    const table = await screen.findByRole('table', LIST);
    expect(table).not.toBe(list);
    expect(list.isConnected).toBe(false);
  });
});

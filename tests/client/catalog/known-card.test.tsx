import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);

const LATE_MS = 1_500;

it("a product shows its list's data with its time at once, and the rest when it loads", async () => {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=1');
  await renderApp(`/products/category/${items[0]?.categoryId}/x`, {
    api: [faults.slow('/supplierproducts/:id/catalog', LATE_MS)],
  });
  fireEvent.click(await screen.findByRole('link', { name: /6205-2RS/ }));
  await screen.findByRole('heading', { level: 1, name: 'بلبرینگ 6205-2RS' });
  const price = screen.getByRole('region', { name: 'قیمت و تحویل' });
  expect(price.textContent).toContain('۱٬۰۰۰٬۰۰۵ ریال');
  expect(within(price).getByText(/به‌روز در/)).toBeTruthy();
  expect(price.closest('[aria-busy="true"]')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'مشخصات فنی' }).textContent).toContain('۲۵٫۴');
  // The list has no tiers, so the page must not show any yet.
  expect(screen.queryByText('از ۵۰ عدد')).toBeNull();
  await waitFor(() => expect(screen.getByText('از ۵۰ عدد')).toBeTruthy());
});

it('a product without list data shows a skeleton', async () => {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=1');
  await renderApp(`/products/${items[0]?.id}/x`, { api: [faults.slow('/supplierproducts/:id/catalog', LATE_MS)] });
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

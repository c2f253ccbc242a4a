import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/contract/catalog/product.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { findOffer } from './find-offer.ts';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);
stubDialog();

const productOf = findOffer;

const openedSheet = () => screen.findByRole('dialog', { name: 'تماس با بلبرینگ نمونه' });

describe('a call about a product', () => {
  it('has the numbers, the part number and the price with its time', async () => {
    const { id, slug } = await productOf('بلبرینگ 6201-2RS');
    const { router } = await renderApp(`/products/${id}/${slug}`);
    const before = router.state.location.href;
    fireEvent.click(await screen.findByRole('link', { name: 'تماس با تأمین‌کننده' }));
    const sheet = await openedSheet();
    const numbers = within(sheet).getAllByRole('link', { name: /۰/ });
    expect(numbers.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['tel:04133000000', '۰۴۱-۳۳۰۰۰۰۰۰'],
      ['tel:09140000000', '۰۹۱۴۰۰۰۰۰۰۰'],
    ]);
    expect(within(sheet).getByRole('button', { name: 'رونوشت 6201-2RS' })).toBeTruthy();
    expect(sheet.textContent).toContain('۱٬۰۰۰٬۰۰۱ ریال');
    expect(within(sheet).getByText(/به‌روز در/)).toBeTruthy();
    expect(router.state.location.href).toBe(before);
  });

  it('is offered beside each offer of a base product', async () => {
    const { id } = await productOf('بلبرینگ 6201-2RS');
    const { baseProductId, baseProductSlug } = await readFromServer<Product>(`/supplierproducts/${id}/catalog`);
    await renderApp(`/products/base-product/${baseProductId}/${baseProductSlug}`);
    const offers = await screen.findByRole('region', { name: 'پیشنهادهای تأمین‌کنندگان' });
    fireEvent.click(within(offers).getByRole('link', { name: /^تماس\s*بلبرینگ نمونه$/ }));
    expect(within(await openedSheet()).getByRole('link', { name: '۰۹۱۴۰۰۰۰۰۰۰' })).toBeTruthy();
  });

  it('leads to the page of a supplier without a number', async () => {
    const { id, slug, supplier } = await productOf('بلبرینگ 6201-2RS اصلی');
    const { router } = await renderApp(`/products/${id}/${slug}`);
    const link = await screen.findByRole('link', { name: 'تماس با تأمین‌کننده' });
    expect(link.getAttribute('aria-haspopup')).toBeNull();
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toContain(`/supplier/${supplier.id}/`));
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../src/contract/catalog/product.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { findOffer } from './find-offer.ts';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);

async function productOf(title: string): Promise<Product> {
  return readFromServer<Product>(`/supplierproducts/${(await findOffer(title)).id}/catalog`);
}

const field = () => screen.findByRole('textbox', { name: 'چند عدد می‌خواهید؟' });
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the quantity to order', () => {
  it('prices the product by its tiers, on the next page too', async () => {
    const { id, slug, baseProductId, baseProductSlug } = await productOf('بلبرینگ 6201-2RS');
    const first = await renderApp(`/products/${id}/${slug}`);
    await write('۶۰');
    expect(screen.getByText('۶۰ عدد: ۵۴٬۰۰۰٬۰۰۰ ریال (هر عدد ۹۰۰٬۰۰۰ ریال)')).toBeTruthy();
    first.unmount();
    await renderApp(`/products/base-product/${baseProductId}/${baseProductSlug}`);
    expect((await field()).getAttribute('value')).toBe('۶۰');
    const offers = screen.getByRole('region', { name: 'پیشنهادهای تأمین‌کنندگان' });
    expect(within(offers).getByText(/^۶۰ عدد: ۵۴٬۰۰۰٬۰۰۰ ریال/)).toBeTruthy();
  });

  it('names the minimum order for less', async () => {
    const { id, slug } = await productOf('بلبرینگ 6201-2RS');
    await renderApp(`/products/${id}/${slug}`);
    await write('5');
    expect(screen.getByText('حداقل سفارش ۱۰ عدد است.')).toBeTruthy();
  });

  it('keeps a wrong text with its error, and forgets the quantity when it is cleared', async () => {
    const { id, slug } = await productOf('بلبرینگ 6201-2RS');
    await renderApp(`/products/${id}/${slug}`);
    await write('زیاد');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('یک عدد بزرگ‌تر از صفر بنویسید.');
    await write('20');
    expect(screen.queryByRole('alert')).toBeNull();
    await write('');
    expect(localStorage.getItem('rasteh-order-quantity')).toBe('null');
  });

  it('is not asked for a price on request', async () => {
    const { id, slug } = await productOf('بلبرینگ 6201-2RS اصلی');
    await renderApp(`/products/${id}/${slug}`);
    await screen.findByRole('region', { name: 'قیمت و تحویل' });
    expect(screen.queryByRole('textbox', { name: /می‌خواهید/ })).toBeNull();
  });
});

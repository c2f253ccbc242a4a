import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../../src/contract/catalog/product.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { findOffer } from './find-offer.ts';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);
stubDialog();
beforeEach(() => localStorage.removeItem('rasteh-money'));

const open = async () => {
  const offer = await findOffer('بلبرینگ 6201-2RS');
  const { id, slug } = await readFromServer<Product>(`/supplierproducts/${offer.id}/catalog`);
  const app = await renderApp(`/products/${id}/${slug}`);
  return { ...app, price: await screen.findByRole('region', { name: 'قیمت و تحویل' }) };
};

describe('the way prices are shown', () => {
  it('is chosen beside a price, holds for every price, and stays on the device', async () => {
    const { price, unmount } = await open();
    fireEvent.click(within(price).getByRole('button', { name: 'قیمت بدون مالیات' }));
    const sheet = await screen.findByRole('dialog', { name: 'نمایش قیمت‌ها' });
    fireEvent.click(within(sheet).getByRole('radio', { name: 'با مالیات' }));
    fireEvent.click(within(sheet).getByRole('radio', { name: 'تومان' }));
    await waitFor(() => expect(price.textContent).toContain('۱۱۰٬۰۰۰٫۱ تومان'));
    expect(within(price).getByText('از ۵۰ عدد').closest('tr')?.textContent).toContain('۹۹٬۰۰۰ تومان');
    expect(within(price).getByText('نوشتهٔ تأمین‌کننده: ۱۰۰٬۰۰۰٫۱ تومان بدون مالیات')).toBeTruthy();
    unmount();
    const next = await open();
    expect(within(next.price).getByRole('button', { name: 'قیمت با مالیات' })).toBeTruthy();
    expect(next.price.textContent).toContain('۱۱۰٬۰۰۰٫۱ تومان');
  });

  it('says a long amount in the other currency beside it', async () => {
    const { price } = await open();
    fireEvent.change(within(price).getByRole('textbox', { name: 'چند عدد می‌خواهید؟' }), { target: { value: '۶۰' } });
    expect(price.textContent).toContain('(هر عدد ۹۰۰٬۰۰۰ ریال) ۵٫۴ میلیون تومان');
  });

  it('ignores a stored value that it does not know', async () => {
    localStorage.setItem('rasteh-money', '{"basis":7,"currency":"euro"}');
    const { price } = await open();
    expect(price.textContent).toContain('۱٬۰۰۰٬۰۰۱ ریال');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { SupplierCard } from '../../../src/contract/suppliers/supplier.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const PRODUCTS = 14;

const catalog = newCatalog();
const seals = buildCategory(catalog, { name: 'آب‌بندی' });
const maker = buildSupplier(catalog, {
  name: 'آب‌بند سپاهان',
  type: 'manufacturer',
  province: 'اصفهان',
  city: 'کاشان',
  foundedYear: 1998,
  about: 'سازندهٔ کاسه‌نمد.',
  sections: [
    { key: 'quality', title: 'کنترل کیفیت', body: 'آزمون در ۱۰۰ درصد قطعه‌ها.' },
    { key: 'delivery', title: 'تحویل', body: 'ارسال در دو روز.' },
  ],
  licences: [
    { type: 'پروانهٔ بهره‌برداری', no: '700/1', from: '2020-01-01', to: '2099-01-01' },
    { type: 'کارت بازرگانی', no: '12', from: '2010-01-01', to: '2012-01-01' },
  ],
  certificates: ['ISO 9001:2015'],
  contacts: [
    { type: 'phone', value: '031-55000000' },
    { type: 'email', value: 'sale@example.com' },
  ],
});
for (let number = 1; number <= PRODUCTS; number++) {
  const { key } = buildBaseProduct(catalog, { title: `کاسه‌نمد ${number}`, categoryKey: seals.key });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}
serveCatalog(catalog);

async function path(): Promise<string> {
  const { items } = await readFromServer<Page<SupplierCard>>('/suppliers');
  const [first] = items;
  if (!first) throw new Error('no supplier');
  return `/supplier/${first.id}/${first.slug}`;
}

describe('/supplier/{supplierId}/{name}', () => {
  it('shows its identity and contacts', async () => {
    await renderApp(await path());
    expect(await screen.findByRole('heading', { level: 1, name: 'آب‌بند سپاهان' })).toBeTruthy();
    for (const fact of ['تولیدکننده', 'کاشان، اصفهان', 'تأسیس ۱۳۷۷', '۱۴ مورد', 'ISO 9001:2015'])
      expect(screen.getByText(fact)).toBeTruthy();
    const phone = screen.getByRole('link', { name: '۰۳۱-۵۵۰۰۰۰۰۰' });
    expect(phone.getAttribute('href')).toBe('tel:03155000000');
    expect(phone.querySelector('bdi')?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByRole('link', { name: 'sale@example.com' }).getAttribute('href')).toBe('mailto:sale@example.com');
  });

  it('opens one section at a time and keeps it in the URL', async () => {
    const { router } = await renderApp(await path());
    fireEvent.click(await screen.findByText('تحویل'));
    await waitFor(() => expect(router.state.location.hash).toBe('section-delivery'));
    expect(screen.getByText('ارسال در دو روز.').closest('details')?.open).toBe(true);
    fireEvent.click(screen.getByText('کنترل کیفیت'));
    await waitFor(() => expect(router.state.location.hash).toBe('section-quality'));
    expect([...document.querySelectorAll('details[open]')].map((one) => one.id)).toEqual(['section-quality']);
    fireEvent.click(screen.getByText('کنترل کیفیت'));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(document.querySelector('details[open]')).toBeNull();
    expect(router.history.length).toBe(1);
  });

  it('opens the section of the URL', async () => {
    await renderApp(`${await path()}#section-quality`);
    await screen.findByText('آزمون در ۱۰۰ درصد قطعه‌ها.');
    expect(document.querySelector('details[open]')?.id).toBe('section-quality');
  });

  it('distinguishes valid and expired licences', async () => {
    await renderApp(await path());
    const licences = within(await screen.findByRole('region', { name: 'پروانه‌ها و مجوزها' }));
    const [valid, over] = licences.getAllByRole('listitem');
    expect(valid?.textContent).toContain('معتبر');
    expect(valid?.textContent).toContain('۱۳۹۸/۱۰/۱۱');
    expect(over?.textContent).toContain('پایان‌یافته');
  });

  it('lists its products page by page, and their categories', async () => {
    await renderApp(await path());
    const products = within(await screen.findByRole('region', { name: 'آنچه عرضه می‌کند' }));
    expect(await products.findAllByRole('listitem')).toHaveLength(12);
    fireEvent.click(products.getByRole('button', { name: 'نمایش بیشتر' }));
    await waitFor(() => expect(products.getAllByRole('listitem')).toHaveLength(PRODUCTS));
    expect(products.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
    const categories = screen.getByRole('region', { name: 'دسته‌ها' });
    expect(within(categories).getByRole('link').textContent).toBe('آب‌بندی۱۴');
  });
});

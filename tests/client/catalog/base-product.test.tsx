import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bestOffers } from '../../../src/client/features/catalog/base-product/best-offers.ts';
import type { Product, ProductCard, ProductOffer } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { catalog } from './product-catalog.ts';

serveCatalog(catalog);
afterEach(() => vi.restoreAllMocks());

const TWICE_OFFERED = 'بلبرینگ 6201-2RS';

async function productOf(title: string): Promise<Product> {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100');
  return readFromServer<Product>(`/supplierproducts/${items.find((one) => one.title === title)?.id}/catalog`);
}
const basePath = (product: Product) => `/products/base-product/${product.baseProductId}/${product.baseProductSlug}`;

describe('/products/base-product/{id}/{name}', () => {
  it('shows the offers of all suppliers side by side, cheapest first, with their links', async () => {
    const product = await productOf(TWICE_OFFERED);
    await renderApp(basePath(product));
    const offers = await screen.findByRole('region', { name: 'پیشنهادهای تأمین‌کنندگان' });
    const [first, second] = within(offers).getAllByRole('row').slice(1);
    expect(first?.textContent).toContain('۱٬۰۰۰٬۰۰۱ ریال / عدد');
    expect(first?.textContent).toContain('از ۵۰ عدد: ۹۰۰٬۰۰۰ ریال');
    expect(first?.textContent).toContain('۱۰ عدد');
    expect(second?.textContent).toContain('استعلامی');
    const links = within(first as HTMLElement).getAllByRole('link');
    expect(links.map((link) => decodeURI(link.getAttribute('href') ?? ''))).toEqual([
      `/supplier/${product.supplier.id}/${product.supplier.slug}`,
      `/supplier/${product.supplier.id}/${product.supplier.slug}#contact`,
      `/products/${product.id}/${product.slug}`,
    ]);
  });

  it('is linked from a product with several offers', async () => {
    const product = await productOf(TWICE_OFFERED);
    await renderApp(`/products/${product.id}/${product.slug}`);
    const link = await screen.findByRole('link', { name: 'همهٔ ۲ پیشنهاد در یک جدول' });
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe(basePath(product));
  });

  it('corrects a wrong name in the URL', async () => {
    const product = await productOf(TWICE_OFFERED);
    const { router } = await renderApp(`/products/base-product/${product.baseProductId}/x`);
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(basePath(product)));
  });

  it('says that nobody offers the product, and links to its category', async () => {
    const product = await productOf(TWICE_OFFERED);
    await renderApp(basePath(product), { api: [faults.nothing('/supplierproducts/:id/byproduct')] });
    expect(await screen.findByRole('heading', { name: 'اکنون کسی این کالا را عرضه نمی‌کند' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'کالاهای بلبرینگ شیار عمیق' })).toBeTruthy();
  });

  it('shows not found for an id that is not a base product', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const { router } = await renderApp('/products/base-product/01940000-0000-7000-8000-000000000000/x');
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });
});

describe('bestOffers', () => {
  const piece = { id: 'EACH', nameFa: 'عدد' };
  const offer = (amountRial: number, leadTimeDays: number, other: Partial<ProductOffer> = {}) =>
    ({
      priceType: 'fixed',
      prices: [{ minQty: 1, amountRial }],
      saleUnit: piece,
      vatIncluded: false,
      leadTimeDays,
      stockState: 'inStock',
      ...other,
    }) as ProductOffer;

  it('marks the lowest price and the shortest delivery', () => {
    expect(bestOffers([offer(3, 9), offer(2, 4)])).toEqual({ cheapestRial: 2, fastestDays: 4 });
  });

  it('marks nothing if all are equal', () => {
    expect(bestOffers([offer(2, 4), offer(2, 4)])).toEqual({});
  });

  it('does not compare prices of different units', () => {
    expect(bestOffers([offer(3, 4), offer(2, 4, { saleUnit: { id: 'KiloGM', nameFa: 'کیلوگرم' } })])).toEqual({});
  });

  it('compares prices without tax, whatever they include', () => {
    expect(bestOffers([offer(1000, 4), offer(1050, 4, { vatIncluded: true })])).toEqual({ cheapestRial: 955 });
  });

  it('ignores the delivery time of unavailable offers', () => {
    const offers = [offer(2, 1, { stockState: 'outOfStock' }), offer(2, 4), offer(2, 6)];
    expect(bestOffers(offers)).toEqual({ fastestDays: 4 });
  });
});

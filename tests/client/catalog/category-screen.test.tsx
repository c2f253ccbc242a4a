import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const PRODUCTS = 8;
const LONG_NAME = 'پمپ سانتریفیوژ طبقاتی فشارقوی عمودی ویژهٔ آب‌رسانی ساختمان‌های بلندمرتبه';

const catalog = newCatalog();
const pumps = buildCategory(catalog, {
  name: 'پمپ',
  scientificName: 'Pumps',
  synonyms: ['تلمبه', 'booster'],
  description: 'دستگاه جابه‌جایی مایع.',
});
const gear = buildCategory(catalog, { name: 'پمپ دنده‌ای', parentKey: pumps.key });
buildCategory(catalog, { name: LONG_NAME, parentKey: pumps.key });
const maker = buildSupplier(catalog, { name: 'پمپ‌سازی نمونه', city: 'اصفهان' });
for (let number = 1; number <= PRODUCTS; number++) {
  const { key } = buildBaseProduct(catalog, { title: `پمپ ${number}`, categoryKey: gear.key });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key, prices: [{ minQty: 1, amountRial: 5_000_000 }] });
}
serveCatalog(catalog);

async function pathOf(name: string): Promise<string> {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const found = root?.subcategories.flatMap((one) => [one, ...one.subcategories]).find((one) => one.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return `/category/${found.id}/${found.slug}`;
}

describe('/category/{categoryId}/{name}', () => {
  it('describes the category and links to all of its products', async () => {
    await renderApp(await pathOf('پمپ'));
    expect(await screen.findByRole('heading', { level: 1, name: 'پمپ' })).toBeTruthy();
    expect(screen.getByText('Pumps').closest('[dir="ltr"]')).toBeTruthy();
    expect(screen.getByText('تلمبه')).toBeTruthy();
    const [all] = screen.getAllByRole('link', { name: 'همهٔ ۸ کالا' });
    expect(all?.getAttribute('href')).toMatch(/^\/products\/category\//);
  });

  it('shows its breadcrumb, children, first products with the time of their prices, and suppliers', async () => {
    await renderApp(await pathOf('پمپ'));
    const path = await screen.findByRole('navigation', { name: 'مسیر صفحه' });
    await within(path).findByRole('link', { name: 'تجهیزات و کالای صنعتی' });
    const children = await screen.findByRole('region', { name: 'زیردسته‌ها' });
    expect(within(children).getAllByRole('link')).toHaveLength(2);
    const products = screen.getByRole('region', { name: 'کالاها' });
    expect(await within(products).findAllByText(/۵٬۰۰۰٬۰۰۰ ریال/)).toHaveLength(6);
    expect(within(products).getByText(/به‌روز در/)).toBeTruthy();
    const suppliers = screen.getByRole('region', { name: /تأمین‌کنندگان/ });
    const [first, all] = await within(suppliers).findAllByRole('link');
    expect(first?.textContent).toContain('پمپ‌سازی نمونه');
    expect(all?.textContent).toBe('همهٔ ۱ تأمین‌کننده');
    expect(decodeURI(all?.getAttribute('href') ?? '')).toMatch(/^\/supplier\/category\/[0-9a-f-]{36}\/پمپ$/);
  });

  it('corrects a wrong name in the URL, keeps the query and adds no history entry', async () => {
    const right = await pathOf('پمپ');
    const { router } = await renderApp(`${right.slice(0, right.lastIndexOf('/'))}/نام-دیگر?from=ad`);
    await waitFor(() => expect(decodeURI(router.state.location.href)).toBe(`${right}?from=ad`));
    expect(router.history.length).toBe(1);
  });

  it('shows the list of a category without subcategories instead, with what the category is below it', async () => {
    const { router } = await renderApp(await pathOf('پمپ دنده‌ای'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/products\/category\//));
    expect(router.history.length).toBe(1);
    const about = await screen.findByRole('region', { name: 'دربارهٔ پمپ دنده‌ای' });
    const links = within(about).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('/').slice(1, 3).join('/'))).toEqual([
      'category/properties',
      'supplier/category',
    ]);
    const path = screen.getByRole('navigation', { name: 'مسیر صفحه' });
    expect(within(path).getByText('پمپ دنده‌ای').closest('[aria-current="page"]')).toBeTruthy();
  });

  it('links from an empty category to its parent', async () => {
    await renderApp(await pathOf(LONG_NAME));
    const products = await screen.findByRole('region', { name: 'کالاها' });
    expect(await within(products).findByText('هنوز چیزی در این دسته عرضه نشده است.')).toBeTruthy();
    expect((await within(products).findByRole('link')).textContent).toContain('«پمپ»');
  });

  it('redirects a root category to the page of its type', async () => {
    const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
    const { router } = await renderApp(`/category/${root?.id}/x`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/category/categoryType/Product'));
  });

  it('shows the page if only its suppliers fail', async () => {
    await renderApp(await pathOf('پمپ'), { api: [faults.status('/categories/:id/suppliers-with-catalog', 501)] });
    const suppliers = await screen.findByRole('region', { name: /تأمین‌کنندگان/ });
    expect(await within(suppliers).findByRole('heading', { name: 'این بخش باز نشد' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'پمپ' })).toBeTruthy();
  });
});

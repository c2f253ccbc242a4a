import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const catalog = newCatalog();
const plating = buildCategory(catalog, { categoryType: 'IndustrialService', name: 'آبکاری' });
const design = buildCategory(catalog, {
  categoryType: 'ConsultingService',
  name: 'طراحی مکانیک',
  properties: [{ key: 'delivery', name: 'زمان تحویل', dataType: 'number', quantityId: 'Time', defaultUnitId: 'DAY' }],
});
const standards = buildCategory(catalog, { categoryType: 'ElectronicDocument', name: 'استاندارد مکانیک' });
const workshops = ['آبکاری البرز', 'آبکاری سپاهان'].map((name) => buildSupplier(catalog, { name, type: 'service' }));

/** Offered by both workshops. */
function offerWork(categoryKey: string, title: string, stockState: 'onOrder' | 'inStock') {
  const days = [{ propertyKey: 'delivery', value: 12, unitId: 'DAY' }];
  const properties = categoryKey === design.key ? days : [];
  const { key } = buildBaseProduct(catalog, { categoryKey, title, properties });
  for (const { key: supplierKey } of workshops) {
    buildOffer(catalog, { baseProductKey: key, supplierKey, stockState, leadTimeDays: 12 });
  }
}

offerWork(plating.key, 'آبکاری نیکل براق', 'onOrder');
offerWork(plating.key, 'آبکاری کروم سخت', 'onOrder');
offerWork(design.key, 'طراحی قالب', 'onOrder');
offerWork(standards.key, 'ISO 4014', 'inStock');

serveCatalog(catalog);

const listOf = async (name: string) => {
  const { items } = await readFromServer<Page<ProductRow>>('/supplierproducts/catalog?size=20');
  const row = items.find(({ title }) => title === name);
  if (!row) throw new Error(`no ${name}`);
  return row;
};
const wordsOfPage = () => document.getElementById('content')?.textContent ?? '';

const roots = [
  { title: 'آبکاری نیکل براق', one: 'خدمت', seller: 'مجری', listed: '۲ از ۲ خدمت', isStocked: false },
  { title: 'طراحی قالب', one: 'خدمت مشاوره', seller: 'مشاور', listed: '۱ از ۱ خدمت مشاوره', isStocked: false },
  { title: 'ISO 4014', one: 'سند', seller: 'عرضه‌کننده', listed: '۱ از ۱ سند', isStocked: true },
];

describe.each(roots)('what is not a good: $title', ({ title, one, seller, listed, isStocked }) => {
  it('has its own words on its page', async () => {
    const row = await listOf(title);
    await renderApp(`/products/${row.id}/${row.slug}`);
    expect(await screen.findByRole('region', { name: `۲ پیشنهاد برای همین ${one}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: `تماس با ${seller}` })).toBeTruthy();
    expect(screen.getByRole('region', { name: seller })).toBeTruthy();
    expect(wordsOfPage()).not.toMatch(/کالا/);
    const terms = screen.getByRole('region', { name: 'قیمت و تحویل' });
    expect(within(terms).getAllByText('۱۲ روز')).toHaveLength(1);
    expect(screen.queryByRole('rowheader', { name: /زمان تحویل/ })).toBeNull();
    expect(within(terms).queryAllByText('موجودی')).toHaveLength(isStocked ? 1 : 0);
    if (!isStocked) expect(wordsOfPage()).not.toContain('سفارشی');
    expect(wordsOfPage()).toContain(`نوشتهٔ ${seller}`);
    expect(wordsOfPage()).not.toMatch(/(نوشتهٔ|کد) تأمین‌کننده/);
  });

  it('has its own words on the page of all its offers', async () => {
    const { part } = await listOf(title);
    await renderApp(`/products/base-product/${part?.baseProductId}/${part?.slug}`);
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: seller })).toBeTruthy();
    expect(within(table).queryAllByRole('columnheader', { name: 'موجودی' })).toHaveLength(isStocked ? 1 : 0);
    expect(screen.getByText(`همهٔ پیشنهادهای این ${one}`)).toBeTruthy();
    expect(wordsOfPage()).not.toMatch(/کالا/);
  });

  it('has its own words in its list', async () => {
    const { categoryId } = await listOf(title);
    await renderApp(`/products/category/${categoryId}/x`);
    expect(await screen.findAllByText(`۲ ${seller}`)).not.toHaveLength(0);
    expect(await screen.findByText(listed)).toBeTruthy();
    expect(screen.queryAllByRole('columnheader', { name: 'موجودی' })).toHaveLength(isStocked ? 1 : 0);
    expect(wordsOfPage()).not.toMatch(/کالا/);
    if (!isStocked) expect(wordsOfPage()).not.toContain('سفارشی');
  });
});

import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog } from '../render-app.tsx';
import { stubMatchMedia } from './stub-match-media.ts';

const SUPPLIERS = 10;

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ', glyph: 'pump' });
buildCategory(catalog, { name: 'ماشین‌کاری', categoryType: 'IndustrialService' });
// The first by name has the fewest items.
for (let number = 1; number <= SUPPLIERS; number++) {
  const supplier = buildSupplier(catalog, { name: `تأمین ${String(number).padStart(2, '0')}` });
  for (let item = 0; item < number; item++) {
    const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key });
    buildOffer(catalog, { baseProductKey: key, supplierKey: supplier.key });
  }
}
serveCatalog(catalog);
stubMatchMedia(390);

describe('/', () => {
  it('shows the real counts', async () => {
    await renderApp('/');
    expect(await screen.findByText('۵۵ کالا، خدمت و سند از ۱۰ تأمین‌کننده')).toBeTruthy();
    const tiles = within(screen.getByRole('navigation', { name: 'چهار بخش بازار' }));
    expect(tiles.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      '/category/categoryType/IndustrialService',
      '/category/categoryType/Product',
      '/category/categoryType/ConsultingService',
      '/category/categoryType/ElectronicDocument',
    ]);
    expect(tiles.getByText('۵۵ کالا')).toBeTruthy();
  });

  it('links every category of level 2 under its root, and omits a root without any', async () => {
    await renderApp('/');
    const heading = await screen.findByRole('heading', { level: 2, name: 'تجهیزات و کالای صنعتی' });
    const section = heading.closest('section');
    if (!section) throw new Error('no section');
    const href = within(section).getByRole('link', { name: /^پمپ/ }).getAttribute('href');
    expect(decodeURI(href ?? '')).toMatch(/^\/category\/[0-9a-f-]{36}\/پمپ$/);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'تجهیزات و کالای صنعتی',
      'ساخت و تولید صنعتی',
      'تأمین‌کنندگان با بیشترین کالا',
    ]);
  });

  it('shows the eight suppliers with most items, the largest first', async () => {
    await renderApp('/');
    const heading = await screen.findByRole('heading', { level: 2, name: 'تأمین‌کنندگان با بیشترین کالا' });
    const section = heading.closest('section');
    if (!section) throw new Error('no section');
    expect(within(section).getByRole('link', { name: /^همه/ }).getAttribute('href')).toBe('/suppliers/Product');
    const list = await within(section).findByRole('list');
    const names = within(list)
      .getAllByRole('link')
      .map((one) => one.querySelector('bdi')?.textContent);
    expect(names).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((number) => `تأمین ${String(number).padStart(2, '0')}`));
  });

  it('keeps the links to the four root types offline without saved reads', async () => {
    await renderApp('/', { api: [faults.offline()] });
    expect(await screen.findAllByText('نسخهٔ ذخیره‌شده‌ای نیست')).toHaveLength(1);
    expect(within(screen.getByRole('navigation', { name: 'چهار بخش بازار' })).getAllByRole('link')).toHaveLength(4);
  });

  it('shows the time of its data when the network is lost', async () => {
    await renderApp('/');
    await screen.findByRole('heading', { level: 2, name: 'تجهیزات و کالای صنعتی' });
    expect(screen.queryByText(/به‌روز در/)).toBeNull();
    act(() => onlineManager.setOnline(false));
    expect(screen.getAllByText(/به‌روز در/)).toHaveLength(1);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { endFaults, faults, renderApp, serveCatalog } from '../render-app.tsx';

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ', glyph: 'pump' });
const valves = buildCategory(catalog, { name: 'شیر صنعتی', glyph: 'valve' });
const gear = buildCategory(catalog, { name: 'پمپ دنده‌ای', parentKey: pumps.key });
buildCategory(catalog, { name: 'آب‌بند مکانیکی', parentKey: valves.key });
for (const title of ['الف', 'ب']) {
  const { key } = buildBaseProduct(catalog, { title, categoryKey: gear.key });
  buildOffer(catalog, { baseProductKey: key });
}
serveCatalog(catalog);

describe('/category/categoryType/{categoryType}', () => {
  it('links every category of both levels with its count', async () => {
    await renderApp('/category/categoryType/Product');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'تجهیزات و کالای صنعتی');
    const block = screen.getByRole('heading', { level: 2, name: /^پمپ/ }).closest('li');
    if (!block) throw new Error('no block');
    const link = within(block).getByRole('link', { name: /پمپ دنده‌ای/ });
    expect(link.textContent).toContain('۲');
    expect(decodeURI(link.getAttribute('href') ?? '')).toMatch(/^\/category\/[0-9a-f-]{36}\/پمپ-دنده-ای$/);
  });

  it('sorts names by the Persian alphabet, with آ under ا', async () => {
    await renderApp('/category/categoryType/Product');
    await screen.findByRole('heading', { level: 1 });
    const letters = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(letters).toEqual(['ا', 'پ', 'ش']);
    const strip = screen.getByRole('navigation', { name: 'فهرست الفبایی' });
    expect(
      within(strip)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(letters.map((letter) => `#letter-${letter}`));
  });

  it('shows not found for an unknown type', async () => {
    const { router } = await renderApp('/category/categoryType/Everything');
    await screen.findByText('صفحهٔ مورد نظر پیدا نشد.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });

  it('says offline that there is no saved copy, and loads when the network is back', async () => {
    await renderApp('/category/categoryType/Product', { api: [faults.offline('/categories/menu')] });
    expect(await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' })).toBeTruthy();
    expect(screen.queryByText('در این بخش هنوز دسته‌ای نیست.')).toBeNull();
    endFaults();
    fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'تجهیزات و کالای صنعتی' })).toBeTruthy();
  });
});

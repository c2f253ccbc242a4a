import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from './stub-dialog.ts';
import { stubMatchMedia } from './stub-match-media.ts';

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ', glyph: 'pump' });
const gearPumps = buildCategory(catalog, { name: 'پمپ دنده‌ای', parentKey: pumps.key });
const works = buildCategory(catalog, { name: 'ماشین‌کاری', categoryType: 'IndustrialService' });
const { key } = buildBaseProduct(catalog, { categoryKey: gearPumps.key });
buildOffer(catalog, { baseProductKey: key });
serveCatalog(catalog);
stubMatchMedia(390);
stubDialog();
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};

async function openMenu(...api: Parameters<typeof faults.offline>[]) {
  const app = await renderApp('/', { api: api.map(([path]) => faults.offline(path)) });
  const bar = await screen.findByRole('navigation', { name: 'دسترسی سریع' });
  const button = within(bar).getByRole('button', { name: 'دسته‌ها' });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'دسته‌ها' });
  return { ...app, button, dialog: within(dialog) };
}

describe('the category menu', () => {
  it('shows the goods first: level 2 unfolds, level 3 below it has counts', async () => {
    const { dialog } = await openMenu();
    expect(await dialog.findByRole('tab', { selected: true })).toHaveProperty('textContent', 'تجهیزات و کالای صنعتی');
    const branch = dialog.getByText('پمپ').closest('details');
    const leaf = branch?.querySelector(`a[href*="${encodeURI('پمپ-دنده-ای')}"]`);
    expect(leaf?.textContent).toBe('پمپ دنده‌ای۱');
  });

  it('switches the root with the arrow keys, cyclically', async () => {
    const { dialog } = await openMenu();
    await dialog.findAllByRole('tab');
    fireEvent.keyDown(dialog.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('ساخت و تولید صنعتی');
    expect(dialog.getByRole('link', { name: new RegExp(works.name) })).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('tab', { selected: true }));
    fireEvent.keyDown(dialog.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('استاندارد و اسناد');
  });

  it('closes when one of its links is followed', async () => {
    const { dialog, router } = await openMenu();
    fireEvent.click(await dialog.findByRole('link', { name: /همهٔ تجهیزات/ }));
    await screen.findByRole('heading', { level: 1, name: 'تجهیزات و کالای صنعتی' });
    expect(router.state.location.pathname).toBe('/category/categoryType/Product');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its button and is mounted again when reopened', async () => {
    const { dialog, button } = await openMenu();
    fireEvent.click(dialog.getByRole('button', { name: 'بستن' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'دسته‌ها' })).toBeTruthy();
  });

  it('says offline that nothing is saved if it was never loaded', async () => {
    const { dialog } = await openMenu(['/categories/menu']);
    expect(await dialog.findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
  });
});

import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, type RenderedApp, renderApp, serveCatalog } from '../render-app.tsx';
import { stubMatchMedia } from '../shell/stub-match-media.ts';

const catalog = newCatalog();
const bearings = buildCategory(catalog, { name: 'بلبرینگ شیار عمیق', glyph: 'bearing', synonyms: ['رولبرینگ'] });
const seller = buildSupplier(catalog, { name: 'سپاهان صنعت', city: 'اصفهان', province: 'اصفهان' });
for (let size = 1; size <= 30; size++) {
  const product = buildBaseProduct(catalog, {
    title: `بلبرینگ شیار عمیق ${6200 + size}-2RS`,
    categoryKey: bearings.key,
  });
  buildOffer(catalog, { baseProductKey: product.key, supplierKey: seller.key });
}
serveCatalog(catalog);
stubMatchMedia(390);

const open = async (key: string, rest = '') => {
  const app = await renderApp(`/search/${encodeURIComponent(key)}${rest}`);
  await screen.findByRole('main');
  return app;
};
const keyOf = ({ state }: RenderedApp['router']) => state.matches.at(-1)?.params;
const main = () => within(screen.getByRole('main'));
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'بخش‌های نتایج' }))
    .getAllByRole('link')
    .map((tab) => tab.textContent);

describe('the search page', () => {
  it('lists products with the words marked, and counts the results of each kind', async () => {
    await open('بلبرينگ ۶۲۰۵');
    const found = await main().findByRole('link', { name: /6205-2RS/ });
    expect(found.textContent).toContain('بلبرینگ شیار عمیق 6205-2RS');
    expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['بلبرینگ', '6205']);
    expect(await tabs()).toEqual(['کالاها۱', 'تأمین‌کنندگان۱', 'دسته‌ها۰', 'مطالب۰']);
  });

  it('has a URL of its own for each kind', async () => {
    const { router } = await open('اصفهان', '?tab=suppliers');
    const found = await main().findByRole('link', { name: /سپاهان صنعت/ });
    expect(found.querySelector('mark')?.textContent).toBe('اصفهان');
    fireEvent.click(main().getByRole('link', { name: /دسته‌ها/ }));
    await vi.waitFor(() => expect(router.state.location.searchStr).toBe('?tab=categories'));
    expect(await main().findByText('دسته‌ای با این نام پیدا نشد')).toBeTruthy();
  });

  it('shows the synonym that matched a category', async () => {
    await open('رولبرینگ', '?tab=categories');
    const found = await main().findByRole('link', { name: /بلبرینگ شیار عمیق/ });
    expect(found.querySelector('mark')?.textContent).toBe('رولبرینگ');
  });

  it('loads the rest on request', async () => {
    await open('بلبرینگ');
    expect(await main().findAllByRole('link', { name: /2RS/ })).toHaveLength(24);
    fireEvent.click(main().getByRole('button', { name: 'نمایش بیشتر' }));
    await vi.waitFor(() => expect(main().getAllByRole('link', { name: /2RS/ })).toHaveLength(30));
  });

  it('lists what a mistyped word means at once, and links to the right one', async () => {
    const { router } = await open('بلبرنیگ');
    expect(await main().findAllByRole('link', { name: /2RS/ })).not.toEqual([]);
    fireEvent.click(await main().findByRole('link', { name: 'بلبرینگ' }));
    await screen.findAllByRole('link', { name: /2RS/ });
    expect(keyOf(router)).toEqual({ key: 'بلبرینگ' });
  });

  it('says which other kinds have results, what to try, and that no contents are found', async () => {
    await open('اصفهان');
    expect(await main().findByText('کالایی با این نام پیدا نشد')).toBeTruthy();
    expect(await main().findByRole('link', { name: 'تأمین‌کنندگان (۱)' })).toBeTruthy();
    expect(main().getByRole('link', { name: 'دیدن دسته‌ها' })).toBeTruthy();
    fireEvent.click(main().getByRole('link', { name: /^مطالب/ }));
    expect(await main().findByText('مطلبی با این نام پیدا نشد')).toBeTruthy();
  });

  it('accepts any text as its key and searches for it', async () => {
    for (const key of ['a/b', '100%', '50% + 1', '😀 پیچ', 'پیچ\u200fمهره', '..a', '#?&=', 'ی'.repeat(300)]) {
      const { router, unmount } = await open(key);
      expect(await screen.findByRole('heading', { level: 1 }), key).toHaveProperty(
        'textContent',
        `نتایج جست‌وجو «${key}»`,
      );
      expect(keyOf(router)).toEqual({ key });
      unmount();
    }
  });

  it('sends no request for punctuation only', async () => {
    await open('%');
    expect(await main().findByText('برای جست‌وجو نام یا شماره‌ای بنویسید')).toBeTruthy();
  });

  it('reports a failure, keeps the key, and retries', async () => {
    await renderApp('/search/x', { api: [faults.status('/supplierproducts/*', 500)] });
    await screen.findByRole('main');
    expect(await main().findByText('این بخش باز نشد')).toBeTruthy();
    expect(within(screen.getByRole('search')).getByRole('combobox')).toHaveProperty('value', 'x');
  });

  it('says offline that nothing is saved, not that nothing was found', async () => {
    act(() => onlineManager.setOnline(false));
    await renderApp('/search/x', { api: [faults.offline()] });
    await screen.findByRole('main');
    expect(await main().findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
    expect(main().queryByText('چیزی پیدا نشد')).toBeNull();
  });
});

describe('recent searches', () => {
  const recent = () => screen.queryByRole('region', { name: 'جست‌وجوهای اخیر' });

  it('are those with results, newest first, at most ten', async () => {
    for (let size = 1; size <= 12; size++) {
      const { unmount } = await open(String(6200 + size));
      await main().findByRole('link', { name: new RegExp(String(6200 + size)) });
      await vi.waitFor(() => expect(localStorage.getItem('rasteh-recent-searches')).toContain(`"${6200 + size}"`));
      unmount();
    }
    await open('ضظغ');
    const list = await screen.findByRole('region', { name: 'جست‌وجوهای اخیر' });
    const shown = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(shown).toEqual(['6212', '6211', '6210', '6209', '6208', '6207', '6206', '6205', '6204', '6203']);
  });

  it('are deleted on request', async () => {
    localStorage.setItem('rasteh-recent-searches', '["پیچ","مهره"]');
    await open('ضظغ');
    fireEvent.click(await screen.findByRole('button', { name: 'پاک کردن جست‌وجوهای اخیر' }));
    expect(recent()).toBeNull();
    expect(localStorage.getItem('rasteh-recent-searches')).toBeNull();
  });

  it('ignore a malformed stored value', async () => {
    for (const text of ['{', '{"a":1}', '[1,null]']) {
      localStorage.setItem('rasteh-recent-searches', text);
      const { unmount } = await open('ضظغ');
      expect(await main().findByText('چیزی پیدا نشد')).toBeTruthy();
      expect(recent()).toBeNull();
      unmount();
    }
  });
});

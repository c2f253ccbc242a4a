import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CategoryCard } from '../../../src/contract/catalog/category.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const MANY = 26;

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const seals = buildCategory(catalog, { name: 'آب‌بندی' });
const advice = buildCategory(catalog, { name: 'طراحی', categoryType: 'ConsultingService' });

function supply(supplierKey: string, categoryKey: string, count: number) {
  for (let number = 1; number <= count; number++) {
    const { key } = buildBaseProduct(catalog, { title: `قلم ${number}`, categoryKey });
    buildOffer(catalog, { baseProductKey: key, supplierKey });
  }
}

const largest = buildSupplier(catalog, {
  name: 'پمپ‌سازان کاشان',
  province: 'اصفهان',
  city: 'کاشان',
  certificates: ['ISO 9001:2015', 'CE', 'API Q1'],
  licences: [{ type: 'پروانه', no: '1', from: '2020-01-01', to: '2099-01-01' }],
});
supply(largest.key, pumps.key, 3);
supply(largest.key, seals.key, 2);
for (let number = 1; number <= MANY; number++)
  supply(buildSupplier(catalog, { name: `آب‌بند ${number}`, province: 'یزد', city: 'یزد' }).key, seals.key, 1);
supply(buildSupplier(catalog, { name: 'مشاوران آذر', type: 'consultant' }).key, advice.key, 1);
serveCatalog(catalog);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Spies on console errors: the app logs a missing object. */
function takeErrors() {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
}

const rows = () =>
  waitFor(() => {
    const list = screen.getAllByRole('list').find((one) => one.querySelector('a[href^="/supplier/"]'));
    if (!list) throw new Error('no list of suppliers');
    return within(list);
  });
const names = async () => (await rows()).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);

describe('/suppliers/{categoryType}', () => {
  it("shows each supplier's place, categories and verified facts", async () => {
    await renderApp('/suppliers/Product?order=items');
    expect(await screen.findByRole('heading', { level: 1, name: 'فروشندگان کالا و تجهیزات' })).toBeTruthy();
    const first = (await rows()).getAllByRole('link')[0]?.textContent;
    for (const fact of [
      'پمپ‌سازان کاشان',
      'کاشان، اصفهان',
      '۵ کالا',
      'پمپ، آب‌بندی',
      'CE',
      'و ۱ گواهی‌نامهٔ دیگر',
      '۱ پروانه',
    ])
      expect(first).toContain(fact);
  });

  it('loads page by page, and says how many are shown', async () => {
    await renderApp('/suppliers/Product');
    expect(await names()).toHaveLength(24);
    expect(screen.getByText('۲۴ از ۲۷ تأمین‌کننده')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }));
    await screen.findByText('۲۷ از ۲۷ تأمین‌کننده');
    expect(new Set(await names()).size).toBe(27);
    expect(screen.queryByRole('button', { name: 'نمایش بیشتر' })).toBeNull();
  });

  it('keeps category, place, name and order in the URL', async () => {
    const { router } = await renderApp('/suppliers/Product');
    fireEvent.click(await screen.findByRole('link', { name: 'پمپ' }));
    await screen.findByRole('heading', { name: 'فروشندگان کالا و تجهیزات در پمپ' });
    await waitFor(async () => expect(await names()).toEqual(['پمپ‌سازان کاشان']));
    expect(screen.getByRole('link', { name: 'پمپ' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'همهٔ دسته‌ها' }).getAttribute('aria-current')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'همهٔ دسته‌ها' }));
    await waitFor(async () => expect(await names()).toHaveLength(24));

    const place = screen.getByRole('combobox', { name: 'شهر یا استان' });
    fireEvent.change(place, { target: { value: within(place).getByText<HTMLOptionElement>('کاشان (۱)').value } });
    await waitFor(async () => expect(await names()).toEqual(['پمپ‌سازان کاشان']));
    expect(router.state.location.search).toMatchObject({ province: 'اصفهان', city: 'کاشان' });

    fireEvent.change(place, { target: { value: within(place).getByText<HTMLOptionElement>('همهٔ ایران').value } });
    const input = screen.getByRole('searchbox', { name: 'نام تأمین‌کننده' });
    fireEvent.change(input, { target: { value: 'آب بند ۲۶' } });
    fireEvent.submit(input);
    await waitFor(async () => expect(await names()).toEqual(['آب‌بند 26']));
    fireEvent.change(screen.getByRole('combobox', { name: 'مرتب‌سازی' }), { target: { value: 'items' } });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'آب بند ۲۶', order: 'items' }));
    expect(router.history.length).toBe(1);
  });

  it('says if no supplier matches, and how to continue', async () => {
    await renderApp(`/suppliers/Product?q=${encodeURIComponent('ناکجاآباد')}`);
    const empty = await screen.findByRole('heading', { name: 'تأمین‌کننده‌ای با این شرط‌ها نیست' });
    const ways = within(empty.parentElement as HTMLElement);
    expect(ways.getByRole('link', { name: /همهٔ تأمین‌کنندگان/ }).getAttribute('href')).toMatch(/^\/suppliers\/search\//);
    fireEvent.click(ways.getByRole('link', { name: 'برداشتن همهٔ شرط‌ها' }));
    expect(await names()).toHaveLength(24);
  });

  it('says that a root type has no supplier yet', async () => {
    await renderApp('/suppliers/ElectronicDocument');
    expect(await screen.findByRole('heading', { name: 'هنوز تأمین‌کننده‌ای در این بخش نیست' })).toBeTruthy();
  });

  it('shows not found for an unknown type or category', async () => {
    takeErrors();
    for (const path of [
      '/suppliers/Nobody',
      '/suppliers/search',
      '/suppliers/Product?category=01940000-0000-7000-8000-000000000000',
    ]) {
      const view = await renderApp(path);
      await waitFor(() => expect(view.router.state.location.pathname, path).toBe('/error/404'));
      view.unmount();
    }
  });

  it('distinguishes a failure from an empty list, and retries', async () => {
    await renderApp('/suppliers/Product', { api: [faults.status('/suppliers', 500)] });
    expect(await screen.findByRole('heading', { name: 'این بخش باز نشد' })).toBeTruthy();
    expect(screen.queryByText('هنوز تأمین‌کننده‌ای در این بخش نیست')).toBeNull();
  });
});

describe('/supplier/category/{categoryId}/{name}', () => {
  const pathOf = async (name: string) => {
    const cards = await readFromServer<CategoryCard[]>('/categories/top-levels');
    return cards.find((card) => card.name === name)?.id ?? '';
  };

  it("lists the category's suppliers with counts, largest first, and corrects the name in the URL", async () => {
    const id = await pathOf('آب‌بندی');
    const { router } = await renderApp(`/supplier/category/${id}/wrong`);
    await screen.findByRole('heading', { level: 1, name: 'تأمین‌کنندگان آب‌بندی' });
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(`/supplier/category/${id}/آب-بندی`));
    const [first] = await screen.findAllByRole('link', { name: /کالا در این دسته/ });
    expect(first?.textContent).toBe('۲ کالا در این دسته پمپ‌سازان کاشان');
    expect(first?.getAttribute('href')).toMatch(new RegExp(`^/products/category/${id}/supplier/[0-9a-f-]{36}$`));
    fireEvent.change(screen.getByRole('combobox', { name: 'مرتب‌سازی' }), { target: { value: 'name' } });
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /کالا در این دسته/ })[0]?.textContent).toContain('آب‌بند 1'),
    );
    expect(router.state.location.search).toEqual({ order: 'name' });
  });

  it('shows not found for an unknown category', async () => {
    takeErrors();
    const { router } = await renderApp('/supplier/category/01940000-0000-7000-8000-000000000000/x');
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });
});

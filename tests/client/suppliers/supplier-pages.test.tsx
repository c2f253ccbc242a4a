import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MerchantDelegation } from '../../../src/contract/merchants/merchant-delegation.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { SupplierCard } from '../../../src/contract/suppliers/supplier.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

const UNKNOWN_ID = '01940000-0000-7000-8000-000000000000';
const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const advice = buildCategory(catalog, { name: 'طراحی', categoryType: 'ConsultingService' });
const maker = buildSupplier(catalog, {
  name: 'پمپ‌سازان',
  licences: [{ type: 'پروانه', no: '1', from: '2020-01-01', to: '2099-01-01' }],
});
for (const [categoryKey, title] of [
  [pumps.key, 'پمپ یک'],
  [pumps.key, 'پمپ دو'],
  [advice.key, 'طراحی ایستگاه'],
] as const) {
  const { key } = buildBaseProduct(catalog, { title, categoryKey });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
}
serveCatalog(catalog);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Spies on console errors: the app logs a missing object. */
function takeErrors() {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
}

async function supplier() {
  const { items } = await readFromServer<Page<SupplierCard>>('/suppliers');
  const [first] = items;
  if (!first) throw new Error('no supplier');
  return { ...first, path: `/supplier/${first.id}` };
}

const delegation = (overrides: Partial<MerchantDelegation>): MerchantDelegation => ({
  id: crypto.randomUUID(),
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: 'نمایندگی فروش',
  supplier: { id: UNKNOWN_ID, name: 'پمپ‌سازان', slug: 'پمپ‌سازان', city: null },
  merchant: {
    id: UNKNOWN_ID,
    name: 'بازرگانی کارون',
    slug: 'x',
    kind: 'company',
    city: 'اهواز',
    phones: ['061-32220000'],
    website: 'https://karun.example',
  },
  scopeCategories: [],
  regions: [],
  exclusive: false,
  from: '2020-03-20',
  to: '2099-03-20',
  letterFileId: null,
  status: 'active',
  ...overrides,
});

const answersDelegations = (...items: MerchantDelegation[]) =>
  http.get('http://rasteh.test/api/v1/merchantdelegations', () => HttpResponse.json({ items, nextCursor: null }));

describe('the pages of a supplier', () => {
  it('link to each other, and mark the current one', async () => {
    const { path, slug } = await supplier();
    await renderApp(`${path}/content-list`);
    const menu = within(await screen.findByRole('navigation', { name: 'بخش‌های تأمین‌کننده' }));
    expect(
      menu.getAllByRole('link').map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')]),
    ).toEqual([
      ['معرفی', `${path}/${slug}`],
      ['پروانه‌ها', `${path}/${slug}#licences`],
      ['دسته‌ها', `${path}/${slug}#categories`],
      ['کالاها۲', `${path}/products/Product`],
      ['مشاوره۱', `${path}/products/ConsultingService`],
      ['نمایندگی‌ها', `${path}/merchantDelegations/${slug}`],
      ['مطالب', `${path}/content-list`],
    ]);
    const current = menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['مطالب']);
  });

  it('show not found for an unknown supplier or a malformed id', async () => {
    takeErrors();
    for (const id of [UNKNOWN_ID, 'x'])
      for (const rest of ['content-list', 'products/Product', 'merchantDelegations/x']) {
        const view = await renderApp(`/supplier/${id}/${rest}`);
        await waitFor(() => expect(view.router.state.location.pathname, `${id}/${rest}`).toBe('/error/404'));
        view.unmount();
      }
  });

  it('are distinguished from the decorative name', async () => {
    const { path, slug } = await supplier();
    const { router } = await renderApp(`${path}/products`);
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(`${path}/${slug}`));
    takeErrors();
    await router.navigate({ href: `${path}/products/Nothing` });
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });

  it('content-list says that there are none yet, and is not indexed', async () => {
    const { path } = await supplier();
    await renderApp(`${path}/content-list`);
    expect(await screen.findByRole('heading', { level: 1, name: 'مطالب پمپ‌سازان' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'این تأمین‌کننده هنوز مطلبی منتشر نکرده است' })).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('/supplier/{supplierId}/products/{categoryType}', () => {
  it('lists its offers of the type, and its categories', async () => {
    const { path, id } = await supplier();
    const { router } = await renderApp(`${path}/products/Product`);
    const table = within(await screen.findByRole('table', { name: 'کالاهای پمپ‌سازان' }));
    expect(table.getByText('پمپ یک')).toBeTruthy();
    expect(table.queryByText('طراحی ایستگاه')).toBeNull();
    const categories = within(screen.getByRole('navigation', { name: 'دسته‌های همین تأمین‌کننده' }));
    expect(categories.getByRole('link').getAttribute('href')).toMatch(
      new RegExp(`^/products/category/[0-9a-f-]{36}/supplier/${id}$`),
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'مرتب‌سازی' }), { target: { value: 'newest' } });
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'newest' }));
  });

  it('says if it offers nothing of the type', async () => {
    const { path } = await supplier();
    await renderApp(`${path}/products/ElectronicDocument`);
    expect(await screen.findByRole('heading', { name: 'این تأمین‌کننده در این بخش چیزی عرضه نکرده است' })).toBeTruthy();
  });
});

describe('/supplier/{supplierId}/merchantDelegations/{name}', () => {
  it('shows who may sell what, where and until when', async () => {
    const { path, slug } = await supplier();
    const { router } = await renderApp(`${path}/merchantDelegations/wrong`, {
      api: [
        answersDelegations(
          delegation({
            scopeCategories: [{ id: UNKNOWN_ID, name: 'پمپ', slug: 'پمپ', glyph: 'pump' }],
            regions: [{ id: 'IR-06', countryId: 'IR', name: 'خوزستان' }],
            exclusive: true,
            letterFileId: UNKNOWN_ID,
          }),
        ),
      ],
    });
    const card = within(await screen.findByRole('article', { name: 'بازرگانی کارون' }));
    expect(card.getByText('برقرار')).toBeTruthy();
    expect(card.getByText('از ۱۳۹۹/۰۱/۰۱ تا ۱۴۷۸/۰۱/۰۱')).toBeTruthy();
    expect(card.getByRole('link', { name: 'پمپ' })).toBeTruthy();
    expect(card.getByText('خوزستان · انحصاری')).toBeTruthy();
    expect(card.getByText('ثبت شده').closest('a')).toBeNull();
    expect(card.getByRole('link', { name: '۰۶۱-۳۲۲۲۰۰۰۰' }).getAttribute('href')).toBe('tel:06132220000');
    expect(card.getByRole('link', { name: 'karun.example' }).getAttribute('href')).toBe('https://karun.example');
    await waitFor(() => expect(decodeURI(router.state.location.pathname)).toBe(`${path}/merchantDelegations/${slug}`));
  });

  it('computes the state for today, even from an older saved copy', async () => {
    const { path } = await supplier();
    await renderApp(`${path}/merchantDelegations/x`, {
      api: [
        answersDelegations(
          delegation({ from: day(-9), to: day(-3), status: 'active' }),
          delegation({ from: day(3), to: day(9), status: 'active' }),
          delegation({ status: 'revoked' }),
          delegation({ status: 'active' }),
        ),
      ],
    });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => /پایان‌یافته|آغازنشده|لغوشده|برقرار/.exec(card.textContent ?? '')?.[0])).toEqual([
      'پایان‌یافته',
      'آغازنشده',
      'لغوشده',
      'برقرار',
    ]);
    expect(screen.getAllByText('همهٔ دسته‌های تأمین‌کننده')).toHaveLength(4);
    expect(screen.queryByText('نامه')).toBeNull();
  });

  it('distinguishes an empty list from a failure', async () => {
    const { path } = await supplier();
    const view = await renderApp(`${path}/merchantDelegations/x`);
    expect(await screen.findByRole('heading', { name: 'این تأمین‌کننده نماینده‌ای اعلام نکرده است' })).toBeTruthy();
    view.unmount();
    await renderApp(`${path}/merchantDelegations/x`, { api: [faults.offline('/merchantdelegations')] });
    expect(await screen.findByRole('heading', { name: 'نسخهٔ ذخیره‌شده‌ای نیست' })).toBeTruthy();
  });
});

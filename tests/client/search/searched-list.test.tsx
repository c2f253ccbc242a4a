import { onlineManager, type Query } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { persistReads } from '../../../src/client/offline/saved-reads/persist-reads.ts';
import { isPublicRead } from '../../../src/client/offline/saved-reads/read-policy.ts';
import { readStore } from '../../../src/client/offline/saved-reads/read-store.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import { openFilterSheet } from '../catalog/open-filter-sheet.ts';
import { valveCatalog } from '../catalog/valve-catalog.ts';
import { mapStore } from '../offline/map-store.ts';
import { faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { stubMatchMedia } from '../shell/stub-match-media.ts';

const PHONE_PX = 390;

serveCatalog(valveCatalog);
stubDialog();

let valvesId: string;
beforeAll(async () => {
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  valvesId = root?.subcategories.find((one) => one.name === 'شیر توپی')?.id ?? '';
});

const pathOf = (text: string) => `/search/${encodeURIComponent(text)}`;
const open = (text: string, rest = '') => renderApp(pathOf(text) + rest);
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const titles = () => rows().map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent);
const untilRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const panel = () => within(screen.getByRole('complementary', { name: 'فیلترها' }));
const orders = () => screen.getByRole('combobox', { name: 'مرتب‌سازی' }) as HTMLSelectElement;

describe('the list of a search', () => {
  it('is filtered by the properties of the category that all results are in, and by terms', async () => {
    const { router } = await open('شیر');
    await screen.findByRole('table');
    fireEvent.click(await waitFor(() => panel().getByRole('checkbox', { name: /چدن/ })));
    await untilRows(5);
    expect(router.state.location.search).toMatchObject({ category: valvesId });
    fireEvent.click(await panel().findByRole('checkbox', { name: /بازرگانی دیگر/, hidden: true }));
    await untilRows(1);
    fireEvent.click(screen.getByRole('link', { name: 'برداشتن فیلتر جنس: چدن' }));
    await untilRows(2);
    fireEvent.click(screen.getByRole('link', { name: 'برداشتن دستهٔ شیر توپی' }));
    await waitFor(() => expect(router.state.location.search.category).toBeUndefined());
    expect(router.state.location.search.filters).toMatch(/^supplier_/);
    await untilRows(2);
  });

  it('shows in the filters what the text asks, and takes it out of the text when they change', async () => {
    const { router } = await open('شیر توپی چدن');
    await screen.findByRole('list', { name: 'آنچه از نوشته خوانده شد' });
    await untilRows(5);
    const iron = () => panel().getByRole('checkbox', { name: /چدن/ }) as HTMLInputElement;
    await waitFor(() => expect(iron().checked).toBe(true));
    expect(screen.queryByRole('link', { name: /^برداشتن فیلتر/ })).toBeNull();
    fireEvent.click(panel().getByRole('checkbox', { name: /فولاد/ }));
    await untilRows(10);
    expect(decodeURIComponent(router.state.location.pathname)).toBe('/search/شیر توپی');
    expect(screen.getByRole('link', { name: 'برداشتن فیلتر جنس: چدن، فولاد' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'آنچه از نوشته خوانده شد' })).toBeNull();
    fireEvent.click(await waitFor(iron));
    await untilRows(5);
    expect(titles().every((title) => title?.includes('steel'))).toBe(true);
  });

  it('has the orders of a list besides relevance, and says which one a filtered list has', async () => {
    const { router } = await open('شیر');
    await screen.findByRole('table');
    expect(orders().selectedOptions[0]?.textContent).toBe('مرتبط‌ترین');
    fireEvent.change(orders(), { target: { value: 'title' } });
    await waitFor(() => expect(router.state.location.search.sort).toBe('title'));
    await waitFor(() => expect(titles()[0]).toContain('PN6'));
    fireEvent.change(orders(), { target: { value: 'relevance' } });
    await waitFor(() => expect(router.state.location.search.sort).toBeUndefined());
    cleanup();
    await open('شیر', '?filters=price_1..');
    await waitFor(() => expect(orders().selectedOptions[0]?.textContent).toBe('نام'));
  });

  it('adds its rows to the comparison', async () => {
    await open('شیر');
    const [toggle] = await screen.findAllByRole('button', { name: /مقایسه/, pressed: false });
    fireEvent.click(toggle as HTMLElement);
    expect(await screen.findAllByRole('button', { name: /مقایسه/, pressed: true })).toHaveLength(1);
  });

  it('returns from a product to its row', async () => {
    const { router } = await open('شیر');
    const link = await screen.findByRole('link', { name: /PN16 iron/ });
    act(() => link.focus());
    fireEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: /PN16 iron/ });
    router.history.back();
    await untilRows(10);
    expect(screen.getByRole('link', { name: /PN16 iron/ })).toBe(link);
  });

  it('says that nothing meets all filters', async () => {
    await open('شیر', '?filters=price_1..2*stock_limited');
    expect(await screen.findByRole('heading', { name: /هیچ موردی همهٔ این فیلترها/ })).toBeTruthy();
  });

  it('has no filters for a text that finds nothing', async () => {
    await open('قققزز');
    expect(await screen.findByText('چیزی پیدا نشد')).toBeTruthy();
    expect(screen.queryByRole('complementary', { name: 'فیلترها' })).toBeNull();
  });

  it('offers in the filters only to take them off if nothing meets them', async () => {
    await open('شیر', '?filters=price_..1');
    await screen.findByText('هیچ موردی همهٔ این فیلترها را با هم ندارد');
    const clear = await waitFor(() => panel().getByRole('button', { name: 'پاک کردن همه' }));
    expect(panel().queryByRole('checkbox', { hidden: true })).toBeNull();
    expect(panel().queryByRole('radio', { hidden: true })).toBeNull();
    fireEvent.click(clear);
    await untilRows(10);
  });

  it('is shown without a network as it was saved, with its time', async () => {
    const texts = mapStore<string>();
    const store = readStore(savedReads({ texts, uses: mapStore<ReadUse>(), version: '1' }), '1');
    const persist: Parameters<typeof renderApp>[1] = {
      onStart: (client) =>
        void persistReads(
          client,
          () => store,
          () => undefined,
        ),
    };
    const rest = '?sort=title&filters=price_1..';
    const { queryClient } = await renderApp(pathOf('شیر') + rest, persist);
    await screen.findByRole('table');
    const before = titles();
    const isSaved = (query: Query) => isPublicRead(query) && query.state.data !== undefined;
    const reads = () => queryClient.getQueryCache().findAll({ predicate: isSaved });
    await waitFor(() => expect([queryClient.isFetching(), texts.map.size]).toEqual([0, reads().length]));
    expect([...texts.map.keys()].some((key) => key.includes('products'))).toBe(true);
    cleanup();
    act(() => onlineManager.setOnline(false));
    await renderApp(pathOf('شیر') + rest, { ...persist, api: [faults.offline()] });
    await screen.findByRole('table');
    expect(titles()).toEqual(before);
    expect(within(screen.getByRole('main')).getAllByText(/^به‌روز/).length).toBeGreaterThan(0);
  });
});

describe('the list of a search on a phone', () => {
  stubMatchMedia(PHONE_PX);

  it('counts what a selection finds before the sheet applies it', async () => {
    const { router } = await open('شیر');
    await screen.findByRole('table');
    const { sheet, confirm } = await openFilterSheet();
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۱۰ مورد'));
    fireEvent.change(within(sheet).getByRole('textbox', { name: 'کمینهٔ فشار' }), { target: { value: '25' } });
    await waitFor(() => expect(confirm().textContent).toBe('نمایش ۴ مورد'));
    fireEvent.click(confirm());
    await untilRows(4);
    expect(router.state.location.search.filters).toMatch(/_25\.\.$/);
  });
});

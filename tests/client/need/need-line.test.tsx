import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { parseFilters } from '../../../src/core/filters-url.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { clearStorage, faults, renderApp, serveCatalog } from '../render-app.tsx';

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ', glyph: 'pump' });
const centrifugal = buildCategory(catalog, {
  name: 'پمپ سانتریفیوژ',
  parentKey: pumps.key,
  properties: [
    { key: 'head', name: 'هد', dataType: 'number', quantityId: 'Length', defaultUnitId: 'M', isFilterable: true },
    {
      key: 'suction',
      name: 'دهانهٔ مکش',
      dataType: 'number',
      quantityId: 'Length',
      defaultUnitId: 'MilliM',
      isFilterable: true,
    },
    {
      key: 'discharge',
      name: 'دهانهٔ رانش',
      dataType: 'number',
      quantityId: 'Length',
      defaultUnitId: 'MilliM',
      isFilterable: true,
    },
    { key: 'power', name: 'توان', dataType: 'number', quantityId: 'Power', defaultUnitId: 'KiloW', isFilterable: true },
    {
      key: 'body',
      name: 'جنس بدنه',
      dataType: 'option',
      isFilterable: true,
      options: [
        { key: 'iron', title: 'چدن' },
        { key: 'steel', title: 'استیل' },
        { key: 'bronze', title: 'برنز' },
      ],
    },
  ],
});
buildCategory(catalog, { name: 'پمپ دنده‌ای', parentKey: pumps.key });
for (const [head, power, body] of [
  [50, 2, 'steel'],
  [50, 4, 'steel'],
  [52, 2, 'iron'],
] as const) {
  const { key } = buildBaseProduct(catalog, {
    title: `پمپ ${head} متری ${power} کیلووات`,
    categoryKey: centrifugal.key,
    properties: [
      { propertyKey: 'head', value: head, unitId: 'M' },
      { propertyKey: 'suction', value: 80, unitId: 'MilliM' },
      { propertyKey: 'power', value: power, unitId: 'KiloW' },
      { propertyKey: 'body', optionKeys: [body] },
    ],
  });
  buildOffer(catalog, { baseProductKey: key });
}
serveCatalog(catalog);

const SENTENCE = 'پمپ سانتریفیوژ هد ۵۰ متر زیر ۳ کیلووات استیل';

const open = (q?: string, options?: Parameters<typeof renderApp>[1]) =>
  renderApp(q === undefined ? '/ai' : `/ai?q=${encodeURIComponent(q)}`, options);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'نیاز شما در یک جمله' });
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u200f\u2066\u2069]/g, '');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const show = (count: string) => screen.findByRole('link', { name: `نمایش ${count} کالا` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => fireEvent.click(await button(name));

async function chips() {
  const heading = await screen.findByRole('heading', { name: 'آنچه فهمیدیم' });
  const items = within(heading.parentElement as HTMLElement).getAllByRole('list')[0]?.children ?? [];
  return [...items].map((one) => plain(one.textContent));
}
const filtersOf = (link: HTMLElement) => {
  const url = new URL((link as HTMLAnchorElement).href);
  return parseFilters(url.searchParams.get('filters') ?? '').filters;
};

describe('/ai', () => {
  it('shows what it understood with a count, and links to the filtered list', async () => {
    const { router } = await open();
    await type(SENTENCE);
    const link = await show('۱');
    expect(await chips()).toEqual(['دستهپمپ سانتریفیوژ', 'هد۵۰ m', 'توانحداکثر ۳ kWفرض ما', 'جنس بدنهاستیل']);
    expect(screen.getByText('«زیر ۳ کیلووات» را «توان» گرفتیم، چون یکا یا نوشتار آن چنین است.')).toBeTruthy();
    expect(decodeURI(new URL((link as HTMLAnchorElement).href).pathname)).toMatch(
      /^\/products\/category\/[0-9a-f-]{36}\/پمپ-سانتریفیوژ$/,
    );
    expect(filtersOf(link)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: 50, maxValue: 50, measurementUnitId: 'M' }),
        expect.objectContaining({ maxValue: 3, measurementUnitId: 'KiloW' }),
        expect.objectContaining({ optionIds: [expect.any(String)] }),
      ]),
    );
    expect(screen.getByRole('link', { name: /پمپ 50 متری 2 کیلووات/ })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: SENTENCE }));
  });

  it('counts again when a chip is removed', async () => {
    await open(SENTENCE);
    await show('۱');
    await click('برداشتن توان');
    expect(filtersOf(await show('۲'))).toHaveLength(2);
    expect(await chips()).toHaveLength(3);
  });

  it('accepts other numbers and units, in Persian digits, and refuses an invalid range', async () => {
    await open(SENTENCE);
    await click(/^توان/);
    fireEvent.change(screen.getByLabelText('تا'), { target: { value: 'سه' } });
    await click('ثبت');
    expect(screen.getByRole('alert').textContent).toBe('عدد را درست بنویسید.');
    fireEvent.change(screen.getByLabelText('از'), { target: { value: '۹' } });
    fireEvent.change(screen.getByLabelText('تا'), { target: { value: '۸' } });
    await click('ثبت');
    expect(screen.getByRole('alert').textContent).toBe('عدد نخست از عدد دوم بزرگ‌تر است.');
    fireEvent.change(screen.getByLabelText('از'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('تا'), { target: { value: '۴۵۰۰' } });
    fireEvent.change(screen.getByLabelText('یکا'), { target: { value: 'W' } });
    await click('ثبت');
    expect(filtersOf(await show('۲'))).toContainEqual(
      expect.objectContaining({ maxValue: 4500, measurementUnitId: 'W' }),
    );
    expect(await chips()).toContain('توانحداکثر ۴٬۵۰۰ Wویرایش شما');
    expect(document.activeElement?.textContent).toContain('توان');
  });

  it('accepts other options', async () => {
    await open('پمپ سانتریفیوژ استیل');
    await show('۲');
    await click(/^جنس بدنه/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'استیل' }));
    await click('ثبت');
    expect(screen.getByRole('alert').textContent).toBe('دست‌کم یک گزینه را برگزینید.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'چدن' }));
    await click('ثبت');
    await show('۱');
    expect(await chips()).toContain('جنس بدنهچدنویرایش شما');
  });

  it('asks for the category, accepts another one later, and drops the answer with its words', async () => {
    const { router } = await open('پمپ');
    expect(await screen.findByText('منظورتان از «پمپ» کدام است؟')).toBeTruthy();
    await click('پمپ سانتریفیوژ');
    await show('۳');
    await click(/^دستهپمپ سانتریفیوژ/);
    fireEvent.click(
      within(screen.getByRole('group', { name: 'دستهٔ دیگری را برگزینید' })).getByRole('button', { name: 'پمپ دنده‌ای' }),
    );
    expect(await screen.findByText('کالایی با این مشخصات نیست')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toHaveProperty('picks.category.said', 'پمپ'));
    await type('سلام');
    expect(await screen.findByText('از این جمله چیزی نفهمیدیم')).toBeTruthy();
  });

  it('asks for the property, and keeps the answer while words are inserted before it', async () => {
    await open('پمپ سانتریفیوژ ۸۰ میلی‌متر');
    expect(await screen.findByText('«۸۰ میلی‌متر» دربارهٔ کدام مشخصه است؟')).toBeTruthy();
    expect(await chips()).toEqual(['دستهپمپ سانتریفیوژ']);
    await click('دهانهٔ مکش');
    await show('۳');
    await type('یک پمپ سانتریفیوژ ۸۰ میلی‌متر');
    await waitFor(async () => expect(await chips()).toContain('دهانهٔ مکش۸۰ mm'));
    // Removing an answer asks the question again.
    await click('برداشتن دهانهٔ مکش');
    expect(await screen.findByText('«۸۰ میلی‌متر» دربارهٔ کدام مشخصه است؟')).toBeTruthy();
  });

  it('shows unread words, with a link to search for them', async () => {
    await open('پمپ سانتریفیوژ کالپدا');
    expect(await screen.findByText('نفهمیدم: «کالپدا»')).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'جست‌وجوی «کالپدا»' });
    expect(decodeURIComponent(new URL(link.href).pathname)).toBe('/search/کالپدا');
  });

  it('offers the search if it understood nothing', async () => {
    await open('فلان بهمان');
    expect(await screen.findByText('از این جمله چیزی نفهمیدیم')).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'جست‌وجوی «فلان بهمان»' });
    expect(decodeURIComponent(new URL(link.href).pathname)).toBe('/search/فلان بهمان');
  });

  it('makes exact numbers approximate if nothing fits and the person agrees', async () => {
    await open('پمپ سانتریفیوژ هد ۵۳ متر');
    expect(await screen.findByText('کالایی با این مشخصات نیست')).toBeTruthy();
    await click('عددها حدودی باشند (۱۰٪ کمتر و بیشتر)');
    expect(filtersOf(await show('۳'))).toEqual([expect.objectContaining({ value: 47.7, maxValue: 58.3 })]);
  });

  it('merges two bounds into one range', async () => {
    await open('پمپ سانتریفیوژ توان بیشتر از ۱ کیلووات کمتر از ۳ کیلووات');
    expect(filtersOf(await show('۲'))).toEqual([expect.objectContaining({ value: 1, maxValue: 3 })]);
  });

  it('works offline after one visit, and says that counting needs the network', async () => {
    const app = await open('پمپ سانتریفیوژ');
    await show('۳');
    act(() => onlineManager.setOnline(false));
    app.queryClient.removeQueries({ queryKey: ['need', 'matching'] });
    await type(SENTENCE);
    await waitFor(async () => expect(await chips()).toHaveLength(4));
    expect(await screen.findByText(/^شمارش به شبکه نیاز دارد/)).toBeTruthy();
    expect(filtersOf(screen.getByRole('link', { name: 'نمایش فهرست' }))).toHaveLength(3);
  });

  it('says offline that nothing is saved if it was never opened before', async () => {
    await open(SENTENCE, { api: [faults.offline()] });
    expect(await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست')).toBeTruthy();
  });

  it('keeps the link to the list if counting fails', async () => {
    await open(SENTENCE, { api: [faults.status('/supplierproducts/catalog', 500)] });
    expect(await screen.findByText(/^شمارش انجام نشد/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'نمایش فهرست' })).toBeTruthy();
  });

  it('sends one request for text typed without a pause', async () => {
    const asked: string[] = [];
    const spy = http.all('*/supplierproducts/catalog', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ items: [], nextCursor: null, totalCount: 7 });
    });
    await open(undefined, { api: [spy] });
    await type('پمپ سانتریفیوژ');
    await type('پمپ سانتریفیوژ هد ۵۰');
    await type('پمپ سانتریفیوژ هد ۵۰ متر');
    await show('۷');
    expect(asked).toHaveLength(1);
  });
});

describe('the address of a need', () => {
  it('shows the same need to others, with answers and changes', async () => {
    const { router, unmount } = await open(SENTENCE);
    await click('برداشتن توان');
    await show('۲');
    await waitFor(() => expect(router.state.location.search).toHaveProperty('picks'));
    const { href } = router.state.location;
    unmount();
    clearStorage();
    await renderApp(href);
    await show('۲');
    expect(await chips()).toHaveLength(3);
    expect(screen.queryByText('نوشتهٔ پیشین شما بازگردانده شد.')).toBeNull();
  });

  it('is parsed as far as possible if it is malformed', async () => {
    await renderApp('/ai?q=12&picks={"category":5,"pieces":[1],"edits":"x"}');
    expect((await field()).value).toBe('12');
    expect(await screen.findByText('از این جمله چیزی نفهمیدیم')).toBeTruthy();
  });

  it('at /newai redirects here with its sentence', async () => {
    const { router } = await renderApp(`/newai?q=${encodeURIComponent(SENTENCE)}`);
    await show('۱');
    expect(router.state.location.pathname).toBe('/ai');
  });

  it('replaces another need that is open', async () => {
    const { router } = await open('پمپ سانتریفیوژ استیل');
    await show('۲');
    await act(() => router.navigate({ to: '/ai', search: { q: SENTENCE } }));
    await show('۱');
    expect((await field()).value).toBe(SENTENCE);
  });
});

describe('what was typed', () => {
  const restored = 'نوشتهٔ پیشین شما بازگردانده شد.';

  it('survives an immediate reload, until it is cleared', async () => {
    const { unmount } = await open();
    await type('پمپ سانتریفیوژ استیل');
    unmount();
    const again = await open();
    expect(await screen.findByText(restored)).toBeTruthy();
    await show('۲');
    fireEvent.click(within(screen.getByText(restored)).getByRole('button', { name: 'پاک کردن' }));
    expect((await field()).value).toBe('');
    expect(screen.getByRole('heading', { name: 'برای نمونه' })).toBeTruthy();
    again.unmount();
    await open();
    expect((await field()).value).toBe('');
  });

  it('is restored at its own URL only', async () => {
    const { unmount, router } = await open();
    await type('پمپ سانتریفیوژ');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'پمپ سانتریفیوژ' }));
    await type('پمپ سانتریفیوژ استیل');
    unmount();
    const other = await open('پمپ سانتریفیوژ هد ۵۰ متر');
    expect((await field()).value).toBe('پمپ سانتریفیوژ هد ۵۰ متر');
    other.unmount();
    await open('پمپ سانتریفیوژ');
    expect((await field()).value).toBe('پمپ سانتریفیوژ استیل');
  });

  it('keeps its answers and changes', async () => {
    const { unmount } = await open();
    await type(SENTENCE);
    await click('برداشتن توان');
    unmount();
    await open();
    await show('۲');
    expect(await chips()).toHaveLength(3);
  });
});

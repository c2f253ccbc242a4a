import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { orderQuantity } from '../../../src/client/features/catalog/quantity/order-quantity.ts';
import { parseFilters } from '../../../src/core/filters/filters-url.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { clearStorage, faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';

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
const mashhad = buildSupplier(catalog, { province: 'خراسان رضوی', city: 'مشهد' });
const tehran = buildSupplier(catalog);
for (const [head, power, body, supplier, leadTimeDays] of [
  [50, 2, 'steel', tehran, 2],
  [50, 4, 'steel', mashhad, 3],
  [52, 2, 'iron', tehran, 20],
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
  buildOffer(catalog, { baseProductKey: key, supplierKey: supplier.key, leadTimeDays });
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
  const items = within(heading.closest('section') as HTMLElement).getAllByRole('list')[0]?.children ?? [];
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
    expect(screen.getByText('«زیر ۳ کیلووات» را «توان» گرفتیم، چون واحد یا نوشتار آن چنین است.')).toBeTruthy();
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

  it('shows the terms of the order as chips that can be removed, and says what the quantity is for', async () => {
    const sentence = 'سه تا پمپ سانتریفیوژ هد ۵۰ متر زیر ۵۰ میلیون تومن ظرف ۳ روز';
    const { router } = await open(sentence);
    await show('۲');
    expect(await chips()).toEqual([
      'دستهپمپ سانتریفیوژ',
      'هد۵۰ m',
      'مقدار سفارش۳ عدد',
      'قیمتحداکثر ۵۰٬۰۰۰٬۰۰۰ تومان',
      'تحویلتا ۳ روز',
    ]);
    expect(screen.getByText('قیمت‌های فهرست برای همین مقدار حساب می‌شود.')).toBeTruthy();
    await click('برداشتن قیمت');
    expect(await chips()).toHaveLength(4);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ picks: { dropped: expect.any(Array) } }));
    await click(/^تحویل/);
    const input = await field();
    expect(sentence.slice(input.selectionStart, input.selectionEnd)).toBe('ظرف ۳ روز');
  });

  it('filters by the other options where one is ruled out', async () => {
    await open('پمپ سانتریفیوژ هد ۵۰ متر چدنی نباشه');
    await show('۲');
    expect(await chips()).toEqual(['دستهپمپ سانتریفیوژ', 'هد۵۰ m', 'جنس بدنهاستیل یا برنز']);
    expect(screen.queryByText(/نفهمیدم/)).toBeNull();
  });

  it('links to the search for a part number, and to a need of its own for a second thing', async () => {
    await open('پمپ سانتریفیوژ WG63-30 و پمپ دنده‌ای');
    const search = await screen.findByRole<HTMLAnchorElement>('link', { name: 'جست‌وجوی «WG63-30»' });
    expect(decodeURI(new URL(search.href).pathname)).toBe('/search/WG63-30');
    const second = screen.getByRole<HTMLAnchorElement>('link', { name: 'خواندن «پمپ دنده‌ای»' });
    expect(new URL(second.href).searchParams.get('q')).toBe('پمپ دنده‌ای');
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
    fireEvent.change(screen.getByLabelText('واحد'), { target: { value: 'W' } });
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
    expect(await screen.findByText('متوجه این جمله نشدیم')).toBeTruthy();
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

  it('says which goods have no category, and offers the search for what is near', async () => {
    await open('لیفتراک ۳ تن برقی');
    expect(await screen.findByText('«لیفتراک» در راسته دسته‌ای ندارد.')).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'جست‌وجوی «لیفتراک ۳ تن برقی»' });
    expect(decodeURIComponent(new URL(link.href).pathname)).toBe('/search/لیفتراک ۳ تن برقی');
  });

  it('asks for the goods if the sentence has measures alone', async () => {
    await open('۳ کیلووات');
    expect(await screen.findByText('نگفته‌اید چه کالا یا خدمتی؛ نام آن را هم بنویسید.')).toBeTruthy();
  });

  it('offers the search if it understood nothing', async () => {
    await open('فلان بهمان');
    expect(await screen.findByText('متوجه این جمله نشدیم')).toBeTruthy();
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

describe('the terms of the order', () => {
  const places = [
    { id: 'IR-c1011', name: 'مشهد' },
    { id: 'IR-09', name: 'خراسان رضوی' },
  ];
  const withPlaces = http.get('*/categories/vocabulary', async () =>
    HttpResponse.json({ ...(await readFromServer<object>('/categories/vocabulary')), places }),
  );
  const openNear = (q: string) => open(q, { api: [withPlaces] });

  it('filter the count and the list, until they are removed', async () => {
    await openNear('پمپ سانتریفیوژ هد ۵۰ متر زیر ۵۰ میلیون تومن ظرف ۳ روز موجود باشه در مشهد');
    const link = await show('۱');
    const terms = filtersOf(link).filter(({ propertyId }) => propertyId.length < 36);
    expect(terms).toEqual([
      { propertyId: 'city', optionIds: ['مشهد'] },
      { propertyId: 'lead', maxValue: 3 },
      { propertyId: 'price', maxValue: 500_000_000 },
      { propertyId: 'stock', optionIds: ['inStock', 'limited'] },
    ]);
    await click('برداشتن محل');
    expect(filtersOf(await show('۲'))).toHaveLength(4);
  });

  it('filter by the province if the place is none of a city', async () => {
    await openNear('پمپ سانتریفیوژ در خراسان رضوی');
    expect(filtersOf(await show('۱'))).toEqual([{ propertyId: 'province', optionIds: ['خراسان رضوی'] }]);
  });

  it('filter by the price of one piece if the sentence says that of all', async () => {
    await open('۴ عدد پمپ سانتریفیوژ بودجه کل ۲ میلیون تومن');
    expect(filtersOf(await show('۳'))).toEqual([{ propertyId: 'price', maxValue: 5_000_000 }]);
  });

  it('filter neither by where the goods go nor by haste, and say so', async () => {
    await openNear('پمپ سانتریفیوژ فوری ارسال به مشهد');
    expect(filtersOf(await show('۳'))).toEqual([]);
    expect(screen.getByText('فهرست با «محل»، «تحویل» غربال نمی‌شود.')).toBeTruthy();
  });

  it('are loosened or left out if nothing fits', async () => {
    await openNear('پمپ سانتریفیوژ زیر ۹۵ هزار تومن در مشهد');
    expect(await screen.findByText('کالایی با این مشخصات نیست')).toBeTruthy();
    await click('عددها حدودی باشند (۱۰٪ کمتر و بیشتر)');
    expect(filtersOf(await show('۱'))).toContainEqual({ propertyId: 'price', maxValue: 1_045_000 });
    expect(await chips()).toContain('قیمتحداکثر ۱۰۴٬۵۰۰ تومانویرایش شما');
    await type('پمپ سانتریفیوژ زیر ۲۰ هزار تومن در مشهد');
    await click('بدون شرط «قیمت»، «محل»');
    expect(filtersOf(await show('۳'))).toEqual([]);
    expect(await chips()).toEqual(['دستهپمپ سانتریفیوژ']);
  });

  it('become the quantity of the device when the list is opened', async () => {
    const { router } = await open('سه تا پمپ سانتریفیوژ');
    const link = await show('۳');
    expect(orderQuantity.get()).toBeNull();
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/products\/category/));
    expect(orderQuantity.get()).toBe(3);
  });

  it('leave the quantity alone if the products are sold in another unit', async () => {
    const { router } = await open('۲۰۰ متر پمپ سانتریفیوژ');
    fireEvent.click(await show('۳'));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/products\/category/));
    expect(orderQuantity.get()).toBeNull();
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
    expect(await screen.findByText('متوجه این جمله نشدیم')).toBeTruthy();
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

import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { contextOf } from '../../../src/client/features/feedback/about.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { OwnFeedback, ReceivedFeedback, TrackedFeedback } from '../../../src/contract/feedback/feedback.ts';
import type { Page } from '../../../src/contract/page.ts';
import { formatTrackingCode, parseTrackingCode } from '../../../src/core/ids/tracking-code.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });
/** Each signs in once: a second code would have to wait. */
const operators = ['09350000008', '09350000009'];

fakeLocks();
stubDialog();
serveCatalog(catalog, { operators: operators.map(getMobile) });

let stop = () => {};

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  return () => stop();
});

async function open(path = '/feedback', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  stop();
  stop = startOutbox('http://rasteh.test', app.queryClient);
  return app;
}

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chooseType = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const own = () => screen.findByRole('region', { name: 'بازخوردهای شما' });
const send = async (text: string) => {
  await write('متن', text);
  await press('فرستادن بازخورد');
};

/** As the page shows it, once the server has answered. */
async function shownCode(): Promise<string> {
  const shown = await within(await own()).findByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return parseTrackingCode(shown.textContent ?? '') ?? '';
}

const tracked = (code: string) => readFromServer<TrackedFeedback>(`/feedbacks/${code}`);

async function asOperator(at: 0 | 1) {
  const headers = await signInDevice(operators[at] ?? '');
  const { items } = await readFromServer<Page<ReceivedFeedback>>('/feedbacks?size=100', { headers });
  return { headers, items };
}

describe('feedback of a device without a sign-in', () => {
  it('waits without a network, then is sent, and its code stays on the device', async () => {
    await open('/feedback', { api: [faults.offline('/feedbacks')] });
    await chooseType('گزارش خطا');
    await send('فهرست خالی می‌ماند');
    await within(await own()).findByText('فهرست خالی می‌ماند');
    expect((await box('متن')).value).toBe('');
    expect(await deviceOutbox.read()).toHaveLength(1);
    endFaults();
    onlineManager.setOnline(true);
    deviceOutbox.wake();
    const code = await shownCode();
    expect(await tracked(code)).toMatchObject({ type: 'bug', state: 'new', answer: null });
    expect(await deviceOutbox.read()).toEqual([]);
    cleanup();
    await open('/feedback', { api: [faults.offline('/feedbacks/*')] });
    expect(await shownCode()).toBe(code);
    expect((await own()).textContent).toContain('فهرست خالی می‌ماند');
  });

  it('is kept as a draft until it is sent', async () => {
    await open();
    await chooseType('شکایت');
    await write('متن', 'نیمه‌کاره');
    cleanup();
    await open();
    await waitFor(async () => expect((await box('متن')).value).toBe('نیمه‌کاره'));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'شکایت' })).checked).toBe(true);
    await press('فرستادن بازخورد');
    await shownCode();
    cleanup();
    await open();
    expect((await box('متن')).value).toBe('');
  });

  it('is shown with the refusal of the server, and goes back into the form', async () => {
    const refused = http.post('http://rasteh.test/api/v1/feedbacks', () =>
      HttpResponse.json({ code: 'refused', message: 'این متن پذیرفته نشد.', traceId: 't' }, { status: 422 }),
    );
    await open('/feedback', { api: [refused] });
    await send('متن نخست');
    await within(await own()).findByText('این متن پذیرفته نشد.');
    await write('متن', 'نوشتهٔ دیگر');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'ویرایش' })).disabled).toBe(true);
    await write('متن', '');
    endFaults();
    await press('ویرایش');
    await waitFor(async () => expect((await box('متن')).value).toBe('متن نخست'));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await send('متن درست');
    await shownCode();
    expect((await own()).textContent).toContain('متن درست');
    expect((await own()).textContent).not.toContain('متن نخست');
  });

  it('is not sent empty, too long, or with a contact that nobody could use', async () => {
    await open();
    await send(' ');
    await screen.findByText('متن بازخورد را بنویسید.');
    await send('م'.repeat(4_003));
    await screen.findByText('متن تا ۴٬۰۰۰ نویسه می‌شود؛ ۳ نویسه بیشتر است.');
    await write('متن', 'م'.repeat(3_990));
    await screen.findByText('۱۰ نویسهٔ دیگر جا هست');
    await write('تلفن یا ایمیل (اختیاری)', '۰۹۱۲');
    await press('فرستادن بازخورد');
    await screen.findByText('شمارهٔ تلفن یا نشانی ایمیل درست نیست.');
    expect(await deviceOutbox.read()).toEqual([]);
    await write('تلفن یا ایمیل (اختیاری)', 'a@b.ir');
    await press('فرستادن بازخورد');
    await shownCode();
  });
});

describe('what goes along with feedback', () => {
  it('is shown on the form, and can be left out', async () => {
    const { items: products } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const id = products[0]?.id ?? '';
    await open(`/feedback#product=${id}`);
    await screen.findByText(/دربارهٔ کالا/);
    await screen.findByText('بلبرینگ ۶۲۰۵');
    await send('دربارهٔ کالا می‌گویم');
    await shownCode();
    expect(screen.queryByText(/دربارهٔ کالا:/)).toBeNull();
    cleanup();
    await open('/feedback#trace-12345678');
    await screen.findByText('trace-12345678');
    await press('فرستاده نشود: شناسهٔ درخواست ناموفق');
    expect(screen.queryByText('trace-12345678')).toBeNull();
    const { items } = await asOperator(0);
    const sent = items.find(({ text }) => text === 'دربارهٔ کالا می‌گویم');
    expect(sent).toMatchObject({ objectType: 'product', objectId: id, object: { title: 'بلبرینگ ۶۲۰۵' } });
    expect(sent?.appBuild).toBeTruthy();
  });

  it('is nothing that a link has invented', () => {
    for (const hash of [
      '',
      'a',
      'a b c d e f g h',
      'request=0e984725-c51c',
      'product=1',
      'note=01940000-0000-7000-8000-000000000001',
    ])
      expect(contextOf(hash)).toEqual({});
    expect(contextOf('0e984725-c51c')).toEqual({ requestId: '0e984725-c51c' });
  });

  it('is linked from the error page, with the id of the request', async () => {
    const { router } = await renderApp('/error/500');
    const link = () => screen.findByRole('link', { name: 'گزارش خطا' });
    expect((await link()).getAttribute('href')).toBe('/feedback');
    await router.navigate({ to: '/error', state: { failure: { from: '/', requestId: 'trace-12345678' } } });
    await screen.findByText('trace-12345678');
    expect((await link()).getAttribute('href')).toBe('/feedback#trace-12345678');
  });
});

describe('feedback of who is signed in', () => {
  it('is sent in their name, and leaves the page with the sign-out', async () => {
    const headers = await signInDevice('09353334001');
    await open();
    await screen.findByText('فرستنده: حساب شما');
    await send('از حساب من');
    const code = await shownCode();
    const { items } = await readFromServer<Page<OwnFeedback>>('/feedbacks/mine', { headers });
    expect(items).toMatchObject([{ text: 'از حساب من', trackingCode: code }]);
    expect(JSON.stringify(localStorage)).not.toContain(code);
    userInfo.drop();
    await waitFor(async () => expect((await own()).textContent).not.toContain('از حساب من'));
  });

  it('never claims that there is none before it has read it', async () => {
    await signInDevice('09353334004');
    await open('/feedback', { api: [faults.offline('/feedbacks/*')] });
    await screen.findByText('بازخوردهای حساب شما خوانده نشد؛ با آمدن شبکه دوباره خوانده می‌شود.');
    expect((await own()).textContent).not.toContain('هنوز بازخوردی');
  });

  it('waits for them if they were signed out before it was sent', async () => {
    await signInDevice('09353334002');
    await open('/feedback', { api: [faults.offline('/feedbacks')] });
    await send('از من است');
    await within(await own()).findByText('از من است');
    userInfo.drop();
    endFaults();
    onlineManager.setOnline(true);
    await deviceOutbox.drained();
    expect(await deviceOutbox.read()).toMatchObject([{ state: 'queued' }]);
    expect((await own()).textContent).not.toContain('از من است');
  });
});

describe('the look-up by code', () => {
  it('says what is wrong with a code, and shows what became of the feedback of a right one', async () => {
    await open();
    await send('برای پیگیری');
    const code = await shownCode();
    cleanup();
    localStorage.clear();
    await open();
    const field = 'کد رهگیری';
    await write(field, 'abc');
    await press('نمایش وضعیت');
    await screen.findByText('کد رهگیری ده حرف و رقم است.');
    await write(field, '0000000000');
    await press('نمایش وضعیت');
    await screen.findByText('بازخوردی با این کد پیدا نشد.');
    await write(field, ` ${formatTrackingCode(code).toLowerCase()} `);
    await press('نمایش وضعیت');
    await screen.findByText('دریافت شد');
  });
});

describe('/profile/admin/feedbacks', () => {
  it('shows feedback to an operator, whose answer the sender reads', async () => {
    await open();
    await send('پاسخ می‌خواهم');
    const code = await shownCode();
    cleanup();
    await signInDevice(operators[1] ?? '');
    await open('/profile/admin/feedbacks');
    const text = await screen.findByText('پاسخ می‌خواهم');
    const card = within(text.closest('article') as HTMLElement);
    fireEvent.click(card.getByRole('button', { name: 'پاسخ' }));
    fireEvent.click(await screen.findByRole('button', { name: 'ثبت پاسخ' }));
    await screen.findByText('پاسخ را بنویسید.');
    fireEvent.change(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'پاسخ' }), {
      target: { value: 'درست شد' },
    });
    await press('ثبت پاسخ');
    await waitFor(() => expect(screen.queryByText('پاسخ می‌خواهم')).toBeNull());
    expect(await tracked(code)).toMatchObject({ state: 'answered', answer: 'درست شد' });
    cleanup();
    userInfo.drop();
    await open();
    await within(await own()).findByText('درست شد');
  });

  it('tells everybody else that it is for operators', async () => {
    await signInDevice('09353334003');
    await open('/profile/admin/feedbacks');
    await screen.findByText('این بخش برای کارشناسان راسته است');
    expect(screen.getByRole('link', { name: 'بازخوردهای من' }).getAttribute('href')).toBe('/feedback');
  });
});

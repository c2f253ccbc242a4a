import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { OwnMerchant, OwnMerchantDetail } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/suppliers';
const CALL = '/merchants';
/** Each signs in once: a second code would have to wait. */
const operators = ['09350000008', '09350000009', '09350000010'];

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true, operators: operators.map(getMobile) });

let phones = 0;
let headers: { authorization: string };

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  headers = await signInDevice(`0935333${String(phones).padStart(4, '0')}`);
});

const stored = async () => (await readFromServer<Page<OwnMerchant>>(CALL, { headers })).items;
const form = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const pressInForm = async (name: string) => fireEvent.click(within(await form()).getByRole('button', { name }));

async function write(name: string, value: string): Promise<void> {
  fireEvent.change(await within(await form()).findByRole('textbox', { name }), { target: { value } });
}

async function choose(name: string, option: string): Promise<void> {
  const list = await within(await form()).findByRole('combobox', { name });
  const chosen = await within(list).findByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(list, { target: { value: chosen.value } });
}

async function open(path = PATH, options: Parameters<typeof renderApp>[1] = {}): Promise<void> {
  await renderApp(path, options);
  await screen.findByRole('heading', { level: 1 });
}

const json = () => ({ 'content-type': 'application/json', ...headers });

/** By the call, in the name of who is signed in. */
async function make(name: string, isSubmitted = false): Promise<OwnMerchant> {
  const body = { clientId: uuidv7(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' };
  const merchant = await readFromServer<OwnMerchant>(CALL, {
    method: 'POST',
    headers: json(),
    body: JSON.stringify(body),
  });
  if (isSubmitted) await readFromServer(`${CALL}/${merchant.id}/submit`, { method: 'POST', headers });
  return merchant;
}

describe('/profile/suppliers', () => {
  it('is empty at first; a person becomes a merchant and submits', async () => {
    await open();
    await screen.findByText('هنوز بازرگانی‌ای ندارید');
    await press('بازرگان شوید');
    await write('نام بازرگانی', 'بازرگانی البرز گستر');
    await within(await form()).findByText('این نام آزاد است.');
    await write('تلفن‌ها', '۰۲۱۸۸۷۷۶۶۵۵، ۰۹۱۲۱۲۳۴۵۶۷');
    await choose('استان', 'یزد');
    await choose('شهر', 'یزد');
    await pressInForm('ذخیره');
    await screen.findByRole('heading', { level: 3, name: /بازرگانی البرز گستر.*پیش‌نویس/ });
    await press('فرستادن برای تأیید');
    await screen.findByText('در انتظار تأیید');
    expect(screen.queryByRole('button', { name: /^ویرایش/ })).toBeNull();
    expect(await stored()).toMatchObject([
      { status: 'waitingConfirm', kind: 'company', phones: ['۰۲۱۸۸۷۷۶۶۵۵', '۰۹۱۲۱۲۳۴۵۶۷'], city: { name: 'یزد' } },
    ]);
  });

  it('says while a name is typed that it is taken, and fills in a suggestion', async () => {
    await make('کالای دریای نو', true);
    await open();
    await press('بازرگانی دیگر');
    await write('نام بازرگانی', 'كالای دریای‌نو');
    await within(await form()).findByText(/نامی بسیار نزدیک/);
    const [suggestion] = within(await screen.findByRole('list', { name: 'نام‌های پیشنهادی' })).getAllByRole('button');
    fireEvent.click(suggestion as HTMLElement);
    await within(await form()).findByText('این نام آزاد است.');
    await write('نام بازرگانی', 'راسته');
    await within(await form()).findByText(/این نام به کار نمی‌رود/);
  });

  it('says which field is wrong, and keeps what is written', async () => {
    await open();
    await press('بازرگان شوید');
    await pressInForm('ذخیره');
    await within(await form()).findByText('این را بنویسید.');
    await write('نام بازرگانی', 'نام درست');
    await write('تلفن‌ها', '123');
    await pressInForm('ذخیره');
    await within(await form()).findByText(/شمارهٔ تلفن درست نیست/);
    expect(within(await form()).getByRole<HTMLInputElement>('textbox', { name: 'نام بازرگانی' }).value).toBe(
      'نام درست',
    );
    expect(await stored()).toEqual([]);
  });

  it('keeps what is written without a network', async () => {
    let isOffline = true;
    const network = http.post(`http://rasteh.test/api/v1${CALL}`, () => (isOffline ? HttpResponse.error() : undefined));
    await open(PATH, { api: [network] });
    await press('بازرگان شوید');
    await write('نام بازرگانی', 'بی شبکه گستر');
    await pressInForm('ذخیره');
    await within(await form()).findByRole('alert');
    isOffline = false;
    await pressInForm('ذخیره');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
  });

  it('writes the conditions of sale with a city and working hours', async () => {
    const { id } = await make('شرایط گستر');
    await open();
    await press(/شرایط فروش/);
    await write('حداقل مبلغ سفارش (ریال)', 'زیاد');
    await pressInForm('ذخیره');
    await within(await form()).findByText('مبلغ را تنها با رقم بنویسید.');
    await write('حداقل مبلغ سفارش (ریال)', '۵۰٬۰۰۰٬۰۰۰');
    await choose('استان', 'یزد');
    await choose('شهر', 'میبد');
    await pressInForm('افزودن شهر');
    await write('هزینهٔ ارسال به میبد (ریال)', '۲۵۰۰۰۰');
    await write('روزهای ارسال به میبد', '۳');
    fireEvent.click(within(await form()).getByRole('checkbox', { name: 'شنبه' }));
    await pressInForm('ذخیره');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { saleSetting } = await readFromServer<OwnMerchantDetail>(`${CALL}/${id}`, { headers });
    expect(saleSetting).toMatchObject({
      minOrderAmount: 50_000_000,
      workingHours: [{ weekday: 'sat', opens: '08:00', closes: '16:00' }],
      saleCities: [{ city: { name: 'میبد' }, cost: 250_000, leadDays: 3 }],
    });
  });

  it('says that there is no saved copy without a network', async () => {
    await open(PATH, { api: [faults.offline(`${CALL}*`)] });
    await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست');
  });
});

describe('/profile/admin/merchants', () => {
  const asOperator = async () => {
    userInfo.drop();
    headers = await signInDevice(operators.pop() ?? '');
  };
  const cardOf = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement;
  const pressOn = async (name: string, button: string) =>
    fireEvent.click(within(await cardOf(name)).getByRole('button', { name: button }));

  it('tells calmly who is no operator that it is not for them', async () => {
    await open('/profile/admin/merchants');
    await screen.findByText('این بخش برای کارشناسان راسته است');
    expect(screen.getByRole('link', { name: 'بازرگانی‌های من' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets an operator confirm one merchant and reject another with a reason, which its owner reads', async () => {
    const [first, second] = [await make('تأییدی گستر', true), await make('ردی گستر', true)];
    const owner = headers;
    await asOperator();
    await open('/profile/admin/merchants');
    await pressOn(first.name, 'تأیید');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: first.name })).toBeNull());
    await pressOn(second.name, 'رد');
    await pressInForm('رد');
    await within(await form()).findByText('دلیل را بنویسید.');
    await write('دلیل', 'نشانی روشن نیست');
    await pressInForm('رد');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: second.name })).toBeNull());
    const { items } = await readFromServer<Page<OwnMerchant>>(CALL, { headers: owner });
    expect(items.map(({ status, statusReason }) => [status, statusReason]).toSorted()).toEqual([
      ['confirmed', null],
      ['rejected', 'نشانی روشن نیست'],
    ]);
  });

  it('lets an operator suspend a confirmed merchant and end that again', async () => {
    const { id, name } = await make('تعلیقی گستر', true);
    await asOperator();
    await readFromServer(`${CALL}/${id}/confirm`, { method: 'POST', headers });
    await open('/profile/admin/merchants');
    fireEvent.change(await screen.findByRole('combobox', { name: 'وضعیت' }), { target: { value: 'confirmed' } });
    await pressOn(name, 'تعلیق');
    await write('دلیل', 'شکایت خریداران');
    await pressInForm('تعلیق');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name })).toBeNull());
    fireEvent.change(screen.getByRole('combobox', { name: 'وضعیت' }), { target: { value: 'suspended' } });
    await pressOn(name, 'پایان تعلیق');
    await waitFor(async () =>
      expect((await readFromServer<OwnMerchant>(`${CALL}/${id}`, { headers })).status).toBe('confirmed'),
    );
  });
});

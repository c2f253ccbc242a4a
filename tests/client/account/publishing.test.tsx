import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MembershipPlans } from '../../../src/contract/membership/membership.ts';
import type { OwnLegalForm } from '../../../src/contract/merchants/legal-form.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import { formatJalali } from '../../../src/core/time/dates.ts';
import { call, makeMerchant, serveForms, signInSomebody } from '../forms/form-people.ts';
import { faults, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const DAY_MS = 86_400_000;
const API = 'http://rasteh.test/api/v1';

fakeLocks();
stubDialog();
serveForms();

let merchant: OwnMerchant;
const path = () => `/profile/suppliers/merchants/${merchant.id}`;
const legalCall = () => `/merchants/${merchant.id}/legal-form`;
const planCall = () => `/membershipplans?merchantId=${merchant.id}`;

beforeEach(async () => {
  await signInSomebody();
  merchant = await makeMerchant(true);
});

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const stored = () => call<OwnLegalForm>('GET', legalCall());
const plans = () => call<MembershipPlans>('GET', planCall());

async function fillCompany(): Promise<void> {
  await write('نام ثبت‌شدهٔ شرکت', 'شرکت آذرپارت');
  await write('شناسهٔ ملی', '۱۰۳۸۰۲۸۴۷۹۰');
  await write('نشانی', 'خیابان کارگر، پلاک ۱۲');
  await write('کد پستی', '۱۴۱۷۶۴۵۸۱۷');
}

describe('the legal form of a merchant', () => {
  it('is reached from the card of the merchant, and begins with what the merchant has said', async () => {
    await renderApp('/profile/suppliers');
    fireEvent.click(await screen.findByRole('link', { name: /^عضویت و هویت حقوقی «/ }));
    await screen.findByRole('heading', { level: 3, name: 'هویت حقوقی' });
    expect((await field('تلفن')).value).toBe('021-88776655');
    const city = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'شهر' });
    await waitFor(() => expect(city.value).toBe('IR-c1576'));
    expect(screen.queryByRole('textbox', { name: 'کد اقتصادی' })).toBeNull();
  });

  it('is saved, and then replaced', async () => {
    await renderApp(path());
    await fillCompany();
    await press('ذخیره');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        version: 1,
        form: { legalName: 'شرکت آذرپارت', nationalId: '10380284790', economicCode: '10380284790' },
      }),
    );
    await waitFor(async () => expect((await field('شناسهٔ ملی')).value).toBe('10380284790'));
    fireEvent.click(screen.getByRole('radio', { name: 'شخص' }));
    await write('نام و نام خانوادگی', 'مریم رستمی');
    await write('کد ملی', '0013542419');
    await write('کد اقتصادی', '41134567890123');
    await press('ذخیره');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ version: 2, form: { kind: 'person', nationalId: '0013542419' } }),
    );
  });

  it('says at the field that the id is wrong, keeps what is written over a reload, and stores nothing', async () => {
    const before = await renderApp(path());
    await fillCompany();
    await write('شناسهٔ ملی', '10380284792');
    await press('ذخیره');
    const id = await field('شناسهٔ ملی');
    await waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(id.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      'شناسهٔ ملی شرکت درست نیست',
    );
    expect(document.activeElement).toBe(id);
    expect(await stored()).toMatchObject({ version: 0, form: null });
    before.unmount();
    await renderApp(path());
    await screen.findByText('نوشتهٔ پیشین شما بازگردانده شد.');
    expect([(await field('شناسهٔ ملی')).value, (await field('نشانی')).value]).toEqual([
      '10380284792',
      'خیابان کارگر، پلاک ۱۲',
    ]);
  });

  it('names what is left out before it asks the server', async () => {
    await renderApp(path());
    await press('ذخیره');
    expect(await screen.findAllByText('این را بنویسید.')).toHaveLength(4);
    expect(await stored()).toMatchObject({ version: 0 });
  });

  it('does not overwrite what another device has written', async () => {
    await renderApp(path());
    await fillCompany();
    const form = {
      kind: 'company',
      legalName: 'شرکت دیگر',
      nationalId: '14005893875',
      cityId: 'IR-c1576',
      street: 'بلوار',
      postalCode: '1417645817',
      phone: '02188776655',
    };
    await call('PUT', legalCall(), { body: form, version: 0 });
    await press('ذخیره');
    await screen.findByText(/در جای دیگری تغییر کرده است/);
    expect((await stored()).form?.legalName).toBe('شرکت دیگر');
    await press('نمایش نسخهٔ تازه');
    await waitFor(async () => expect((await field('نام ثبت‌شدهٔ شرکت')).value).toBe('شرکت دیگر'));
  });
});

describe('the membership of a merchant', () => {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const plan = {
    code: 'base',
    version: 1,
    title: 'پایه',
    priceRial: 0,
    limits: { publishedRequests: 30, agents: 20, products: null },
  };
  /** The server's answer with a period that ends in some days. */
  const ending = (days: number, paidDays = 0) =>
    http.get(`${API}/membershipplans`, () =>
      HttpResponse.json({
        current: { no: 1, plan, from: at(days - 365), to: at(days), state: 'active' },
        last: paidDays > 0 ? { no: 2, to: at(days + paidDays) } : { no: 1, to: at(days) },
        plans: [
          { ...plan, periodDays: 365 },
          { ...plan, code: 'gold', title: 'طلایی', priceRial: 1_000_000, periodDays: 365 },
        ],
      } satisfies MembershipPlans),
    );

  it('is offered where there is none, and taken once', async () => {
    await renderApp(path());
    await screen.findByText('این بازرگانی هنوز طرح عضویت ندارد.');
    await press('گرفتن طرح پایه');
    await screen.findByText('فعال');
    await screen.findByText(/تا ۳۰ درخواست منتشرشده در هر دوره/);
    expect(screen.queryByRole('button', { name: /^گرفتن/ })).toBeNull();
    expect((await plans()).current).toMatchObject({ no: 1, state: 'active' });
  });

  it('is shown where the answer of the press is lost', async () => {
    await renderApp(path(), { api: [faults.lost('/membershipplans', ({ method }) => method === 'POST')] });
    await press('گرفتن طرح پایه');
    await screen.findByText('فعال');
    expect((await plans()).current?.no).toBe(1);
  });

  it('is one operation however often it is pressed while nothing answers', async () => {
    const keys: (string | null)[] = [];
    const down = http.post(`${API}/membershipplans`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    });
    await renderApp(path(), { api: [down] });
    for (const times of [1, 2]) {
      await press('گرفتن طرح پایه');
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'گرفتن طرح پایه' }).getAttribute('aria-busy')).toBeNull(),
      );
    }
    expect(keys[0]).toBe(keys[1]);
  });

  it('tells the week of grace, and then that it is over, by the time of the device', async () => {
    const grace = await renderApp(path(), { api: [ending(-3)] });
    await screen.findByText('در مهلت تمدید');
    await screen.findByText(/هنوز می‌توانید منتشر کنید/);
    await screen.findByRole('button', { name: 'گرفتن دورهٔ تازه' });
    grace.unmount();
    await renderApp(path(), { api: [ending(-8)] });
    await screen.findByText('پایان‌یافته');
    await screen.findByRole('button', { name: 'گرفتن دورهٔ تازه' });
  });

  it('that was renewed already is renewed from the end of that', async () => {
    const asked: unknown[] = [];
    const begin = http.post(`${API}/payments`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.error();
    });
    await renderApp(path(), { api: [ending(10, 365), begin] });
    await screen.findByText(new RegExp(`دورهٔ بعدی را هم گرفته‌اید: تا ${formatJalali(at(375))}`));
    await press('خرید طرح طلایی');
    await waitFor(() => expect(asked).toMatchObject([{ purpose: 'plan', scheduleNo: 3 }]));
  });

  it('waits for the merchant to be confirmed', async () => {
    merchant = await makeMerchant();
    await renderApp(path());
    await screen.findByText('پس از تأیید بازرگانی می‌توانید طرح عضویت بگیرید.');
    expect(screen.queryByRole('button', { name: /^گرفتن/ })).toBeNull();
  });
});

describe('the page of both', () => {
  it('says for another’s merchant that it is not one’s own', async () => {
    const theirs = path();
    await signInSomebody();
    await renderApp(theirs);
    await screen.findByText('این بازرگانی از آنِ شما نیست');
  });

  it('opens with what the device has without a network, and says which copy is missing', async () => {
    await renderApp(path(), { api: [faults.offline('/membershipplans*')] });
    const section = (await screen.findByRole('heading', { level: 3, name: 'عضویت' })).closest('section') as HTMLElement;
    await within(section).findByText('نسخهٔ ذخیره‌شده‌ای نیست');
    await field('نام ثبت‌شدهٔ شرکت');
  });

  it('says that a read has failed, and reads again', async () => {
    let isBroken = true;
    const broken = http.get(`${API}/membershipplans`, () =>
      isBroken
        ? HttpResponse.json(
            { type: 'about:blank', status: 500, code: 'internal', message: 'نشد', traceId: 't' },
            { status: 500 },
          )
        : undefined,
    );
    await renderApp(path(), { api: [broken] });
    const section = (await screen.findByRole('heading', { level: 3, name: 'عضویت' })).closest('section') as HTMLElement;
    const retry = await within(section).findByRole('button');
    isBroken = false;
    fireEvent.click(retry);
    await screen.findByText('این بازرگانی هنوز طرح عضویت ندارد.');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import type { AgentPermission } from '../../../src/core/people/agent-permissions.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { fromJalali } from '../../../src/core/time/jalali-date.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/suppliers';
const CALL = '/customers/profile/merchant-agents';
const OPERATOR = '09350000007';

type Headers = { authorization: string };

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true, operators: [getMobile(OPERATOR)] });

let phones = 0;
let operator: Headers | undefined;
let owner: Headers;
let merchant: OwnMerchant;

const nextPhone = () => {
  phones += 1;
  return `0935444${String(phones).padStart(4, '0')}`;
};

async function send<Body>(as: Headers, method: string, path: string, body?: object): Promise<Body> {
  const headers = { ...as, 'content-type': 'application/json', 'if-match': '"1"' };
  return readFromServer<Body>(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

beforeEach(async () => {
  userInfo.drop();
  operator ??= await signInDevice(OPERATOR);
  owner = await signInDevice(nextPhone());
  const name = `بازرگانی ${crypto.randomUUID().slice(0, 8)}`;
  const body = {
    clientId: uuidv7(),
    name,
    kind: 'company',
    phones: ['021-88776655'],
    website: null,
    cityId: 'IR-c1576',
  };
  merchant = await send<OwnMerchant>(owner, 'POST', '/merchants', body);
  await send(owner, 'POST', `/merchants/${merchant.id}/submit`);
  await send(operator, 'POST', `/merchants/${merchant.id}/confirm`);
});

const stored = async () => (await send<Page<MerchantAgent>>(owner, 'GET', `${CALL}?merchantId=${merchant.id}`)).items;
const invite = (phone: string, permissions: AgentPermission[] = ['messages']) =>
  send<MerchantAgent>(owner, 'POST', CALL, {
    merchantId: merchant.id,
    phone,
    role: 'کارشناس فروش',
    permissions,
    validTo: null,
  });
/** Signs in the person with the phone: the screen is then theirs. */
async function become(phone: string): Promise<Headers> {
  userInfo.drop();
  return signInDevice(phone);
}

const sheet = () => screen.findByRole('dialog');
const inSheet = async (name: string | RegExp) =>
  fireEvent.click(await within(await sheet()).findByRole('button', { name }));
const write = async (name: string, value: string) =>
  fireEvent.change(within(await sheet()).getByRole('textbox', { name }), { target: { value } });

async function openAgents(options: Parameters<typeof renderApp>[1] = {}): Promise<void> {
  await renderApp(PATH, options);
  fireEvent.click(await screen.findByRole('button', { name: /^نمایندگان/ }));
}

describe('the agents of a merchant, for its owner', () => {
  it('are none at first; one is invited by phone with permissions and a last day', async () => {
    const phone = nextPhone();
    await openAgents();
    await within(await sheet()).findByText('هنوز نماینده‌ای دعوت نکرده‌اید');
    await inSheet('دعوت نماینده');
    await inSheet('فرستادن دعوت');
    expect(within(await sheet()).getAllByText('این را بنویسید.')).toHaveLength(2);
    await write('شمارهٔ موبایل', phone);
    await write('سمت', 'کارشناس خرید');
    fireEvent.click(within(await sheet()).getByRole('checkbox', { name: 'دادن قیمت' }));
    fireEvent.click(within(await sheet()).getByRole('checkbox', { name: 'نمایندگی تاریخ پایان دارد' }));
    const choose = async (name: string, value: string) =>
      fireEvent.change(within(await sheet()).getByRole('combobox', { name }), { target: { value } });
    const year = Number(within(await sheet()).getByRole<HTMLSelectElement>('combobox', { name: 'سال' }).value) + 1;
    await choose('سال', String(year));
    await choose('ماه', '7');
    await choose('روز', '31');
    await within(await sheet()).findByText('چنین روزی در تقویم نیست.');
    await choose('روز', '1');
    await inSheet('فرستادن دعوت');
    await within(await sheet()).findByText('دعوت‌شده');
    expect(await stored()).toMatchObject([
      {
        phone,
        role: 'کارشناس خرید',
        permissions: ['messages', 'quote'],
        validTo: fromJalali({ year, month: 7, day: 1 }),
        state: 'invited',
      },
    ]);
  });

  it('change their permissions, end after a question, and are invited again', async () => {
    await invite(nextPhone());
    await openAgents();
    await inSheet(/^تغییر اجازه‌های/);
    fireEvent.click(within(await sheet()).getByRole('checkbox', { name: 'تغییر شرایط فروش' }));
    await inSheet('ذخیره');
    await within(await sheet()).findByText('پیام‌ها، تغییر شرایط فروش');
    await inSheet(/^پایان نمایندگی/);
    await inSheet('پایان یابد');
    await within(await sheet()).findByText('پایان‌یافته');
    await inSheet(/^دعوت دوبارهٔ/);
    await inSheet('فرستادن دعوت');
    await waitFor(async () => expect(await stored()).toMatchObject([{ state: 'invited' }]));
  });

  it('keep what is written, if the server refuses or is out of reach', async () => {
    const phone = nextPhone();
    await invite(phone);
    let isOffline = true;
    const network = http.post(`http://rasteh.test/api/v1${CALL}`, () => (isOffline ? HttpResponse.error() : undefined));
    await openAgents({ api: [network] });
    await inSheet('دعوت نماینده');
    await write('شمارهٔ موبایل', phone);
    await write('سمت', 'مدیر فروش');
    await inSheet('فرستادن دعوت');
    await within(await sheet()).findByRole('alert');
    isOffline = false;
    await inSheet('فرستادن دعوت');
    await within(await sheet()).findByText(/پیش‌تر دعوت شده است/);
    expect(within(await sheet()).getByRole<HTMLInputElement>('textbox', { name: 'سمت' }).value).toBe('مدیر فروش');
  });

  it('say that there is no saved copy without a network', async () => {
    await openAgents({ api: [faults.offline(CALL)] });
    await within(await sheet()).findByText('نسخهٔ ذخیره‌شده‌ای نیست');
  });
});

describe('the invited person', () => {
  it('reads who asks and what for, accepts, and leaves after a question', async () => {
    const phone = nextPhone();
    await invite(phone, ['quote', 'messages']);
    await become(phone);
    await renderApp(PATH);
    await screen.findByRole('heading', { level: 3, name: 'دعوت شده‌اید' });
    expect(screen.getByText(new RegExp(`${merchant.name}.*نماینده‌اش باشید`))).toBeDefined();
    expect(screen.getByText('پیام‌ها، دادن قیمت')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /^پذیرفتن نمایندگی/ }));
    await screen.findByRole('heading', { level: 3, name: new RegExp(`${merchant.name}.*فعال`) });
    expect(screen.queryByRole('button', { name: /^شرایط فروش/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^کناره‌گیری/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'کناره می‌گیرم' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ state: 'ended' }]));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'نمایندگی‌های شما' })).toBeNull());
  });

  it('declines', async () => {
    const phone = nextPhone();
    await invite(phone);
    await become(phone);
    await renderApp(PATH);
    fireEvent.click(await screen.findByRole('button', { name: /^نپذیرفتن/ }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ state: 'declined' }]));
  });

  it('changes the conditions of sale, if permitted', async () => {
    const phone = nextPhone();
    await invite(phone, ['saleSetting']);
    await become(phone);
    await renderApp(PATH);
    fireEvent.click(await screen.findByRole('button', { name: /^پذیرفتن نمایندگی/ }));
    fireEvent.click(await screen.findByRole('button', { name: /^شرایط فروش/ }));
    fireEvent.change(await within(await sheet()).findByRole('textbox', { name: 'روزهای آماده‌سازی' }), {
      target: { value: '۹' },
    });
    await inSheet('ذخیره');
    await waitFor(async () =>
      expect(await send(owner, 'GET', `/merchants/${merchant.id}`)).toMatchObject({
        saleSetting: { preparationDays: 9 },
      }),
    );
  });
});

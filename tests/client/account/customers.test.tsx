import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const INFO = '/profile/personal-info';
const OPERATOR = '09350000006';

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { operators: [getMobile(OPERATOR)] });

let phones = 0;
let phone: string;
let headers: { authorization: string };

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  phone = `0935777${String(phones).padStart(4, '0')}`;
  headers = await signInDevice(phone);
});

const stored = () => readFromServer<Profile>('/customers/profile', { headers });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

async function becomeCustomer(): Promise<void> {
  await renderApp(INFO);
  await write('نام', 'مریم');
  await write('نام خانوادگی', 'رستمی');
  await press('ذخیره');
  await waitFor(async () => expect((await stored()).lastName).toBe('رستمی'));
  await press('مشتری می‌شوم');
  await screen.findByText(/مشتری راسته‌اید/);
}

describe('becoming a customer', () => {
  it('says what the profile lacks, and is done once that is saved', async () => {
    await renderApp(INFO);
    await press('مشتری می‌شوم');
    await screen.findByText('نام را بنویسید. نام خانوادگی را بنویسید.');
    expect((await stored()).customerSince).toBeNull();
    cleanup();
    await becomeCustomer();
    expect((await stored()).customerSince).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'مشتری می‌شوم' })).toBeNull();
  });

  it('leaves the form of the profile as it can be saved again', async () => {
    await becomeCustomer();
    await write('نام', 'زهرا');
    await press('ذخیره');
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: 'زهرا', lastName: 'رستمی' }));
  });
});

describe('registering as a buyer', () => {
  it('shows what is wrong, then the code, and the same code the next time', async () => {
    await renderApp(INFO);
    await press('ثبت خریدار و گرفتن کد');
    const form = () => screen.findByRole('dialog');
    const writeIn = async (name: string, value: string) =>
      fireEvent.change(within(await form()).getByRole('textbox', { name }), { target: { value } });
    const save = async () => fireEvent.click(within(await form()).getByRole('button', { name: 'ثبت' }));
    await save();
    expect(within(await form()).getAllByText('این را بنویسید.')).toHaveLength(2);
    await writeIn('نام', 'مریم');
    await writeIn('نام خانوادگی', 'رستمی');
    await writeIn('کد ملی', '123');
    await save();
    await within(await form()).findByText(/کد ملی درست نیست/);
    await writeIn('کد ملی', '۰۰۱۳۵۴۲۴۱۹');
    await save();
    const code = async () => (await screen.findByText(/کد خریدار شما/)).textContent;
    const first = await code();
    expect(first).toMatch(/[\da-f]{8}-/);
    await press('ثبت خریدار و گرفتن کد');
    await writeIn('نام', 'مریم');
    await writeIn('نام خانوادگی', 'احمدی');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await code()).toBe(first);
  });
});

describe('the look-up of customers', () => {
  it('is not for who does not trade', async () => {
    await renderApp('/profile/suppliers');
    await screen.findByText('هنوز بازرگانی‌ای ندارید');
    expect(screen.queryByRole('textbox', { name: 'شمارهٔ موبایل مشتری' })).toBeNull();
  });

  it('finds a customer by phone for an operator, shown as far as needed, and says if there is none', async () => {
    await becomeCustomer();
    cleanup();
    userInfo.drop();
    await signInDevice(OPERATOR);
    await renderApp('/profile/admin/people', { api: [faults.offline('/customers')] });
    const find = async (value: string) => {
      await write('شمارهٔ موبایل مشتری', value);
      await press('یافتن');
    };
    await find(phone);
    await screen.findByText(/اتصال به شبکه|شبکه/);
    endFaults();
    await press('یافتن');
    await screen.findByRole('heading', { level: 3, name: /مریم ر\..*شخص/ });
    expect(screen.queryByText(/رستمی/)).toBeNull();
    await find('09359999999');
    await screen.findByText(/هنوز «مشتری» نیست/);
    await find('12');
    await waitFor(() => expect(screen.getByText(/شمارهٔ موبایل درست نیست/)).toBeDefined());
  });
});

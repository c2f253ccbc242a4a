import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readUserInfo, userInfo } from '../../../src/client/data/session/user-info.ts';
import type { LegalAddress } from '../../../src/contract/account/legal-address.ts';
import type { Page } from '../../../src/contract/page.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true });

let phones = 0;
let headers: { authorization: string };

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  headers = await signInDevice(`0935223${String(phones).padStart(4, '0')}`);
});

const call = () => `/persons/${readUserInfo()?.sub}/addresses`;
const stored = async () => (await readFromServer<Page<LegalAddress>>(call(), { headers })).items;
const form = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const save = async () => fireEvent.click(within(await form()).getByRole('button', { name: 'ذخیره' }));

async function write(name: string, value: string): Promise<void> {
  fireEvent.change(within(await form()).getByRole('textbox', { name }), { target: { value } });
}

async function choose(name: string, option: string): Promise<void> {
  const list = within(await form()).getByRole('combobox', { name });
  const chosen = await within(list).findByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(list, { target: { value: chosen.value } });
}

async function add(title: string): Promise<void> {
  await press('افزودن نشانی حقوقی');
  await write('نام این نشانی', title);
  await choose('استان', 'یزد');
  await choose('شهر', 'یزد');
  await write('خیابان، کوچه و نشانی دقیق', 'بلوار دانشجو');
  await write('کد پستی', '۸۹۱۶۷۸۴۳۹۵');
}

describe('the legal addresses of /profile/address', () => {
  it('are none at first; one is added without a receiver, and is not a delivery address', async () => {
    await renderApp('/profile/address');
    await screen.findByText('هنوز نشانی حقوقی ندارید');
    await add('دفتر مرکزی');
    expect(within(await form()).queryByRole('textbox', { name: 'نام گیرنده' })).toBeNull();
    await write('تلفن', '۰۲۱۸۸۷۷۶۶۵۵');
    await save();
    await screen.findByRole('heading', { level: 3, name: 'دفتر مرکزی' });
    expect(screen.getByText('۰۲۱۸۸۷۷۶۶۵۵')).toBeDefined();
    expect(screen.getByText('هنوز نشانی‌ای ندارید')).toBeDefined();
    expect(await stored()).toMatchObject([{ title: 'دفتر مرکزی', phone: '+982188776655', postalCode: '8916784395' }]);
  });

  it('say which fields are missing, then which are wrong, and keep what is written without a network', async () => {
    let isOffline = true;
    const network = http.post(`http://rasteh.test/api/v1${call()}`, () =>
      isOffline ? HttpResponse.error() : undefined,
    );
    await renderApp('/profile/address', { api: [network] });
    await press('افزودن نشانی حقوقی');
    await save();
    expect(within(await form()).getAllByText('این را بنویسید.')).toHaveLength(5);
    fireEvent.click(within(await form()).getByRole('button', { name: 'انصراف' }));
    await add('کارخانه');
    await save();
    await within(await form()).findByRole('alert');
    isOffline = false;
    await write('کد پستی', '123');
    await save();
    await within(await form()).findByText(/کد پستی درست نیست/);
    await write('کد پستی', '8916784395');
    await save();
    await screen.findByRole('heading', { level: 3, name: 'کارخانه' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored()).toMatchObject([{ title: 'کارخانه', postalCode: '8916784395' }]);
  });

  it('change and are deleted after a question', async () => {
    await renderApp('/profile/address');
    await add('دفتر');
    await save();
    await press(/ویرایش .*دفتر/);
    await write('نام این نشانی', 'دفتر فروش');
    await save();
    await screen.findByRole('heading', { level: 3, name: 'دفتر فروش' });
    await press('پاک کردن');
    fireEvent.click(within(await form()).getByRole('button', { name: 'پاک شود' }));
    await waitFor(async () => expect(await stored()).toEqual([]));
    await screen.findByText('هنوز نشانی حقوقی ندارید');
  });
});

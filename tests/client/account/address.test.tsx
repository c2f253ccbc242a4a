import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { DeliveryAddress } from '../../../src/contract/delivery/delivery-address.ts';
import type { Page } from '../../../src/contract/page.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, type RenderedApp, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/address';
const CALL = '/deliveryaddresses';

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true });

let phones = 0;
let headers: { authorization: string };

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  headers = await signInDevice(`0935222${String(phones).padStart(4, '0')}`);
});

const stored = async () => (await readFromServer<Page<DeliveryAddress>>(CALL, { headers })).items;
const form = () => screen.findByRole('dialog');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function write(name: string, value: string): Promise<void> {
  fireEvent.change(within(await form()).getByRole('textbox', { name }), { target: { value } });
}

async function choose(name: string, option: string): Promise<void> {
  const list = within(await form()).getByRole('combobox', { name });
  const chosen = await within(list).findByRole<HTMLOptionElement>('option', { name: option });
  fireEvent.change(list, { target: { value: chosen.value } });
}

async function fill(title = 'انبار'): Promise<void> {
  await write('نام این نشانی', title);
  await write('نام گیرنده', 'مریم احمدی');
  await write('تلفن گیرنده', '۰۹۱۲۱۲۳۴۵۶۷');
  await choose('استان', 'یزد');
  await choose('شهر', 'یزد');
  await write('خیابان، کوچه و نشانی دقیق', 'بلوار دانشجو');
  await write('کد پستی', '۸۹۱۶۷۸۴۳۹۵');
}

const save = async () => fireEvent.click(within(await form()).getByRole('button', { name: 'ذخیره' }));

async function open(options: Parameters<typeof renderApp>[1] = {}): Promise<RenderedApp> {
  const app = await renderApp(PATH, options);
  await screen.findByRole('heading', { level: 2, name: 'نشانی‌های تحویل' });
  return app;
}

async function add(title?: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'افزودن نشانی' }));
  await fill(title);
  await save();
}

describe('/profile/address', () => {
  it('is empty at first, and shows an address that was added', async () => {
    await open();
    await screen.findByText('هنوز نشانی‌ای ندارید');
    await add();
    await screen.findByRole('heading', { level: 3, name: /انبار/ });
    expect(screen.getByText('پیش‌فرض')).toBeDefined();
    expect(screen.getByText('۸۹۱۶۷۸۴۳۹۵')).toBeDefined();
    expect(await stored()).toMatchObject([
      { title: 'انبار', receiverPhone: '+989121234567', postalCode: '8916784395' },
    ]);
  });

  it('keeps a form that was not sent over a reload, until it is saved or cancelled', async () => {
    const { unmount } = await open();
    await press('افزودن نشانی');
    await write('نام این نشانی', 'کارگاه');
    await choose('استان', 'یزد');
    unmount();
    await open();
    await press('افزودن نشانی');
    const title = () =>
      within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: 'نام این نشانی' });
    await waitFor(() => expect(title().value).toBe('کارگاه'));
    const state = within(await form()).getByRole<HTMLSelectElement>('combobox', { name: 'استان' });
    await waitFor(() => expect(state.selectedOptions[0]?.textContent).toBe('یزد'));
    fireEvent.click(within(await form()).getByRole('button', { name: 'انصراف' }));
    await press('افزودن نشانی');
    expect(title().value).toBe('');
  });

  it('says which fields are missing before it asks the server, and which are wrong after', async () => {
    await open();
    await press('افزودن نشانی');
    await save();
    const street = within(await form()).getByRole('textbox', { name: 'خیابان، کوچه و نشانی دقیق' });
    expect(street.getAttribute('aria-invalid')).toBe('true');
    const firstField = within(await form()).getByRole('textbox', { name: 'نام این نشانی' });
    expect(document.activeElement).toBe(firstField);
    await fill();
    await write('کد پستی', '123');
    await save();
    await within(await form()).findByText(/کد پستی درست نیست/);
    expect(document.activeElement).toBe(within(await form()).getByRole('textbox', { name: 'کد پستی' }));
    expect((street as HTMLTextAreaElement).value).toBe('بلوار دانشجو');
    expect(await stored()).toEqual([]);
  });

  it('keeps what is written without a network', async () => {
    let isOffline = true;
    const network = http.post(`http://rasteh.test/api/v1${CALL}`, () => (isOffline ? HttpResponse.error() : undefined));
    await open({ api: [network] });
    await add();
    await within(await form()).findByRole('alert');
    isOffline = false;
    await save();
    await waitFor(async () => expect(await stored()).toHaveLength(1));
  });

  it('saves one address however often it is pressed after a lost answer, also after a reload', async () => {
    const { unmount } = await open({ api: [faults.lost(CALL, ({ method }) => method === 'POST')] });
    await add();
    await within(await form()).findByRole('alert');
    await save();
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    unmount();
    await open();
    await press('افزودن نشانی');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'نام این نشانی' }).value).toBe('انبار'),
    );
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored()).toHaveLength(1);
  });

  it('saves one address with its last text, if the form was edited after a lost answer', async () => {
    let answers = 0;
    await open({ api: [faults.lost(CALL, ({ method }) => method === 'POST' && answers++ === 0)] });
    await add();
    await within(await form()).findByRole('alert');
    await write('نام این نشانی', 'انبار شمالی');
    await save();
    await screen.findByRole('heading', { level: 3, name: /انبار شمالی/ });
    expect(await stored()).toMatchObject([{ title: 'انبار شمالی', version: 2 }]);
  });

  it('changes an address, and chooses and deletes others', async () => {
    await open();
    await add('انبار');
    await screen.findByRole('heading', { level: 3, name: /انبار/ });
    await add('دفتر');
    await screen.findByRole('heading', { level: 3, name: 'دفتر' });
    await press(/ویرایش .*دفتر/);
    await write('نام این نشانی', 'دفتر مرکزی');
    await save();
    await screen.findByRole('heading', { level: 3, name: 'دفتر مرکزی' });
    await press('پیش‌فرض شود');
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: 'دفتر مرکزی', isDefault: true }));
    await screen.findByRole('heading', { level: 3, name: 'دفتر مرکزی پیش‌فرض' });
    fireEvent.click(screen.getAllByRole('button', { name: 'پاک کردن' })[0] as HTMLElement);
    fireEvent.click(within(await form()).getByRole('button', { name: 'پاک شود' }));
    await waitFor(async () => expect((await stored()).map(({ title }) => title)).toEqual(['انبار']));
  });

  it('says that there is no saved copy without a network', async () => {
    await open({ api: [faults.offline(`${CALL}*`)] });
    await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست');
  });
});

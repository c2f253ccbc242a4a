import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { profileKey } from '../../../src/client/parts/account/personal-info/queries.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, type RenderedApp, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/personal-info';
const CALL = '/customers/profile';

fakeLocks();
stubDialog();
serveCatalog(newCatalog());

let phones = 0;
let headers: { authorization: string };

beforeEach(async () => {
  userInfo.drop();
  phones += 1;
  headers = await signInDevice(`0935111${String(phones).padStart(4, '0')}`);
});

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await input(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
const stored = () => readFromServer<Profile>(CALL, { headers });

async function open(path = PATH, options: Parameters<typeof renderApp>[1] = {}): Promise<RenderedApp> {
  const app = await renderApp(path, options);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** As another device of the same person. */
async function editElsewhere(firstName: string): Promise<void> {
  const { version, ...known } = await stored();
  await readFromServer(CALL, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ ...known, firstName }),
  });
}

describe('/profile/personal-info', () => {
  it('shows the phone of the account, and is found in the account’s menu', async () => {
    await open('/profile');
    const menu = () => screen.findByRole('navigation', { name: 'بخش‌های حساب' });
    fireEvent.click(within(await menu()).getByRole('link', { name: 'مشخصات من' }));
    await screen.findByText('۰۹۳۵۱۱۱۰۰۰۱');
    const current = within(await menu())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['مشخصات من']);
  });

  it('keeps what is typed over a reload, for nobody but this user', async () => {
    const first = await open();
    await write('نام', 'نیمه‌کاره');
    first.unmount();
    const again = await open();
    await waitFor(async () => expect((await input('نام')).value).toBe('نیمه‌کاره'));
    again.unmount();
    userInfo.drop();
    await signInDevice('09351119999');
    const other = await open();
    expect((await input('نام')).value).toBe('');
    other.unmount();
  });

  it('saves what is written, and calls the person by the name at once', async () => {
    await open();
    await write('نام', 'مریم');
    await write('نام خانوادگی', 'رستمی');
    await write('کد ملی', '۰۰۱۳۵۴۲۴۱۹');
    save();
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: 'مریم', nationalCode: '0013542419' }));
    await waitFor(() => expect(userInfo.get()?.name).toBe('مریم رستمی'));
    await write('نام', 'مینا');
    save();
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: 'مینا', version: 3 }));
  });

  it('says at each field what is wrong, and keeps what is written', async () => {
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'شرکت' }));
    await write('نام', 'مریم');
    await write('کد ملی', '123');
    save();
    const field = await input('کد ملی');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      'کد ملی درست نیست',
    );
    expect((await input('نام شرکت')).getAttribute('aria-invalid')).toBe('true');
    expect([(await input('نام')).value, field.value]).toEqual(['مریم', '123']);
    expect(document.activeElement).toBe(field);
    expect(await stored()).toMatchObject({ version: 1 });
  });

  it('keeps what is written without a network, and saves it with one', async () => {
    let isOffline = false;
    const network = http.put(`http://rasteh.test/api/v1${CALL}`, () => (isOffline ? HttpResponse.error() : undefined));
    await open(PATH, { api: [network] });
    await write('نام', 'مریم');
    isOffline = true;
    save();
    await screen.findByRole('alert');
    expect((await input('نام')).value).toBe('مریم');
    isOffline = false;
    save();
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: 'مریم' }));
  });

  it('does not overwrite what another device has changed', async () => {
    await open();
    await write('نام', 'مریم');
    await editElsewhere('زهرا');
    save();
    await screen.findByText(/در دستگاه دیگری تغییر کرده/);
    expect((await input('نام')).value).toBe('مریم');
    fireEvent.click(screen.getByRole('button', { name: 'نمایش نسخهٔ تازه' }));
    await waitFor(async () => expect((await input('نام')).value).toBe('زهرا'));
  });

  it('shows what is newer until something is typed, and builds on what it shows', async () => {
    const { queryClient } = await open();
    await input('نام');
    await editElsewhere('زهرا');
    await queryClient.refetchQueries({ queryKey: profileKey });
    await waitFor(async () => expect((await input('نام')).value).toBe('زهرا'));
    await write('نام خانوادگی', 'رستمی');
    save();
    await waitFor(async () => expect(await stored()).toMatchObject({ firstName: 'زهرا', lastName: 'رستمی' }));
    await write('نام', 'مریم');
    await editElsewhere('مینا');
    await queryClient.refetchQueries({ queryKey: profileKey });
    save();
    await screen.findByText(/در دستگاه دیگری تغییر کرده/);
    expect(await stored()).toMatchObject({ firstName: 'مینا' });
  });

  it('says that there is no saved copy without a network', async () => {
    await open(PATH, { api: [faults.offline(CALL)] });
    await screen.findByText('نسخهٔ ذخیره‌شده‌ای نیست');
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import type { Session } from '../../../src/contract/account/session.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { unzipped } from '../../setup/unzipped.ts';
import { installNodeFiles } from '../node-files.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/personal-info';
const PICTURE = '/users/profile-picture';
/** A grey pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

fakeLocks();
stubDialog();
serveCatalog(newCatalog());

let phones = 0;
let phone: string;
let headers: { authorization: string };
const made: Blob[] = [];

await installNodeFiles();
// jsdom has neither.
URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
URL.revokeObjectURL = () => {};

beforeEach(async () => {
  userInfo.drop();
  made.length = 0;
  phones += 1;
  phone = `0935222${String(phones).padStart(4, '0')}`;
  headers = await signInDevice(phone);
});

const pngFile = (name = 'من.png', type = 'image/png') =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name, { type });
const revocation = http.post('http://rasteh.test/connect/revocation', () => HttpResponse.json({}));
const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => fireEvent.click(await button(name));
const stored = (path: string) => readFromServer<{ code?: string; fileId?: string }>(path, { headers });

async function choose(file: File): Promise<void> {
  const input = await screen.findByLabelText('فایل تصویر نمایه');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('the profile picture', () => {
  it('is chosen, shown, replaced and removed', async () => {
    await renderApp(PATH);
    await screen.findByRole('img', { name: 'تصویری نگذاشته‌اید' });
    await choose(pngFile());
    await screen.findByRole('img', { name: 'تصویر نمایهٔ شما' });
    const { fileId } = await stored(PICTURE);
    expect(made[0]?.type).toBe('image/webp');
    await button('تغییر تصویر');
    await choose(pngFile('دیگر.png'));
    await waitFor(async () => expect((await stored(PICTURE)).fileId).not.toBe(fileId));
    await waitFor(() => expect(made).toHaveLength(2));
    await click('برداشتن تصویر');
    await screen.findByRole('img', { name: 'تصویری نگذاشته‌اید' });
    expect((await stored(PICTURE)).code).toBe('not_found');
  });

  it('says what is wrong with a file, here or from the server, and keeps the picture', async () => {
    await renderApp(PATH);
    await choose(pngFile());
    await screen.findByRole('img', { name: 'تصویر نمایهٔ شما' });
    await choose(new File(['سلام'], 'a.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/این فایل تصویر نیست/);
    await choose(new File(['<svg/>'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/JPG، PNG یا WebP بفرستید/));
    await choose(new File([new Uint8Array(3_000_000)], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('حجم درخواست بیش از اندازه است.'));
    screen.getByRole('img', { name: 'تصویر نمایهٔ شما' });
    await choose(pngFile());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says that there is no network', async () => {
    await renderApp(PATH, { api: [http.post(`http://rasteh.test/api/v1${PICTURE}`, () => HttpResponse.error())] });
    await choose(pngFile());
    expect((await screen.findByRole('alert')).textContent).toMatch(/شبکه در دسترس نیست/);
  });
});

describe('one’s devices', () => {
  it('are listed, and another one’s session is ended', async () => {
    const earlier = headers;
    headers = { authorization: '' };
    const [other] = await readFromServer<Session[]>('/users/sessions', { headers: earlier });
    const answer = http.get('http://rasteh.test/api/v1/users/sessions', async () =>
      HttpResponse.json([
        ...(await readFromServer<Session[]>('/users/sessions', { headers: earlier })),
        ...(isEnded
          ? []
          : [{ ...other, id: '01940000-0000-7000-8000-0000000000aa', device: 'Firefox · Android', isCurrent: false }]),
      ]),
    );
    let isEnded = false;
    const end = http.delete('http://rasteh.test/api/v1/users/sessions/*', ({ request }) => {
      isEnded = request.url.endsWith('aa');
      return HttpResponse.json({ id: '01940000-0000-7000-8000-0000000000aa', isEnded: true });
    });
    await renderApp(PATH, { api: [answer, end] });
    const list = await screen.findByRole('list', { name: 'دستگاه‌های من' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1]);
    expect(rows[0]?.textContent).toMatch(/همین دستگاه/);
    await click('پایان نشست Firefox · Android');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('one’s data', () => {
  it('are handed over as a file with everything', async () => {
    await renderApp(PATH);
    await choose(pngFile());
    await screen.findByRole('img', { name: 'تصویر نمایهٔ شما' });
    await click('دریافت همهٔ داده‌های من');
    await waitFor(() => expect(made).toHaveLength(2));
    const entries = await unzipped(Buffer.from((await made[1]?.arrayBuffer()) ?? new ArrayBuffer(0)));
    const data = JSON.parse(String(entries.get('data.json')));
    expect(data).toMatchObject({ profile: { phone }, notes: [], files: [{ path: 'files/من.webp' }] });
    expect(entries.get('files/من.webp')).toHaveLength(data.files[0].bytes);
  });
});

describe('the deletion of an account', () => {
  it('is asked for, and can be left', async () => {
    await renderApp(PATH);
    await click('حذف حساب');
    await screen.findByRole('dialog', { name: 'حسابتان حذف شود؟' });
    await click('حسابم بماند');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'حسابتان حذف شود؟' })).toBeNull());
    expect((await stored('/customers/profile')).code).toBeUndefined();
  });

  it('removes the account, and this device knows nobody any more', async () => {
    const { router } = await renderApp(PATH, { api: [revocation] });
    await click('حذف حساب');
    await click('حساب من حذف شود');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(userInfo.get()).toBeUndefined());
    expect((await stored('/customers/profile')).code).toBe('unauthorized');
  });

  it('leads to a new sign-in where the last one is long ago', async () => {
    const { router } = await renderApp(PATH, {
      api: [faults.status('/users/deletion', 403, 'sign_in_again'), revocation],
    });
    await click('حذف حساب');
    await click('حساب من حذف شود');
    await click('خروج و ورود دوباره');
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/login'));
    expect(router.state.location.search).toEqual({ redirectPath: PATH });
    await waitFor(() => expect(userInfo.get()).toBeUndefined());
  });

  it('says why it did not happen, and keeps the account', async () => {
    await renderApp(PATH, { api: [faults.offline('/users/deletion')] });
    await click('حذف حساب');
    await click('حساب من حذف شود');
    expect((await screen.findByRole('alert')).textContent).toMatch(/شبکه در دسترس نیست/);
    await button('حساب من حذف شود');
  });
});

import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { signOut } from '../../../src/client/data/session/sign-out.ts';
import { endSession } from '../../../src/client/data/session/take-session.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { signOutDue } from '../../../src/client/data/session/watch/sign-out-due.ts';
import { watchSession } from '../../../src/client/data/session/watch/watch-session.ts';
import { watchUser } from '../../../src/client/data/session/watch-user.ts';
import { notesKey, notesRead } from '../../../src/client/features/keep/notes/queries.ts';
import { readDraft, saveDraft } from '../../../src/client/offline/drafts/drafts.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { unsentCount } from '../../../src/client/offline/outbox/outbox-count.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const BASE = 'http://rasteh.test';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
stubDialog();
serveCatalog(catalog);

const revoked = http.post(`${BASE}/connect/revocation`, () => HttpResponse.json({}));

const stops: (() => void)[] = [];
let phones = 0;
let headers: { authorization: string };

beforeEach(async () => {
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  headers = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  signOutDue.drop();
});

const privateDatabases = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('rasteh-private-') ? [name] : []));

const storedTexts = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** A device with a saved private list and a draft. */
async function openWithSaved(path = '/profile', api: RequestHandler[] = []) {
  const { queryClient } = await renderApp(path, {
    api: [...api, faults.offline('/userfavorites*'), revoked],
    onStart: saveOwnReads,
  });
  await queryClient.fetchQuery(notesRead(privateApiAt(BASE)));
  await savePrivateRead(queryClient, notesKey);
  expect(await privateDatabases()).toHaveLength(1);
  saveDraft('note:mine', 'نیمه‌کاره');
  return queryClient;
}

/** A device with these, and a row that it cannot send. */
async function openUsed(...opened: Parameters<typeof openWithSaved>): Promise<string> {
  const queryClient = await openWithSaved(...opened);
  stops.push(watchUser(queryClient), watchSession(BASE), startOutbox(BASE, queryClient));
  const sub = userInfo.get()?.sub ?? '';
  await deviceOutbox.add({ name: 'favorites.set' }, { sub, payload: {}, objectKey: 'favorite:x', baseVersion: null });
  expect(await privateDatabases()).toEqual([`rasteh-private-${sub}`]);
  expect(await deviceOutbox.read()).toHaveLength(1);
  return sub;
}

async function clickSignOut(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText(/هنوز به سرور نرسیده است/);
  fireEvent.click(within(sheet).getByRole('button', { name: 'خروج و پاک کردن نوشته‌ها' }));
}

describe('a sign-out', () => {
  it('deletes the saved lists and the unsent rows of the user, and leaves those of others', async () => {
    await openUsed();
    const other = { sub: 'other', payload: {}, objectKey: 'favorite:y', baseVersion: null };
    await deviceOutbox.add({ name: 'favorites.set' }, other);
    await clickSignOut();
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    expect(storedTexts()).not.toContain('نیمه‌کاره');
    await waitFor(async () => expect((await deviceOutbox.read()).map(({ sub }) => sub)).toEqual(['other']));
  });

  it('deletes saved lists and drafts by itself, whatever else watches the session', async () => {
    const queryClient = await openWithSaved();
    const isOver = signOut(BASE, queryClient);
    expect(storedTexts()).not.toContain('نیمه‌کاره');
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    await isOver;
  });

  it('that another tab has begun deletes them too', async () => {
    await openWithSaved();
    stops.push(watchSession(BASE));
    // The tab that has signed out has only its own session storage, and what the tabs share.
    localStorage.clear();
    signOutDue.set(true);
    endSession();
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    await waitFor(() => expect(storedTexts()).not.toContain('نیمه‌کاره'));
  });
});

describe('the end of a session without a sign-out', () => {
  const unsent = async () => (await deviceOutbox.read()).map(({ sub }) => sub);

  it('by the deletion of the account wipes as a sign-out does, and offers what is not sent before', async () => {
    await openUsed('/profile/personal-info');
    const other = { sub: 'other', payload: {}, objectKey: 'favorite:x', baseVersion: null };
    await deviceOutbox.add({ name: 'favorites.set' }, other);
    fireEvent.click(await screen.findByRole('button', { name: 'حذف حساب' }));
    const sheet = await screen.findByRole('dialog', { name: 'حسابتان حذف شود؟' });
    await within(sheet).findByText(/۱ نوشتهٔ شما هنوز به سرور نرسیده است و با حذف حساب/);
    fireEvent.click(within(sheet).getByRole('button', { name: 'حساب من حذف شود' }));
    await waitFor(() => expect(userInfo.get()).toBeUndefined());
    await waitFor(async () => expect(await unsent()).toEqual(['other']));
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    expect(storedTexts()).not.toContain('نیمه‌کاره');
    await waitFor(() => expect(unsentCount.get()).toEqual({ all: 0, stuck: 0 }));
  });

  it('to sign in again before the deletion leaves what is written for the return', async () => {
    const sub = await openUsed('/profile/personal-info', [faults.status('/users/deletion', 403, 'sign_in_again')]);
    fireEvent.click(await screen.findByRole('button', { name: 'حذف حساب' }));
    fireEvent.click(await screen.findByRole('button', { name: 'حساب من حذف شود' }));
    fireEvent.click(await screen.findByRole('button', { name: 'خروج و ورود دوباره' }));
    await waitFor(() => expect(userInfo.get()).toBeUndefined());
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    expect(await unsent()).toEqual([sub]);
    expect(JSON.stringify({ ...localStorage })).toContain('نیمه‌کاره');
  });

  it.each([
    ['the server, as of a suspended user', () => endSession()],
    ['another user who signs in', () => userInfo.set({ sub: 'other', exp: Date.now(), name: '' })],
  ])('by %s wipes the copies, and leaves what is written for the return', async (_, end) => {
    const sub = await openUsed();
    end();
    await waitFor(async () => expect(await privateDatabases()).not.toContain(`rasteh-private-${sub}`));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('نیمه‌کاره'));
    expect(await unsent()).toEqual([sub]);
    expect(JSON.stringify({ ...localStorage })).toContain('نیمه‌کاره');
    expect(readDraft('note:mine')).toBeUndefined();
    await waitFor(() => expect(unsentCount.get().all).toBe(0));
  });
});

describe('a second user of the device', () => {
  const secret = 'رازِ کاربر نخست';

  async function writeNote(): Promise<void> {
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const note = { clientId: uuidv7(), objectType: 'product', objectId: items[0]?.id, text: secret };
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    await readFromServer('/notes', { ...init, body: JSON.stringify(note) });
  }

  it('sees nothing of the first and asks for nothing as the first, also by the way back and without a network', async () => {
    await writeNote();
    const asked: (string | null)[] = [];
    const listen = http.all(`${BASE}/api/v1/*`, ({ request }) => {
      asked.push(request.headers.get('authorization'));
      return undefined;
    });
    const { router, queryClient, unmount } = await renderApp('/profile/notes/product', {
      api: [listen, revoked],
      onStart: saveOwnReads,
    });
    stops.push(watchUser(queryClient), watchSession(BASE), startOutbox(BASE, queryClient));
    await screen.findByText(secret);
    await savePrivateRead(queryClient, notesKey);
    expect(await privateDatabases()).toHaveLength(1);
    router.history.push('/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: 'خروج از حساب' }));
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    expect(screen.queryByText(secret)).toBeNull();

    asked.length = 0;
    const second = await signInDevice(`0935445${String(phones).padStart(4, '0')}`);
    await router.navigate({ to: '/profile/notes/$objectType', params: { objectType: 'product' } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(secret)).toBeNull();
    router.history.back();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(secret)).toBeNull();
    expect(asked).toContain(second.authorization);
    expect(asked).not.toContain(headers.authorization);
    unmount();

    onlineManager.setOnline(false);
    await renderApp('/profile/notes/product', { api: [faults.offline()], onStart: saveOwnReads });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(secret)).toBeNull();
  });
});

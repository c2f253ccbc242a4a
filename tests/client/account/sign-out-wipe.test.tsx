import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { watchSession } from '../../../src/client/data/session/watch-session.ts';
import { notesKey } from '../../../src/client/features/keep/notes/queries.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { faults, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const BASE = 'http://rasteh.test';

fakeLocks();
stubDialog();
serveCatalog(newCatalog());

const revoked = http.post(`${BASE}/connect/revocation`, () => HttpResponse.json({}));

const stops: (() => void)[] = [];
let phones = 0;

beforeEach(async () => {
  phones += 1;
  await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const privateDatabases = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('rasteh-private-') ? [name] : []));

/** A device with a saved private list, and a row that it cannot send. */
async function openUsed(): Promise<string> {
  const { queryClient } = await renderApp('/profile', { api: [faults.offline('/userfavorites*'), revoked] });
  stops.push(watchSession(BASE, queryClient), startOutbox(BASE, queryClient));
  const sub = userInfo.get()?.sub ?? '';
  queryClient.setQueryData(notesKey, { items: [] });
  queryClient
    .getQueryCache()
    .find({ queryKey: notesKey })
    ?.setOptions({
      queryKey: notesKey,
      meta: { policy: 'private', shape: 'x' },
    });
  await savePrivateRead(queryClient, notesKey);
  await deviceOutbox.add({ name: 'favorites.set' }, { sub, payload: {}, objectKey: 'favorite:x', baseVersion: null });
  expect(await privateDatabases()).toEqual([`rasteh-private-${sub}`]);
  expect(await deviceOutbox.read()).toHaveLength(1);
  return sub;
}

async function signOut(): Promise<void> {
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
    await signOut();
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    await waitFor(async () => expect((await deviceOutbox.read()).map(({ sub }) => sub)).toEqual(['other']));
  });
});

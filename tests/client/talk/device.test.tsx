import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { signOut } from '../../../src/client/data/session/sign-out.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { watchUser } from '../../../src/client/data/session/watch-user.ts';
import { talkReads, threadKey } from '../../../src/client/features/talk/queries.ts';
import { watchMessages } from '../../../src/client/features/talk/watch-messages.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { endFaults, faults, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, newPhone, serveTrade } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, field, openTalk, PATH, talkOf, unsendable, write } from './talk-people.ts';

const SITE_URL = 'http://rasteh.test';
const SECRET = 'رازِ معاملهٔ نخست';

fakeLocks();
stubDialog();
serveTrade();

const stops: (() => void)[] = [];

beforeEach(dropRows);
afterEach(() => {
  closeTalk();
  for (const stop of stops.splice(0)) stop();
});

const privateDatabases = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('rasteh-private-') ? [name] : []));
const offline = () => act(() => onlineManager.setOnline(false));

describe('messages on a device', () => {
  it('opens the list and a thread without a network as they were, with their time, and takes what is written', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت شیر؟');
    await talk.answer(conversation.id, 'فردا می‌گویم');
    const path = `${PATH}?conversation=${conversation.id}`;
    const { queryClient, unmount } = await openTalk(path, { onStart: saveOwnReads });
    await bubble('فردا می‌گویم');
    const reads = talkReads(privateApiAt(SITE_URL));
    await waitFor(async () => expect((await talk.list(world.buyer))[0]?.unread).toBe(0));
    await savePrivateRead(queryClient, threadKey(conversation.id));
    await savePrivateRead(queryClient, reads.list({}).queryKey);
    unmount();
    offline();
    const again = await openTalk(path, { api: [faults.offline()], onStart: saveOwnReads });
    await bubble('فردا می‌گویم');
    await screen.findByText(/^به‌روز در/);
    await write('بی‌شبکه نوشتم');
    expect((await bubble('بی‌شبکه نوشتم')).textContent).toContain('در صف');
    again.unmount();
    await openTalk(PATH, { api: [faults.offline()], onStart: saveOwnReads });
    const row = await screen.findByRole('link', { name: new RegExp(world.supplierName) });
    await waitFor(() => expect(row.textContent).toContain('در صف ارسال'));
  });

  it('has nothing of them after a sign-out', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask(SECRET);
    const revoked = http.post(`${SITE_URL}/connect/revocation`, () => HttpResponse.json({}));
    const { queryClient } = await openTalk(`${PATH}?conversation=${conversation.id}`, {
      api: [revoked, unsendable()],
      onStart: saveOwnReads,
    });
    stops.push(watchUser(queryClient));
    await bubble(SECRET);
    await savePrivateRead(queryClient, threadKey(conversation.id));
    expect(await privateDatabases()).toContain(`rasteh-private-${userInfo.get()?.sub}`);
    await write('نفرستاده');
    expect(await deviceOutbox.read()).toHaveLength(1);
    fireEvent.change(await field(), { target: { value: 'نیمه‌کاره' } });
    await signOut(SITE_URL, queryClient);
    await waitFor(async () => expect(await privateDatabases()).toEqual([]));
    expect(await deviceOutbox.read()).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/نفرستاده|نیمه‌کاره|معاملهٔ نخست/);
    expect(queryClient.getQueryData(threadKey(conversation.id))).toBeUndefined();
  });

  it('shows a user nothing that another one has read or typed', async () => {
    const world = await makeWorld();
    const path = `${PATH}?supplier=${world.supplierId}`;
    const first = await openTalk(path, { api: [unsendable()] });
    await write(SECRET);
    fireEvent.change(await field(), { target: { value: 'نیمه‌کارهٔ نخست' } });
    first.unmount();
    closeTalk();
    act(() => userInfo.drop());
    endFaults();
    await signInDevice(newPhone());
    await openTalk(path);
    await screen.findByText(/هنوز پیامی نوشته نشده است/);
    expect((await field()).value).toBe('');
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(await talkOf(world).texts(world.seller)).toEqual([]);
  });

  it('counts unread messages alike in the menu, beside the account and in the title of the tab', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت؟');
    await talk.answer(conversation.id, 'یک');
    await talk.answer(conversation.id, 'دو');
    const { queryClient, router, hint } = await openTalk('/profile');
    stops.push(watchMessages(SITE_URL, queryClient));
    await screen.findByRole('link', { name: /^پیام‌ها.*۲ پیام خوانده‌نشده/ });
    await waitFor(() => expect(screen.getAllByText('۲ پیام خوانده‌نشده').length).toBeGreaterThan(1));
    await waitFor(() => expect(document.title).toMatch(/^\(۲\) /));
    await act(() => router.navigate({ to: '/profile/messages', search: { conversation: conversation.id } }));
    await bubble('دو');
    await waitFor(async () => expect((await talk.list(world.buyer))[0]?.unread).toBe(0));
    await hint();
    await waitFor(() => expect(screen.queryAllByText('۲ پیام خوانده‌نشده')).toEqual([]));
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  });
});

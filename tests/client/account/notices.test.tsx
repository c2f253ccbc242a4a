import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { privateApiAt } from '../../../src/client/data/session/private-api.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { noticeReads, noticesKey } from '../../../src/client/features/notices/queries.ts';
import { watchUnread } from '../../../src/client/features/notices/watch-unread.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { unreadCount } from '../../../src/client/parts/notices/unread-count.ts';
import type { UnreadNotices } from '../../../src/contract/notices/notice.ts';
import { getMobile } from '../../../src/core/people/phone.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { endFaults, faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const PATH = '/profile/notices';
const OPERATOR = '09354440000';
const REASON = 'تلفن پاسخ نمی‌دهد';
const SITE_URL = 'http://rasteh.test';

fakeLocks();
stubDialog();
serveCatalog(newCatalog(), { hasPlaces: true, operators: [getMobile(OPERATOR)] });

type Signed = { authorization: string };

let operator: Signed | undefined;
let me: Signed;
let phones = 0;

beforeEach(async () => {
  operator ??= await signInDevice(OPERATOR);
  userInfo.drop();
  phones += 1;
  me = await signInDevice(`0935444${String(phones).padStart(4, '0')}`);
});

const send = <Body,>(as: Signed | undefined, method: string, path: string, body?: object) =>
  readFromServer<Body>(path, {
    method,
    headers: { ...as, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

/** An operator rejects a merchant of mine. */
async function beRejected(): Promise<void> {
  const name = `بازرگانی ${crypto.randomUUID().slice(0, 8)}`;
  const form = { clientId: crypto.randomUUID(), name, kind: 'company', phones: ['021-88776655'], cityId: 'IR-c1576' };
  const { id } = await send<{ id: string }>(me, 'POST', '/merchants', { ...form, website: 'https://shop.example' });
  await send(me, 'POST', `/merchants/${id}/submit`);
  await send(operator, 'POST', `/merchants/${id}/reject`, { reason: REASON });
}

const unread = async () => (await send<UnreadNotices>(me, 'GET', '/notices/unread')).count;
const rejection = () => screen.findByRole('link', { name: /تأیید نشد/ });

describe('/profile/notices', () => {
  it('says what comes here before the first notice', async () => {
    await renderApp(PATH);
    await screen.findByText('هنوز اعلانی ندارید');
  });

  it('has what was decided, why, when, and the way to it; who looks has read it', async () => {
    await beRejected();
    expect(await unread()).toBe(1);
    await renderApp(PATH);
    const link = await rejection();
    expect(link.textContent).toMatch(new RegExp(`تأیید نشد.*تازه.*دلیل: ${REASON}.*همین حالا`));
    expect(link.getAttribute('href')).toBe('/profile/suppliers');
    await waitFor(async () => expect(await unread()).toBe(0));
    // It stays marked while one looks.
    expect((await rejection()).textContent).toContain('تازه');
  });

  it('opens without a network as it was, with its time', async () => {
    await beRejected();
    const { queryClient, unmount } = await renderApp(PATH, { onStart: saveOwnReads });
    await rejection();
    await waitFor(async () => expect(await unread()).toBe(0));
    await savePrivateRead(queryClient, noticeReads(privateApiAt(SITE_URL)).list().queryKey);
    unmount();
    onlineManager.setOnline(false);
    await renderApp(PATH, { api: [faults.offline()], onStart: saveOwnReads });
    await rejection();
    await screen.findByText(/^به‌روز در/);
  });

  it('says that it could not be read, and reads it on request', async () => {
    await renderApp(PATH, { api: [faults.status('/notices', 500)] });
    const [retry] = await screen.findAllByRole('button', { name: /دوباره/ });
    endFaults();
    fireEvent.click(retry as HTMLElement);
    await screen.findByText('هنوز اعلانی ندارید');
  });

  it('lets one choose which notices go to the browsers', async () => {
    await renderApp(PATH);
    const choice = async () => (await screen.findByRole('switch', { name: /رد نظر/ })) as HTMLInputElement;
    expect((await choice()).checked).toBe(true);
    fireEvent.click(await choice());
    await waitFor(async () =>
      expect(await send(me, 'GET', '/notices/preferences')).toEqual({
        silentKinds: ['commentRejected'],
        hasTexts: true,
      }),
    );
    await waitFor(async () => expect((await choice()).checked).toBe(false));
    act(() => onlineManager.setOnline(false));
    expect((await choice()).disabled).toBe(true);
  });
});

describe('the number beside the account', () => {
  it('is what the user has not read, and nobody else sees it', async () => {
    const { queryClient } = await renderApp('/profile');
    const stop = watchUnread(SITE_URL, queryClient);
    await beRejected();
    // As a hint of the live stream does.
    await act(() => queryClient.invalidateQueries({ queryKey: noticesKey }));
    const said = '۱ اعلان خوانده‌نشده';
    await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(1));
    const entry = screen.getAllByRole('link', { name: new RegExp(said) });
    expect(within(entry[0] as HTMLElement).getByText('۱')).toBeDefined();
    expect(unreadCount.get()).toMatchObject({ count: 1 });
    act(() => userInfo.drop());
    await waitFor(() => expect(screen.queryAllByText(said)).toEqual([]));
    stop();
  });
});

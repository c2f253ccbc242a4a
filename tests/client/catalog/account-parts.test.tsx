import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceParts } from '../../../src/client/features/catalog/parts/device-parts.ts';
import { newLine } from '../../../src/client/features/catalog/parts/line-offer.ts';
import { deviceSynced } from '../../../src/client/features/catalog/parts/synced-parts.ts';
import type { PartsList } from '../../../src/contract/parts-lists/parts-list.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';

const PATH = '/products/parts-list';
const CALL = '/partslists/mine';
const SAME = /^همین فهرست در حساب شما هم هست/;

fakeLocks();
serveCatalog(newCatalog());

let phones = 0;
let headers: { authorization: string };

const lineOf = (text: string, quantity = 1) => ({ id: uuidv7(), quantity, source: text, text, offerId: null });
const stored = () => readFromServer<PartsList>(CALL, { headers });
const texts = async () => (await stored()).lines.map(({ text, quantity }) => `${text} ${quantity}`);
const ownTexts = () => deviceParts.get().lines.map(({ text, quantity }) => `${text} ${quantity}`);
const keep = (lines: object[], version = 0) =>
  readFromServer(CALL, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ lines }),
  });

beforeEach(async () => {
  userInfo.drop();
  await deviceParts.change(() => []);
  phones += 1;
  headers = await signInDevice(`0935888${String(phones).padStart(4, '0')}`);
});

// The page asks for its parts: no call is left to the next test.
afterEach(() => waitFor(() => expect(screen.queryByText('در حال جست‌وجو…')).toBeNull()));

describe('the parts list of the account', () => {
  it('comes to a device that has none, and both are one then', async () => {
    await keep([lineOf('6205', 4), lineOf('6206')]);
    await renderApp(PATH);
    await screen.findByText('۲ سطر از فهرست حساب شما اینجا نیست.');
    expect(screen.queryByRole('button', { name: 'فهرست حساب همین شود' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'یکی کردن دو فهرست' }));
    await screen.findByText(SAME);
    expect(ownTexts()).toEqual(['6205 4', '6206 1']);
  });

  it('and the device’s are merged without loss', async () => {
    const shared = lineOf('6205', 4);
    await keep([shared, lineOf('6206')]);
    await deviceParts.change(() => [newLine({ ...shared, quantity: 9 }), newLine(lineOf('6207'))]);
    await renderApp(PATH);
    await screen.findByText('۱ سطر از فهرست حساب شما اینجا نیست. ۲ سطر از این فهرست در حساب شما نیست.');
    fireEvent.click(screen.getByRole('button', { name: 'یکی کردن دو فهرست' }));
    await screen.findByText(SAME);
    expect((await texts()).toSorted()).toEqual(['6205 9', '6206 1', '6207 1']);
    expect(ownTexts().toSorted()).toEqual(['6205 9', '6206 1', '6207 1']);
  });

  it('becomes the device’s if that is wanted: a line that was removed here goes', async () => {
    const [first, second] = [lineOf('6205'), lineOf('6206')];
    await keep([first, second]);
    await deviceParts.change(() => [newLine(first)]);
    await renderApp(PATH);
    fireEvent.click(await screen.findByRole('button', { name: 'فهرست حساب همین شود' }));
    await waitFor(async () => expect(await texts()).toEqual(['6205 1']));
    await screen.findByText(SAME);
  });

  it('once it was the same, gets the changes of this device, and this device those of others', async () => {
    const [first, second, third] = [lineOf('6205'), lineOf('6206'), lineOf('6207')];
    await keep([first, second]);
    await deviceParts.change(() => [first, second].map(newLine));
    const { unmount, queryClient } = await renderApp(PATH);
    const stop = startOutbox('http://rasteh.test', queryClient);
    await screen.findByText(SAME);
    await keep([{ ...first, quantity: 8 }, second, third], 1);
    await deviceParts.change((lines) => lines.filter(({ id }) => id !== second.id));
    await waitFor(async () => expect(await texts()).toEqual(['6205 8', '6207 1']));
    await waitFor(() => expect(ownTexts()).toEqual(['6205 8', '6207 1']));
    await screen.findByText(SAME);
    stop();
    unmount();
    await keep([{ ...first, quantity: 8 }], 3);
    await renderApp(PATH);
    await waitFor(() => expect(ownTexts()).toEqual(['6205 8']));
    expect(screen.queryByRole('button', { name: 'یکی کردن دو فهرست' })).toBeNull();
  });

  it('is no longer kept the same after a sign-out: the next user is asked', async () => {
    const line = lineOf('6205');
    await keep([line]);
    await deviceParts.change(() => [newLine(line)]);
    const { queryClient } = await renderApp(PATH);
    const stop = startOutbox('http://rasteh.test', queryClient);
    await screen.findByText(SAME);
    await waitFor(async () => expect(await deviceSynced.read()).toBeDefined());
    userInfo.drop();
    await waitFor(async () => expect(await deviceSynced.read()).toBeUndefined());
    stop();
  });

  it('is no longer kept the same once another user has changed the list of this device', async () => {
    const line = lineOf('6205');
    await keep([line]);
    await deviceParts.change(() => [newLine(line)]);
    const { queryClient } = await renderApp(PATH);
    const stop = startOutbox('http://rasteh.test', queryClient);
    await screen.findByText(SAME);
    await waitFor(async () => expect(await deviceSynced.read()).toBeDefined());
    // The first user's session is still there when the second one signs in.
    phones += 1;
    headers = await signInDevice(`0935888${String(phones).padStart(4, '0')}`);
    await deviceParts.change((lines) => [...lines, newLine(lineOf('6206'))]);
    await waitFor(async () => expect(await deviceSynced.read()).toBeUndefined());
    stop();
  });

  it('of another user is not mixed with this one’s', async () => {
    const line = lineOf('6205');
    await keep([line]);
    await deviceParts.change(() => [newLine(line)]);
    const { unmount } = await renderApp(PATH);
    await screen.findByText(SAME);
    unmount();
    userInfo.drop();
    phones += 1;
    headers = await signInDevice(`0935888${String(phones).padStart(4, '0')}`);
    await renderApp(PATH);
    await screen.findByText('۱ سطر از این فهرست در حساب شما نیست.');
    expect(await texts()).toEqual([]);
  });

  it('is not spoken of if it cannot be read, and the device’s list is there', async () => {
    await deviceParts.change(() => [newLine(lineOf('6205'))]);
    await renderApp(PATH, { api: [faults.offline(CALL)] });
    await screen.findByText(/۱ سطر دارد/);
    expect(screen.queryByRole('button', { name: 'یکی کردن دو فهرست' })).toBeNull();
  });

  it('is not spoken of to who is not signed in', async () => {
    userInfo.drop();
    await renderApp(PATH);
    await screen.findByText(/فقط روی همین دستگاه است/);
  });
});

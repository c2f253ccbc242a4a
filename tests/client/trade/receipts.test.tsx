import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fulfilmentTexts as words } from '../../../src/client/features/trade/delivery/fulfilment-texts.ts';
import { receiptWords } from '../../../src/client/features/trade/delivery/receipt-texts.ts';
import { deviceBlobs } from '../../../src/client/offline/blobs/device-blobs.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { installNodeFiles } from '../node-files.ts';
import { addFaults, endFaults, faults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { closeTalk as close, dropRows, openTalk as openDevice } from '../talk/talk-people.ts';
import { call, makeWorld, publishOne, serveTrade, tradeOf } from './trade-people.ts';

const API = 'http://rasteh.test/api/v1';
const LINE = /عدد/;
/** A grey pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

fakeLocks();
stubDialog();
serveTrade();

await installNodeFiles();

beforeEach(async () => {
  await dropRows();
  await deviceBlobs.forget(() => true);
});
afterEach(() => {
  endFaults();
  act(() => onlineManager.setOnline(true));
  close();
});

const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });
const goOffline = () => {
  act(() => onlineManager.setOnline(false));
  addFaults(faults.offline());
};
const goOnline = () => {
  endFaults();
  act(() => onlineManager.setOnline(true));
  act(() => deviceOutbox.wake());
};
/** The buttons that a receipt takes, after which its quantity is typed. */
async function writeReceipt(qty: string, photo?: string) {
  await press(words.actions.receive);
  const shown = within(await screen.findByRole('dialog', { name: words.receive.heading(1) }));
  await write(LINE, qty);
  if (photo) {
    fireEvent.change(shown.getByLabelText(receiptWords.camera, { selector: 'input' }), {
      target: { files: [picture(photo)] },
    });
    await shown.findByRole('button', { name: receiptWords.removePhoto(photo) });
  }
  await press(words.receive.save);
  return shown;
}
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A request of which something is on its way to the buyer, who has the device. */
async function begin() {
  const world = await makeWorld();
  const trade = tradeOf(world);
  const id = await publishOne(world);
  const body = { id: uuidv7(), lines: [{ lineNo: 1, qty: '2.5' }] };
  await call<TradeRequest>('POST', `/traderequests/${id}/ship`, { as: world.seller, body });
  const open = (options = {}) => openDevice(`/profile/directorderinfo/${id}`, options);
  return { id, open, types: () => trade.types(id), delivery: async () => (await trade.get(id)).deliveries[0] };
}

describe('a receipt that is written without a network', () => {
  it('waits with its photo over a restart, and its photo goes up before it', async () => {
    const { id, open, delivery } = await begin();
    const { unmount } = await open();
    await screen.findByRole('button', { name: words.actions.receive });
    goOffline();
    await writeReceipt('۲', 'بار.png');
    await noSheet();
    await screen.findByText(receiptWords.states.queued);
    expect(screen.queryByRole('button', { name: words.actions.receive })).toBeNull();
    expect((await delivery())?.receivedAt).toBeNull();
    unmount();
    close();
    const sent: string[] = [];
    const note = http.post(`${API}/*`, ({ request }) => {
      sent.push(new URL(request.url).pathname.replace(id, 'id'));
      return undefined;
    });
    goOnline();
    await open({ api: [note] });
    await waitFor(async () => expect((await delivery())?.lines[0]?.receivedQty).toBe('2'), { timeout: 20_000 });
    expect((await delivery())?.receiptFiles).toHaveLength(1);
    expect(sent.filter((one) => /files|receive/.test(one))).toEqual([
      '/api/v1/files',
      '/api/v1/traderequests/id/receive',
    ]);
    await screen.findByRole('button', { name: receiptWords.openPhoto(1) });
    expect(screen.queryByText(receiptWords.states.queued)).toBeNull();
  });

  it('is counted once though its answer is lost', async () => {
    const { id, open, types, delivery } = await begin();
    let posts = 0;
    const lost = faults.lost(`/traderequests/${id}/receive`, ({ method }) => method === 'POST' && ++posts <= 2);
    await open({ api: [lost] });
    await writeReceipt('۲', 'بار.png');
    await waitFor(() => expect(posts).toBe(2), { timeout: 20_000 });
    act(() => deviceOutbox.wake());
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]), { timeout: 20_000 });
    expect((await delivery())?.receiptFiles).toHaveLength(1);
    expect((await types()).filter((type) => type === 'received')).toHaveLength(1);
  });
});

describe('a receipt that is written with a network', () => {
  it('says that a part has come by one number, which is no more than was shipped', async () => {
    const { open, delivery } = await begin();
    await open();
    const shown = await writeReceipt('۳');
    await shown.findAllByText(/بیش از آن نمی‌رسد/);
    await write(LINE, '۲');
    await press(words.receive.save);
    await noSheet();
    await screen.findByText(words.delivery.partly);
    expect(screen.getByText(/۲ از ۲٫۵/)).toBeTruthy();
    expect((await delivery())?.lines[0]?.receivedQty).toBe('2');
  });
});

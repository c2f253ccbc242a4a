import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/client/data/session/sign-out.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { watchUser } from '../../../src/client/data/session/watch-user.ts';
import { BLOBS_DATABASE } from '../../../src/client/offline/blobs/blobs-database.ts';
import { deviceBlobs } from '../../../src/client/offline/blobs/device-blobs.ts';
import { BLOBS_MAX } from '../../../src/client/offline/blobs/kept-blobs.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { dropKept } from '../../../src/client/parts/files/keep-file.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { addFaults, endFaults, faults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, openTalk, PATH, talkOf, write } from './talk-people.ts';

const API = 'http://rasteh.test/api/v1';
/** A grey pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const PART = 512 * 1024;

fakeLocks();
stubDialog();
serveTrade();

await installNodeFiles();

const addresses = { made: 0, released: 0 };
Object.assign(URL, {
  createObjectURL: () => `blob:kept-${++addresses.made}`,
  revokeObjectURL: () => {
    addresses.released += 1;
  },
});

beforeEach(async () => {
  await dropRows();
  await deviceBlobs.forget(() => true);
});
afterEach(closeTalk);

const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });
/** It goes up in three parts. */
const drawing = (name: string) => {
  const filler = new Uint8Array(PART * 2 + 1_000).fill(32);
  return new File(['%PDF-1.7\n', filler, '\n%%EOF\n'], name, { type: 'application/pdf' });
};
const choose = async (file: File) => {
  fireEvent.change(await screen.findByLabelText('فایل', { selector: 'input' }), { target: { files: [file] } });
  await screen.findByRole('button', { name: `برداشتن ${file.name}` });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sendFile = async (file: File) => {
  await choose(file);
  press('فرستادن');
  await waitFor(() => expect(screen.queryByRole('button', { name: `برداشتن ${file.name}` })).toBeNull());
};
/** What waits on the device, of all users. */
const listKept = async (): Promise<string[]> => {
  const opened = indexedDB.open(BLOBS_DATABASE);
  await new Promise((resolve) => {
    opened.onsuccess = resolve;
  });
  const stores = ['heads', 'contents'] as const;
  const found = await Promise.all(
    stores.map(
      (store) =>
        new Promise<IDBValidKey[]>((resolve) => {
          const asked = opened.result.transaction(store).objectStore(store).getAllKeys();
          asked.onsuccess = () => resolve(asked.result);
        }),
    ),
  );
  opened.result.close();
  return found.flat().map(String);
};

/** A conversation, opened by `open`. */
async function begin() {
  const world = await makeWorld();
  const talk = talkOf(world);
  const { conversation } = await talk.ask('نخست');
  const path = `${PATH}?conversation=${conversation.id}`;
  const open = async (options: Parameters<typeof openTalk>[1] = {}) => {
    const app = await openTalk(path, options);
    await bubble('نخست');
    return app;
  };
  const items = async () => (await talk.thread(conversation.id, world.seller)).items;
  return { open, items };
}

describe('files that wait on the device', () => {
  it('show a picture before it is sent, and let go of it with the thread', async () => {
    const { open } = await begin();
    const { unmount } = await open();
    act(() => onlineManager.setOnline(false));
    addFaults(faults.offline());
    await sendFile(picture('پلاک.png'));
    const shown = await screen.findByRole('img', { name: /^پلاک/ });
    expect(shown.closest('article')?.textContent).toContain('در صف');
    expect(shown.getAttribute('src')).toMatch(/^blob:kept-/);
    unmount();
    expect(addresses.made).toBeGreaterThan(0);
    expect(addresses.released).toBe(addresses.made);
    closeTalk();
    endFaults();
    act(() => onlineManager.setOnline(true));
  });

  it('go up before their message once the network is back, also after a restart; later texts stay behind them', async () => {
    const calls: string[] = [];
    const { open, items } = await begin();
    const { unmount } = await open();
    act(() => onlineManager.setOnline(false));
    addFaults(faults.offline());
    await sendFile(picture('پلاک.png'));
    await write('این هم توضیح');
    expect(await listKept()).toHaveLength(2);
    unmount();
    closeTalk();
    endFaults();
    const note = http.post(`${API}/*`, ({ request }) => {
      calls.push(new URL(request.url).pathname);
      return undefined;
    });
    act(() => onlineManager.setOnline(true));
    await open({ api: [note] });
    await waitFor(async () => expect(await items()).toHaveLength(3), { timeout: 10_000 });
    expect((await items()).map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
      ['نخست', []],
      ['', ['پلاک.webp']],
      ['این هم توضیح', []],
    ]);
    expect(calls.filter((one) => /files|conversations/.test(one))).toEqual([
      '/api/v1/files',
      '/api/v1/conversations',
      '/api/v1/conversations',
    ]);
    await waitFor(async () => expect(await listKept()).toEqual([]));
  });

  it('go on where they were cut, and are one message though answers are lost', async () => {
    const { open, items } = await begin();
    const offsets: string[] = [];
    let isCut = true;
    const cut = http.patch(`${API}/files/uploads/:id`, ({ request }) => {
      offsets.push(request.headers.get('upload-offset') ?? '');
      return isCut && offsets.length > 1 ? HttpResponse.error() : undefined;
    });
    const { unmount } = await open({ api: [cut] });
    await sendFile(drawing('نقشه.pdf'));
    await waitFor(() => expect(offsets.slice(0, 2)).toEqual(['0', String(PART)]));
    unmount();
    closeTalk();
    isCut = false;
    offsets.length = 0;
    let lost = 0;
    // The call itself goes out twice.
    const lose = faults.lost('/conversations', ({ method }) => {
      if (method !== 'POST') return false;
      lost += 1;
      return lost <= 2;
    });
    await open({ api: [cut, lose] });
    await waitFor(() => expect(lost).toBe(2), { timeout: 10_000 });
    act(() => deviceOutbox.wake());
    await waitFor(async () => expect(await items()).toHaveLength(2), { timeout: 10_000 });
    expect(offsets[0]).toBe(String(PART));
    expect((await items())[1]?.files).toMatchObject([{ name: 'نقشه.pdf', bytes: PART * 2 + 1_016 }]);
    await waitFor(async () => expect(await listKept()).toEqual([]));
  });

  it('are refused at their message, which is sent again or dropped; the next messages go on', async () => {
    const { open, items } = await begin();
    const full = { code: 'file_quota_reached', message: 'جای فایل‌های شما پر شده است.', traceId: 't' };
    const refuse = http.post(`${API}/files`, () => HttpResponse.json(full, { status: 507 }));
    await open({ api: [refuse] });
    await sendFile(picture('یک.png'));
    await sendFile(picture('دو.png'));
    await write('متن بعدی');
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(await screen.findAllByText(/جای فایل‌های شما پر شده است/)).toHaveLength(2);
    expect(await listKept()).toHaveLength(4);
    const first = (await screen.findByRole('img', { name: 'یک.png' })).closest('article') as HTMLElement;
    fireEvent.click(within(first).getByRole('button', { name: 'پاک کردن' }));
    await waitFor(async () => expect(await listKept()).toHaveLength(2));
    endFaults();
    press('ارسال دوباره');
    await waitFor(async () => expect((await items()).at(-1)?.files).toMatchObject([{ name: 'دو.webp' }]));
    await waitFor(async () => expect(await listKept()).toEqual([]));
  });

  it('go up again where the server may have forgotten them', async () => {
    const { open, items } = await begin();
    const fail = http.post(`${API}/conversations`, () => HttpResponse.error());
    let uploads = 0;
    const count = http.post(`${API}/files`, () => {
      uploads += 1;
      return undefined;
    });
    const { unmount } = await open({ api: [fail, count] });
    await sendFile(picture('پلاک.png'));
    await waitFor(() => expect(uploads).toBe(1));
    await waitFor(async () => expect((await deviceOutbox.read())[0]?.fault).toMatchObject({ status: 0 }));
    await act(() => deviceOutbox.drained());
    act(() => deviceOutbox.wake());
    await act(() => deviceOutbox.drained());
    expect(uploads).toBe(1);
    const [id = ''] = await listKept();
    await deviceBlobs.noteSent(id, Date.now() - 25 * 3_600_000);
    unmount();
    closeTalk();
    endFaults();
    await open({ api: [count] });
    await waitFor(async () => expect(await items()).toHaveLength(2), { timeout: 10_000 });
    expect(uploads).toBe(2);
  });

  it('are kept up to a limit, and go when they are taken out of a message', async () => {
    await (await begin()).open();
    const sub = userInfo.get()?.sub ?? null;
    const fill = { sub, name: 'پر.png', mime: 'image/png', content: new ArrayBuffer(8) };
    for (let made = 1; made < BLOBS_MAX; made += 1) await deviceBlobs.keep({ ...fill, id: uuidv7() });
    await choose(picture('آخر.png'));
    fireEvent.change(await screen.findByLabelText('عکس', { selector: 'input' }), {
      target: { files: [picture('بیش.png')] },
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/به سقف رسیده است/);
    expect(await listKept()).toHaveLength(BLOBS_MAX * 2);
    press('برداشتن آخر.png');
    await waitFor(async () => expect(await listKept()).toHaveLength(BLOBS_MAX * 2 - 2));
  });

  it('are prepared to their end when the first message of a conversation arrives meanwhile', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const answer = Promise.withResolvers<void>();
    const hold = http.post(`${API}/conversations`, async () => {
      await answer.promise;
      return undefined;
    });
    await openTalk(`${PATH}?supplier=${world.supplierId}`, { api: [hold] });
    await write('سلام');
    const disk = Promise.withResolvers<void>();
    const { keep } = deviceBlobs;
    const slow = vi.spyOn(deviceBlobs, 'keep').mockImplementation(async (blob) => {
      await disk.promise;
      await keep(blob);
    });
    fireEvent.change(screen.getByLabelText('فایل', { selector: 'input' }), {
      target: { files: [picture('پلاک.png')] },
    });
    await waitFor(() => expect(slow).toHaveBeenCalled());
    answer.resolve();
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await bubble('سلام');
    disk.resolve();
    await screen.findByRole('button', { name: 'برداشتن پلاک.png' });
    press('فرستادن');
    await waitFor(async () => expect(await talk.texts()).toEqual(['سلام', '']));
    slow.mockRestore();
  });

  it('stay where their message waits, though a draft of another tab still has them', async () => {
    const { open, items } = await begin();
    await open();
    act(() => onlineManager.setOnline(false));
    addFaults(faults.offline());
    await sendFile(picture('پلاک.png'));
    const [id = ''] = await listKept();
    await dropKept({ id, name: 'پلاک.png', mime: 'image/webp', isKept: true });
    expect(await listKept()).toEqual([id, id]);
    endFaults();
    act(() => onlineManager.setOnline(true));
    act(() => deviceOutbox.wake());
    await waitFor(async () => expect((await items()).at(-1)?.files).toMatchObject([{ name: 'پلاک.webp' }]), {
      timeout: 10_000,
    });
  });

  it('go with a sign-out, and another user’s stay', async () => {
    const revoked = http.post('http://rasteh.test/connect/revocation', () => HttpResponse.json({}));
    const { queryClient } = await (await begin()).open({ api: [revoked, faults.offline('/files')] });
    const stop = watchUser(queryClient);
    const others = { id: uuidv7(), sub: uuidv7(), name: 'ب.png', mime: 'image/png', content: new ArrayBuffer(8) };
    await deviceBlobs.keep(others);
    await sendFile(picture('پلاک.png'));
    await choose(picture('نیمه.png'));
    expect(await listKept()).toHaveLength(6);
    await signOut('http://rasteh.test', queryClient);
    await waitFor(async () => expect(await listKept()).toEqual([others.id, others.id]));
    stop();
  });
});

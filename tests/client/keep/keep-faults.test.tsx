import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { notesKey } from '../../../src/client/features/keep/notes/queries.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { waitingToasts } from '../../../src/client/ui/toast/toast.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { faults, readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';

const NOTES = 'http://rasteh.test/api/v1/notes*';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
stubDialog();
serveCatalog(catalog);

let phones = 0;
let headers: { authorization: string };
let product: { objectType: 'product'; objectId: string; object: { title: string; slug: string; glyph: null } };
let stop = () => {};

beforeEach(async () => {
  userInfo.drop();
  await deviceOutbox.edit((rows) => rows.forget(() => true));
  phones += 1;
  headers = await signInDevice(`0935555${String(phones).padStart(4, '0')}`);
  const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
  const object = { title: items[0]?.title ?? '', slug: 's', glyph: null };
  product = { objectType: 'product', objectId: items[0]?.id ?? '', object };
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const subOf = () => userInfo.get()?.sub ?? '';
const storedNotes = async () => (await readFromServer<Page<Note>>('/notes/byuser?size=100', { headers })).items;
const written = (text: string) =>
  readFromServer<Note>('/notes', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: uuidv7(), objectType: 'product', objectId: product.objectId, text }),
  });

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(`/products/${product.objectId}`, options);
  stop = startOutbox('http://rasteh.test', app.queryClient);
  // The control of a page that is replaced by a fuller one closes its sheet.
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  await press(/^نگه‌داری/);
  return app;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function write(label: string, text: string): Promise<void> {
  const box = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: label });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.submit(box);
}

describe('what a user writes', () => {
  it('is stored once by the server when a third of its answers is lost', async () => {
    const heard = new Map<string, number>();
    const isLost = ({ method, headers: asked }: Request) => {
      const key = asked.get('idempotency-key');
      if (method === 'GET' || key === null) return false;
      heard.set(key, (heard.get(key) ?? 0) + 1);
      return heard.get(key) === 1 && heard.size % 3 === 0;
    };
    await open({ api: [faults.lost('/notes*', isLost)] });
    const texts = Array.from({ length: 12 }, (_, at) => `نوشتهٔ ${String(at).padStart(2, '0')}`);
    for (const text of texts) {
      const id = uuidv7();
      const payload = { ...product, kind: 'create', id, text, baseText: '' };
      const change = { sub: subOf(), objectKey: `note:${id}`, payload, baseVersion: null };
      await deviceOutbox.add({ name: 'notes.change' }, change);
    }
    const untilSent = async () => {
      deviceOutbox.wake();
      await deviceOutbox.drained();
      expect(await deviceOutbox.read()).toEqual([]);
    };
    await vi.waitFor(untilSent);
    const stored = await storedNotes();
    expect(stored.map(({ text, version }) => [text, version]).sort()).toEqual(texts.map((text) => [text, 1]));
    expect([...heard.values()].filter((count) => count > 1)).toHaveLength(4);
  });

  it.each([
    ['the write', 'PUT'],
    ['the read', 'GET'],
  ])('is not replaced by the text before it, if %s is late when the network is back', async (_, late) => {
    await written('پیش از تغییر');
    let isDown = false;
    let lateMs = 0;
    const network = http.all(NOTES, async ({ request }) => {
      if (isDown) return HttpResponse.error();
      if (request.method !== late || lateMs === 0) return undefined;
      if (late !== 'GET') return void (await delay(lateMs));
      // Answered now, and heard later.
      const { pathname, search } = new URL(request.url);
      const answer = await readFromServer<object>(pathname.replace('/api/v1', '') + search, { headers });
      await delay(lateMs);
      return HttpResponse.json(answer);
    });
    const { queryClient } = await open({ api: [network] });
    await screen.findByText('پیش از تغییر');
    isDown = true;
    await press('ویرایش');
    await write('ویرایش یادداشت', 'پس از تغییر');
    await screen.findByText('پس از تغییر');
    await waitFor(() => expect(screen.queryByText('پیش از تغییر')).toBeNull());
    let isSeen = false;
    const watch = new MutationObserver(() => {
      isSeen ||= document.body.textContent?.includes('پیش از تغییر') ?? false;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    lateMs = 700;
    isDown = false;
    void queryClient.invalidateQueries({ queryKey: notesKey });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    deviceOutbox.wake();
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'پس از تغییر', version: 2 }]));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await delay(lateMs);
    watch.disconnect();
    expect(isSeen).toBe(false);
    expect(screen.getByText('پس از تغییر')).toBeDefined();
  });

  it('can be written anew where the server refuses it', async () => {
    const isRefused = async (request: Request) =>
      request.method === 'POST' && ((await request.clone().json()) as { text: string }).text === 'زشت';
    const refuse = http.all(NOTES, async ({ request }) => {
      if (!(await isRefused(request))) return undefined;
      return HttpResponse.json(
        { code: 'text_refused', message: 'این متن پذیرفته نیست.', traceId: 't' },
        { status: 422 },
      );
    });
    await open({ api: [refuse] });
    await write('یادداشت تازه', 'زشت');
    await screen.findByText('این متن پذیرفته نیست.');
    await press('ویرایش');
    await write('ویرایش یادداشت', 'زیبا');
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'زیبا', version: 1 }]));
    await waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    await waitFor(() => expect(screen.queryByText('این متن پذیرفته نیست.')).toBeNull());
  });

  it('stays in the form, with a message, if the device has no room', async () => {
    await open();
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'یادداشت تازه' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const said = new Set<string>();
    const unsubscribe = waitingToasts.subscribe(() => {
      for (const { text } of waitingToasts.get()) said.add(text);
    });
    await write('یادداشت تازه', 'جای خالی نیست');
    await waitFor(() => expect([...said]).toEqual(['حافظهٔ این دستگاه نوشتن را نپذیرفت. متن شما سر جایش است.']));
    unsubscribe();
    expect(screen.getByRole('textbox', { name: 'یادداشت تازه' })).toHaveProperty('value', 'جای خالی نیست');
    vi.restoreAllMocks();
    await waitFor(() => {
      const box = screen.getByRole('textbox', { name: 'یادداشت تازه' });
      fireEvent.submit(box);
      expect(box).toHaveProperty('value', '');
    });
    await waitFor(async () => expect(await storedNotes()).toMatchObject([{ text: 'جای خالی نیست' }]));
  });
});

/** Rows as the first release stored them. What a device has stored outlives its build: never change them. */
function firstRows() {
  const [noteId, favoriteId, feedbackId] = [uuidv7(), uuidv7(), uuidv7()];
  const sub = subOf();
  const kept = { objectType: 'product', objectId: product.objectId, object: { ...product.object } };
  const envelope = { schema: 1, sub, baseVersion: null, tries: 0, nextAt: 0, state: 'queued', fault: null };
  const made = { createdAt: 1_795_000_000_000, buildId: 'first' };
  const row = (seq: number, operation: string, objectKey: string, payload: object, more: object = {}) => ({
    ...envelope,
    ...made,
    id: uuidv7(),
    seq,
    operation,
    objectKey,
    payload,
    ...more,
  });
  return [
    row(
      3,
      'notes.change',
      `note:${noteId}`,
      { ...kept, kind: 'create', id: noteId, text: 'یک', baseText: '' },
      { tries: 2, state: 'sending' },
    ),
    row(4, 'notes.change', `note:${noteId}`, { ...kept, kind: 'edit', id: noteId, text: 'دو', baseText: 'یک' }),
    row(7, 'favorites.set', `favorite:product:${product.objectId}`, { ...kept, id: favoriteId, isKept: true }),
    row(9, 'feedback.send', `feedback:${feedbackId}`, {
      id: feedbackId,
      type: 'idea',
      text: 'سه',
      contact: '',
      appBuild: 'first',
      isOfUser: true,
    }),
  ];
}

describe('rows of the first release', () => {
  it('are sent by this build, all of them', async () => {
    await deviceOutbox.read();
    const opening = indexedDB.open('rasteh-outbox');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('rows', 'readwrite');
    for (const row of firstRows()) transaction.objectStore('rows').put(row, row.seq);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
    await open();
    await vi.waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    expect(await storedNotes()).toMatchObject([{ text: 'دو', version: 2 }]);
    const { items } = await readFromServer<Page<Favorite>>('/userfavorites', { headers });
    expect(items).toMatchObject([{ objectId: product.objectId }]);
    const own = await readFromServer<Page<{ text: string }>>('/feedbacks/mine', { headers });
    expect(own.items).toMatchObject([{ text: 'سه' }]);
  });
});

import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Favorite } from '../../../src/contract/favorites/favorite.ts';
import type { OwnFeedback } from '../../../src/contract/feedback/feedback.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
serveCatalog(catalog);

let headers: { authorization: string };
let stop = () => {};

beforeEach(async () => {
  headers = await signInDevice('09355559001');
});
afterEach(() => stop());

/** Stores rows as a build wrote them, without this build's code. */
async function storeRows(rows: readonly ({ seq: number } & Record<string, unknown>)[]): Promise<void> {
  const opening = indexedDB.open('rasteh-outbox', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  const database = await promisifyRequest(opening);
  const store = database.transaction('rows', 'readwrite').objectStore('rows');
  for (const row of rows) store.put(row, row.seq);
  await promisifyRequest(store.transaction);
  database.close();
}

describe('rows that earlier builds have stored', () => {
  it('are sent, each once and in their order, and leave the outbox', async () => {
    const sub = userInfo.get()?.sub ?? '';
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const product = {
      objectType: 'product',
      objectId: items[0]?.id,
      object: { title: 'بلبرینگ ۶۲۰۵', slug: 's', glyph: null },
    };
    const noteId = uuidv7();
    const envelope = (seq: number, tries: number) => ({
      schema: 1,
      id: uuidv7(),
      seq,
      sub,
      baseVersion: null,
      createdAt: Date.now() - 86_400_000,
      tries,
      nextAt: 0,
      state: tries > 0 ? 'sending' : 'queued',
      fault: null,
    });
    await storeRows([
      // The first build with an outbox.
      {
        ...envelope(1, 0),
        buildId: 'first',
        operation: 'notes.change',
        objectKey: `note:${noteId}`,
        payload: { ...product, kind: 'create', id: noteId, text: 'لقی دارد', baseText: '' },
      },
      {
        ...envelope(2, 0),
        buildId: 'first',
        operation: 'notes.change',
        objectKey: `note:${noteId}`,
        payload: { ...product, kind: 'edit', id: noteId, text: 'لقی دارد؛ عوض شود', baseText: 'لقی دارد' },
      },
      // Without a choice of the use without a network; a tab that is gone had begun to send it.
      {
        ...envelope(3, 1),
        buildId: 'first',
        operation: 'favorites.set',
        objectKey: `favorite:product:${items[0]?.id}`,
        payload: { ...product, id: uuidv7(), isKept: true },
      },
      // The second, whose feedback had no files.
      {
        ...envelope(4, 0),
        buildId: 'second',
        operation: 'feedback.send',
        objectKey: 'feedback:1',
        payload: { id: uuidv7(), type: 'idea', text: 'فهرست کابل‌ها', contact: '', appBuild: 'second', isOfUser: true },
      },
    ]);
    expect(await deviceOutbox.read()).toHaveLength(4);

    const app = await renderApp('/faq');
    stop = startOutbox('http://rasteh.test', app.queryClient);
    await expect.poll(() => deviceOutbox.read()).toEqual([]);

    const notes = await readFromServer<Page<Note>>('/notes/byuser?size=100', { headers });
    expect(notes.items.map(({ id, text, version }) => ({ id, text, version }))).toEqual([
      { id: noteId, text: 'لقی دارد؛ عوض شود', version: 2 },
    ]);
    const favorites = await readFromServer<Page<Favorite>>('/userfavorites?size=100', { headers });
    expect(favorites.items.map(({ objectId, keepOffline }) => ({ objectId, keepOffline }))).toEqual([
      { objectId: items[0]?.id, keepOffline: false },
    ]);
    const feedbacks = await readFromServer<Page<OwnFeedback>>('/feedbacks/mine?size=100', { headers });
    expect(feedbacks.items.map(({ text }) => text)).toEqual(['فهرست کابل‌ها']);
  });
});

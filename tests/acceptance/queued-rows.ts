import type { Page } from 'playwright-core';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';

/** Changes of one note: it is written, then edited. */
const CHANGES_OF_NOTE = 3;
/** Every fourth row is a favourite, as long as there are objects. */
const ROWS_PER_FAVORITE = 4;

interface Product {
  id: string;
  title: string;
}

/** What the server must have in the end. */
export interface Expected {
  rows: number;
  /** Texts of each note by its id, in the order of writing. */
  notes: Map<string, string[]>;
  /** Ids of the objects that are kept. */
  favorites: Set<string>;
}

interface QueuedRow {
  operation: string;
  objectKey: string;
  payload: object;
  baseVersion: null;
}

/** `count` rows: notes with their edits, the first changes of all before the second ones, and favourites. */
export function planRows(count: number, products: readonly Product[]): { rows: QueuedRow[]; expected: Expected } {
  const kept = products.slice(0, Math.floor(count / ROWS_PER_FAVORITE));
  const notes = new Map<string, string[]>();
  const rows: QueuedRow[] = kept.map(({ id, title }) => ({
    operation: 'favorites.set',
    objectKey: `favorite:product:${id}`,
    payload: { ...objectOf({ id, title }), id: uuidv7(), isKept: true },
    baseVersion: null,
  }));
  const ids = Array.from({ length: Math.ceil((count - kept.length) / CHANGES_OF_NOTE) }, () => uuidv7());
  for (let change = 0; change < CHANGES_OF_NOTE; change += 1) {
    for (const [at, id] of ids.entries()) {
      const product = products[at % products.length];
      if (!product || rows.length === count) continue;
      const texts = notes.get(id) ?? [];
      const text = `یادداشت ${at}، نوبت ${change}`;
      const kind = change === 0 ? 'create' : 'edit';
      const payload = { ...objectOf(product), kind, id, text, baseText: texts.at(-1) ?? '' };
      rows.push({ operation: 'notes.change', objectKey: `note:${id}`, payload, baseVersion: null });
      notes.set(id, [...texts, text]);
    }
  }
  return { rows, expected: { rows: rows.length, notes, favorites: new Set(kept.map(({ id }) => id)) } };
}

const objectOf = ({ id, title }: Product) => ({
  objectType: 'product',
  objectId: id,
  object: { title, slug: 'x', glyph: null },
});

/** Puts rows into the outbox of the signed-in user, as if they had been written without a network. */
export async function queueRows(page: Page, rows: readonly QueuedRow[]): Promise<void> {
  const withIds = rows.map((row) => ({ ...row, id: uuidv7() }));
  await page.evaluate(async (given) => {
    const { sub } = JSON.parse(localStorage.getItem('rasteh-user-info') ?? '{}') as { sub: string };
    // Opening a database that is missing would make one without a store.
    while (!(await indexedDB.databases()).some(({ name }) => name === 'rasteh-outbox')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const opening = indexedDB.open('rasteh-outbox');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const transaction = opening.result.transaction('rows', 'readwrite', { durability: 'strict' });
    const createdAt = Date.now();
    for (const [at, row] of given.entries()) {
      const fresh = { schema: 1, seq: at + 1, sub, createdAt, tries: 0, nextAt: 0, state: 'queued', fault: null };
      transaction.objectStore('rows').put({ ...row, ...fresh, buildId: 'acceptance' }, at + 1);
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = reject;
    });
    opening.result.close();
  }, withIds);
}

/** The rows that the device has not delivered. */
export const countRows = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('rasteh-outbox');
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const counting = opening.result.transaction('rows').objectStore('rows').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    opening.result.close();
    return counting.result;
  });

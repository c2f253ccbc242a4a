import type { Page } from 'playwright-core';
import { SAVED_AT_HEADER } from '../../src/core/wire/saved-at-header.ts';
import { DOCUMENT_SAVED_AT } from '../../src/core/worker/worker-messages.ts';

/** Changes every saved read of the device; `change` is the source of a function of the stored text. */
const rewrite = (change: string) => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('rasteh-public');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction('reads', 'readwrite');
    let count = 0;
    const walking = transaction.objectStore('reads').openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor) return;
      count += 1;
      cursor.update((${change})(cursor.value));
      cursor.continue();
    };
    transaction.oncomplete = () => { database.close(); resolve(count); };
    transaction.onerror = () => reject(transaction.error);
    // An exception of the change ends here.
    transaction.onabort = () => reject(transaction.error);
  };
})`;

/** Makes the menus in the worker's cache older. */
const ageMenus = (milliseconds: number) => `(async () => {
  const cache = await caches.open('menus');
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const headers = new Headers(response.headers);
    headers.set('${SAVED_AT_HEADER}', String(Number(headers.get('${SAVED_AT_HEADER}')) - ${milliseconds}));
    await cache.put(request, new Response(await response.blob(), { headers }));
  }
})()`;

/** Makes the worker's saved documents older. */
const ageDocuments = (milliseconds: number) => `(async () => {
  const name = (await caches.keys()).find((one) => one.startsWith('documents-'));
  if (!name) return;
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const { headers, text } = await cache.match(request).then(async (one) => ({ headers: one.headers, text: await one.text() }));
    const aged = text.replace(/${DOCUMENT_SAVED_AT}="(\\d+)"/, (_, at) => '${DOCUMENT_SAVED_AT}="' + (at - ${milliseconds}) + '"');
    const at = Number(headers.get('${SAVED_AT_HEADER}')) - ${milliseconds};
    const agedHeaders = new Headers(headers);
    agedHeaders.set('${SAVED_AT_HEADER}', String(at));
    await cache.put(request, new Response(aged, { headers: agedHeaders }));
  }
})()`;

/** Makes all saved reads, menus and documents older; returns the number of reads. */
export async function ageSavedReads(page: Page, minutes: number): Promise<number> {
  const milliseconds = minutes * 60_000;
  await page.evaluate(ageMenus(milliseconds));
  await page.evaluate(ageDocuments(milliseconds));
  return page.evaluate<number>(
    rewrite(`(text) => {
      const saved = JSON.parse(text);
      saved.state.dataUpdatedAt -= ${milliseconds};
      return JSON.stringify(saved);
    }`),
  );
}

/** Truncates the saved reads, like an unfinished write. */
export const truncateSavedReads = (page: Page): Promise<number> =>
  page.evaluate<number>(rewrite('(text) => text.slice(0, text.length / 2)'));

/** Replaces the data of every saved read; `change` is the source of a function of the data. Returns their number. */
export const changeSavedReads = (page: Page, change: string): Promise<number> =>
  page.evaluate<number>(
    rewrite(`(text) => {
      const saved = JSON.parse(text);
      saved.state.data = (${change})(saved.state.data);
      return JSON.stringify(saved);
    }`),
  );

export const countSavedReads = (page: Page): Promise<number> => page.evaluate<number>(rewrite('(text) => text'));

/** Adds copies of the largest saved read under other keys; returns the number of all saved reads. */
export async function addSavedReads(page: Page, count: number): Promise<number> {
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('rasteh-public');
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['reads', 'uses'], 'readwrite');
      const reads = transaction.objectStore('reads');
      const uses = transaction.objectStore('uses');
      reads.getAll().onsuccess = ({ target }) => {
        const largest = target.result.sort((a, b) => b.length - a.length)[0];
        const now = Date.now();
        for (let index = 0; index < ${count}; index++) {
          reads.put(largest, 'read-["added",' + index + ']');
          uses.put({ bytes: largest.length * 2, usedAt: now, savedAt: now, version: '1' }, 'read-["added",' + index + ']');
        }
      };
      transaction.oncomplete = () => { database.close(); resolve(); };
      transaction.onerror = () => reject(transaction.error);
    };
  })`);
  return countSavedReads(page);
}

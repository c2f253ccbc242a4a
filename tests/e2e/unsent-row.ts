/** Simulates unsent work: a row in a database of the app, separate from saved reads. */
import type { Page } from 'playwright-core';

export const keepUnsent = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('unsent', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('typed', 'row');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
  });

/** Returns `typed` if the row still exists. */
export const readUnsent = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('unsent', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('rows').objectStore('rows').get('row');
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result as unknown;
  });

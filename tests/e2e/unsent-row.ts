/** Stands for work that was not sent yet: a row in a database of the app's own, beside those of cached reads. */
import type { Page } from 'playwright-core';

export const keepUnsent = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('unsent', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('typed', 'row');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
  });

/** `typed` where it is still there. */
export const readUnsent = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('unsent', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('rows').objectStore('rows').get('row');
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return reading.result as unknown;
  });

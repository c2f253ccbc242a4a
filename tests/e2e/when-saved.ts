import type { Page } from 'playwright-core';
import { whenHydrated } from '../setup/hydrated.ts';

const LOOK_MS = 400;
/** Opening waits for ever while another connection holds the database, and the browser forgets a promise that nobody holds. */
const OPEN_MAX_MS = 2_000;
const STEADY_LOOKS = 3;

/** Reads of the app's database, -1 without one; asks for the names first, because opening would make an empty one. */
const COUNT = `async () => {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'rasteh-public')) return -1;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rasteh-public');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('reads').objectStore('reads').count();
      counting.onsuccess = () => { database.close(); resolve(counting.result); };
      counting.onerror = () => reject(counting.error);
    };
  });
}`;

/** Until the page has started and writes no more reads: a slow machine takes longer. */
export async function whenSaved(page: Page): Promise<void> {
  await whenHydrated(page);
  await page.evaluate(`(async () => {
    const count = ${COUNT};
    let before;
    for (let steady = 0; steady < ${STEADY_LOOKS};) {
      await new Promise((resolve) => setTimeout(resolve, ${LOOK_MS}));
      const late = new Promise((resolve) => setTimeout(resolve, ${OPEN_MAX_MS}, 'late'));
      const now = await Promise.race([count(), late]);
      steady = now === before && now !== 'late' ? steady + 1 : 0;
      before = now;
    }
  })()`);
}

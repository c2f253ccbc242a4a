/*
 * Row K2: a device has saved thousands of listings. It restores a list without a network in time, saving more of them
 * blocks no page, and the store keeps its limit.
 */

import { measureRestore } from '../bench/restore.ts';
import { findRoutes } from '../bench/routes.ts';
import { addSavedReads } from '../e2e/saved-reads-database.ts';
import { closeBrowser, openPhone } from '../setup/browser.ts';

const VISIT_MS = 2_500;
const ITEMS_PER_LIST = 24;

export interface CacheResult {
  listings: number;
  /** Paint of an offline visit with a processor four times slower: median and longest of the runs. */
  restoreMs: number;
  restoreLongestMs: number;
  /** Of a repeat visit with a network, on the same device. */
  onlineMs: number;
  /** The longest task of the main thread while lists are opened and saved; it includes their rendering. */
  longestTaskMs: number;
  /** Bytes of the saved reads, by the app's own count. */
  storedBytes: number;
}

export async function runHugeCache(url: string, given: { listings: number; runs: number }): Promise<CacheResult> {
  const { listings, runs } = given;
  const { pages } = await findRoutes(url);
  const restore = await measureRestore(Number(new URL(url).port), pages.list, { products: listings, runs });
  const paints = restore.offline.map(({ fcpMs = Number.POSITIVE_INFINITY }) => fcpMs).sort((a, b) => a - b);
  const online = restore.repeat.map(({ fcpMs = 0 }) => fcpMs).sort((a, b) => a - b);
  return {
    listings: restore.products,
    restoreMs: paints[(paints.length - 1) >> 1] ?? Number.POSITIVE_INFINITY,
    restoreLongestMs: paints.at(-1) ?? Number.POSITIVE_INFINITY,
    onlineMs: online[(online.length - 1) >> 1] ?? 0,
    ...(await measureSaving(url, Object.values(pages), listings)),
  };
}

async function measureSaving(url: string, paths: readonly string[], listings: number) {
  const phone = await openPhone();
  const { page } = phone;
  await page.goto(url + paths[3]);
  await page.waitForTimeout(VISIT_MS);
  await addSavedReads(page, Math.ceil(listings / ITEMS_PER_LIST));
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
  });
  for (const path of paths) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await page.waitForTimeout(VISIT_MS);
  }
  const longestTaskMs = await page.evaluate<number>('seen.longest');
  const storedBytes = await page.evaluate(async () => {
    const opening = indexedDB.open('rasteh-public');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('uses').objectStore('uses').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    return (reading.result as { bytes: number }[]).reduce((sum, { bytes }) => sum + bytes, 0);
  });
  await phone.close();
  await closeBrowser();
  return { longestTaskMs, storedBytes };
}

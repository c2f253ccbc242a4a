/** A visit of a list without a network, when the device has saved thousands of products. */
import type { BrowserContext } from 'playwright-core';
import { addSavedReads } from '../e2e/saved-reads-database.ts';
import { SLOW_4G, startThrottle } from './throttle.ts';
import { openPhone, type Visit, visit } from './visit.ts';

const SAVE_MS = 4_000;

export interface Restore {
  /** Products in all saved lists. */
  products: number;
  /** With a network, before the lists were added. */
  repeat: Visit[];
  /** Without a network, with all of them. */
  offline: Visit[];
}

/** @param path of a list whose first page has at least one product */
export async function measureRestore(
  port: number,
  path: string,
  { products, runs }: { products: number; runs: number },
): Promise<Restore> {
  const link = await startThrottle(port, SLOW_4G);
  const context = await openPhone();
  const url = `http://127.0.0.1:${link.port}${path}`;
  try {
    const saved = await visitAndSave(context, url, products);
    const repeat: Visit[] = [];
    for (let run = 0; run < runs; run += 1) repeat.push(await visit(context, url));
    link.cut();
    const offline: Visit[] = [];
    for (let run = 0; run < runs; run += 1) offline.push(await visit(context, url));
    return { products: saved, repeat, offline };
  } finally {
    await context.browser()?.close();
    link.close();
  }
}

/** Opens the list, and stores copies of it under other addresses. Returns the number of saved products. */
async function visitAndSave(context: BrowserContext, url: string, products: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(SAVE_MS);
  const inOne = await page.locator('main a[href^="/products/"]').count();
  if (inOne === 0) throw new Error(`no products at ${url}`);
  const lists = await addSavedReads(page, Math.ceil(products / inOne));
  await page.close();
  return lists * inOne;
}

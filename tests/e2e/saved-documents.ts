import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { whenHydrated } from '../setup/hydrated.ts';
import type { SitePages } from './site-pages.ts';

export const SAVED_WITHIN_MS = 30_000;

/** The pages whose first paint matters most: home, a list, a product, a supplier. */
export const mainPaths = ({ visited, product }: SitePages): string[] => {
  const starting = (start: string) => visited.find((path) => path.startsWith(start)) ?? '';
  return ['/', starting('/products/category/'), product, starting('/supplier/')];
};

/** Paths of the documents that the worker has. */
export const savedPaths = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('documents-'));
    if (!name) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  })()`);

export async function openDocument(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (!response) throw new Error(`no response for ${url}`);
  return response;
}

export async function openUntilSaved(page: Page, url: string): Promise<void> {
  await openDocument(page, url);
  await whenHydrated(page);
  await expect.poll(() => savedPaths(page), { timeout: SAVED_WITHIN_MS }).toContain(new URL(url).pathname);
}

import type { Page } from 'playwright-core';

/** Waits until React has marked the server's elements. Passes a function: the page's policy refuses code as text. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

import type { Page } from 'playwright-core';

/** React has put its marks on the elements that the server drew. A text to evaluate would be refused by the page's policy. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

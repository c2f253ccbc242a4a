import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findPages, PARTS_LIST } from '../../e2e/site-pages.ts';
import { storageFaults } from '../../e2e/storage-faults.ts';
import { phoneBehindProxy } from '../../setup/phone-behind-proxy.ts';

/** Long enough for the page to hydrate and to save its reads. */
const GLANCE_MS = 1_200;
const OPENS_WITHIN_MS = 5_000;
const OFFLINE_START_MAX_MS = 3_000;
const AS_OF = /به‌روز در (?:[۰-۹]|همین)/;

let paths: string[];
let visited: string[];
const phone = phoneBehindProxy();

beforeAll(async () => {
  const pages = await findPages(inject('siteUrl'));
  visited = pages.visited.filter((path) => path !== PARTS_LIST);
  const kinds = [/^\/products\/category\/[^/]+\/[^/]+$/, /^\/products\/0/, /^\/supplier\/[^/]+\/[^/]+$/, /^\/search\//];
  const found = kinds.flatMap((kind) => visited.find((path) => kind.test(path)) ?? []);
  paths = ['/', '/category/categoryType/Product', ...found];
  expect(paths).toHaveLength(6);
});

const heading = () => phone.device.page.getByRole('heading', { level: 1 });

async function open(path: string): Promise<string> {
  await phone.device.page.goto(phone.proxy.url + path);
  await heading().waitFor({ timeout: OPENS_WITHIN_MS });
  return (await heading().textContent()) ?? '';
}

describe('a device whose storage', () => {
  it.each(storageFaults)('%s shows every page in time', async (_, script) => {
    await phone.device.context.addInitScript(script);
    for (const path of paths) await open(path);
    for (const path of paths.toReversed()) {
      const before = await heading().first().textContent();
      const startedAt = performance.now();
      await phone.device.page.evaluate((to) => history.pushState({}, '', to), path);
      await expect.poll(() => heading().first().textContent()).not.toBe(path === paths.at(-1) ? '' : before);
      expect(performance.now() - startedAt, path).toBeLessThan(OPENS_WITHIN_MS);
    }
  });
});

describe('a phone without a network', () => {
  it('reopens visited pages of every kind in time', async () => {
    const headings = new Map<string, string>();
    for (const path of visited) {
      headings.set(path, await open(path));
      await phone.device.page.waitForTimeout(GLANCE_MS);
      await phone.device.page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
    }
    await phone.restart();
    phone.proxy.setDown(true);
    await phone.device.context.setOffline(true);
    for (const [path, text] of headings) {
      const startedAt = performance.now();
      await phone.device.page.goto(phone.proxy.url + path, { waitUntil: 'commit' });
      await heading().filter({ hasText: text }).waitFor({ timeout: OFFLINE_START_MAX_MS });
      await phone.device.page.getByText(AS_OF).first().waitFor({ timeout: OFFLINE_START_MAX_MS });
      expect(performance.now() - startedAt, path).toBeLessThan(OFFLINE_START_MAX_MS);
    }
  });
});

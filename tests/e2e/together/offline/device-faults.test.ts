import { beforeAll, describe, expect, inject, it } from 'vitest';
import { needTexts } from '../../../../src/client/features/need/need-texts.ts';
import { texts } from '../../../../src/client/texts/app-texts.ts';
import { phoneBehindProxy } from '../../../setup/phone-behind-proxy.ts';
import { changeSavedReads, countSavedReads } from '../../saved-reads-database.ts';
import { findPages } from '../../site-pages.ts';
import { storageFaults } from '../../storage-faults.ts';
import { keepUnsent, readUnsent } from '../../unsent-row.ts';
import { whenSaved } from '../../when-saved.ts';

const ROOT = '/category/categoryType/Product';
const NEED = 'پمپ سانتریفیوژ ۵۰ متر هد';

let paths: string[];
const phone = phoneBehindProxy();

beforeAll(async () => {
  const { visited } = await findPages(inject('siteUrl'));
  const kinds = [/^\/products\/category\/[^/]+\/[^/]+$/, /^\/products\/0/, /^\/supplier\/[^/]+\/[^/]+$/, /^\/search\//];
  paths = ['/', ROOT, ...kinds.flatMap((kind) => visited.find((path) => kind.test(path)) ?? [])];
  expect(paths).toHaveLength(6);
});

const heading = () => phone.device.page.getByRole('heading', { level: 1 });
const pathname = () => new URL(phone.device.page.url()).pathname;
const workerReady = () => phone.device.page.evaluate<unknown>('navigator.serviceWorker.ready.then(() => true)');
/** Navigates by the router, like a link. */
const navigate = (path: string) => phone.device.page.evaluate((to) => history.pushState({}, '', to), path);

async function open(path: string): Promise<string> {
  await phone.device.page.goto(phone.proxy.url + path);
  await heading().waitFor();
  return (await heading().textContent()) ?? '';
}

/** Opens all pages, so that the device saves their reads; returns their headings. */
async function visitAll(): Promise<string[]> {
  const headings: string[] = [];
  for (const path of paths) {
    headings.push(await open(path));
    await whenSaved(phone.device.page);
    await workerReady();
  }
  return headings;
}

describe('a device whose storage', () => {
  it.each(storageFaults)('%s shows every page', async (_, script) => {
    await phone.device.context.addInitScript(script);
    for (const path of paths) await open(path);
    for (const path of paths.toReversed()) {
      const before = await heading().first().textContent();
      await navigate(path);
      await expect.poll(() => heading().first().textContent()).not.toBe(path === paths.at(-1) ? '' : before);
      expect(pathname()).not.toMatch(/^\/error/);
    }
    expect(phone.device.troubles).toEqual([]);
  });

  it('is emptied under the open page works on, and opens without a network after a while', async () => {
    await open('/');
    await workerReady();
    const text = await open(ROOT);
    const other = await phone.device.context.newPage();
    await other.goto(`${phone.proxy.url}/ai`);
    await other.evaluate(`(async () => {
      await new Promise((resolve) => (indexedDB.deleteDatabase('rasteh-public').onsuccess = resolve));
      for (const name of await caches.keys()) await caches.delete(name);
    })()`);
    await other.close();
    for (const path of paths) {
      await navigate(path);
      await phone.device.page.waitForTimeout(300);
      expect(pathname()).not.toMatch(/^\/error/);
    }
    expect(await open(ROOT)).toBe(text);
    await whenSaved(phone.device.page);
    const isRefilled = `caches.keys().then(async (names) => {
      const name = names.find((one) => one.startsWith('workbox-precache'));
      return name ? (await (await caches.open(name)).keys()).some(({ url }) => url.includes('/shell.html')) : false;
    })`;
    await expect.poll(() => phone.device.page.evaluate(isRefilled)).toBe(true);
    phone.proxy.setDown(true);
    expect(await open(ROOT)).toBe(text);
    expect(phone.device.troubles).toEqual([]);
  });

  it('never answers in the worker shows pages from the network', async () => {
    const fault = '() => new Promise(() => {})';
    const script = await (await fetch(`${inject('siteUrl')}/sw.js`)).text();
    const broken = `self.addEventListener('activate', () => { CacheStorage.prototype.match = Cache.prototype.match = ${fault}; });`;
    phone.proxy.faults.set('/sw.js', { status: 200, type: 'text/javascript', body: broken + script });
    const text = await open(ROOT);
    await workerReady();
    await whenSaved(phone.device.page);
    expect(await open(ROOT)).toBe(text);
  });
});

describe('saved reads of an unexpected shape', () => {
  const strange = `(data) => {
    globalThis.turn = (globalThis.turn ?? 0) + 1;
    const half = Array.isArray(data) ? [] : Object.fromEntries(Object.entries(data ?? {}).slice(1));
    return [{}, [{}], null, half, 'text'][globalThis.turn % 5];
  }`;

  it('never turn a page into an error', async () => {
    const headings = await visitAll();
    expect(await changeSavedReads(phone.device.page, strange)).toBeGreaterThanOrEqual(paths.length);
    for (const [index, path] of paths.entries()) {
      expect(await open(path)).toBe(headings[index]);
      expect(pathname()).not.toMatch(/^\/error/);
      await whenSaved(phone.device.page);
    }
    expect(await changeSavedReads(phone.device.page, strange)).toBeGreaterThanOrEqual(paths.length);
    phone.proxy.setDown(true);
    for (const path of paths) {
      await phone.device.page.goto(phone.proxy.url + path);
      await expect.poll(() => phone.device.page.getByRole('main').textContent()).not.toBe('');
      expect(pathname()).not.toMatch(/^\/error/);
    }
    expect(phone.device.troubles).toEqual([]);
  });
});

describe('a fresh start', () => {
  it('drops saved reads and caches, keeps what was typed, and the app opens without a network again', async () => {
    await open('/ai');
    await phone.device.page.getByRole('textbox', { name: needTexts.field }).fill(NEED);
    await keepUnsent(phone.device.page);
    await workerReady();
    const text = await open(ROOT);
    await whenSaved(phone.device.page);
    expect(await countSavedReads(phone.device.page)).toBeGreaterThan(0);
    await open('/error');
    await phone.device.page.evaluate("caches.open('menus').then((cache) => cache.put('/mark', new Response('x')))");
    await phone.device.page.getByRole('button', { name: texts.errors.startAfresh }).click();
    await phone.device.page.waitForURL((url) => url.pathname === '/');
    const mark = "caches.match('/mark').then((found) => found === undefined)";
    await expect.poll(() => phone.device.page.evaluate(mark)).toBe(true);
    expect(await readUnsent(phone.device.page)).toBe('typed');
    await open('/ai');
    await expect.poll(() => phone.device.page.getByRole('textbox', { name: needTexts.field }).inputValue()).toBe(NEED);
    expect(await open(ROOT)).toBe(text);
    await workerReady();
    await whenSaved(phone.device.page);
    phone.proxy.setDown(true);
    expect(await open(ROOT)).toBe(text);
  });
});

/*
 * The device's storage is damaged between two starts, each time in another way: every page is usable in three seconds,
 * and nothing that was typed is lost.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { findPages } from '../../e2e/site-pages.ts';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';

const USABLE_WITHIN_MS = 3_000;
const LIMIT_MS = 600_000;
const NEWER = 99;

let site: string;
let paths: string[];
let profile: string;
let device: Device;

beforeAll(async () => {
  site = inject('siteUrl');
  paths = (await findPages(site)).visited;
  expect(paths.length).toBeGreaterThan(8);
});
afterAll(closeBrowser);

beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'rasteh-damaged-'));
  device = await openPhone({ userDataDir: profile });
});
afterEach(async () => {
  await device.close();
  await rm(profile, { recursive: true, force: true });
});

async function restart(damage: () => Promise<void> = async () => {}): Promise<void> {
  await device.close();
  await damage();
  device = await openPhone({ userDataDir: profile });
}

/** Every file of the databases, as a failing flash memory leaves them. */
async function scramble(): Promise<void> {
  const folder = join(profile, 'Default/IndexedDB');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'LOCK') continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(path, randomBytes((await stat(path)).size));
  }
}

/** Each database anew, without its stores. @param version 1, or the one of an app that is not written yet */
const remakeDatabases = (version: number) =>
  device.page.evaluate(async (next) => {
    const done = (request: IDBOpenDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.onsuccess = () => {
          request.result?.close?.();
          resolve();
        };
        request.onerror = request.onblocked = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      await done(indexedDB.deleteDatabase(name));
      await done(indexedDB.open(name, next));
    }
  }, version);

/** The saved reads as a build with another data schema left them: another mark, and answers of another shape. */
const ageReads = () =>
  device.page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const age = (text: string) => {
      const read = JSON.parse(text);
      return JSON.stringify({ ...read, buster: 'older', state: { ...read.state, data: { of: 'an older build' } } });
    };
    let aged = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = database.transaction(store, 'readwrite').objectStore(store);
        for (const key of await done(values.getAllKeys())) {
          const value: unknown = await done(values.get(key));
          const isRead = typeof value === 'string' && value.includes('"buster":');
          if (isRead) aged += Number((await done(values.put(age(value), key))) === key);
        }
      }
      database.close();
    }
    if (aged === 0) throw new Error('no saved read was found');
  });

const halveCaches = () =>
  device.page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [at, request] of (await cache.keys()).entries()) if (at % 2 === 0) await cache.delete(request);
    }
  });

/** For the life of the page's session. */
async function fillUp(): Promise<void> {
  const session = await device.context.newCDPSession(device.page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 1 });
}

/** On a page without the app. */
async function onBarePage(work: () => Promise<void>): Promise<void> {
  await device.page.goto(`${site}/robots.txt`);
  await work();
}

const damages: [name: string, damage: () => Promise<void>][] = [
  ['databases of random bytes', () => restart(scramble)],
  ['databases without their stores', () => restart().then(() => onBarePage(() => remakeDatabases(1)))],
  ['databases of a newer version', () => restart().then(() => onBarePage(() => remakeDatabases(NEWER)))],
  ['reads of an older build', () => restart().then(() => onBarePage(ageReads))],
  ['half of its caches', () => restart().then(() => onBarePage(halveCaches))],
  ['no room left', () => restart().then(fillUp)],
];

it.each(damages)('a device with %s', { timeout: LIMIT_MS }, async (name, damage) => {
  for (const path of paths) {
    await device.page.goto(site + path);
    await device.page.getByRole('heading', { level: 1 }).first().waitFor();
    await device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  }
  const [sent, draft] = [`فرستادنی: ${name}`, `پیش‌نویس: ${name}`];
  const field = () => device.page.getByRole('textbox', { name: 'متن', exact: true });
  await device.page.goto(`${site}/feedback`);
  await device.page.getByRole('heading', { name: 'بازخوردهای شما' }).waitFor();
  await device.context.setOffline(true);
  await field().fill(sent);
  await device.page.getByRole('button', { name: 'فرستادن بازخورد' }).click();
  await device.page.getByText('در صف ارسال').first().waitFor();
  await field().fill(draft);
  await expect.poll(() => device.page.evaluate(() => JSON.stringify(localStorage))).toContain(draft);

  await damage();
  // The unsent text must not leave the device before it is looked for.
  await device.context.route('**/api/v1/feedbacks', (route) => route.abort());
  for (const path of paths) {
    const startedAt = performance.now();
    await device.page.goto(site + path, { waitUntil: 'commit' });
    await device.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(performance.now() - startedAt, path).toBeLessThan(USABLE_WITHIN_MS);
    expect(new URL(device.page.url()).pathname).not.toMatch(/^\/error/);
  }
  await device.page.goto(`${site}/feedback`);
  await expect.poll(() => field().inputValue()).toBe(draft);
  await device.page.goto(`${site}/users/outbox`);
  await device.page.getByText(sent).waitFor();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeWorker, savedDocument, startWorker } from './fake-worker.ts';

const PRODUCT = '/products/01940000-0000-7000-8000-00000000000a';
const SCRIPT = '/assets/a-1234567.js';
const manifest = [
  { url: '/shell.html', revision: 'first' },
  { url: SCRIPT, revision: null },
];
const PRECACHE = 'workbox-precache-v2-http://rasteh.test/';
const STEP_MS = 100;
const SAVED = '<!doctype html><html><head><title>پمپ &amp; موتور</title></head></html>';

let worker: FakeWorker;
let isOnline = false;

const network = async (): Promise<Response> => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return new Response('from the server');
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  isOnline = false;
  worker = await startWorker(manifest, network as typeof fetch);
  worker.precache('/shell.html', 'the shell', 'first');
  worker.precache(SCRIPT, 'the script');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The text of what is answered, while the clock runs. */
async function answered(path: string, mode?: 'cors'): Promise<string> {
  let text: string | undefined;
  void worker
    .ask(path, mode)
    .then((response) => response.text())
    .catch((error: unknown) => `the browser's error: ${error}`)
    .then((given) => {
      text = given;
    });
  await runUntil(() => text !== undefined);
  return text ?? '';
}

/** The bodies of responses need real turns of the loop. */
async function runUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await new Promise(setImmediate);
  }
}

const save = (path: string) =>
  worker.storage.caches.set('documents-first', new Map([[`http://rasteh.test${path}`, savedDocument(SAVED)]]));

describe.each([0, 1_000, 3_000, 10_000])('without a network, storage that takes %d ms', (delayMs) => {
  beforeEach(() => {
    worker.storage.delayMs = delayMs;
  });

  it('opens a page from the shell', async () => {
    expect(await answered('/faq')).toBe('the shell');
  });

  it('opens a page from its document', async () => {
    save('/faq');
    expect(await answered('/faq')).toBe(SAVED);
  });

  it('gives the files of the build', async () => {
    expect(await answered(SCRIPT, 'cors')).toBe('the script');
  });

  it('opens an address that the client does not know', async () => {
    expect(await answered('/unknown/address')).toBe('the shell');
  });

  it('without the shell shows a page of its own', async () => {
    save('/faq?q=a');
    worker.storage.caches.delete(PRECACHE);
    for (const path of ['/', PRODUCT, '/profile', '/unknown/address'])
      expect(await answered(path)).toContain('برنامه روی این دستگاه کامل نیست');
  });
});

it('the last page lists what is saved', async () => {
  save('/faq?q=a');
  worker.storage.caches.delete(PRECACHE);
  worker.storage.delayMs = 1_000;
  expect(await answered('/profile')).toContain('<a href="/faq?q=a">پمپ &amp; موتور</a>');
});

describe('with a network', () => {
  it('a page is the server’s where storage has nothing, and the build is filled again', async () => {
    isOnline = true;
    worker.storage.caches.clear();
    expect(await answered('/faq')).toBe('from the server');
    await runUntil(() => worker.storage.caches.get(PRECACHE)?.has(`http://rasteh.test${SCRIPT}`) === true);
  });

  it('a storage that never answers keeps nobody waiting', async () => {
    isOnline = true;
    worker.storage.delayMs = 10 * 60_000;
    const started = Date.now();
    const answer = worker.ask('/faq');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await answer).text()).toBe('from the server');
    expect(Date.now() - started).toBe(2_000);
  });
});

import { describe, expect, inject, it } from 'vitest';
import { archiveUrl } from '../../../../src/core/worker/file-archives.ts';
import { phoneBehindProxy } from '../../../setup/phone-behind-proxy.ts';

const PATH = '/category/categoryType/Product';
const MISSING_ASSET = '/assets/none.js';
const GLANCE_MS = 1_200;

const phone = phoneBehindProxy();

async function open(): Promise<string> {
  await phone.device.page.goto(phone.proxy.url + PATH);
  const heading = phone.device.page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  return (await heading.textContent()) ?? '';
}

/** The worker script of a build that lists a file which the server does not have. */
async function workerOfNextBuild(): Promise<string> {
  const script = await (await fetch(`${inject('siteUrl')}/sw.js`)).text();
  const next = script.replace(/assets\/base-[\w-]+\.js/, MISSING_ASSET.slice(1));
  if (next === script) throw new Error('the worker names no entry file');
  return next;
}

/** Checks for a new worker and returns the outcome. */
const update = () =>
  phone.device.page.evaluate<string>(`(async () => {
    const registration = await navigator.serviceWorker.ready;
    try {
      await registration.update();
    } catch {
      return 'refused';
    }
    const next = registration.installing ?? registration.waiting;
    if (!next) return 'none';
    if (next.state === 'installing') await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    return next.state;
  })()`);

describe('a first install', () => {
  const storedPaths = `(async () => {
    await navigator.serviceWorker.ready;
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    const cache = await caches.open(names[0]);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  })()`;
  const filesOfBuild = async () =>
    [...(await (await fetch(`${inject('siteUrl')}/sw.js`)).text()).matchAll(/assets\/[\w-]+\.(?:js|css)/g)].map(
      ([path]) => `/${path}`,
    );
  const archivesOfBuild = async () => {
    const script = await (await fetch(`${inject('siteUrl')}/sw.js`)).text();
    const build = /"revision":"(\w+)","url":"\/shell\.html"/.exec(script)?.[1];
    if (!build) throw new Error('the worker names no build');
    return Array.from({ length: 20 }, (_, index) => archiveUrl(build, index));
  };

  it('has every file of the build after a few requests, with no archive refused', async () => {
    await open();
    const stored = await phone.device.page.evaluate<string[]>(storedPaths);
    const files = await filesOfBuild();
    expect(files.length).toBeGreaterThan(200);
    expect(stored).toEqual(expect.arrayContaining(files));
    const asked = phone.proxy.asked.filter((path) => path.startsWith('/assets/'));
    expect(asked.length).toBeLessThan(files.length / 5);
  });

  it.each([
    { what: 'are missing', fault: { status: 404, type: 'application/json', body: '{}' } },
    { what: 'are HTML', fault: { status: 200, type: 'text/html', body: '<p>hello</p>' } },
    { what: 'hold other texts', fault: { status: 200, type: 'application/json', body: '["x"]', isOwn: true } },
  ])('asks for each file where the archives $what', async ({ fault }) => {
    for (const path of await archivesOfBuild()) phone.proxy.faults.set(path, fault);
    await open();
    expect(await phone.device.page.evaluate<string[]>(storedPaths)).toEqual(
      expect.arrayContaining(await filesOfBuild()),
    );
    const text = await open();
    phone.proxy.setDown(true);
    expect(await open()).toBe(text);
  });
});

describe('a deploy over an open page', () => {
  it('waits until the page activates it, and reloads nothing by itself', async () => {
    await open();
    await phone.device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    // Only now the worker controls the page.
    await open();
    const script = await (await fetch(`${inject('siteUrl')}/sw.js`)).text();
    phone.proxy.faults.set('/sw.js', { status: 200, type: 'text/javascript', body: `${script}\n// next build` });
    await phone.device.page.evaluate('globalThis.isSamePage = true');
    expect(await update()).toBe('installed');
    await phone.device.page.waitForTimeout(GLANCE_MS);
    const isWaiting = 'navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)';
    expect(await phone.device.page.evaluate(isWaiting)).toBe(true);
    await phone.device.page.evaluate(
      "navigator.serviceWorker.ready.then(({ waiting }) => waiting.postMessage({ type: 'SKIP_WAITING' }))",
    );
    await expect.poll(() => phone.device.page.evaluate(isWaiting)).toBe(false);
    expect(await phone.device.page.evaluate('globalThis.isSamePage')).toBe(true);
    expect(phone.device.troubles).toEqual([]);
  });
});

describe('a worker that cannot be loaded', () => {
  it.each([
    { what: 'an error', fault: { status: 500, type: 'text/plain', body: 'broken' } },
    { what: 'HTML', fault: { status: 200, type: 'text/html', body: '<!doctype html><title>x</title>' } },
  ])('leaves the page working when its script is $what', async ({ fault }) => {
    phone.proxy.faults.set('/sw.js', fault);
    const text = await open();
    await expect.poll(() => phone.proxy.asked.includes('/sw.js')).toBe(true);
    expect(await open()).toBe(text);
    // Only the browser's message about the worker, none of the page.
    for (const trouble of phone.device.troubles) expect(trouble).toMatch(/script|\/sw\.js/);
  });
});

describe('a broken deploy over a working build', () => {
  it.each([
    {
      what: 'answers the worker with an error',
      faults: [['/sw.js', { status: 500, type: 'text/plain', body: 'broken' }]],
    },
    {
      what: 'answers the worker with HTML',
      faults: [['/sw.js', { status: 200, type: 'text/html', body: '<p>hello</p>' }]],
    },
    { what: 'lacks a file', faults: [] },
    {
      what: 'answers HTML for code',
      faults: [[MISSING_ASSET, { status: 200, type: 'text/html', body: '<p>hello</p>' }]],
    },
    {
      what: 'answers half of a file',
      faults: [[MISSING_ASSET, { status: 200, type: 'text/javascript', body: 'export const half = 1;' }]],
    },
  ] as const)('that $what is not installed, and the build before works on without a network', async ({ faults }) => {
    const text = await open();
    await phone.device.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await phone.device.page.waitForTimeout(GLANCE_MS);
    const script = await workerOfNextBuild();
    phone.proxy.faults.set('/sw.js', { status: 200, type: 'text/javascript', body: script });
    for (const [path, fault] of faults) phone.proxy.faults.set(path, fault);
    expect(['refused', 'redundant']).toContain(await update());
    phone.proxy.setDown(true);
    expect(await open()).toBe(text);
  });
});

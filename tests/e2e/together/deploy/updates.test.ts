import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { needTexts } from '../../../../src/client/features/need/need-texts.ts';
import { updateTexts } from '../../../../src/client/offline/updates/updates-texts.ts';
import { SERVER_HEADER } from '../../../../src/core/wire/own-answer.ts';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { type BuildName, makeTwoBuilds, NEXT_CLIENT, type TwoBuilds } from '../../../setup/two-builds.ts';
import { findPages } from '../../site-pages.ts';
import { keepUnsent, readUnsent } from '../../unsent-row.ts';

/** Enough for two builds, or a restart and a worker's install, on busy cores. */
vi.setConfig({ testTimeout: 900_000, hookTimeout: 400_000 });

const ALL_WITHIN_MS = 180_000;
/** From the server's first response to the installed worker of the new build. */
const READY_WITHIN_MS = 240_000;
/** After a navigation the browser checks for a new worker. A restart during that check blocks all further checks. */
const BROWSER_LOOKS_MS = 3_000;
const NEED = 'پمپ سانتریفیوژ ۵۰ متر هد';
const VIDEO = '/videos/bearing-kinematics-600.mp4';

let builds: TwoBuilds;
let entries: Record<'first' | 'second', string>;
let paths: string[];
/** A phone on which the first build's worker is installed: each test starts from a copy. */
let visited: string;
let profile: string;
let device: Device;

beforeAll(async () => {
  builds = await makeTwoBuilds();
  entries = { first: await builds.entryOf('first'), second: await builds.entryOf('second') };
  expect(entries.first).not.toBe(entries.second);
  await builds.serve('first');
  const pages = await findPages(builds.url);
  paths = [...pages.visited, pages.product];
  visited = await mkdtemp(join(tmpdir(), 'rasteh-visited-'));
  const phone = await openPhone({ userDataDir: visited });
  await phone.page.goto(builds.url);
  await phone.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await phone.close();
});

afterAll(async () => {
  await closeBrowser();
  await builds.close();
  await rm(visited, { recursive: true, force: true });
});

beforeEach(async () => {
  await builds.serve('first');
  profile = await mkdtemp(join(tmpdir(), 'rasteh-phone-'));
  await cp(visited, profile, { recursive: true });
  device = await openPhone({ userDataDir: profile });
});

afterEach(async () => {
  await device.close();
  await rm(profile, { recursive: true, force: true });
});

const isBuild = (page: Page, build: 'first' | 'second'): Promise<boolean> =>
  page.evaluate((entry) => document.documentElement.outerHTML.includes(entry), entries[build]).catch(() => false);

/** Opens a tab that the first build's worker controls. */
async function openControlled(page: Page, path = '/'): Promise<void> {
  await page.goto(builds.url + path);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(builds.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isBuild(page, 'first')).toBe(true);
  await page.waitForTimeout(BROWSER_LOOKS_MS);
  // The browser's own check is over when one that stands behind it is.
  await page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true)');
}

/** Navigates by the router, like a link. */
const navigate = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

const needField = (page: Page) => page.getByRole('textbox', { name: needTexts.field });

const updateButton = (page: Page) => page.getByRole('button', { name: updateTexts.apply, exact: true });

const outdatedNotice = (page: Page) => page.getByRole('alert').filter({ hasText: updateTexts.outdated });

const untilBuild = (page: Page, build: 'first' | 'second', timeout = ALL_WITHIN_MS) =>
  expect.poll(() => isBuild(page, build), { timeout }).toBe(true);

/** Counts document loads, not URL changes. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Nothing is loaded ahead: Chromium asks only once for a script that the server could not give while it restarted. */
const SAVES_DATA = "Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })";

/** What a page loads some time after its start is here by then. */
const QUIET_MS = 4_000;

/** Opens a tab without a worker and without news of a deploy. */
async function openUnknowing(path = '/'): Promise<Page> {
  // Answered, because calls that get no answer would mean that there is no network.
  for (const news of ['**/build/**', '**/api/v1/live'])
    await device.context.route(news, (route) => route.fulfill({ status: 404, headers: { [SERVER_HEADER]: '1' } }));
  await device.context.route('**/sw.js', (route) => route.abort());
  await device.context.addInitScript(SAVES_DATA);
  const { page } = device;
  const session = await device.context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: builds.url, storageTypes: 'all' });
  let askedAt = Date.now();
  page.on('request', () => {
    askedAt = Date.now();
  });
  await page.goto(builds.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(QUIET_MS);
  return page;
}

/** Chromium activates no other worker while this one answers something. */
async function holdAnswerOpen(page: Page): Promise<void> {
  const [worker] = device.context.serviceWorkers();
  await worker?.evaluate(`{
    const { fetch } = self;
    self.fetch = (asked, init) => {
      if (!asked.url?.endsWith('/drawings/held.svg')) return fetch(asked, init);
      self.isHeld = true;
      return new Promise(() => {});
    };
  }`);
  await page.evaluate("void (new Image().src = '/drawings/held.svg')");
  await expect.poll(() => worker?.evaluate('self.isHeld')).toBe(true);
}

const deploy = (build: BuildName, env?: Record<string, string>) => builds.serve(build, env);

describe('a deploy under an open tab', () => {
  it('keeps serving the files of the old build, so that all of its pages open', async () => {
    const page = await openUnknowing();
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assets/') && !response.ok()) failed.push(response.url());
    });
    const loads = countLoads(page);
    await deploy('second');
    expect(paths.length).toBeGreaterThanOrEqual(10);
    for (const path of paths) {
      await navigate(page, path);
      await expect.poll(() => page.evaluate(() => document.title)).not.toBe('');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(path));
    }
    expect(failed).toEqual([]);
    expect(loads()).toBe(0);
    // A busy server slows down who walks faster than it answers; the client then asks again.
    expect(device.troubles.filter((text) => !/fetching the script|status of (404|429)/.test(text))).toEqual([]);
  });

  it('without the old files reloads once, to the target URL, and loses no text', async () => {
    const page = await openUnknowing('/ai');
    await needField(page).fill(NEED);
    const loads = countLoads(page);
    await deploy('alone');
    const target = paths.at(-1) ?? '';
    await navigate(page, target);
    await untilBuild(page, 'second', READY_WITHIN_MS);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(target));
    await page.waitForTimeout(2_000);
    expect(loads()).toBe(1);
    await page.goto(`${builds.url}/ai`);
    await expect.poll(() => needField(page).inputValue()).toBe(NEED);
  });
});

describe('a new build', () => {
  it('is announced in every tab, and the button in one tab updates all', async () => {
    await openControlled(device.page);
    const others = [await device.context.newPage(), await device.context.newPage()];
    for (const [index, tab] of others.entries()) {
      await tab.goto(builds.url + (paths[index + 1] ?? '/'));
      await tab.getByRole('heading', { level: 1 }).waitFor();
    }
    const tabs = [device.page, ...others];
    await keepUnsent(device.page);
    await device.page.waitForTimeout(BROWSER_LOOKS_MS);
    await deploy('second');
    for (const tab of tabs) {
      await tab.bringToFront();
      await updateButton(tab).waitFor({ timeout: READY_WITHIN_MS });
    }
    const [, second] = tabs;
    await second?.bringToFront();
    await updateButton(second as Page).click();
    await Promise.all(tabs.map((tab) => untilBuild(tab, 'second')));
    expect(await readUnsent(device.page)).toBe('typed');
    expect(device.troubles).toEqual([]);
  });

  it('asks in a tab with unsent text, and loses none of it, also beside a worker that is busy', async () => {
    await openControlled(device.page);
    const typing = await device.context.newPage();
    await typing.goto(`${builds.url}/ai`);
    await needField(typing).fill(NEED);
    await typing.waitForTimeout(BROWSER_LOOKS_MS);
    await deploy('second');
    await device.page.bringToFront();
    await updateButton(device.page).waitFor({ timeout: READY_WITHIN_MS });
    await holdAnswerOpen(typing);
    await updateButton(device.page).click();
    await untilBuild(device.page, 'second');
    await typing.bringToFront();
    const ask = typing.getByRole('button', { name: updateTexts.applyWithDraft });
    await ask.waitFor({ timeout: ALL_WITHIN_MS });
    expect(await updateButton(typing).count()).toBe(0);
    expect(await isBuild(typing, 'first')).toBe(true);
    await ask.click();
    await untilBuild(typing, 'second');
    await expect.poll(() => needField(typing).inputValue(), { timeout: ALL_WITHIN_MS }).toBe(NEED);
  });

  it('is activated by the next navigation, which reaches its target', async () => {
    const { page } = device;
    await openControlled(page);
    await deploy('second');
    await updateButton(page).waitFor({ timeout: READY_WITHIN_MS });
    const loads = countLoads(page);
    const target = paths.at(-1) ?? '';
    await navigate(page, target);
    await untilBuild(page, 'second');
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(target));
    await page.waitForTimeout(1_000);
    expect(loads()).toBe(1);
    expect(device.troubles).toEqual([]);
  });
});

/** A line of an old factory hall, for what this page asks. */
async function slowDown(page: Page): Promise<void> {
  const session = await device.context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { latency: 600, downloadThroughput: 20 * 1024, uploadThroughput: 10 * 1024 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** Takes half a minute on that line. */
const download = (page: Page): Promise<void> =>
  page.evaluate((path) => void fetch(path).then((answer) => answer.blob()), VIDEO);

const busyWith: [what: string, begin: (page: Page) => Promise<void>, slow: (page: Page) => Promise<void>][] = [
  ['answers something', holdAnswerOpen, async () => {}],
  ['sits on a slow line beside a download', (page) => slowDown(page).then(() => download(page)), slowDown],
];

describe('a new build beside a worker that is busy', () => {
  it.each(busyWith)('and %s is what the next navigation ends in, once, at its target', async (_, begin, slow) => {
    const { page } = device;
    const others = [await device.context.newPage(), await device.context.newPage()];
    for (const tab of others) await openControlled(tab, '/suppliers/Product');
    await page.bringToFront();
    await openControlled(page);
    await deploy('second');
    await updateButton(page).waitFor({ timeout: READY_WITHIN_MS });
    await begin(others[0] as Page);
    await page.bringToFront();
    await slow(page);
    const loads = countLoads(page);
    const target = paths.at(-1) ?? '';
    await navigate(page, target);
    await untilBuild(page, 'second', READY_WITHIN_MS);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(target));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await isBuild(page, 'second')).toBe(true);
    expect(loads()).toBe(2);
    for (const tab of others) expect(await isBuild(tab, 'first')).toBe(true);
    expect(device.troubles).toEqual([]);
  });
});

describe('a client that the server no longer supports', () => {
  const refusing = { MIN_SUPPORTED_CLIENT: String(NEXT_CLIENT) };

  it('says so above the page, and its button loads the new build', async () => {
    const { page } = device;
    await openControlled(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await deploy('second', refusing);
    await outdatedNotice(page).waitFor({ timeout: READY_WITHIN_MS });
    expect(await isBuild(page, 'first')).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await outdatedNotice(page).getByRole('button', { name: updateTexts.apply }).click();
    await untilBuild(page, 'second', READY_WITHIN_MS);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await outdatedNotice(page).count()).toBe(0);
  });

  it('learns it from the first refused call, even without a worker', async () => {
    const page = await openUnknowing();
    await deploy('second', refusing);
    const refused = page.waitForResponse((response) => response.status() === 426);
    await navigate(page, '/suppliers/Product');
    await refused;
    await outdatedNotice(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isBuild(page, 'first')).toBe(true);
    await device.context.unrouteAll();
    await outdatedNotice(page).getByRole('button', { name: updateTexts.apply }).click();
    await untilBuild(page, 'second', READY_WITHIN_MS);
    expect(new URL(page.url()).pathname).toBe('/suppliers/Product');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await outdatedNotice(page).count()).toBe(0);
  });
});

describe('the kill switch', () => {
  it('removes the worker and every cache, and keeps the app’s databases', async () => {
    const { page } = device;
    await openControlled(page);
    await keepUnsent(page);
    await deploy('second', { WORKER_KILL_SWITCH: 'true' });
    await page.goto(`${builds.url}/`);
    const left = () =>
      page
        .evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations();
          return [...(await caches.keys()), ...registrations.map(() => 'worker')];
        })
        .catch(() => ['moving']);
    await expect.poll(left, { timeout: READY_WITHIN_MS }).toEqual([]);
    await untilBuild(page, 'second', READY_WITHIN_MS);
    expect(await readUnsent(page)).toBe('typed');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needTexts } from '../../src/client/texts/need.ts';
import { updateTexts } from '../../src/client/texts/updates.ts';
import { closeBrowser, type Device, openPhone } from '../setup/browser.ts';
import { type BuildName, makeTwoBuilds, type TwoBuilds } from '../setup/two-builds.ts';
import { findPages } from './site-pages.ts';

const ALL_WITHIN_MS = 10_000;
const NEED = 'پمپ سانتریفیوژ ۵۰ متر هد';

let builds: TwoBuilds;
let entries: Record<'first' | 'second', string>;
let paths: string[];
let profile: string;
let device: Device;

beforeAll(async () => {
  builds = await makeTwoBuilds();
  entries = { first: await builds.entryOf('first'), second: await builds.entryOf('second') };
  expect(entries.first).not.toBe(entries.second);
  await builds.serve('first');
  const pages = await findPages(builds.url);
  paths = [...pages.visited, pages.product];
});

afterAll(async () => {
  await closeBrowser();
  await builds.close();
});

beforeEach(async () => {
  await builds.serve('first');
  profile = await mkdtemp(join(tmpdir(), 'rasteh-phone-'));
  device = await openPhone({ userDataDir: profile });
});

afterEach(async () => {
  await device.close();
  await rm(profile, { recursive: true, force: true });
});

const isBuild = (page: Page, build: 'first' | 'second'): Promise<boolean> =>
  page.evaluate((entry) => document.documentElement.outerHTML.includes(entry), entries[build]).catch(() => false);

/** A tab that the first build's worker answers for. */
async function openControlled(page: Page, path = '/'): Promise<void> {
  await page.goto(builds.url + path);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(builds.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isBuild(page, 'first')).toBe(true);
}

/** As a link would: by the router. */
const navigate = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

const needField = (page: Page) => page.getByRole('textbox', { name: needTexts.field });

const updateButton = (page: Page) => page.getByRole('button', { name: updateTexts.apply, exact: true });

/** Counts documents, not addresses. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** A tab that learns nothing of a deploy and has no worker. */
async function openUnknowing(path = '/'): Promise<Page> {
  await device.context.route('**/build/**', (route) => route.abort());
  await device.context.route('**/sw.js', (route) => route.abort());
  await device.page.goto(builds.url + path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  return device.page;
}

const deploy = (build: BuildName, env?: Record<string, string>) => builds.serve(build, env);

describe('a deploy under an open tab', () => {
  it('leaves every page of the old build within reach: its files are still served', async () => {
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
    expect(device.troubles.filter((text) => !text.includes('fetching the script'))).toEqual([]);
  });

  it('whose files are gone reloads once, to where it was going, and nothing typed is lost', async () => {
    const page = await openUnknowing('/ai');
    await needField(page).fill(NEED);
    const loads = countLoads(page);
    await deploy('alone');
    const target = paths.at(-1) ?? '';
    await navigate(page, target);
    await expect.poll(() => isBuild(page, 'second'), { timeout: 15_000 }).toBe(true);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(target));
    await page.waitForTimeout(2_000);
    expect(loads()).toBe(1);
    await page.goto(`${builds.url}/ai`);
    await expect.poll(() => needField(page).inputValue()).toBe(NEED);
  });
});

describe('a new build', () => {
  it('is loaded by the next navigation, which ends where it was going', async () => {
    const { page } = device;
    await openControlled(page);
    await deploy('second');
    await updateButton(page).waitFor({ timeout: 30_000 });
    const loads = countLoads(page);
    const target = paths.at(-1) ?? '';
    await navigate(page, target);
    await expect.poll(() => isBuild(page, 'second'), { timeout: ALL_WITHIN_MS }).toBe(true);
    expect(decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(target));
    await page.waitForTimeout(1_000);
    expect(loads()).toBe(1);
    expect(device.troubles).toEqual([]);
  });
});

describe('the kill switch', () => {
  it('removes the worker and every cache, and leaves the app’s own database', async () => {
    const { page } = device;
    await openControlled(page);
    await page.evaluate(async () => {
      const opening = indexedDB.open('unsent', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('typed', 'row');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      opening.result.close();
    });
    await deploy('second', { WORKER_KILL_SWITCH: 'true' });
    await page.goto(`${builds.url}/`);
    const left = () =>
      page
        .evaluate(async () => {
          const registrations = await navigator.serviceWorker.getRegistrations();
          return [...(await caches.keys()), ...registrations.map(() => 'worker')];
        })
        .catch(() => ['moving']);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => isBuild(page, 'second'), { timeout: 10_000 }).toBe(true);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('unsent');
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { needTexts } from '../../../../src/client/features/need/need-texts.ts';
import { updateTexts } from '../../../../src/client/offline/updates/updates-texts.ts';
import { closeBrowser, type Device, openPhone } from '../../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../setup/faulty-proxy.ts';

const MANIFEST = join(import.meta.dirname, '../../../../dist/client/.vite/manifest.json');
const ROUTE = 'src/client/routes/suppliers/$categoryType.tsx?tsr-split=component';
const TARGET = '/suppliers/Product';
const NEED = 'پمپ سانتریفیوژ ۵۰ متر هد';
/** Longer than a reload loop needs for its next turn. */
const LOOP_MS = 1_500;
/** A chunk that never arrives is given up by then. */
const GIVEN_UP_MS = 25_000;

let chunk: string;
let source: string;
let proxy: FaultyProxy;
let device: Device;

beforeAll(async () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  chunk = `/${manifest[ROUTE]?.file}`;
  source = await (await fetch(inject('siteUrl') + chunk)).text();
});

beforeEach(async () => {
  proxy = await startFaultyProxy(inject('siteUrl'));
  device = await openPhone();
  // Without a worker, whose files are complete.
  await device.context.route('**/sw.js', (route) => route.abort());
});

afterEach(async () => {
  await device.close();
  await proxy.close();
});

afterAll(closeBrowser);

const javascript = (body: string) => ({ status: 200, type: 'text/javascript', body });

const faults: readonly (readonly [string, () => void])[] = [
  ['half', () => proxy.faults.set(chunk, javascript(source.slice(0, source.length / 2)))],
  ['a 500', () => proxy.faults.set(chunk, { status: 500, type: 'text/plain', body: 'broken' })],
  ['HTML', () => proxy.faults.set(chunk, { status: 200, type: 'text/html', body: '<!doctype html><p>x</p>' })],
  ['no answer', () => proxy.hanging.add(chunk)],
];

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const needField = (page: Page) => page.getByRole('textbox', { name: needTexts.field });
const pathname = (page: Page) => new URL(page.url()).pathname;
const navigate = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

describe('a chunk of which arrives', () => {
  it.each(faults.filter(([what]) => what !== 'HTML'))(
    '%s, when its page is opened: the server’s page stays',
    async (_, breakChunk) => {
      const { page } = device;
      const loads = countLoads(page);
      breakChunk();
      await page.goto(proxy.url + TARGET, { waitUntil: 'commit' });
      await heading(page).waitFor();
      const text = await heading(page).textContent();
      await page.waitForTimeout(LOOP_MS);
      expect(pathname(page)).toBe(TARGET);
      expect(await heading(page).textContent()).toBe(text);
      expect(loads()).toBeLessThanOrEqual(2);
      expect(await page.getByRole('button', { name: updateTexts.apply, exact: true }).count()).toBe(0);
      // The links of the server's page work.
      await page.getByRole('link', { name: /راسته/ }).first().click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

  it.each(faults)(
    '%s, after a click: loads the server’s page, once, and keeps what was typed',
    async (_, breakChunk) => {
      const { page } = device;
      await page.goto(`${proxy.url}/ai`);
      await expect.poll(() => needField(page).inputValue()).toBe('');
      await needField(page).fill(NEED);
      // The page writes the sentence into its URL a little later, which is a navigation too.
      await page.waitForTimeout(LOOP_MS);
      const loads = countLoads(page);
      breakChunk();
      await navigate(page, TARGET);
      await expect.poll(loads, { timeout: GIVEN_UP_MS }).toBeGreaterThanOrEqual(1);
      await heading(page).waitFor();
      await page.waitForTimeout(LOOP_MS);
      expect(pathname(page)).toBe(TARGET);
      expect(loads()).toBeLessThanOrEqual(2);
      expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(100);
      proxy.faults.clear();
      proxy.hanging.clear();
      await page.goto(`${proxy.url}/ai`);
      await expect.poll(() => needField(page).inputValue()).toBe(NEED);
    },
  );
});

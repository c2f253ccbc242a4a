import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { mainPaths, openDocument, openUntilSaved } from '../../e2e/saved-documents.ts';
import { findPages, type SitePages } from '../../e2e/site-pages.ts';
import { closeBrowser, type Device, openPhone } from '../../setup/browser.ts';
import { type FaultyProxy, startFaultyProxy } from '../../setup/faulty-proxy.ts';

const SHIFT_MAX = 0.01;
const SETTLE_MS = 2_500;

let pages: SitePages;
let proxy: FaultyProxy;
let device: Device;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

beforeEach(async () => {
  proxy = await startFaultyProxy(inject('siteUrl'));
  device = await openPhone();
  await device.context.addInitScript(() => {
    const shifted = window as { shifts?: Shift[] };
    shifted.shifts = [];
    const placeOf = ({ node, previousRect, currentRect }: ShiftEntry['sources'][number]) =>
      `${node?.nodeName} ${node?.textContent?.slice(0, 20)} ${previousRect.y} → ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as ShiftEntry;
        shifted.shifts?.push({ value, of: sources.map(placeOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

afterEach(async () => {
  await device.close();
  await proxy.close();
});

afterAll(closeBrowser);

interface Shift {
  value: number;
  of: string[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

async function expectStill(page: Page, when: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as { shifts?: Shift[] }).shifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${when}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_MAX);
}

async function leave(): Promise<void> {
  await device.page.close();
  device.page = await device.context.newPage();
}

describe('a later visit', () => {
  it('moves nothing that is shown, nor do the first visit and a lost network', async () => {
    for (const path of mainPaths(pages)) {
      await openUntilSaved(device.page, proxy.url + path);
      await device.page.waitForTimeout(SETTLE_MS);
      await expectStill(device.page, `first visit of ${path}`);
      await leave();
      await openDocument(device.page, proxy.url + path);
      await device.page.waitForTimeout(SETTLE_MS);
      proxy.setDown(true);
      await device.context.setOffline(true);
      await device.page.waitForTimeout(SETTLE_MS);
      await expectStill(device.page, `later visit of ${path}`);
      proxy.setDown(false);
      await device.context.setOffline(false);
      await leave();
    }
  });
});

import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone } from '../setup/browser.ts';
import { findPages, type SitePages } from './site-pages.ts';

/** Levels A and AA, and contrast 7:1 for text: factory halls are bright. */
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

let pages: SitePages;

beforeAll(async () => {
  pages = await findPages(inject('siteUrl'));
});

afterAll(closeBrowser);

async function faultsOf(device: Device, path: string): Promise<string[]> {
  await device.page.goto(inject('siteUrl') + path);
  await device.page.getByRole('heading', { level: 1 }).waitFor();
  await device.page.evaluate(axe.source);
  const results = await device.page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(RULES)})`);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${path} ${id}: ${node.html}`));
}

describe('every public page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`passes axe on a phone, ${colorScheme}`, async () => {
      const phone = await openPhone();
      await phone.page.emulateMedia({ colorScheme });
      const faults = [];
      for (const path of [...pages.visited, '/error/404']) faults.push(...(await faultsOf(phone, path)));
      await phone.close();
      expect(faults).toEqual([]);
    });
  }

  it('passes axe on a desktop', async () => {
    const desktop = await openDesktop();
    const faults = [];
    for (const path of pages.visited) faults.push(...(await faultsOf(desktop, path)));
    await desktop.close();
    expect(faults).toEqual([]);
  });
});

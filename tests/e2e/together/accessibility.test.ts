import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFaultsOfSchemes } from '../../setup/axe.ts';
import { closeBrowser, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { faintRings } from '../../setup/focus-ring.ts';
import { findPages } from '../site-pages.ts';

let paths: string[];

async function findArticle(): Promise<string> {
  const answer = await fetch(`${inject('siteUrl')}/api/v1/pages/for-public-site?size=1`);
  const { items } = (await answer.json()) as { items: { id: string; slug: string }[] };
  if (!items[0]) throw new Error('the demo has no article');
  return `/contents/${items[0].id}/${encodeURIComponent(items[0].slug)}`;
}

beforeAll(async () => {
  const { visited } = await findPages(inject('siteUrl'));
  paths = [...visited, await findArticle(), '/contents', '/videos', '/error/404'];
});

afterAll(closeBrowser);

describe('every public page', () => {
  it.each([
    ['a phone', openPhone],
    ['a desktop', openDesktop],
  ] as const)('passes axe on %s, light and dark, and the focus stands out from every surface', async (_form, open) => {
    const device = await open(WITHOUT_WORKER);
    const faults: string[] = [];
    for (const path of paths) {
      await device.page.goto(inject('siteUrl') + path);
      await device.page.getByRole('heading', { level: 1 }).waitFor();
      faults.push(...(await axeFaultsOfSchemes(device.page, faintRings)).map((fault) => `${path} ${fault}`));
    }
    await device.close();
    expect(faults).toEqual([]);
  });
});

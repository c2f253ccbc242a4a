import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';
import { whenHydrated } from '../../setup/hydrated.ts';
import { findPages } from '../site-pages.ts';

const ROWS_MIN = 10;
const LONG_PAGES = 4;
const PAGE_ROWS = 24;
/** Of a title that does not fit in two. */
const THREE_LINES_PX = 60;
/** A4 between its margins. */
const SHEET_PX = 718;
/** Beside the content of a page. */
const MARGINS = 32;

let device: Device | undefined;
let list: string;

beforeAll(async () => {
  const { visited } = await findPages(inject('siteUrl'));
  list = inject('siteUrl') + (visited.find((path) => path.startsWith('/products/category/')) ?? '');
});
afterEach(async () => {
  await device?.close();
  device = undefined;
});
afterAll(closeBrowser);

async function open(form: typeof openPhone): Promise<Device> {
  device = await form(WITHOUT_WORKER);
  await device.page.goto(list);
  await whenHydrated(device.page);
  return device;
}

const contentWidth = ({ page }: Device) =>
  page.evaluate<number>(`(() => {
    const main = document.querySelector('main');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
    return main.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  })()`);

/** Rows of another height than tables have, in whole pixels. */
const oddRows = ({ page }: Device) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows.slice(0, 20).flatMap((row) => {
      const height = Math.round(row.getBoundingClientRect().height);
      return height < 36 || height > 40 ? `${height}: ${row.textContent}` : [];
    }),
  );

/** Cells that what they hold reaches beyond, by the text of it. */
const overfullCells = ({ page }: Device) =>
  page.locator('tbody tr > *').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      const isBeyond = (part: Element) => {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || getComputedStyle(part).position === 'absolute') return false;
        return box.left < left - 1 || box.right > right + 1;
      };
      return [...cell.querySelectorAll('*')].find(isBeyond)?.textContent ?? [];
    }),
  );

describe('a table of several categories', () => {
  for (const width of [800, 1280, 1760]) {
    it(`keeps the content of its cells inside them at ${width} px`, async () => {
      device = await openDesktop(WITHOUT_WORKER);
      await device.page.setViewportSize({ width, height: 800 });
      for (const text of ['پمپ', 'کابل']) {
        await device.page.goto(`${inject('siteUrl')}/search/${encodeURIComponent(text)}`);
        await whenHydrated(device.page);
        expect(await device.page.locator('tbody tr').count()).toBeGreaterThanOrEqual(ROWS_MIN);
        expect(await overfullCells(device)).toEqual([]);
      }
    });
  }
});

describe('the list of a phone', () => {
  it('shows ten whole rows between the filter button, which stays, and the bottom bar', async () => {
    const { page } = await open(openPhone);
    const filter = page.getByRole('button', { name: 'فیلتر', exact: true });
    for (const top of [400, 417, 431, 449]) {
      await page.evaluate(`scrollTo(0, ${top})`);
      await page.waitForTimeout(300);
      const box = await filter.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const rows = await page.evaluate<number>(`(() => {
        const bar = document.elementFromPoint(195, innerHeight - 10).closest('nav').getBoundingClientRect().top;
        return [...document.querySelectorAll('tbody tr')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top >= ${(box?.y ?? 0) + (box?.height ?? 0)} && bottom <= bar + 1;
        }).length;
      })()`);
      expect(rows, `scrolled to ${top}`).toBeGreaterThanOrEqual(ROWS_MIN);
    }
  });
});

describe('the table of a wide screen', () => {
  it('grows to 1,760 px with rows of 36 to 40 px', async () => {
    const on = await open(openDesktop);
    expect(await oddRows(on)).toEqual([]);
    await on.page.setViewportSize({ width: 1920, height: 1080 });
    expect(await contentWidth(on)).toBe(1760 - MARGINS);
    expect(await oddRows(on)).toEqual([]);
    await on.page.goto(inject('siteUrl'));
    expect(await contentWidth(on)).toBe(1200 - MARGINS);
  });

  it('keeps the rows of a list of several categories low, also where it is narrow', async () => {
    const on = await open(openDesktop);
    await on.page.goto(`${inject('siteUrl')}/products/search/Product`);
    await whenHydrated(on.page);
    for (const width of [1280, 768]) {
      await on.page.setViewportSize({ width, height: 800 });
      const heights = await on.page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.max(...heights), `${width} px`).toBeLessThanOrEqual(THREE_LINES_PX);
    }
  });

  it('has its last column inside its frame at 1,280 px, and says above what has no room', async () => {
    device = await openDesktop(WITHOUT_WORKER);
    const { page } = device;
    await page.goto(`${inject('siteUrl')}/search/${encodeURIComponent('زانوی جوشی')}`);
    await whenHydrated(page);
    const beyond = () =>
      page.evaluate<number>(`(() => {
        const { scrollWidth, clientWidth } = document.querySelector('main table').parentElement;
        return scrollWidth - clientWidth;
      })()`);
    expect(await beyond()).toBeLessThanOrEqual(0);
    await page.getByRole('columnheader', { name: 'تحویل' }).waitFor();
    await page.getByText('جا نشد:').or(page.getByText('ردهٔ فشار:')).first().waitFor();
  });

  it('fits on a sheet of paper', async () => {
    const { page } = await open(openDesktop);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: SHEET_PX, height: 800 });
    expect(await page.evaluate('document.querySelector("main table").scrollWidth')).toBeLessThanOrEqual(SHEET_PX);
  });

  it('puts all loaded rows on paper, with the names of its columns as text', async () => {
    const { page } = await open(openDesktop);
    const end = page.locator('main p[role="status"]', { hasText: ' از ' });
    for (let more = 1; more < LONG_PAGES; more++) {
      const before = await end.textContent();
      await page
        .getByRole('main')
        .getByRole('button', { name: /نمایش بیشتر/ })
        .dispatchEvent('click');
      await expect.poll(() => end.textContent()).not.toBe(before);
    }
    const rows = () => page.evaluate<number>("document.querySelectorAll('tbody tr th').length");
    await expect.poll(rows).toBeLessThan(LONG_PAGES * PAGE_ROWS);
    await page.evaluate(`addEventListener('beforeprint', () => {
      window.__paper = [document.querySelectorAll('tbody tr th').length, document.querySelectorAll('thead button').length];
    })`);
    await page.pdf();
    expect(await page.evaluate('window.__paper')).toEqual([LONG_PAGES * PAGE_ROWS, 0]);
    await expect.poll(rows).toBeLessThan(LONG_PAGES * PAGE_ROWS);
    expect(device?.troubles).toEqual([]);
  });
});

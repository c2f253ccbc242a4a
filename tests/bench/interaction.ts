/**
 * How a list of two thousand rows and its filters answer a hand on a phone with a CPU four times slower, and how soon a
 * product and the list again stand there from cached data: `node tests/bench/interaction.ts [SITE_URL]`. Beside the time on
 * the wall stands what the page's main thread itself worked, which other programs on the machine do not lengthen.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { CategoryCard } from '../../src/contract/catalog/category.ts';
import type { PropertyDefinition } from '../../src/contract/catalog/property.ts';
import { launchOptions } from '../setup/browser.ts';
import { whenHydrated } from '../setup/hydrated.ts';
import { startSite } from '../setup/site.ts';
import { fillPlace } from './generated-place.ts';
import { longest, observe, SETTLE_MS, slowDown, workClock } from './hands-probe.ts';
import {
  changeUnit,
  grow,
  INCH,
  REST_MS,
  slide,
  type Thrown,
  type Trip,
  thereAndBack,
  throwList,
} from './list-steps.ts';

const CPU_SLOWDOWN = 4;
/** So many that a category with filters has the rows wanted. */
const PRODUCTS = 40_000;
/** Bigger pages than the site asks for, or the list would take eighty presses to grow. */
const PAGE_SIZE = 100;
const ROUNDS = 10;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fa-IR' };
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'fa-IR' };

export interface ListInteractions {
  rows: number;
  /** Elements in the document while the list is that long. */
  elements: number;
  /** From the press to the next paint, the worst of each kind, and the work until all was still again. */
  interactionMs: Record<string, { toPaint: number; work: number }>;
  /** While the list is thrown up and down. */
  scroll: Thrown;
  /** To product and list from cached data, each round. */
  toProductMs: number[];
  toProductWorkMs: number[];
  backMs: number[];
  backWorkMs: number[];
  /** How far from its place the list was come back to. */
  backOffPx: number[];
}

async function openList(context: BrowserContext, url: string): Promise<Page> {
  await context.addInitScript(observe);
  await context.route(/supplierproducts\/catalog\?.*cursor=/, (route) =>
    route.continue({ url: `${route.request().url()}&size=${PAGE_SIZE}` }),
  );
  const page = await context.newPage();
  await page.goto(url);
  await whenHydrated(page);
  return page;
}

async function measureList(form: object, url: string): Promise<ListInteractions> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openList(await browser.newContext({ ...form, serviceWorkers: 'block' }), url);
    const rows = await grow(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page, CPU_SLOWDOWN);
    const worked = await workClock(page);
    const trips: Trip[] = [];
    for (let round = 0; round <= ROUNDS; round++) trips.push(await thereAndBack(page, worked));
    const backOffPx = trips.map((trip) => trip.offPx);
    // The first time the product comes from the server.
    const cached = trips.slice(1);
    const scroll = await throwList(page);
    const interactionMs: ListInteractions['interactionMs'] = {};
    await worked();
    const toInch = await changeUnit(page, INCH);
    interactionMs.unit = { toPaint: toInch, work: await worked() };
    await changeUnit(page, undefined);
    interactionMs.slide = await slide(page, worked);
    const views = page.getByRole('navigation', { name: 'شیوهٔ نمایش' }).getByRole('link');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(REST_MS);
    interactionMs.grid = await longest(page, worked, () => views.last().click());
    interactionMs.table = await longest(page, worked, () => views.first().click());
    interactionMs.sort = await longest(page, worked, async () => {
      await page.getByRole('combobox', { name: 'مرتب‌سازی' }).focus();
      await page.keyboard.press('ArrowDown');
    });
    return {
      rows,
      elements,
      interactionMs,
      scroll,
      toProductMs: cached.map((trip) => trip.toProductMs),
      toProductWorkMs: cached.map((trip) => trip.toProductWorkMs),
      backMs: cached.map((trip) => trip.backMs),
      backWorkMs: cached.map((trip) => trip.backWorkMs),
      backOffPx,
    };
  } finally {
    await browser.close();
  }
}

/** The fullest category that has a filter to slide. */
async function findFilteredCategory(siteUrl: string): Promise<CategoryCard> {
  const get = async <Body>(path: string) =>
    (await (await fetch(`${siteUrl}/api/v1/categories/${path}`)).json()) as Body;
  let categories = await get<CategoryCard[]>('menu?categoryTypes=Product');
  while (categories.length > 0) {
    const children = await Promise.all(categories.map(({ id }) => get<CategoryCard[]>(`${id}/children`)));
    categories = children.flat().sort((a, b) => b.itemsCount - a.itemsCount);
    for (const category of categories) {
      const properties = await get<PropertyDefinition[]>(`${category.id}/properties`);
      if (properties.some(({ dataType }) => dataType === 'number')) return category;
    }
  }
  throw new Error('no category has a filter to slide');
}

/** Of a site of its own with enough products, unless one is given. */
export async function benchInteraction(given?: string): Promise<Record<string, ListInteractions>> {
  if (given) return measureForms(given);
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-hands-'));
  await fillPlace({ dataDir }, PRODUCTS);
  const site = await startSite({ dataDir });
  try {
    return await measureForms(site.url);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureForms(siteUrl: string): Promise<Record<string, ListInteractions>> {
  const { id, slug } = await findFilteredCategory(siteUrl);
  const url = `${siteUrl}/products/category/${id}/${encodeURIComponent(slug)}`;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const results: Record<string, ListInteractions> = {};
  say(`\nA long list under a hand; CPU ${CPU_SLOWDOWN}× slower`);
  for (const [name, form] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const one = await measureList(form, url);
    results[name] = one;
    const { rows, elements, interactionMs, scroll, backOffPx } = one;
    const kinds = Object.entries(interactionMs).map(([kind, ms]) => `${kind} ${ms.toPaint} (${ms.work})`);
    say(`${name}: ${rows} rows, ${elements} elements`);
    say(`  press to paint (and own work), ms: ${kinds.join(', ')}`);
    say(
      `  thrown: ${scroll.framesPerSecond} frames/s, longest ${scroll.longestFrameMs} ms, shift ${scroll.layoutShift.toFixed(4)}`,
    );
    say(`  to a product seen before, ms: ${one.toProductMs.join(' ')} (${one.toProductWorkMs.join(' ')})`);
    say(`  back to the list, ms: ${one.backMs.join(' ')} (${one.backWorkMs.join(' ')})`);
    say(`  off its place, px: ${backOffPx.join(' ')}`);
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await benchInteraction(process.argv[2]);

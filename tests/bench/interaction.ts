/**
 * Measures interactions with a list of 2,000 rows and its filters on a 4× slower CPU, and the navigation to a product and
 * back with cached data: `node tests/bench/interaction.ts [SITE_URL]`. Besides wall time it reports the main thread's CPU
 * time, which other programs on the machine do not affect.
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
import { longest, observe, SETTLE_MS, slowDown, workClock } from './interaction-probe.ts';
import {
  changeUnit,
  type Fling,
  flingList,
  grow,
  INCH,
  openAndGoBack,
  REST_MS,
  slide,
  type Trip,
} from './list-steps.ts';

const CPU_SLOWDOWN = 4;
/** Enough for a category with filters to have 2,000 rows. */
const PRODUCTS = 40_000;
/** Larger than the site's pages, which would take eighty clicks to load the rows. */
const PAGE_SIZE = 100;
const ROUNDS = 10;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fa-IR' };
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'fa-IR' };

export interface ListInteractions {
  rows: number;
  /** Number of elements in the document with all rows loaded. */
  elements: number;
  /** Of each kind the longest time from input to the next paint, and the CPU time until the page is idle again. */
  interactionMs: Record<string, { toPaint: number; work: number }>;
  /** While the list is flung up and down. */
  scroll: Fling;
  /** Navigation to the product and back with cached data, per round. */
  toProductMs: number[];
  toProductWorkMs: number[];
  backMs: number[];
  backWorkMs: number[];
  /** Error of the restored scroll position, per round. */
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
    for (let round = 0; round <= ROUNDS; round++) trips.push(await openAndGoBack(page, worked));
    const backOffPx = trips.map((trip) => trip.offPx);
    // In the first round the product comes from the server.
    const cached = trips.slice(1);
    const scroll = await flingList(page);
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

/** The category with most products that has a slider filter. */
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
  throw new Error('no category has a slider filter');
}

/** Starts a site of its own with enough products, unless `given` is the URL of one. */
export async function benchInteraction(given?: string): Promise<Record<string, ListInteractions>> {
  if (given) return measureForms(given);
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-interaction-'));
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
  say(`\nInteractions with a long list; CPU ${CPU_SLOWDOWN}× slower`);
  for (const [name, form] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const one = await measureList(form, url);
    results[name] = one;
    const { rows, elements, interactionMs, scroll, backOffPx } = one;
    const kinds = Object.entries(interactionMs).map(([kind, ms]) => `${kind} ${ms.toPaint} (${ms.work})`);
    say(`${name}: ${rows} rows, ${elements} elements`);
    say(`  input to paint (CPU time), ms: ${kinds.join(', ')}`);
    say(
      `  fling: ${scroll.framesPerSecond} frames/s, longest frame ${scroll.longestFrameMs} ms, layout shift ${scroll.layoutShift.toFixed(4)}`,
    );
    say(`  to a cached product (CPU time), ms: ${one.toProductMs.join(' ')} (${one.toProductWorkMs.join(' ')})`);
    say(`  back to the list (CPU time), ms: ${one.backMs.join(' ')} (${one.backWorkMs.join(' ')})`);
    say(`  scroll position off by, px: ${backOffPx.join(' ')}`);
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await benchInteraction(process.argv[2]);

/** A category of thousands of offers that a phone takes along: the download, and what the phone then answers by itself. */
import type { Page } from 'playwright-core';
import { packTexts } from '../../src/client/features/keep/packs/packs-texts.ts';
import type { CategoryTree } from '../../src/contract/catalog/category.ts';
import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import type { PackManifest } from '../../src/contract/packs/pack.ts';
import type { PropertyFilter } from '../../src/core/filters/filter-types.ts';
import { formatFilters } from '../../src/core/filters/filters-url.ts';
import { closeBrowser, openPhone } from '../setup/browser.ts';
import { slowDown } from './interaction-probe.ts';
import { SLOW_4G, startThrottle } from './throttle.ts';

const CPU_SLOWDOWN = 4;
const TAKE_LIMIT_MS = 10 * 60_000;
const TURNS = 5;
const OPTIONS_OF_TERM = 2;

export interface PackFigures {
  category: string;
  offers: number;
  parts: number;
  /** Of all parts, and of everything that the link carried for the download. */
  bytes: number;
  wireBytes: number;
  /** Of the server, for the first device that asks. */
  buildMs: number;
  /** From the press of the button until the phone can use the pack, at Slow 4G. */
  takeMs: number;
  /** From the start of the page to its first rows, without a network, at a quarter of the processor's speed. */
  openMs: number;
  /** Of each filtered list with its facets, then too: from the call to its answer as JSON; median of the turns. */
  filterMs: Record<string, number>;
}

export interface Chosen {
  id: string;
  slug: string;
  name: string;
  itemsCount: number;
}

export async function measurePack(siteUrl: string, category: Chosen): Promise<PackFigures> {
  const startedAt = performance.now();
  const manifest = await get<PackManifest>(`${siteUrl}/api/v1/packs/categories/${category.id}`);
  const buildMs = performance.now() - startedAt;
  const filters = await findFilters(siteUrl, category.id);
  const link = await startThrottle(Number(new URL(siteUrl).port), SLOW_4G);
  const phone = await openPhone();
  const { page } = phone;
  const path = `/products/category/${category.id}/${encodeURIComponent(category.slug)}`;
  try {
    await page.goto(`http://127.0.0.1:${link.port}${path}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const before = link.downBytes();
    const takeMs = await takeHere(page);
    const wireBytes = link.downBytes() - before;
    await page.close();
    link.cut();
    const offline = await phone.context.newPage();
    await offline.context().setOffline(true);
    await slowDown(offline, CPU_SLOWDOWN);
    const openMs = await openList(offline, `http://127.0.0.1:${link.port}${path}?filters=${filters.price ?? ''}`);
    const filterMs = await measureFilters(offline, category.id, filters);
    const { offersCount, bytes, parts } = manifest;
    const head = { category: category.name, offers: offersCount, parts: parts.length, bytes };
    return { ...head, wireBytes, buildMs, takeMs, openMs, filterMs };
  } finally {
    await phone.close();
    await closeBrowser();
    link.close();
  }
}

const get = async <Body>(url: string): Promise<Body> => (await fetch(url)).json() as Promise<Body>;

/** The category that comes nearest to `offers`. */
export async function findCategory(siteUrl: string, offers: number): Promise<Chosen> {
  const roots = await get<CategoryTree[]>(`${siteUrl}/api/v1/categories/menu?categoryTypes=Product`);
  const below = (one: CategoryTree | CategoryTree['subcategories'][number]): Chosen[] => [
    one,
    ...one.subcategories.flatMap(below),
  ];
  const off = ({ itemsCount }: Chosen) => Math.abs(itemsCount - offers);
  const [nearest] = roots.flatMap(({ subcategories }) => subcategories.flatMap(below)).sort((a, b) => off(a) - off(b));
  if (!nearest) throw new Error('the catalogue has no category');
  return nearest;
}

/** Lists of filters in URL form that leave something, by what they filter; one has none. */
async function findFilters(siteUrl: string, categoryId: string): Promise<Record<string, string>> {
  const page = await get<ProductsPage>(
    `${siteUrl}/api/v1/supplierproducts/catalog?categoryId=${categoryId}&facets=true`,
  );
  const { price, ...terms } = page.termFacets ?? { price: { lowest: null, highest: null } };
  const found: Record<string, PropertyFilter[]> = { none: [] };
  if (price.lowest !== null && price.highest !== null)
    found.price = [{ propertyId: 'price', maxValue: Math.round((price.lowest + price.highest) / 2) }];
  for (const [term, options] of Object.entries(terms)) {
    if (!Array.isArray(options)) continue;
    const optionIds = options.slice(0, OPTIONS_OF_TERM).map(({ id }) => id);
    if (optionIds.length > 0) found[term] = [{ propertyId: term, optionIds }];
  }
  for (const facet of page.facets ?? []) {
    const option = facet.kind === 'option' ? facet.options.find(({ itemsCount }) => itemsCount > 0) : undefined;
    if (option) found.property = [{ propertyId: facet.propertyId, optionIds: [option.id] }];
  }
  found.several = ['price', 'stock', 'property'].flatMap((name) => found[name] ?? []);
  return Object.fromEntries(Object.entries(found).map(([name, filters]) => [name, formatFilters(filters)]));
}

/** Takes the pack of the category whose list is open. Returns the milliseconds from the press of the button. */
export async function takeHere(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^نگه‌داری/ }).click();
  const button = page.getByRole('button', { name: packTexts.take });
  await button.and(page.locator(':enabled')).waitFor({ timeout: TAKE_LIMIT_MS });
  const startedAt = performance.now();
  await button.click();
  await page.getByText(packTexts.here).first().waitFor({ timeout: TAKE_LIMIT_MS });
  return performance.now() - startedAt;
}

async function openList(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('main').locator('a[href^="/products/0"]').first().waitFor();
  return page.evaluate(() => performance.now());
}

/** Asks the part of the app that answers calls from packs; the page has loaded it for its own list. */
const measureFilters = (page: Page, categoryId: string, filters: Record<string, string>) =>
  page.evaluate(
    async ({ path, texts, turns }) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const chunk = loaded.find((name) => /\/answer-call-[^/]+\.js$/.test(name));
      if (!chunk) throw new Error('the list did not come from a pack');
      const { answerCall } = (await import(chunk)) as { answerCall: (url: string) => Promise<Response | undefined> };
      const times: Record<string, number> = {};
      for (const [name, text] of Object.entries(texts)) {
        const all: number[] = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const startedAt = performance.now();
          const answer = await answerCall(`${path}&filters=${encodeURIComponent(text)}`);
          await answer?.json();
          if (!answer) throw new Error(`the pack does not answer ${name}`);
          all.push(performance.now() - startedAt);
        }
        times[name] = all.sort((a, b) => a - b)[turns >> 1] ?? 0;
      }
      return times;
    },
    {
      path: `/api/v1/supplierproducts/catalog?categoryId=${categoryId}&facets=true`,
      texts: filters,
      turns: TURNS,
    },
  );

/** What a working day of twenty pages costs a phone in bytes: the first, the next one, and one with a pack. */
import type { BrowserContext, Page } from 'playwright-core';
import { texts } from '../../src/client/texts/app-texts.ts';
import type { Product, ProductsPage } from '../../src/contract/catalog/product.ts';
import { formatFilters } from '../../src/core/filters/filters-url.ts';
import { ageSavedReads } from '../e2e/saved-reads-database.ts';
import { closeBrowser, openPhone } from '../setup/browser.ts';
import { type LinkSpeed, startThrottle, type Throttle } from './throttle.ts';

/** Only counts. */
const FAST: LinkSpeed = { rttMs: 2, downKbps: 200_000, upKbps: 200_000 };
const LOOK_MS = 1_500;
const SAVE_MS = 4_000;
const DAY_MINUTES = 24 * 60;
const PRODUCTS = 11;

interface Day {
  bytes: number;
  /** Pages that showed their content. */
  shown: number;
}

export interface DayFigures {
  pages: number;
  first: Day;
  /** On the same phone a day later. */
  second: Day;
  /** The download of the pack, on a phone that has seen only its category. */
  packBytes: number;
  /** Then without a network. */
  packed: Day;
}

/** Pages of one category: its list, filtered lists, products, all offers of some, and suppliers. */
export async function findDay(siteUrl: string, categoryId: string): Promise<string[]> {
  const get = async <Body>(path: string) => (await (await fetch(`${siteUrl}/api/v1/${path}`)).json()) as Body;
  const { items, termFacets } = await get<ProductsPage>(
    `supplierproducts/catalog?categoryId=${categoryId}&facets=true`,
  );
  const offers = await Promise.all(
    items.slice(0, PRODUCTS).map(({ id }) => get<Product>(`supplierproducts/${id}/catalog`)),
  );
  const list = `/products/category/${categoryId}`;
  const brands = (termFacets?.brand ?? []).slice(0, 2);
  const filters = brands.map(({ id }) => encodeURIComponent(formatFilters([{ propertyId: 'brand', optionIds: [id] }])));
  const named = (area: string, one: { id: string; slug: string }) =>
    `/${area}/${one.id}/${encodeURIComponent(one.slug)}`;
  const suppliers = new Map(offers.map(({ supplier }) => [supplier.id, supplier]));
  return [
    `${list}/x`,
    ...filters.map((filter) => `${list}/x?filters=${filter}`),
    `${list}/x?sort=priceAsc`,
    ...offers.map((offer) => named('products', offer)),
    ...offers.slice(0, 3).map((one) => `/products/base-product/${one.baseProductId}/${one.baseProductSlug}`),
    ...[...suppliers.values()].slice(0, 2).map((one) => named('supplier', one)),
  ];
}

/** @param takePack takes the pack of the category whose list is open */
export async function measureDay(
  siteUrl: string,
  paths: readonly string[],
  takePack: (page: Page) => Promise<void>,
): Promise<DayFigures> {
  const link = await startThrottle(Number(new URL(siteUrl).port), FAST);
  const url = `http://127.0.0.1:${link.port}`;
  try {
    const phone = await openPhone();
    const first = await spend(phone.context, link, url, paths);
    const page = await phone.context.newPage();
    await page.goto(`${url}/robots.txt`);
    await ageSavedReads(page, DAY_MINUTES);
    await page.close();
    const second = await spend(phone.context, link, url, paths);
    await phone.close();

    const other = await openPhone();
    await other.page.goto(url + paths[0]);
    await other.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await other.page.waitForTimeout(SAVE_MS);
    const before = link.downBytes();
    await takePack(other.page);
    const packBytes = link.downBytes() - before;
    await other.context.setOffline(true);
    const packed = await spend(other.context, link, url, paths);
    await other.close();
    return { pages: paths.length, first, second, packBytes, packed };
  } finally {
    await closeBrowser();
    link.close();
  }
}

/** Opens the first page as from an icon, and the others by links. */
async function spend(context: BrowserContext, link: Throttle, url: string, paths: readonly string[]): Promise<Day> {
  const before = link.downBytes();
  const page = await context.newPage();
  let shown = 0;
  for (const [at, path] of paths.entries()) {
    if (at === 0) await page.goto(url + path);
    else await page.evaluate((to) => history.pushState({}, '', to), path);
    await page.waitForTimeout(LOOK_MS);
    const isEmpty = (await page.getByText(texts.states.noSavedCopy).count()) > 0;
    if (!isEmpty && (await page.getByRole('main').locator('a[href], h1').count()) > 0) shown += 1;
  }
  await page.waitForTimeout(SAVE_MS);
  await page.close();
  return { bytes: link.downBytes() - before, shown };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductRow, ProductsPage } from '../../../src/contract/catalog/product.ts';
import { SEARCH_COUNT_MAX } from '../../../src/contract/search/search-counts.ts';
import { sortKey } from '../../../src/core/text/sort-key.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/supplierproducts/catalog';
const SCREWS = 1100;
const NUTS = 150;
const PAGE = 100;

interface Part {
  title: string;
  isScrew: boolean;
  isService: boolean;
  /** Of its offers; null on request. */
  prices: (number | null)[];
}

/** Screws and nuts of two roots, in no order, with one to three offers each. */
const parts: readonly Part[] = Array.from({ length: SCREWS + NUTS }, (_, at) => {
  const isScrew = at < SCREWS;
  const place = (at * 7919) % 100_003;
  const prices = Array.from({ length: 1 + (at % 3) }, (_, one) => (at % 11 === 0 ? null : 1_000 + place * 3 - one));
  return { title: `${isScrew ? 'پیچ' : 'مهره'} ${100_000 + place}`, isScrew, isService: at % 4 === 0, prices };
});

const byTitle = (one: string, other: string): number => (sortKey(one) < sortKey(other) ? -1 : 1);
const cheapest = ({ prices }: Part): number => Math.min(...prices.map((price) => price ?? Number.POSITIVE_INFINITY));

describe('a list of many rows that are looked up one by one', () => {
  let app: TestApp;
  const rows = (query: string) => walkPages<ProductRow>(app, `${CALL}?${query}`, PAGE);
  const titles = async (query: string) => (await rows(query)).map(({ title }) => title);

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const goods = buildCategory(catalog, { name: 'کالا' });
    const works = buildCategory(catalog, { name: 'کار', categoryType: 'IndustrialService' });
    const sellers = [1, 2, 3].map(() => buildSupplier(catalog).key);
    for (const { title, isService, prices } of parts) {
      const base = buildBaseProduct(catalog, { categoryKey: isService ? works.key : goods.key, title });
      for (const [at, rial] of prices.entries()) {
        const price = rial === null ? ({ priceType: 'onRequest' } as const) : {};
        buildOffer(catalog, {
          baseProductKey: base.key,
          supplierKey: sellers[at] ?? '',
          prices: rial === null ? [] : [{ minQty: 1, amountRial: rial }],
          ...price,
        });
      }
    }
    await writeCatalog(app.db, catalog);
  });

  afterAll(async () => app.close());

  it('shows each part of several roots once, by title', async () => {
    expect(await titles('sort=title')).toEqual(parts.map(({ title }) => title).sort(byTitle));
  });

  it('shows by price the cheapest offer of each part, those on request last', async () => {
    const found = await rows('sort=priceAsc');
    expect(found).toHaveLength(parts.length);
    const prices = found.map((row) => row.prices[0]?.amountRial ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual(parts.map(cheapest).sort((a, b) => a - b || 0));
  });

  it('shows the parts that a frequent word finds, in every order', async () => {
    const screws = parts.filter(({ isScrew }) => isScrew).map(({ title }) => title);
    const q = encodeURIComponent('پیچ');
    expect(await titles(`q=${q}&sort=title`)).toEqual(screws.toSorted(byTitle));
    for (const sort of ['priceAsc', 'priceDesc', 'newest'])
      expect((await titles(`q=${q}&sort=${sort}`)).sort(byTitle), sort).toEqual(screws.toSorted(byTitle));
    const { body } = await app.get<ProductsPage>(`${CALL}?q=${q}&sort=title`);
    expect(body).toMatchObject({ totalCount: SEARCH_COUNT_MAX, isTotalMore: true });
  });

  it('shows what a frequent letter finds in one root', async () => {
    const goods = parts.filter(({ isScrew, isService }) => isScrew && !isService).map(({ title }) => title);
    const q = encodeURIComponent('پ');
    expect(await titles(`q=${q}&categoryType=Product&sort=title`)).toEqual(goods.sort(byTitle));
  });
});

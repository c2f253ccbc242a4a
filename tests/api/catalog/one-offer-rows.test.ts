import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { ProductOffer, ProductRow, ProductsPage } from '../../../src/contract/catalog/product.ts';
import { isByPrice } from '../../../src/core/catalog/list-sorts.ts';
import { stockTier } from '../../../src/core/catalog/offer-types.ts';
import { comparedRial } from '../../../src/core/money/order-price.ts';
import { netPriceIn } from '../../../src/server/catalog/product/net-price.ts';
import { MIGRATIONS_FOLDER } from '../../../src/server/db/migrate.ts';
import { openDemoApp } from '../../setup/demo-app.ts';
import type { TestApp } from '../../setup/test-app.ts';

const CALL = '/api/v1/supplierproducts/catalog';
const ROWS = 40;
const CATEGORIES = 8;

let app: TestApp;
let leafIds: string[];

const rowsOf = async (query: Record<string, string>): Promise<ProductRow[]> =>
  (await app.get<ProductsPage>(`${CALL}?${new URLSearchParams({ size: String(ROWS), ...query })}`)).body.items;

const offersOf = async (row: ProductRow): Promise<ProductOffer[]> =>
  (await app.get<ProductOffer[]>(`/api/v1/supplierproducts/${row.part?.baseProductId ?? row.id}/byproduct`)).body;

const termsOf = ({
  prices,
  stockState,
  leadTimeDays,
  supplier,
  vatIncluded,
  saleUnit,
  moq,
}: ProductOffer | ProductRow) => ({
  prices,
  stockState,
  leadTimeDays,
  supplier: supplier.id,
  city: supplier.city,
  vatIncluded,
  saleUnit,
  moq,
});

const placeOf = (offer: ProductOffer | ProductRow, sort: string | undefined): [tier: number, rial: number] => [
  sort && isByPrice(sort) ? 0 : stockTier(offer.stockState),
  comparedRial(offer, null) ?? Number.POSITIVE_INFINITY,
];
const isBefore = ([tier, rial]: [number, number], [ofTier, ofRial]: [number, number]): boolean =>
  tier < ofTier || (tier === ofTier && rial < ofRial);

/** Rows that do not tell one real offer, or not the one that the list's order prefers. */
async function untrue(rows: readonly ProductRow[], { sort, isMeant = () => true }: Meant) {
  const faults: string[] = [];
  for (const row of rows) {
    const offers = (await offersOf(row)).filter(isMeant);
    const own = offers.find(({ id }) => id === row.id);
    const before = offers.filter((one) => isBefore(placeOf(one, sort), placeOf(row, sort)));
    const isTrue =
      own !== undefined && before.length === 0 && JSON.stringify(termsOf(own)) === JSON.stringify(termsOf(row));
    if (!isTrue) faults.push(`${row.title}: ${row.stockState} of ${row.supplier.name}`);
    if (row.part) expect(row.part.offersCount, row.title).toBe(offers.length);
  }
  return faults;
}

interface Meant {
  sort?: string;
  isMeant?: (offer: ProductOffer) => boolean;
}

beforeAll(async () => {
  app = await openDemoApp();
  const { body } = await app.get<CategoryTree[]>('/api/v1/categories/menu?categoryTypes=Product');
  leafIds = body.flatMap(({ subcategories }) => subcategories.flatMap(({ id }) => id)).slice(0, CATEGORIES);
});
afterAll(() => app.close());

describe('a row of the demo', () => {
  it('tells one offer: what can be had first, then the cheapest, in each order but that by price', async () => {
    expect(leafIds).toHaveLength(CATEGORIES);
    for (const sort of ['title', 'newest', 'priceAsc', 'priceDesc']) {
      for (const categoryId of leafIds) {
        for (const facets of ['true', 'false'])
          expect(await untrue(await rowsOf({ categoryId, sort, facets, size: '12' }), { sort })).toEqual([]);
      }
      expect(await untrue(await rowsOf({ sort, categoryType: 'Product' }), { sort })).toEqual([]);
    }
  });

  it.each(['بلبرینگ 6205', 'شیر توپی', 'الکتروموتور ۷/۵ کیلووات', 'IPE 160', '6205-2Z'])(
    'of the search «%s» tells the same',
    async (q) => {
      const found = await rowsOf({ q });
      expect(found).not.toEqual([]);
      expect(await untrue(found, {})).toEqual([]);
      expect(await untrue(await rowsOf({ q, sort: 'title', facets: 'true' }), { sort: 'title' })).toEqual([]);
      expect(await untrue(await rowsOf({ q, sort: 'priceAsc' }), { sort: 'priceAsc' })).toEqual([]);
    },
  );

  it.each([
    ['stock_outOfStock', ({ stockState }: ProductOffer) => stockState === 'outOfStock'],
    ['stock_onOrder', ({ stockState }: ProductOffer) => stockState === 'onOrder'],
    ['lead_..5', ({ leadTimeDays }: ProductOffer) => leadTimeDays !== null && leadTimeDays <= 5],
    ['city_اصفهان', ({ supplier }: ProductOffer) => supplier.city === 'اصفهان'],
  ])('tells the best of the offers that meet %s', async (filters, isMeant) => {
    for (const sort of ['title', 'priceAsc']) {
      for (const categoryId of leafIds) {
        const rows = await rowsOf({ categoryId, filters, sort, size: '12' });
        expect(await untrue(rows, { sort, isMeant })).toEqual([]);
      }
    }
  });

  it('of a search that names a place tells an offer from there', async () => {
    const rows = await rowsOf({ q: 'بلبرینگ اصفهان' });
    expect(rows.length).toBeGreaterThan(0);
    expect(await untrue(rows, { isMeant: ({ supplier }) => supplier.city === 'اصفهان' })).toEqual([]);
  });
});

it('is as a migrated database leads to it', async () => {
  const entries = async () => (await app.db.execute(sql`select object_id, slug from search_entries order by 1`)).rows;
  const sellers = async () => (await app.db.execute(sql`select * from search_suppliers order by 1, 2`)).rows;
  const before = [await entries(), await sellers()];
  // As earlier versions wrote them: by the price alone.
  const moved = sql`from supplier_products was, lateral (
    select p.id, p.slug from supplier_products p where p.base_product_id = was.base_product_id
    order by ${netPriceIn(sql`p`)} nulls last, p.id limit 1) led where was.id = e.object_id and led.id <> was.id`;
  await app.db.execute(sql`update search_suppliers e set object_id = led.id ${moved}`);
  await app.db.execute(
    sql`update search_entries e set object_id = led.id, slug = led.slug ${moved} and e.type = 'product'`,
  );
  expect(await entries()).not.toEqual(before[0]);
  await app.db.execute(sql.raw(readFileSync(join(MIGRATIONS_FOLDER, '0051_lead_by_stock.sql'), 'utf8')));
  expect([await entries(), await sellers()]).toEqual(before);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductOffer, ProductRow, ProductsPage } from '../../../src/contract/catalog/product.ts';
import { comparedRial, rankByOrder } from '../../../src/core/money/order-price.ts';
import { storedBound } from '../../../src/core/money/stored-bound.ts';
import { inBasis, type VatBasis } from '../../../src/core/money/vat.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { netPriceIn, netPriceOf } from '../../../src/server/catalog/product/net-price.ts';
import { MIGRATIONS_FOLDER } from '../../../src/server/db/migrate.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { SEED } from '../../setup/random-runs.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const CALL = '/api/v1/supplierproducts/catalog';
const PARTS = 120;
const FILTERS = 12;
const PRICE_MAX_RIAL = 2_000_000;
const WHOLE_TOMAN = 10;

interface Offer {
  rial: number | null;
  vatIncluded: boolean;
}

/** Parts of one to three offers in either basis. Prices in whole toman, many of them nearly equal, some on request. */
const parts: readonly Offer[][] = fc
  .sample(
    fc.array(
      fc.record({
        rial: fc.option(
          fc.oneof(
            fc.integer({ min: 1, max: PRICE_MAX_RIAL / WHOLE_TOMAN }),
            fc.integer({ min: 99_990, max: 100_010 }),
            fc.integer({ min: 109_990, max: 110_010 }),
          ),
          { freq: 12 },
        ),
        vatIncluded: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    { seed: SEED, numRuns: PARTS },
  )
  .map((offers) => offers.map(({ rial, vatIncluded }) => ({ rial: rial && rial * WHOLE_TOMAN, vatIncluded })));

const priceIn = ({ rial, vatIncluded }: Offer, basis: VatBasis): number =>
  rial === null ? Number.POSITIVE_INFINITY : inBasis(rial, vatIncluded, basis);
const shownIn = ({ prices: [first], vatIncluded }: ProductRow, basis: VatBasis): number =>
  priceIn({ rial: first?.amountRial ?? null, vatIncluded }, basis);
const ascending = (one: number, other: number): number => (one === other ? 0 : one - other);

describe(`lists of prices in both bases, seed ${SEED}`, () => {
  let app: TestApp;
  /** A category, a root, a text, and everything: each is read in another way. */
  let scopes: string[];
  const rows = (query: string) => walkPages<ProductRow>(app, `${CALL}?${query}`, 50);

  beforeAll(async () => {
    app = await openTestApp();
    const catalog = newCatalog();
    const category = buildCategory(catalog, { name: 'قطعه‌ها' });
    const sellers = [1, 2, 3].map(() => buildSupplier(catalog).key);
    for (const [index, offers] of parts.entries()) {
      const base = buildBaseProduct(catalog, { categoryKey: category.key, title: `قطعهٔ ${index}` });
      for (const [at, { rial, vatIncluded }] of offers.entries()) {
        buildOffer(catalog, {
          baseProductKey: base.key,
          supplierKey: sellers[at] ?? '',
          vatIncluded,
          ...(rial === null ? { priceType: 'onRequest', prices: [] } : { prices: [{ minQty: 1, amountRial: rial }] }),
        });
      }
    }
    await writeCatalog(app.db, catalog);
    const [row] = await app.db.select().from(categories).where(eq(categories.name, 'قطعه‌ها'));
    scopes = [`categoryId=${row?.id}`, 'categoryType=Product', `q=${encodeURIComponent('قطعه')}`, ''];
  });
  afterAll(() => app.close());

  it.each(['net', 'gross'] as const)('are in the order of the prices that basis %s shows', async (basis) => {
    const cheapest = parts.map((offers) => Math.min(...offers.map((offer) => priceIn(offer, basis))));
    const priced = cheapest.filter(Number.isFinite).sort(ascending);
    const onRequest = cheapest.filter((price) => !Number.isFinite(price));
    for (const scope of scopes) {
      const up = (await rows(`${scope}&sort=priceAsc`)).map((row) => shownIn(row, basis));
      expect(up, scope).toEqual([...priced, ...onRequest]);
      const down = (await rows(`${scope}&sort=priceDesc`)).map((row) => shownIn(row, basis));
      expect(down, scope).toEqual([...priced.toReversed(), ...onRequest]);
    }
  });

  it.each(['net', 'gross'] as const)('show what a price filter of basis %s holds, and nothing else', async (basis) => {
    const prices = parts
      .flat()
      .map((offer) => priceIn(offer, basis))
      .filter(Number.isFinite);
    const bound = fc.constantFrom(...prices).chain((price) => fc.constantFrom(price - WHOLE_TOMAN, price, price + 7));
    for (const bounds of fc.sample(fc.tuple(bound, bound), { seed: SEED, numRuns: FILTERS })) {
      const [from = 0, to = 0] = bounds.map((one) => Math.round(one / WHOLE_TOMAN)).sort(ascending);
      const [lowest, highest] = [from, to].map((typed) => storedBound(typed, { basis, currency: 'toman' }));
      const expected = parts
        .map((offers) =>
          offers
            .map((offer) => priceIn(offer, basis))
            .filter((one) => one >= from * WHOLE_TOMAN && one <= to * WHOLE_TOMAN),
        )
        .filter((shown) => shown.length > 0)
        .map((shown) => Math.min(...shown))
        .sort(ascending);
      for (const scope of scopes) {
        const query = `${scope}&sort=priceAsc&filters=price_${lowest}..${highest}`;
        expect(
          (await rows(query)).map((row) => shownIn(row, basis)),
          query,
        ).toEqual(expected);
        expect((await app.get<ProductsPage>(`${CALL}?${query}`)).body.totalCount, query).toBe(expected.length);
      }
    }
  });

  it('have the ends of the prices without tax', async () => {
    const prices = parts
      .flat()
      .map((offer) => priceIn(offer, 'net'))
      .filter(Number.isFinite);
    const ends = { lowest: Math.min(...prices), highest: Math.max(...prices) };
    for (const more of ['', '&filters=stock_inStock', `&${scopes[2]}`]) {
      const scope = `${scopes[0]}${more}`;
      const { body } = await app.get<ProductsPage>(`${CALL}?${scope}&facets=true&sort=title`);
      expect(body.termFacets?.price, scope).toEqual(ends);
    }
  });

  it('rank the offers of a part as the device does', async () => {
    for (const row of await rows(`${scopes[0]}&sort=priceAsc`)) {
      const { body: offers } = await app.get<ProductOffer[]>(`/api/v1/supplierproducts/${row.id}/byproduct`);
      expect(rankByOrder(offers, null).map(({ id }) => id)).toEqual(offers.map(({ id }) => id));
      const [first] = offers;
      expect(first && comparedRial(first, null)).toBe(comparedRial(row, null));
    }
  });

  it('show the same offer of a part in a category and in a search', async () => {
    const found = await rows(scopes[2] ?? '');
    expect(found.map(({ id }) => id).sort()).toEqual((await rows(scopes[0] ?? '')).map(({ id }) => id).sort());
  });

  it('compute the stored price in SQL and in code alike', async () => {
    const written = [1, 5, 6, 10, 11, 2_500_000, 1_100_000, 999_999_999_999, Number.MAX_SAFE_INTEGER];
    const random = fc.sample(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { seed: SEED, numRuns: 500 });
    const offers = [...written, ...random].flatMap((amountRial) =>
      [true, false].map((vatIncluded) => ({ prices: [{ minQty: 1, amountRial }], vatIncluded })),
    );
    const all = [...offers, { prices: [], vatIncluded: true }, { prices: [], vatIncluded: false }];
    const { rows: computed } = await app.db.execute<{ net: string | null }>(sql`
      select ${netPriceIn(sql`p`)}::text as net
      from json_to_recordset(${JSON.stringify(all.map((one, no) => ({ no, prices: one.prices, vat_included: one.vatIncluded })))}::json)
        p (no int, prices jsonb, vat_included boolean) order by no`);
    expect(computed.map(({ net }) => net)).toEqual(all.map((one) => netPriceOf(one)?.toString() ?? null));
  });

  it('are as a migrated database has them', async () => {
    const lists = () =>
      app.db.execute(sql`select category_id, product_id, price_rial::text from category_products order by 1, 2`);
    const entries = () => app.db.execute(sql`select object_id, slug, text from search_entries order by 1`);
    const before = [(await lists()).rows, (await entries()).rows];
    const migration = readFileSync(join(MIGRATIONS_FOLDER, '0010_net_prices.sql'), 'utf8');
    // As earlier versions wrote them: by the written price.
    const written = sql`(p.prices -> 0 ->> 'amountRial')::bigint`;
    await app.db.execute(
      sql`update category_products cp set price_rial = ${written} from supplier_products p where p.id = cp.product_id`,
    );
    await app.db.execute(sql`
      update search_entries e set object_id = led.id, slug = led.slug from supplier_products was, lateral (
        select p.id, p.slug from supplier_products p where p.base_product_id = was.base_product_id
        order by ${written} nulls last, p.id limit 1) led
      where was.id = e.object_id and led.id <> was.id`);
    expect([(await lists()).rows, (await entries()).rows]).not.toEqual(before);
    for (const statement of migration.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement));
    expect([(await lists()).rows, (await entries()).rows]).toEqual(before);
  });
});

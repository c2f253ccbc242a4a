import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CategoryRow, categories } from '../../../src/server/catalog/category/category.table.ts';
import type { FacetIndex } from '../../../src/server/catalog/facet-index/facet-index.ts';
import { FacetIndexStore } from '../../../src/server/catalog/facet-index/facet-index-store.ts';
import { loadFacetIndex } from '../../../src/server/catalog/facet-index/load-facet-index.ts';
import { updateFacetIndex } from '../../../src/server/catalog/facet-index/update-facet-index.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { refreshLists } from '../../../src/server/catalog/ingest/write-lists.ts';
import {
  CHANGES_MAX,
  findProductChanges,
  recordProductChanges,
} from '../../../src/server/catalog/product/change-log.ts';
import { categoryProducts, supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { productChanges } from '../../../src/server/catalog/product/product-change.table.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import type { TestCatalog } from '../../factories/catalog.ts';
import { buildFilterCatalog } from '../../factories/filter-catalog.ts';
import { SEED } from '../../setup/random-runs.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { onPostgres } from '../db/engine-under-test.ts';

const PRODUCTS = 60;
const ROUNDS = 12;
const CHANGES_PER_ROUND = 6;

/** Everything that an index answers from, with ids instead of numbers. */
function contentOf(index: FacetIndex) {
  const idsOf = (products: Iterable<number>) => [...products].map((product) => index.idOf(product));
  const { orders, suppliers, propertyIndexes, priced, definitions } = index.data;
  const properties = [...propertyIndexes].map(([id, { values, starts, products }]) => {
    const own = values.map((value, at) => [
      JSON.stringify(value),
      idsOf(products.subarray(starts[at], starts[at + 1])).sort(),
    ]);
    return [id, Object.fromEntries(own)];
  });
  return {
    count: index.count,
    priced,
    definitions,
    orders: Object.fromEntries(Object.entries(orders).map(([sort, order]) => [sort, idsOf(order)])),
    suppliers: Object.fromEntries([...suppliers].map(([id, products]) => [id, idsOf(products).sort()])),
    properties: Object.fromEntries(properties),
    parts: [...Map.groupBy(orders.title, (product) => index.parts[product]).values()]
      .map((products) => idsOf(products).sort().join())
      .sort(),
    observed: Object.fromEntries(index.observe()),
    facets: index.select([]).facets(),
    places: [...orders.title].map((product) => index.numberOf(index.idOf(product)) === product),
  };
}

describe(`the updates of a facet index, seed ${SEED}`, () => {
  let app: TestApp;
  let catalog: TestCatalog;
  beforeEach(async () => {
    app = await openTestApp();
    catalog = buildFilterCatalog(SEED, PRODUCTS);
    await writeCatalog(app.db, catalog);
  });
  afterEach(() => app.close());

  const filteredCategories = (): Promise<CategoryRow[]> =>
    app.db.select().from(categories).where(eq(categories.source, 'filters'));
  const loaded = async (id: string) => (await loadFacetIndex(app.db, id)) as FacetIndex;
  const hide = (ids: string[], status: 'shown' | 'archived') =>
    app.db.transaction(async (tx) => {
      for (const id of ids) await tx.update(supplierProducts).set({ status }).where(eq(supplierProducts.id, id));
      await refreshLists(tx, ids);
      await bumpPublicRevision(tx);
    });

  /** Prices, titles, suppliers, values, categories, parts, new products, new offers and hidden ones. */
  async function changeAtRandom(round: number): Promise<void> {
    const pick = <T>(from: readonly T[], salt: number): T =>
      from[fc.sample(fc.nat(from.length - 1), { seed: SEED + round * 1000 + salt, numRuns: 1 })[0] ?? 0] as T;
    const other = buildFilterCatalog(SEED + round + 1, PRODUCTS);
    const hidden: string[] = [];
    for (let n = 0; n < CHANGES_PER_ROUND; n++) {
      const offer = pick(catalog.offers, n * 10);
      const product = pick(catalog.baseProducts, n * 10 + 1);
      const kind = pick(
        ['price', 'onRequest', 'title', 'supplier', 'values', 'category', 'fresh', 'hidden', 'part', 'other'],
        n * 10 + 2,
      );
      const like = pick(other.baseProducts.slice(0, PRODUCTS / 2), n * 10 + 3);
      if (kind === 'price')
        Object.assign(offer, {
          priceType: 'fixed',
          prices: [{ minQty: 1, amountRial: n + round + 1 }],
          vatIncluded: n % 2 === 0,
        });
      if (kind === 'onRequest') Object.assign(offer, { priceType: 'onRequest', prices: [] });
      if (kind === 'title') offer.title = `نام ${SEED % 7} ${round % 3}`;
      if (kind === 'supplier') offer.supplierKey = pick(catalog.suppliers, n * 10 + 4).key;
      if (kind === 'values') product.properties = like.properties;
      if (kind === 'category') Object.assign(product, { categoryKey: 'category-2', properties: like.properties });
      if (kind === 'fresh') {
        const key = `fresh-${round}-${n}`;
        catalog.baseProducts.push({ ...like, key });
        catalog.offers.push({ ...offer, key, baseProductKey: key });
      }
      if (kind === 'part') offer.baseProductKey = product.key;
      if (kind === 'other') catalog.offers.push({ ...offer, key: `other-${round}-${n}` });
      if (kind === 'hidden') hidden.push(offer.key);
    }
    await writeCatalog(app.db, { ...catalog, asOf: new Date(Date.UTC(2026, 0, 1 + round)) });
    const rows = await app.db.select().from(supplierProducts);
    const named = rows.filter((row) => hidden.includes(row.sourceKey));
    await hide(
      named.map((row) => row.id),
      'archived',
    );
    const back = rows.filter((row) => row.status === 'archived').slice(0, 2);
    await hide(
      back.map((row) => row.id),
      'shown',
    );
  }

  it('make the same index as a new load does, after any changes', { timeout: 120_000 }, async () => {
    const rows = await filteredCategories();
    const indexes = new Map(await Promise.all(rows.map(async ({ id }) => [id, await loaded(id)] as const)));
    for (let round = 0; round < ROUNDS; round++) {
      await changeAtRandom(round);
      for (const [id, index] of indexes) {
        const updated = await updateFacetIndex(app.db, id, index);
        expect(updated && contentOf(updated)).toEqual(contentOf(await loaded(id)));
        if (updated) indexes.set(id, updated);
      }
    }
  });

  it('include products of a category that moved below another one', async () => {
    const rows = await filteredCategories();
    const above = rows.find(({ sourceKey }) => sourceKey === 'category-1')?.id ?? '';
    const index = await loaded(above);
    const [, plain] = catalog.categories;
    Object.assign(plain ?? {}, { parentKey: 'root:Product' });
    await writeCatalog(app.db, { ...catalog, baseProducts: [], offers: [] });
    const updated = await updateFacetIndex(app.db, above, index);
    expect(updated?.count).toBeLessThan(index.count);
    expect(updated && contentOf(updated)).toEqual(contentOf(await loaded(above)));
  });

  it.runIf(onPostgres)('miss no transaction that commits after a later one has been read', async () => {
    const [first, second] = await app.db.select().from(supplierProducts).limit(2);
    const ids = (row = first) => sql`(select ${row?.id ?? ''}::uuid as id)`;
    const since = await snapshotNow();
    const { promise: isRead, resolve: letCommit } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: sayWritten } = Promise.withResolvers<void>();
    const early = app.db.transaction(async (tx) => {
      await recordProductChanges(tx, ids());
      sayWritten();
      await isRead;
    });
    await isWritten;
    await app.db.transaction((tx) => recordProductChanges(tx, ids(second)));
    const seen = await findProductChanges(app.db, since);
    expect(seen.ids).toEqual([second?.id]);
    letCommit();
    await early;
    expect((await findProductChanges(app.db, seen.snapshot)).ids).toEqual([first?.id]);
  });

  it('are given up when rows were deleted by hand', async () => {
    const [, row] = await filteredCategories();
    const index = await loaded(row?.id ?? '');
    const id = index.idOf(0);
    await app.db.delete(categoryProducts).where(eq(categoryProducts.productId, id));
    expect(await updateFacetIndex(app.db, row?.id ?? '', index)).toBeUndefined();
  });

  it('are given up when more products changed than the log holds', async () => {
    const since = await quietSnapshot();
    const many = sql`(select gen_random_uuid() as id from generate_series(1, ${CHANGES_MAX - 1}))`;
    await app.db.transaction((tx) => recordProductChanges(tx, many));
    expect(await countedSince(since)).toMatchObject({ count: CHANGES_MAX - 1 });
    const between = await quietSnapshot();
    await app.db.transaction((tx) => recordProductChanges(tx, many));
    expect((await findProductChanges(app.db, since)).ids).toBeUndefined();
    expect(await countedSince(between)).toMatchObject({ count: CHANGES_MAX - 1 });
    expect(await app.db.$count(productChanges)).toBeLessThanOrEqual(CHANGES_MAX + 1);
    const later = await quietSnapshot();
    expect((await findProductChanges(app.db, later)).ids).toEqual([]);
  });

  it('leave a large index answering while it is loaded anew, and tell when it has caught up', async () => {
    const [row] = await filteredCategories();
    let caughtUp = 0;
    const onCaughtUp = async () => {
      caughtUp += 1;
      await bumpPublicRevision(app.db);
    };
    let reloadsOn: Promise<void> | undefined;
    const load: typeof loadFacetIndex = async (db, id) => {
      await reloadsOn;
      return loadFacetIndex(db, id);
    };
    const store = new FacetIndexStore({ ...app.deps, waitedProductsMax: 1, onCaughtUp, load });
    const before = await store.find(row?.id ?? '');
    await app.db.transaction(async (tx) => {
      await recordProductChanges(tx, sql`(select gen_random_uuid() as id from generate_series(0, ${CHANGES_MAX}))`);
      await bumpPublicRevision(tx);
    });
    const { promise, resolve: letReload } = Promise.withResolvers<void>();
    reloadsOn = promise;
    expect(await store.find(row?.id ?? '')).toBe(before);
    expect(await store.find(row?.id ?? '')).toBe(before);
    letReload();
    await store.settled();
    expect(caughtUp).toBe(1);
    const after = await store.find(row?.id ?? '');
    expect(after).not.toBe(before);
    expect(after && contentOf(after)).toEqual(before && contentOf(before));
  });

  /** With the snapshots, which a failure shows. */
  async function countedSince(since: string) {
    const { ids, snapshot } = await findProductChanges(app.db, since);
    return { since, snapshot, count: ids?.length };
  }

  /**
   * A snapshot in which no transaction is open that began before the last change of the log. Tests of other databases
   * share the numbers of transactions; with an open one, an index is given up before the log is full.
   */
  const quietSnapshot = (): Promise<string> =>
    vi.waitFor(async () => {
      const { rows } = await app.db.execute<{ now: string; open: boolean }>(sql`
        select pg_current_snapshot()::text as now,
          pg_snapshot_xmin(pg_current_snapshot())::text::bigint <= max(transaction_id) as open from product_changes`);
      expect(rows[0]?.open).toBe(false);
      return rows[0]?.now ?? '';
    }, 30_000);

  async function snapshotNow(): Promise<string> {
    const { rows } = await app.db.execute<{ now: string }>(sql`select pg_current_snapshot()::text as now`);
    return rows[0]?.now ?? '';
  }
});

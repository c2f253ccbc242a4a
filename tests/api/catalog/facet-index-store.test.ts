import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { FacetIndexStore } from '../../../src/server/catalog/facet-index/facet-index-store.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { recountCatalog } from '../../../src/server/catalog/ingest/write-counts.ts';
import { categoryProducts } from '../../../src/server/catalog/product/product.table.ts';
import { listProperties } from '../../../src/server/catalog/product-list/observed-properties.ts';
import { listProducts } from '../../../src/server/catalog/product-list/read.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { buildFilterCatalog } from '../../factories/filter-catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

describe('the facet index of a category', () => {
  let app: TestApp;
  let categoryId: string;
  beforeAll(async () => {
    app = await openTestApp();
    await writeCatalog(app.db, buildFilterCatalog(1, 60));
    const [row] = await app.db.select().from(categories).where(eq(categories.sourceKey, 'category-1'));
    categoryId = row?.id ?? '';
  });
  afterAll(() => app.close());

  const freshStore = (options: { maxBytes?: number; productsMax?: number } = {}) =>
    new FacetIndexStore({ ...app.deps, ...options });

  it('is loaded once for concurrent requests, and cached', async () => {
    const store = freshStore();
    const all = await Promise.all([store.find(categoryId), store.find(categoryId), store.find(categoryId)]);
    expect(new Set([...all, await store.find(categoryId)]).size).toBe(1);
    expect(all[0]?.count).toBeGreaterThan(0);
    expect(store.bytes).toBe(all[0]?.bytes);
  });

  it('is loaded again after a change of the data, also for a request during an earlier load', async () => {
    const store = freshStore();
    const before = store.find(categoryId);
    const productId = await firstProduct();
    await app.db.transaction(async (tx) => {
      await tx.delete(categoryProducts).where(eq(categoryProducts.productId, productId));
      await recountCatalog(tx);
      await bumpPublicRevision(tx);
    });
    const after = await store.find(categoryId);
    expect(after).not.toBe(await before);
    expect(after?.count).toBe(await countRows());
  });

  it('is not loaded for a too large category, whose answers are the same', async () => {
    const none = freshStore({ productsMax: 1 });
    expect(await none.find(categoryId)).toBeUndefined();
    const withIndex = { ...app.deps, facetIndexes: freshStore() };
    const withoutIndex = { ...app.deps, facetIndexes: none };
    expect(await listProperties(withIndex, categoryId)).toEqual(await listProperties(withoutIndex, categoryId));
    const query = { categoryId, facets: true };
    expect(await listProducts(withIndex, query)).toEqual(await listProducts(withoutIndex, query));
  });

  it('is evicted over the byte limit', async () => {
    const store = freshStore({ maxBytes: 10 });
    expect(await store.find(categoryId)).toBeDefined();
    expect(store.bytes).toBe(0);
  });

  const countRows = () => app.db.$count(categoryProducts, eq(categoryProducts.categoryId, categoryId));
  async function firstProduct(): Promise<string> {
    const [row] = await app.db
      .select()
      .from(categoryProducts)
      .where(eq(categoryProducts.categoryId, categoryId))
      .limit(1);
    return row?.productId ?? '';
  }
});

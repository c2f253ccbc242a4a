import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackData } from '../../../src/client/offline/packs/pack-data.ts';
import { listInPack } from '../../../src/client/offline/packs/pack-list.ts';
import { baseProductOf, offersOf, productOf } from '../../../src/client/offline/packs/pack-objects.ts';
import { relatedTo } from '../../../src/client/offline/packs/pack-related.ts';
import type { Product, ProductCard, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import type { PackManifest } from '../../../src/contract/packs/pack.ts';
import { PACK_FORMAT } from '../../../src/contract/packs/pack-format.ts';
import { productSorts } from '../../../src/core/catalog/list-sorts.ts';
import { formatFilters } from '../../../src/core/filters/filters-url.ts';
import { isOptionTerm, termDefinitions } from '../../../src/core/filters/offer-terms.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { bumpPublicRevision } from '../../../src/server/platform/http/cache/data-revision.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { buildFilterCatalog, filterLists } from '../../factories/filter-catalog.ts';
import { buildDelegation, buildMerchant } from '../../factories/merchants.ts';
import { runs, SEED } from '../../setup/random-runs.ts';
import { takePack } from '../../setup/take-pack.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const LISTS = runs(200, 10_000);
const PRODUCTS = 160;
const API = '/api/v1';

let app: TestApp;
let parentId: string;
let childId: string;

beforeAll(async () => {
  app = await openTestApp();
  await writeCatalog(app.db, buildFilterCatalog(SEED, PRODUCTS));
  await seedPlaces(app.db);
  await seedUnits(app.db);
  parentId = await idOf('category-1');
  childId = await idOf('category-3');
  const [offer] = await app.db.select().from(supplierProducts).limit(1);
  const merchantId = await buildMerchant(app.db, 'بازرگانی');
  const delegation = { scopeCategoryIds: [parentId], regionIds: [] };
  await buildDelegation(app.db, { supplierId: offer?.supplierId ?? '', merchantId }, delegation);
  await app.db.transaction(bumpPublicRevision);
});
afterAll(() => app.close());

async function idOf(sourceKey: string): Promise<string> {
  const [row] = await app.db.select().from(categories).where(eq(categories.sourceKey, sourceKey));
  return row?.id ?? '';
}

/** Lists of filters that the category takes, in URL form. */
async function sampleFilters(pack: PackData, categoryId: string, numRuns: number): Promise<string[]> {
  const path = `${API}/supplierproducts/catalog?categoryId=${categoryId}&facets=true&size=1`;
  const { termFacets } = (await app.get<ProductsPage>(path)).body;
  const definitions: PropertyDefinition[] = pack.categories.get(categoryId)?.properties ?? [];
  const terms = termDefinitions.map((term) => {
    const options = isOptionTerm(term.id) ? (termFacets?.[term.id] ?? []) : [];
    return { ...term, options: options.map(({ id }) => ({ id })) };
  });
  return fc.sample(filterLists(definitions, terms), { seed: SEED, numRuns }).map(formatFilters);
}

describe(`a pack, seed ${SEED}`, () => {
  it('of a category answers its filtered lists as the server does, row by row and facet by facet', {
    timeout: 120_000 + LISTS * 500,
  }, async () => {
    const pack = await takePack(app, `categories/${parentId}`);
    let compared = 0;
    let rows = 0;
    for (const categoryId of [parentId, childId]) {
      for (const [index, filters] of (await sampleFilters(pack, categoryId, LISTS / 2)).entries()) {
        const sort = productSorts[index % productSorts.length];
        const given = new URLSearchParams({ categoryId, filters, facets: 'true', size: '100', ...(sort && { sort }) });
        const { status, body } = await app.get<ProductsPage>(`${API}/supplierproducts/catalog?${given}`);
        const query = { categoryId, filters, facets: true, size: 100, sort };
        const inPack = listInPack(pack, query);
        if (status !== 200) {
          expect(inPack, filters).toBeUndefined();
          continue;
        }
        expect({ ...inPack, nextCursor: null }, `${categoryId} ${filters} ${sort}`).toEqual({
          ...body,
          nextCursor: null,
        });
        compared++;
        rows += body.items.length;
      }
    }
    expect(compared).toBeGreaterThan(LISTS / 2);
    expect(rows).toBeGreaterThan(compared / 4);
  });

  it('turns the pages of a list', async () => {
    const pack = await takePack(app, `categories/${parentId}`);
    const whole = listInPack(pack, { categoryId: parentId, size: 1000 });
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: ProductsPage | undefined = listInPack(pack, { categoryId: parentId, size: 7, cursor });
      ids.push(...(page?.items ?? []).map(({ id }) => id));
      cursor = page?.nextCursor ?? null;
    }
    expect(ids).toEqual(whole?.items.map(({ id }) => id));
    expect(listInPack(pack, { categoryId: parentId, cursor: 'W10' })).toBeUndefined();
  });

  it('of a supplier answers its lists', async () => {
    const [offer] = await app.db.select().from(supplierProducts).limit(1);
    const supplierId = offer?.supplierId ?? '';
    const pack = await takePack(app, `suppliers/${supplierId}`);
    for (const categoryId of [undefined, parentId, childId]) {
      const query = { supplierId, facets: true, size: 100, ...(categoryId && { categoryId }) };
      const given = new URLSearchParams({ supplierId, facets: 'true', size: '100', ...(categoryId && { categoryId }) });
      const { body } = await app.get<ProductsPage>(`${API}/supplierproducts/catalog?${given}`);
      // Without an offer in it the pack does not know the category.
      if (categoryId && body.totalCount === 0) expect(listInPack(pack, query)).toBeUndefined();
      else expect({ ...listInPack(pack, query), nextCursor: null }, categoryId).toEqual({ ...body, nextCursor: null });
    }
    const ofType = { supplierId, categoryType: 'Product', sort: 'newest' } as const;
    const { body } = await app.get<ProductsPage>(`${API}/supplierproducts/catalog?${new URLSearchParams(ofType)}`);
    expect({ ...listInPack(pack, ofType), nextCursor: null }).toEqual({ ...body, nextCursor: null });
    expect(body.items.length).toBeGreaterThan(0);
    expect(listInPack(pack, { categoryId: parentId })).toBeUndefined();
  });

  it('has the page of every offer, the offers of every part and the base products', async () => {
    const pack = await takePack(app, `categories/${parentId}`);
    expect(pack.offers.length).toBeGreaterThan(PRODUCTS / 4);
    for (const offer of pack.offers) {
      const path = `${API}/supplierproducts/${offer.packed.id}`;
      expect(productOf(pack, offer)).toEqual((await app.get<Product>(`${path}/catalog`)).body);
      expect(offersOf(pack, offer.packed.id)).toEqual((await app.get(`${path}/byproduct`)).body);
      if (offer.base) expect(baseProductOf(pack, offer.packed.id)).toEqual((await app.get(`${path}/baseproduct`)).body);
    }
  });

  it('tells what is like an offer as the server does, if it has the whole category', async () => {
    const pack = await takePack(app, `categories/${parentId}`);
    let related = 0;
    for (const offer of pack.offers) {
      const { body } = await app.get<ProductCard[]>(`${API}/supplierproducts/${offer.packed.id}/related`);
      expect(relatedTo(pack, offer), offer.packed.id).toEqual(body);
      related += body.length;
    }
    expect(related).toBeGreaterThan(pack.offers.length);
    const ofSupplier = await takePack(app, `suppliers/${pack.offers[0]?.packed.supplierId}`);
    expect(ofSupplier.offers.map((offer) => relatedTo(ofSupplier, offer)).filter(Boolean)).toEqual([]);
  });

  it('changes one part of its rows when one offer changes', async () => {
    const path = `${API}/packs/categories/${parentId}`;
    const before = (await app.get<PackManifest>(path)).body;
    const pack = await takePack(app, `categories/${parentId}`);
    const id = pack.offers[0]?.packed.id ?? '';
    await app.db.update(supplierProducts).set({ warranty: 'دو سال' }).where(eq(supplierProducts.id, id));
    await app.db.transaction(bumpPublicRevision);
    const after = (await app.get<PackManifest>(path)).body;
    const known = new Set(before.parts.map(({ hash }) => hash));
    expect(after.parts.filter(({ hash }) => !known.has(hash)).map(({ content }) => content)).toEqual(['rows']);
    expect(after.parts.length).toBe(before.parts.length);
    expect(after.version).not.toBe(before.version);
    expect(after.format).toBe(PACK_FORMAT);
  });

  it('sends a part for ever, packed once, and 404 for one that it no longer has', async () => {
    const { body } = await app.get<PackManifest>(`${API}/packs/categories/${parentId}`);
    const hash = body.parts[0]?.hash ?? '';
    const headers = { 'accept-encoding': 'br, gzip' };
    const sent = await app.app.request(`${API}/packs/categories/${parentId}/part?hash=${hash}`, { headers });
    expect(sent.headers.get('content-encoding')).toBeNull();
    expect(sent.headers.get('cache-control')).toContain('max-age=31536000');
    expect((await sent.arrayBuffer()).byteLength).toBe(body.parts[0]?.bytes);
    const gone = await app.get(`${API}/packs/categories/${parentId}/part?hash=${'0'.repeat(64)}`);
    expect(gone.status).toBe(404);
  });
});

import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ProductCard, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { countFacets } from '../../../src/core/filters/count-facets.ts';
import type { PropertyFilter, ResolvedFilter } from '../../../src/core/filters/filter-types.ts';
import { matches } from '../../../src/core/filters/match-filters.ts';
import { resolveFilters } from '../../../src/core/filters/resolve-filters.ts';
import { formatFilters } from '../../../src/core/filters-url.ts';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { categories } from '../../../src/server/catalog/category/table.ts';
import { FacetIndexStore } from '../../../src/server/catalog/facet-index/facet-index-store.ts';
import { categoriesWithin, whereMeetsAll } from '../../../src/server/catalog/filter/offer-filter.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { listFacets } from '../../../src/server/catalog/product-list/facet-read.ts';
import { listProducts } from '../../../src/server/catalog/product-list/read.ts';
import { listPropertyRows } from '../../../src/server/catalog/property/rows.ts';
import { buildFilterCatalog, filterLists } from '../../factories/filter-catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

/** Random by default; FILTERS_SEED repeats a run. */
const SEED = Number(process.env.FILTERS_SEED ?? Date.now() % 1_000_000_000);
const PRODUCTS = 160;
/** Lists of filters for each of the two categories, compared in SQL. */
const LISTS = 5600;
const LISTS_PER_STATEMENT = 100;
/** Lists that are also tested through the URL. */
const CALLS = 120;
const FACET_CALLS = 120;

interface Place {
  categoryId: string;
  definitions: PropertyDefinition[];
  products: Product[];
}

describe(`filters in SQL and in core, seed ${SEED}`, () => {
  let app: TestApp;
  let places: Place[];

  const resolve = ({ definitions }: Place, filters: readonly PropertyFilter[]) =>
    resolveFilters(filters, definitions, findUnit);
  const idsInCore = (place: Place, resolved: readonly ResolvedFilter[]) =>
    place.products
      .filter((product) => matches(product, resolved))
      .map((product) => product.id)
      .sort();

  /** Valid lists with their resolved filters. */
  function sampleLists(place: Place, numRuns: number, seed: number) {
    const lists = fc.sample(filterLists(place.definitions), { seed, numRuns });
    return lists.flatMap((filters) => {
      const { resolved, faults } = resolve(place, filters);
      return faults.length === 0 ? [{ filters, resolved }] : [];
    });
  }

  async function idsInSql(categoryId: string, lists: readonly (readonly ResolvedFilter[])[]): Promise<string[][]> {
    const within = categoriesWithin([categoryId]);
    const parts = lists.map(
      (resolved, index) => sql`select ${index}::int as list, array(select cp.product_id from category_products cp
        where cp.category_id = ${categoryId} and ${whereMeetsAll(resolved, within)} order by 1) as ids`,
    );
    const { rows } = await app.db.execute<{ list: number; ids: string[] }>(
      sql`select list, ids::text[] as ids from (${sql.join(parts, sql` union all `)}) found order by list`,
    );
    return rows.map((row) => row.ids);
  }

  async function readPlace(categoryKey: string): Promise<Place> {
    const [row] = await app.db.select().from(categories).where(eq(categories.sourceKey, categoryKey));
    const categoryId = row?.id ?? '';
    const { body: definitions } = await app.get<PropertyDefinition[]>(`/api/v1/categories/${categoryId}/properties`);
    const cards = await walkPages<ProductCard>(app, `/api/v1/supplierproducts/catalog?categoryId=${categoryId}`, 100);
    const products: Product[] = [];
    for (const { id } of cards) products.push((await app.get<Product>(`/api/v1/supplierproducts/${id}/catalog`)).body);
    return { categoryId, definitions, products };
  }

  beforeAll(async () => {
    app = await openTestApp();
    await writeCatalog(app.db, buildFilterCatalog(SEED, PRODUCTS));
    await makeDirty(app);
    places = [await readPlace('category-1'), await readPlace('category-3')];
  });
  afterAll(() => app.close());

  it(`find the same products for ${2 * LISTS} lists over mixed units`, { timeout: 240_000 }, async () => {
    let compared = 0;
    let found = 0;
    for (const place of places) {
      const lists = sampleLists(place, LISTS, SEED);
      for (let start = 0; start < lists.length; start += LISTS_PER_STATEMENT) {
        const batch = lists.slice(start, start + LISTS_PER_STATEMENT);
        const inSql = await idsInSql(
          place.categoryId,
          batch.map((list) => list.resolved),
        );
        for (const [index, { filters, resolved }] of batch.entries()) {
          const inCore = idsInCore(place, resolved);
          expect(inSql[index], JSON.stringify(filters)).toEqual(inCore);
          compared++;
          if (inCore.length > 0) found++;
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(10_000);
    // Comparing empty sets would prove little.
    expect(found).toBeGreaterThan(compared / 4);
  });

  it('give the same list and count through the URL, in every sort and page by page', async () => {
    const sorts = ['title', 'priceAsc', 'priceDesc', 'newest'] as const;
    for (const place of places) {
      for (const [index, { filters, resolved }] of sampleLists(place, CALLS / 2, SEED + 1).entries()) {
        const path = `/api/v1/supplierproducts/catalog?categoryId=${place.categoryId}&sort=${sorts[index % 4]}&filters=${formatFilters(filters)}`;
        const inCore = idsInCore(place, resolved);
        const cards = await walkPages<ProductCard>(app, path, Math.max(7, Math.ceil(inCore.length / 3)));
        expect(cards.map((card) => card.id).sort(), path).toEqual(inCore);
        expect((await app.get<ProductsPage>(`${path}&size=1`)).body.totalCount, path).toBe(inCore.length);
      }
    }
  });

  it('count the same facets in SQL, the fallback for categories too large for an index', async () => {
    for (const place of places) {
      const scope = { categoryIds: [place.categoryId] };
      const rows = await listPropertyRows(app.db, place.categoryId);
      for (const { filters, resolved } of sampleLists(place, FACET_CALLS / 4, SEED + 3)) {
        const inSql = await listFacets(app.db, scope, rows, resolved);
        expect(inSql, JSON.stringify(filters)).toEqual(countFacets(place.products, resolved, place.definitions));
      }
    }
  });

  it('count the same for one supplier, with and without an index', async () => {
    const withoutIndex = { db: app.db, facetIndexes: new FacetIndexStore({ ...app.deps, productsMax: 0 }) };
    let compared = 0;
    for (const place of places) {
      const supplierIds = [...new Set(place.products.map((product) => product.supplier.id))];
      for (const [index, { filters }] of sampleLists(place, FACET_CALLS / 4, SEED + 4).entries()) {
        const supplierId = supplierIds[index % supplierIds.length];
        const query = { categoryId: place.categoryId, supplierId, filters, facets: true, size: 5 };
        const page = await listProducts(app.deps, query);
        expect(page, JSON.stringify(query)).toEqual(await listProducts(withoutIndex, query));
        compared += page.totalCount ?? 0;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('count the same facets, bin by bin', async () => {
    for (const place of places) {
      for (const { filters, resolved } of sampleLists(place, FACET_CALLS / 2, SEED + 2)) {
        const path = `/api/v1/supplierproducts/catalog?categoryId=${place.categoryId}&facets=true&size=1&filters=${formatFilters(filters)}`;
        const { facets } = (await app.get<ProductsPage>(path)).body;
        expect(facets, path).toEqual(countFacets(place.products, resolved, place.definitions));
      }
    }
  });
});

/** Values that no writer accepts but a restored or manually edited database may contain. */
async function makeDirty({ db }: TestApp): Promise<void> {
  const faults = [
    sql`base_min = 'NaN', base_max = 'NaN'`,
    sql`base_min = 'Infinity', base_max = 'Infinity'`,
    sql`base_min = '-Infinity', base_max = '-Infinity'`,
    sql`base_min = null`,
    sql`base_max = null`,
    sql`base_min = 30, base_max = 20`,
    sql`base_min = -1.7e308, base_max = 1.7e308`,
  ];
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from property_values v join category_properties p on p.id = v.property_id and p.name in ('gauge', 'size')
    where v.base_min is not null order by v.id limit ${3 * faults.length}`);
  for (const [index, { id }] of rows.entries()) {
    await db.execute(sql`update property_values set ${faults[index % faults.length]} where id = ${id}`);
  }
}

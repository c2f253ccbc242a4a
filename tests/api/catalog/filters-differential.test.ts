import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ProductOffer, ProductRow, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../src/contract/catalog/property.ts';
import { isByPrice } from '../../../src/core/catalog/list-sorts.ts';
import { stockStates, stockTier } from '../../../src/core/catalog/offer-types.ts';
import { countFacets } from '../../../src/core/filters/engine/count-facets.ts';
import { matches } from '../../../src/core/filters/engine/match-filters.ts';
import type {
  FilterableProduct,
  FilterableValue,
  FilterDefinition,
  PropertyFilter,
  ResolvedFilter,
} from '../../../src/core/filters/filter-types.ts';
import { formatFilters } from '../../../src/core/filters/filters-url.ts';
import { isOptionTerm, offerTerms, termDefinitions, termValue } from '../../../src/core/filters/offer-terms.ts';
import { resolveFilters } from '../../../src/core/filters/resolve-filters.ts';
import { comparedRial } from '../../../src/core/money/order-price.ts';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { FacetIndexStore } from '../../../src/server/catalog/facet-index/facet-index-store.ts';
import { type ListFilter, readListFilters, whereListedAll } from '../../../src/server/catalog/filter/list-filters.ts';
import { categoriesWithin } from '../../../src/server/catalog/filter/offer-filter.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { listFacets } from '../../../src/server/catalog/product-list/facet-read.ts';
import { listProducts } from '../../../src/server/catalog/product-list/read.ts';
import { listPropertyRows } from '../../../src/server/catalog/property/rows.ts';
import { buildFilterCatalog, filterLists } from '../../factories/filter-catalog.ts';
import { runs, SEED } from '../../setup/random-runs.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { walkPages } from '../../setup/walk-pages.ts';

const PRODUCTS = 160;
/** Lists of filters for each of the two categories, compared in SQL. */
const LISTS = runs(1000, 5600);
const LISTS_PER_STATEMENT = 100;
/** Lists that are also tested through the URL. */
const CALLS = 120;
const FACET_CALLS = 120;

interface Place {
  categoryId: string;
  definitions: PropertyDefinition[];
  /** The terms that offers are filtered by, with all their options. */
  terms: FilterDefinition[];
  products: (Product & FilterableProduct)[];
}

describe(`filters in SQL and in core, seed ${SEED}`, () => {
  let app: TestApp;
  let places: Place[];

  const resolve = ({ definitions, terms }: Place, filters: readonly PropertyFilter[]) =>
    resolveFilters(filters, [...definitions, ...terms], findUnit);
  const idsInCore = (place: Place, resolved: readonly ResolvedFilter[]) =>
    place.products
      .filter((product) => matches(product, resolved))
      .map((product) => product.id)
      .sort();

  /** A row for each part: its first offer that meets the filters, in the order of the list, and what these offers say together. */
  function rowsInCore(place: Place, resolved: readonly ResolvedFilter[], sort: string) {
    const found = place.products
      .filter((product) => matches(product, resolved))
      .sort(isByPrice(sort) ? byPrice : byStock);
    return [...Map.groupBy(found, partOf).values()].map(([first, ...others]) => ({
      id: first?.id,
      part: first &&
        others.length > 0 && {
          offers: others.length + 1,
          suppliers: new Set([first, ...others].map(({ supplier }) => supplier.id)).size,
          stock: stockStates.find((state) => [first, ...others].some(({ stockState }) => stockState === state)),
        },
    }));
  }

  /** Valid lists with their resolved filters. */
  function sampleLists(place: Place, numRuns: number, seed: number) {
    const lists = fc.sample(filterLists(place.definitions, place.terms), { seed, numRuns });
    return lists.flatMap((filters) => {
      const { resolved, faults } = resolve(place, filters);
      return faults.length === 0 ? [{ filters, resolved }] : [];
    });
  }

  async function idsInSql(
    { categoryId, products }: Place,
    lists: readonly (readonly ResolvedFilter[])[],
  ): Promise<string[][]> {
    const read = lists.map((resolved) => resolved.map((filter) => toSellers(filter, products)));
    const within = categoriesWithin([categoryId]);
    const parts = read.map(
      (resolved, index) => sql`select ${index}::int as list, array(select cp.product_id from category_products cp
        where cp.category_id = ${categoryId} and ${whereListedAll(resolved, within)} order by 1) as ids`,
    );
    const found = await app.db.execute<{ list: number; ids: string[] }>(
      sql`select list, ids::text[] as ids from (${sql.join(parts, sql` union all `)}) found order by list`,
    );
    return found.rows.map((row) => row.ids);
  }

  async function readPlace(categoryKey: string): Promise<Place> {
    const [row] = await app.db.select().from(categories).where(eq(categories.sourceKey, categoryKey));
    const categoryId = row?.id ?? '';
    const { body: definitions } = await app.get<PropertyDefinition[]>(`/api/v1/categories/${categoryId}/properties`);
    const rows = await walkPages<ProductRow>(app, `/api/v1/supplierproducts/catalog?categoryId=${categoryId}`, 100);
    const products: Place['products'] = [];
    for (const row of rows) {
      const offers = (await app.get<ProductOffer[]>(`/api/v1/supplierproducts/${row.id}/byproduct`)).body;
      expect(row.part?.offersCount ?? 1).toBe(offers.length);
      for (const { id } of offers) {
        const { body } = await app.get<Product>(`/api/v1/supplierproducts/${id}/catalog`);
        products.push({ ...body, properties: [...body.properties, ...termsOf(body)] as Product['properties'] });
      }
    }
    return { categoryId, definitions, terms: termsIn(products), products };
  }

  beforeAll(async () => {
    app = await openTestApp();
    await writeCatalog(app.db, buildFilterCatalog(SEED, PRODUCTS));
    await makeDirty(app);
    places = [await readPlace('category-1'), await readPlace('category-3')];
  });
  afterAll(() => app.close());

  it(`find the same products for ${2 * LISTS} lists over mixed units`, { timeout: LISTS * 120 }, async () => {
    let compared = 0;
    let found = 0;
    for (const place of places) {
      const lists = sampleLists(place, LISTS, SEED);
      for (let start = 0; start < lists.length; start += LISTS_PER_STATEMENT) {
        const batch = lists.slice(start, start + LISTS_PER_STATEMENT);
        const inSql = await idsInSql(
          place,
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
    expect(compared).toBeGreaterThan(LISTS);
    // Comparing empty sets would prove little.
    expect(found).toBeGreaterThan(compared / 4);
  });

  it('give the same parts and count through the URL, in every sort and page by page', async () => {
    const sorts = ['title', 'priceAsc', 'priceDesc', 'newest'] as const;
    for (const place of places) {
      for (const [index, { filters, resolved }] of sampleLists(place, CALLS / 2, SEED + 1).entries()) {
        const sort = sorts[index % 4] ?? 'title';
        const path = `/api/v1/supplierproducts/catalog?categoryId=${place.categoryId}&sort=${sort}&filters=${encodeURIComponent(formatFilters(filters))}`;
        const inCore = rowsInCore(place, resolved, sort).sort(byId);
        const rows = await walkPages<ProductRow>(app, path, Math.max(7, Math.ceil(inCore.length / 3)));
        expect(rows.map(told).sort(byId), path).toEqual(inCore);
        expect((await app.get<ProductsPage>(`${path}&size=1`)).body.totalCount, path).toBe(inCore.length);
      }
    }
  });

  it('count the same facets in SQL, the fallback for categories too large for an index', async () => {
    for (const place of places) {
      const scope = { categoryIds: [place.categoryId] };
      const rows = await listPropertyRows(app.db, place.categoryId);
      for (const { filters, resolved } of sampleLists(place, FACET_CALLS / 4, SEED + 3)) {
        const context = { db: app.db, categoryIds: scope.categoryIds };
        const inSql = await listFacets(app.db, scope, rows, await readListFilters(context, filters, rows));
        expect(inSql, JSON.stringify(filters)).toEqual(
          countFacets(place.products, resolved, place.definitions, partOf),
        );
      }
    }
  });

  it('count the same for one supplier, with and without an index', async () => {
    const withoutIndex = { ...app.deps, facetIndexes: new FacetIndexStore({ ...app.deps, productsMax: 0 }) };
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
        const path = `/api/v1/supplierproducts/catalog?categoryId=${place.categoryId}&facets=true&size=1&filters=${encodeURIComponent(formatFilters(filters))}`;
        const { facets, termFacets } = (await app.get<ProductsPage>(path)).body;
        expect(facets, path).toEqual(countFacets(place.products, resolved, place.definitions, partOf));
        const terms = countFacets(place.products, resolved, place.terms, partOf);
        for (const facet of terms)
          if (facet.kind === 'option') expect(countsIn(termFacets, facet.propertyId), path).toEqual(withItems(facet));
      }
    }
  });
});

const partOf = ({ baseProductId, id }: Product): string => baseProductId ?? id;
const priceOf = (offer: Product): number => comparedRial(offer, null) ?? Number.POSITIVE_INFINITY;
const byText = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { id: string | undefined }, b: { id: string | undefined }) => byText(a.id, b.id);
/** Prices on request last. */
const byPrice = (a: Product, b: Product) => (priceOf(a) === priceOf(b) ? byText(a.id, b.id) : priceOf(a) - priceOf(b));

const byStock = (a: Product, b: Product) => stockTier(a.stockState) - stockTier(b.stockState) || byPrice(a, b);

/** What an offer has of each term. */
function termsOf(offer: Product): FilterableValue[] {
  const { leadTimeDays, stockState, brand, supplierCard } = offer;
  const { id, province, city } = supplierCard;
  const values = {
    price: comparedRial(offer, null),
    lead: leadTimeDays,
    stock: stockState,
    brand,
    supplier: id,
    province,
    city,
    official: false,
  };
  return offerTerms.flatMap((term) => {
    const value = values[term] ?? undefined;
    return value === undefined ? [] : [termValue(term, value)];
  });
}

const termsIn = (products: readonly FilterableProduct[]): FilterDefinition[] =>
  termDefinitions.map((definition) => {
    const values = products.flatMap(({ properties }) => properties.filter((one) => one.propertyId === definition.id));
    const ids = new Set(values.flatMap(({ options }) => options.map(({ id }) => id)));
    return { ...definition, options: [...ids].sort().map((id) => ({ id })) };
  });

const withItems = ({ options }: { options: { id: string; itemsCount: number }[] }) =>
  Object.fromEntries(options.filter(({ itemsCount }) => itemsCount > 0).map(({ id, itemsCount }) => [id, itemsCount]));
const countsIn = (terms: ProductsPage['termFacets'], term: string) =>
  isOptionTerm(term) && terms ? withItems({ options: terms[term] }) : undefined;

/** The suppliers that a filter comes down to; `readListFilters` looks them up. */
function toSellers(filter: ResolvedFilter, products: readonly Product[]): ListFilter {
  const { propertyId } = filter;
  if (propertyId === 'official') {
    return { kind: 'sellers', propertyId, supplierIds: [], isThem: filter.kind === 'boolean' && filter.isTrue };
  }
  if (filter.kind !== 'options' || !['supplier', 'province', 'city'].includes(propertyId)) return filter;
  const theirs = products.filter((product) =>
    termsOf(product).some(
      (value) => value.propertyId === propertyId && filter.optionIds.includes(value.options[0]?.id ?? ''),
    ),
  );
  return {
    kind: 'sellers',
    propertyId: 'supplier',
    supplierIds: theirs.map(({ supplier }) => supplier.id),
    isThem: true,
  };
}

const told = ({ id, part }: ProductRow) => ({
  id,
  part: part !== null && { offers: part.offersCount, suppliers: part.suppliersCount, stock: part.stockState },
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

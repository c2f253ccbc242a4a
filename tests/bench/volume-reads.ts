import { sql } from 'drizzle-orm';
import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import type { PropertyDefinition } from '../../src/contract/catalog/property.ts';
import type { PropertyFilter } from '../../src/core/filters/filter-types.ts';
import { formatFilters } from '../../src/core/filters/filters-url.ts';
import { type SeededRandom, seededRandom } from '../../src/core/numbers/seeded-random.ts';
import { fromBase } from '../../src/core/units/units.ts';
import type { Database } from '../../src/server/db/open-database.ts';
import { encodeCursor } from '../../src/server/platform/cursor.ts';

const CATALOG = '/api/v1/supplierproducts/catalog';
const SUGGESTIONS = '/api/v1/searches/suggestions';
const COUNTS = '/api/v1/searches/counts';
/** Size of the samples of cursors and names that requests pick from. */
const SAMPLES = 400;

interface Category extends Record<string, unknown> {
  id: string;
  name: string;
  items: number;
  properties: number;
}

type Facets = NonNullable<ProductsPage['facets']>;

/** Requests a path and returns the body of the response. */
export type Get = <Body>(path: string) => Promise<Body>;

export interface VolumeRead {
  name: string;
  /** Number of products of its category. */
  items: number;
  /** A different path each time, so that no response comes from the cache. */
  nextPath(): string;
}

/** Typical reads of a large catalogue, with random words, bounds and cursors. */
export async function findReads(database: Database, get: Get): Promise<VolumeRead[]> {
  const random = seededRandom('volume');
  const [root, big, small] = await findCategories(database);
  if (!root || !big || !small) throw new Error('the catalogue has too few categories');
  const [titles, prices] = [
    await samplePlaces(database, root.id, 'title'),
    await samplePlaces(database, root.id, 'price'),
  ];
  const names = await sampleNames(database);
  let asked = 0;
  const unseen = (path: string) => `${path}${path.includes('?') ? '&' : '?'}asked=${++asked}`;
  const list = (id: string, more = '') => unseen(`${CATALOG}?categoryId=${id}${more}`);
  const read = (name: string, { items }: { items: number }, nextPath: () => string) => ({ name, items, nextPath });
  const filters = async ({ id }: Category) =>
    randomFilters(
      (await get<ProductsPage>(`${CATALOG}?categoryId=${id}&facets=true&size=1`)).facets ?? [],
      await get<PropertyDefinition[]>(`/api/v1/categories/${id}/properties`),
      random,
    );
  const [ofBig, ofSmall] = [await filters(big), await filters(small)];
  const bySearch = (path: string, letters: (name: string) => string) => () =>
    unseen(`${path}?q=${encodeURIComponent(letters(random.pick(names)))}`);
  const oneOrTwoWords = (name: string) => name.split(' ').slice(0, random.int(1, 2)).join(' ');
  return [
    read('list by title', root, () => list(root.id)),
    read('list by price', root, () => list(root.id, '&sort=priceAsc')),
    read('list, newest first', root, () => list(root.id, '&sort=newest')),
    read('deep page by title', root, () => list(root.id, `&cursor=${random.pick(titles)}`)),
    read('deep page by price', root, () => list(root.id, `&sort=priceAsc&cursor=${random.pick(prices)}`)),
    read('facets, no filter', big, () => list(big.id, '&facets=true')),
    read('filters and facets', big, () => list(big.id, `&facets=true&filters=${ofBig()}`)),
    read('filters, by price', big, () => list(big.id, `&sort=priceDesc&filters=${ofBig()}`)),
    read('filters and facets, small', small, () => list(small.id, `&facets=true&filters=${ofSmall()}`)),
    read('properties', big, () => unseen(`/api/v1/categories/${big.id}/properties`)),
    read('search', root, bySearch(CATALOG, oneOrTwoWords)),
    read('counts of a search', root, bySearch(COUNTS, oneOrTwoWords)),
    read(
      'suggestions',
      root,
      bySearch(SUGGESTIONS, (name) => name.slice(0, random.int(2, 12))),
    ),
    read(
      'suggestions, mistyped',
      root,
      bySearch(SUGGESTIONS, (name) => mistyped(name.split(' ')[0] ?? name, random.int(1, 3))),
    ),
  ];
}

const mistyped = (word: string, at: number) => `${word.slice(0, at)}${word.slice(at + 1)}`;

/** The largest root, the category with most values to count, and one with about a tenth of its products. */
export async function findCategories({ db }: Database): Promise<Category[]> {
  const { rows } = await db.execute<Category>(sql`
    select c.id, c.name, c.items_count as items, c.level, (select count(*)::int from category_properties p
      where p.is_filterable and p.data_type <> 'text' and (p.category_id = c.id or p.category_id = any(c.path))) as properties
    from categories c where c.items_count > 0 order by c.items_count desc`);
  const filterable = rows.filter(({ properties }) => properties >= 4);
  const [big] = filterable.toSorted((a, b) => b.items * b.properties - a.items * a.properties);
  const small = filterable.find(({ items }) => items <= (big?.items ?? 0) / 10);
  return [rows[0], big, small].filter((one) => one !== undefined);
}

/** Cursors at random positions of a category's list. */
async function samplePlaces({ db }: Database, categoryId: string, sort: 'title' | 'price'): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; title: string; price: string }>(sql`
    select product_id as id, title_sort as title, price_rial::text as price from category_products
    where category_id = ${categoryId} and price_rial is not null order by product_id limit ${SAMPLES}`);
  return rows.map(({ id, title, price }) =>
    encodeCursor(sort === 'title' ? ['title', title, id] : ['priceAsc', price, id]),
  );
}

async function sampleNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    (select text from search_entries where type = 'product' order by object_id limit ${SAMPLES})
    union all (select text from search_entries where type <> 'product' limit ${SAMPLES})
    union all (select part_folded from search_entries where part_folded is not null order by object_id limit ${SAMPLES})`);
  return rows.map(({ text }) => text);
}

/** One to three filters on different properties, with new bounds each time. */
function randomFilters(facets: Facets, definitions: PropertyDefinition[], random: SeededRandom): () => string {
  const units = new Map(definitions.map(({ id, defaultUnit }) => [id, defaultUnit]));
  const usable = facets.filter((facet) => (facet.kind === 'number' ? facet.bins.length > 1 : facet.kind === 'option'));
  const filterOn = (facet: Facets[number]): PropertyFilter => {
    const { propertyId } = facet;
    if (facet.kind === 'number') {
      const [lowest, highest] = [facet.lowest ?? 0, facet.highest ?? 0];
      const from = lowest + (highest - lowest) * random.next() * 0.5;
      const to = from + (highest - lowest) * (0.2 + 0.3 * random.next());
      const unit = units.get(propertyId);
      const [value, maxValue] = [from, to].map((base) => (unit ? fromBase(base, unit) : base));
      return { propertyId, value, maxValue };
    }
    const options = facet.kind === 'option' ? facet.options.filter((option) => option.itemsCount > 0) : [];
    return { propertyId, optionIds: [random.pick(options).id] };
  };
  return () => {
    const count = random.int(1, Math.min(3, usable.length));
    const chosen = new Set(Array.from({ length: count }, () => random.pick(usable)));
    return formatFilters([...chosen].map(filterOn));
  };
}

import { setImmediate } from 'node:timers/promises';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilterableValue, FilterDefinition } from '../../../core/filters/filter-types.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { categoriesWithin } from '../filter/offer-filter.ts';
import { toFilterDefinition } from '../filter/resolve-filters.ts';
import { type CategoryPropertyRow, propertyOptions } from '../property/property.table.ts';
import { listPropertyRows } from '../property/rows.ts';
import { FacetIndex } from './facet-index.ts';
import type { PropertyIndex } from './indexed-products.ts';

const NUMBER_BYTES = 4;
const PRICE_BYTES = 8;

/** NaN, infinity and half a range count as no value, as on the wire. */
export const whereNumber = sql`v.base_min between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8
  and v.base_max between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8`;

/** Columns of a value in `property_values v`. */
export const valueColumns = sql`v.option_id, v.bool_value, case when ${whereNumber} then v.base_min end as base_min,
  case when ${whereNumber} then v.base_max end as base_max`;

interface PartRow extends ValueColumns, Record<string, unknown> {
  part: 'snapshot' | 'ids' | 'part' | 'title' | 'price' | 'newest' | 'prices' | 'supplier' | 'value';
  /** The supplier's or the property's id, or the name of a term. */
  id: string | null;
  /** How many products have a price; the part begins with them. */
  priced: number | null;
  bytes: Buffer | null;
}

/**
 * Loads a category's index in one statement, so that all parts see the same snapshot.
 * @throws AppError 404 for a category that does not exist
 */
export async function loadFacetIndex(db: Executor, categoryId: string): Promise<FacetIndex> {
  const properties = await listPropertyRows(db, categoryId);
  const definitions = await readDefinitions(db, properties);
  const filtered = filteredIds(definitions);
  const { rows } = await db.execute<PartRow>(partsOf(categoryId, filtered));
  const read = Map.groupBy(rows, (row) => row.part);
  const one = (part: PartRow['part']) => read.get(part)?.[0];
  const priced = one('price')?.priced ?? 0;
  const title = toNumbers(one('title')?.bytes);
  const newest = toNumbers(one('newest')?.bytes);
  const priceAsc = toNumbers(one('price')?.bytes);
  const parts = toNumbers(one('part')?.bytes);
  await setImmediate();
  const orders = { title, newest, priceAsc, priceDesc: reversed(priceAsc, priced) };
  const suppliers = new Map((read.get('supplier') ?? []).map(({ id, bytes }) => [id ?? '', toNumbers(bytes)]));
  const propertyIndexes = new Map<string, PropertyIndex>();
  for (const [id, own] of Map.groupBy(read.get('value') ?? [], (row) => row.id ?? '')) {
    await setImmediate();
    propertyIndexes.set(id, toPropertyIndex(id, own));
  }
  return new FacetIndex({
    snapshot: one('snapshot')?.bytes?.toString() ?? '',
    properties,
    definitions,
    productIds: one('ids')?.bytes ?? Buffer.alloc(0),
    parts,
    partNumbers: parts.length,
    later: new Map(),
    gone: new Set(),
    orders,
    priced,
    prices: toPrices(one('prices')?.bytes),
    suppliers,
    propertyIndexes,
  });
}

/** The properties whose values an index holds. */
export const filteredIds = (definitions: readonly FilterDefinition[]): string[] =>
  definitions.filter(({ dataType }) => dataType !== 'text').map(({ id }) => id);

export async function readDefinitions(
  db: Executor,
  properties: readonly CategoryPropertyRow[],
): Promise<FilterDefinition[]> {
  const ids = properties.map((property) => property.id);
  if (ids.length === 0) return [];
  const options = await db
    .select({ id: propertyOptions.id, propertyId: propertyOptions.propertyId })
    .from(propertyOptions)
    .where(inArray(propertyOptions.propertyId, ids))
    .orderBy(asc(propertyOptions.position), asc(propertyOptions.id));
  const byProperty = Map.groupBy(options, (option) => option.propertyId);
  return properties.map((property) => toFilterDefinition(property, byProperty.get(property.id)));
}

/** Product numbers travel as four bytes each instead of ids, so that a million of them load fast. */
function partsOf(categoryId: string, propertyIds: readonly string[]): SQL {
  const numbers = (order: SQL) => sql`string_agg(int4send(no), ''::bytea ${order})`;
  const none = sql`null::float8 as base_min, null::float8 as base_max, null::text as option_id, null::boolean as bool_value`;
  const part = (name: string, bytes: SQL, priced = sql`null::int`) => sql`
    select ${name}::text as part, null::text as id, ${none}, ${priced} as priced, ${bytes} as bytes from numbered`;
  const term = (name: string, column: SQL, columns: SQL) => sql`
    select 'value', ${name}::text, ${columns}, null::boolean, null::int, ${numbers(sql``)}
    from numbered where ${column} is not null group by ${column}`;
  return sql`
    with numbered as materialized (
      select product_id, supplier_id, title_sort, price_rial, updated_at, stock_state, brand, lead_time_days,
        (row_number() over (order by product_id) - 1)::int as no,
        (dense_rank() over (order by part_id) - 1)::int as part
      from category_products where category_id = ${categoryId}
    )
    select 'snapshot'::text as part, null::text as id, ${none}, null::int as priced,
      convert_to(pg_current_snapshot()::text, 'UTF8') as bytes
    union all ${part('ids', sql`string_agg(uuid_send(product_id), ''::bytea order by no)`)}
    union all ${part('part', sql`string_agg(int4send(part), ''::bytea order by no)`)}
    union all ${part('title', numbers(sql`order by title_sort, product_id`))}
    union all ${part('price', numbers(sql`order by price_rial nulls last, product_id`), sql`count(price_rial)::int`)}
    union all ${part('newest', numbers(sql`order by updated_at desc, product_id desc`))}
    union all ${part('prices', sql`string_agg(float8send(coalesce(price_rial::float8, 'NaN')), ''::bytea order by no)`)}
    union all select 'supplier', supplier_id::text, ${none}, null::int, ${numbers(sql``)}
    from numbered group by supplier_id
    union all ${term('stock', sql`stock_state`, sql`null::float8, null::float8, stock_state`)}
    union all ${term('brand', sql`brand`, sql`null::float8, null::float8, brand`)}
    union all ${term('lead', sql`lead_time_days`, sql`lead_time_days::float8, lead_time_days::float8, null::text`)}
    union all select 'value', property_id::text, base_min, base_max, option_id::text, bool_value, null::int,
      ${numbers(sql``)}
    from (
      select n.no, v.property_id, ${valueColumns}
      from numbered n join property_values v on v.product_id = n.product_id
      where v.property_id = any(${uuidArray(propertyIds)}) and v.category_id = any(${categoriesWithin([categoryId])})
    ) one group by property_id, base_min, base_max, option_id, bool_value`;
}

/** The database sends big-endian numbers; our machines are little-endian. */
function toNumbers(bytes: Buffer | null | undefined): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array((bytes?.length ?? 0) / NUMBER_BYTES);
  bytes?.copy(Buffer.from(numbers.buffer));
  Buffer.from(numbers.buffer).swap32();
  return numbers;
}

/** NaN for a price on request. */
function toPrices(bytes: Buffer | null | undefined): Float64Array<ArrayBuffer> {
  const prices = new Float64Array((bytes?.length ?? 0) / PRICE_BYTES);
  bytes?.copy(Buffer.from(prices.buffer));
  Buffer.from(prices.buffer).swap64();
  return prices;
}

/** Highest price first; products without a price stay last. */
export function reversed(priceAsc: Uint32Array, priced: number): Uint32Array {
  const order = new Uint32Array(priceAsc.length);
  order.set(priceAsc.slice(0, priced).reverse());
  order.set(priceAsc.slice(priced).reverse(), priced);
  return order;
}

function toPropertyIndex(propertyId: string, rows: readonly PartRow[]): PropertyIndex {
  const products = rows.map((row) => toNumbers(row.bytes));
  const starts = new Uint32Array(rows.length + 1);
  for (const [index, own] of products.entries()) starts[index + 1] = (starts[index] ?? 0) + own.length;
  const all = new Uint32Array(starts.at(-1) ?? 0);
  for (const [index, own] of products.entries()) all.set(own, starts[index]);
  return { values: rows.map((row) => toFilterableValue(propertyId, row)), starts, products: all };
}

export interface ValueColumns {
  base_min: number | null;
  base_max: number | null;
  option_id: string | null;
  bool_value: boolean | null;
}

export const toFilterableValue = (propertyId: string, row: ValueColumns): FilterableValue => ({
  propertyId,
  baseMin: row.base_min,
  baseMax: row.base_max,
  options: row.option_id === null ? [] : [{ id: row.option_id }],
  boolValue: row.bool_value,
});

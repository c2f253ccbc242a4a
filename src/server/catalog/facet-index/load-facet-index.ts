import { setImmediate } from 'node:timers/promises';
import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilterableValue, FilterDefinition } from '../../../core/filters/filter-types.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { categoriesWithin } from '../filter/offer-filter.ts';
import { toFilterDefinition } from '../filter/resolve-filters.ts';
import { listPropertyRows } from '../property/rows.ts';
import { type CategoryPropertyRow, propertyOptions } from '../property/table.ts';
import { FacetIndex } from './facet-index.ts';
import type { PropertyIndex } from './indexed-products.ts';

const NUMBER_BYTES = 4;

/** NaN, infinity and half a range count as no value, as on the wire. */
export const whereNumber = sql`v.base_min between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8
  and v.base_max between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8`;

/** Columns of a value in `property_values v`. */
export const valueColumns = sql`v.option_id, v.bool_value, case when ${whereNumber} then v.base_min end as base_min,
  case when ${whereNumber} then v.base_max end as base_max`;

interface PartRow extends ValueColumns, Record<string, unknown> {
  part: 'snapshot' | 'ids' | 'title' | 'price' | 'newest' | 'supplier' | 'value';
  /** The supplier's or the property's id. */
  id: string | null;
  /** How many products have a price; the part begins with them. */
  priced: number | null;
  bytes: Buffer | null;
}

/**
 * Loads a category's index in one statement, so that all parts see the same snapshot. Undefined if the category has no
 * property to filter by.
 * @throws AppError 404 for a category that does not exist
 */
export async function loadFacetIndex(db: Executor, categoryId: string): Promise<FacetIndex | undefined> {
  const properties = await listPropertyRows(db, categoryId);
  const definitions = await readDefinitions(db, properties);
  const filtered = filteredIds(definitions);
  if (filtered.length === 0) return undefined;
  const { rows } = await db.execute<PartRow>(partsOf(categoryId, filtered));
  const parts = Map.groupBy(rows, (row) => row.part);
  const one = (part: PartRow['part']) => parts.get(part)?.[0];
  const priced = one('price')?.priced ?? 0;
  const title = toNumbers(one('title')?.bytes);
  const newest = toNumbers(one('newest')?.bytes);
  const priceAsc = toNumbers(one('price')?.bytes);
  await setImmediate();
  const orders = { title, newest, priceAsc, priceDesc: reversed(priceAsc, priced) };
  const suppliers = new Map((parts.get('supplier') ?? []).map(({ id, bytes }) => [id ?? '', toNumbers(bytes)]));
  const propertyIndexes = new Map<string, PropertyIndex>();
  for (const [id, own] of Map.groupBy(parts.get('value') ?? [], (row) => row.id ?? '')) {
    await setImmediate();
    propertyIndexes.set(id, toPropertyIndex(id, own));
  }
  return new FacetIndex({
    snapshot: one('snapshot')?.bytes?.toString() ?? '',
    properties,
    definitions,
    productIds: one('ids')?.bytes ?? Buffer.alloc(0),
    later: new Map(),
    gone: new Set(),
    orders,
    priced,
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
  const none = sql`null::float8 as base_min, null::float8 as base_max, null::uuid as option_id, null::boolean as bool_value`;
  const part = (name: string, order: SQL, priced = sql`null::int`) => sql`
    select ${name}::text as part, null::uuid as id, ${none}, ${priced} as priced, ${numbers(order)} as bytes from numbered`;
  return sql`
    with numbered as materialized (
      select product_id, supplier_id, title_sort, price_rial, updated_at,
        (row_number() over (order by product_id) - 1)::int as no
      from category_products where category_id = ${categoryId}
    )
    select 'snapshot'::text as part, null::uuid as id, ${none}, null::int as priced,
      convert_to(pg_current_snapshot()::text, 'UTF8') as bytes
    union all select 'ids', null::uuid, ${none}, null::int, string_agg(uuid_send(product_id), ''::bytea order by no)
    from numbered
    union all ${part('title', sql`order by title_sort, product_id`)}
    union all ${part('price', sql`order by price_rial nulls last, product_id`, sql`count(price_rial)::int`)}
    union all ${part('newest', sql`order by updated_at desc, product_id desc`)}
    union all select 'supplier', supplier_id, ${none}, null::int, ${numbers(sql``)} from numbered group by supplier_id
    union all select 'value', property_id, base_min, base_max, option_id, bool_value, null::int, ${numbers(sql``)}
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

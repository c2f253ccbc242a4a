import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import {
  edgesOf,
  type Facet,
  type FacetLimits,
  type FacetTally,
  isFacet,
  toFacets,
} from '../../core/filters/count-facets.ts';
import type { FilterDefinition, ResolvedFilter } from '../../core/filters/filter-types.ts';
import { uuidArray } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { toFilterDefinition } from './filter-resolve.ts';
import { categoriesWithin, meetsFilter } from './offer-filter.ts';
import { isInScope, type ListScope } from './product-list.ts';
import { type CategoryPropertyRow, propertyOptions } from './property.table.ts';

/**
 * What each property's filter would find in the scope; the same numbers as core's `countFacets`.
 * @param scope without the filters
 */
export async function listFacets(
  db: Executor,
  scope: ListScope,
  properties: readonly CategoryPropertyRow[],
  filters: readonly ResolvedFilter[],
): Promise<Facet[]> {
  const definitions = (await readDefinitions(db, properties)).filter(isFacet);
  if (definitions.length === 0) return [];
  const ids = uuidArray(definitions.map((definition) => definition.id));
  const limits = await findLimits(db, scope, ids);
  return toFacets(definitions, limits, await tally(db, scope, ids, filters, limits));
}

async function readDefinitions(db: Executor, properties: readonly CategoryPropertyRow[]): Promise<FilterDefinition[]> {
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

/** Not a number, infinity and half a range are no value, as on the wire. */
const isNumber = sql`v.base_min between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8
  and v.base_max between ${-Number.MAX_VALUE}::float8 and ${Number.MAX_VALUE}::float8`;

interface LimitsRow extends Record<string, unknown> {
  property_id: string;
  lowest: number;
  highest: number;
}

async function findLimits(db: Executor, scope: ListScope, propertyIds: SQL): Promise<Map<string, FacetLimits>> {
  const { rows } = await db.execute<LimitsRow>(sql`
    select v.property_id, min(v.base_min) as lowest, max(v.base_max) as highest
    from category_products cp join property_values v on v.product_id = cp.product_id
    where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${isInScope(scope)}
      and v.property_id = any(${propertyIds}) and v.category_id = any(${categoriesWithin(scope.categoryIds)})
      and ${isNumber}
    group by v.property_id`);
  return new Map(rows.map(({ property_id, lowest, highest }) => [property_id, { lowest, highest }]));
}

interface TallyRow extends Record<string, unknown> {
  property_id: string;
  option_id: string | null;
  bool_value: boolean | null;
  bin: number | null;
  items: number;
  /** Of these, those whose value begins in the bin. */
  beginning: number;
}

/** Counts under the properties' own filters left out: an offer that fails one property's only counts for that one. */
async function tally(
  db: Executor,
  scope: ListScope,
  propertyIds: SQL,
  filters: readonly ResolvedFilter[],
  limits: ReadonlyMap<string, FacetLimits>,
): Promise<Map<string, FacetTally>> {
  const within = categoriesWithin(scope.categoryIds);
  const failed = filters.map(
    (filter) => sql`case when not ${meetsFilter(filter, within)} then ${filter.propertyId}::uuid end`,
  );
  const edges = [...limits].map(([id, one]) => ({ property_id: id, edges: edgesOf(one) }));
  const { rows } = await db.execute<TallyRow>(sql`
    with offers as materialized (
      select cp.product_id, array_remove(array[${sql.join(failed, sql`, `)}]::uuid[], null) as failed
      from category_products cp
      where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${isInScope(scope)}
    ),
    scales as materialized (
      select property_id, edges from json_to_recordset(${JSON.stringify(edges)}::json)
        as scale (property_id uuid, edges float8[])
    )
    select v.property_id, v.option_id, v.bool_value, bin, count(*)::int as items,
      (count(*) filter (where bin = width_bucket(v.base_min, s.edges)))::int as beginning
    from offers o
    join property_values v on v.product_id = o.product_id
    left join scales s on s.property_id = v.property_id
    left join lateral generate_series(width_bucket(v.base_min, s.edges), width_bucket(v.base_max, s.edges)) bin
      on ${isNumber}
    where o.failed <@ array[v.property_id] and v.property_id = any(${propertyIds}) and v.category_id = any(${within})
    group by v.property_id, v.option_id, v.bool_value, bin`);
  return new Map([...Map.groupBy(rows, (row) => row.property_id)].map(([id, own]) => [id, toTally(own)]));
}

function toTally(rows: readonly TallyRow[]): FacetTally {
  const countOf = (value: boolean) => rows.find((row) => row.bool_value === value)?.items ?? 0;
  return {
    items: rows.reduce((sum, row) => sum + row.beginning, 0),
    bins: new Map(rows.flatMap((row) => (row.bin === null ? [] : [[row.bin, row.items]]))),
    options: new Map(rows.flatMap((row) => (row.option_id === null ? [] : [[row.option_id, row.items]]))),
    yes: countOf(true),
    no: countOf(false),
  };
}

import { type SQL, sql } from 'drizzle-orm';
import {
  addToBins,
  edgesOf,
  emptyTally,
  type Facet,
  type FacetLimits,
  type FacetTally,
  isFacet,
  toFacets,
} from '../../../core/filters/engine/count-facets.ts';
import { DISTINCT_MAX, discreteValues } from '../../../core/filters/engine/histogram.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { readDefinitions, whereNumber } from '../facet-index/load-facet-index.ts';
import { type ListFilter, whereListed } from '../filter/list-filters.ts';
import { categoriesWithin } from '../filter/offer-filter.ts';
import type { CategoryPropertyRow } from '../property/property.table.ts';
import { type ListScope, listedUnit, whereInScope } from './positions.ts';

/**
 * Counts facets in the database, with the same result as core's `countFacets`. The fallback for lists that have no facet
 * index.
 * @param scope without the filters
 */
export async function listFacets(
  db: Executor,
  scope: ListScope,
  properties: readonly CategoryPropertyRow[],
  filters: readonly ListFilter[],
): Promise<Facet[]> {
  const definitions = (await readDefinitions(db, properties)).filter(isFacet);
  if (definitions.length === 0) return [];
  const ids = uuidArray(definitions.map((definition) => definition.id));
  const limits = await findLimits(db, scope, ids);
  return toFacets(definitions, limits, await tally(db, scope, ids, filters, limits));
}

interface LimitsRow extends Record<string, unknown> {
  property_id: string;
  lowest: number;
  highest: number;
  /** Distinct values, if they are few and none is a range. */
  numbers: number[] | null;
}

async function findLimits(db: Executor, scope: ListScope, propertyIds: SQL): Promise<Map<string, FacetLimits>> {
  const { rows } = await db.execute<LimitsRow>(sql`
    select property_id, min(base_min) as lowest, max(base_max) as highest,
      case when count(*) <= ${DISTINCT_MAX} and bool_and(base_min = base_max) then array_agg(base_min) end as numbers
    from (select distinct v.property_id, v.base_min, v.base_max
    from category_products cp join property_values v on v.product_id = cp.product_id
    where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${whereInScope(scope)}
      and v.property_id = any(${propertyIds}) and v.category_id = any(${categoriesWithin(scope.categoryIds)})
      and ${whereNumber}) one
    group by property_id`);
  return new Map(
    rows.map(({ property_id, numbers, ...limits }) => [
      property_id,
      { ...limits, values: numbers ? discreteValues(numbers) : undefined },
    ]),
  );
}

interface TallyRow extends Record<string, unknown> {
  property_id: string;
  option_id: string | null;
  bool_value: boolean | null;
  /** The bins where the value begins and ends; null unless it is a number. */
  first_bin: number | null;
  last_bin: number | null;
  /** Listed rows with each value; a row of several values counts once for each. */
  items: number;
}

/** CTE `checked`: the offers of a scope, each with the properties and terms whose filters it fails. */
export function checkedOffers(scope: ListScope, filters: readonly ListFilter[]): SQL {
  const within = categoriesWithin(scope.categoryIds);
  const failed = filters.map(
    (filter) => sql`case when not ${whereListed(filter, within)} then ${filter.propertyId}::text end`,
  );
  return sql`checked as materialized (
    select cp.*, ${listedUnit(scope)} as unit, array_remove(array[${sql.join(failed, sql`, `)}]::text[], null) as failed
    from category_products cp
    where cp.category_id = any(${uuidArray(scope.categoryIds)}) and ${whereInScope(scope)}
  )`;
}

/**
 * Condition on `checked o`: it counts for the property or term. True without filters, since the planner estimates that
 * the condition matches few rows.
 */
export const whereCounts = (filters: readonly ListFilter[], id: SQL): SQL =>
  filters.length === 0 ? sql`true` : sql`o.failed <@ o.failed[1:1] and (o.failed = '{}' or o.failed[1] = ${id})`;

/** A property's own filters do not narrow its counts: an offer that fails only them still counts for that property. */
async function tally(
  db: Executor,
  scope: ListScope,
  propertyIds: SQL,
  filters: readonly ListFilter[],
  limits: ReadonlyMap<string, FacetLimits>,
): Promise<Map<string, FacetTally>> {
  const counts = whereCounts(filters, sql`v.property_id::text`);
  const edges = [...limits].map(([id, one]) => ({ property_id: id, edges: edgesOf(one) }));
  const { rows } = await db.execute<TallyRow>(sql`
    with ${checkedOffers(scope, filters)},
    scales as materialized (
      select property_id, edges from json_to_recordset(${JSON.stringify(edges)}::json)
        as scale (property_id uuid, edges float8[])
    )
    select v.property_id, v.option_id, v.bool_value,
      case when ${whereNumber} then width_bucket(v.base_min, s.edges) end as first_bin,
      case when ${whereNumber} then width_bucket(v.base_max, s.edges) end as last_bin,
      count(distinct (o.unit, v.base_min, v.base_max))::int as items
    from checked o
    join property_values v on v.product_id = o.product_id
    left join scales s on s.property_id = v.property_id
    where ${counts} and v.property_id = any(${propertyIds}) and v.category_id = any(${categoriesWithin(scope.categoryIds)})
    group by 1, 2, 3, 4, 5`);
  return new Map([...Map.groupBy(rows, (row) => row.property_id)].map(([id, own]) => [id, toTally(own)]));
}

function toTally(rows: readonly TallyRow[]): FacetTally {
  const tally = emptyTally();
  for (const { option_id, bool_value, first_bin, last_bin, items } of rows) {
    if (option_id !== null) tally.options.set(option_id, items);
    if (bool_value !== null) tally[bool_value ? 'yes' : 'no'] += items;
    if (first_bin !== null && last_bin !== null) addToBins(tally, first_bin, last_bin, items);
  }
  return tally;
}

import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import { categoryProperties, propertyValues } from './property.table.ts';

type Limits = [lowest: number, highest: number];

/** Enough to tell a size from another; more digits only make the vocabulary longer. */
const DIGITS = 6;

/**
 * The least and the greatest value of each numeric property, in the base unit. Each pair of category and property reads
 * the ends of an index, so that the time does not grow with the number of products; only ranges are read whole.
 */
export async function observedNumbers(db: Executor): Promise<ReadonlyMap<string, Limits>> {
  const pair = sql`v.category_id = c.id and v.property_id = p.id`;
  const { rows } = await db.execute<{ id: string; lowest: number; highest: number }>(sql`
    select p.id, min(low.value) as lowest, max(high.value) as highest
    from ${categoryProperties} p
    join ${categories} c on c.id = p.category_id or p.category_id = any(c.path)
    cross join lateral (
      select v.base_min as value from ${propertyValues} v
      where ${pair} and v.base_min is not null order by v.base_min limit 1
    ) low
    cross join lateral (
      (select v.base_min as value from ${propertyValues} v
      where p.data_type = 'number' and ${pair} and v.base_min is not null order by v.base_min desc limit 1)
      union all
      select max(v.base_max) from ${propertyValues} v where p.data_type = 'range' and ${pair}
    ) high
    where p.is_filterable and p.data_type in ('number', 'range')
    group by p.id`);
  const round = (value: number) => Number(value.toPrecision(DIGITS));
  return new Map(rows.map(({ id, lowest, highest }) => [id, [round(lowest), round(highest)]]));
}

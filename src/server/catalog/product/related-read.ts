import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import type { SupplierProductRow } from './product.table.ts';

/** Offers read on either side in title order. */
const NEIGHBOURS = 60;
/** Offers read for each value of a key property. */
const SHARING_PER_VALUE = 40;

type Anchor = Pick<SupplierProductRow, 'id' | 'categoryId' | 'baseProductId' | 'titleSort'>;

/**
 * Offers of the same category, one per base product: most shared key values first, then nearest in title order. Reads a
 * bounded number of rows however large the category is.
 */
export async function listRelatedIds(db: Executor, anchor: Anchor, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    with own as (
      select v.property_id, v.option_id, v.base_min, v.base_max, v.bool_value
      from property_values v join category_properties p on p.id = v.property_id and p.is_key
      where v.product_id = ${anchor.id}
    ),
    near as (
      (select product_id, row_number() over (order by title_sort, product_id) as distance from category_products
        where category_id = ${anchor.categoryId} and (title_sort, product_id) > (${anchor.titleSort}, ${anchor.id}::uuid)
        order by title_sort, product_id limit ${NEIGHBOURS})
      union all
      (select product_id, row_number() over (order by title_sort desc, product_id desc) from category_products
        where category_id = ${anchor.categoryId} and (title_sort, product_id) < (${anchor.titleSort}, ${anchor.id}::uuid)
        order by title_sort desc, product_id desc limit ${NEIGHBOURS})
    ),
    sharing as (
      select v.product_id from own cross join lateral (
        select product_id from property_values
        where category_id = ${anchor.categoryId} and property_id = own.property_id and option_id = own.option_id
        order by product_id limit ${SHARING_PER_VALUE}) v
      union
      select v.product_id from own cross join lateral (
        select product_id from property_values
        where category_id = ${anchor.categoryId} and property_id = own.property_id
          and base_min = own.base_min and base_max = own.base_max
        order by product_id limit ${SHARING_PER_VALUE}) v
    ),
    candidates as (
      select product_id, min(distance) as distance
      from (select product_id, distance from near union all select product_id, null from sharing) c group by product_id
    ),
    scored as (
      select c.product_id, c.distance, (
        select count(*) from property_values v join own on own.property_id = v.property_id
          and (own.option_id = v.option_id or own.bool_value = v.bool_value
            or (own.base_min = v.base_min and own.base_max = v.base_max))
        where v.product_id = c.product_id) as shared
      from candidates c
    ),
    one_a_product as (
      select distinct on (coalesce(o.base_product_id, o.id)) s.product_id, s.shared, s.distance
      from scored s join supplier_products o on o.id = s.product_id and o.status = 'shown'
      where o.id <> ${anchor.id} and o.base_product_id is distinct from ${anchor.baseProductId}::uuid
      order by coalesce(o.base_product_id, o.id), s.shared desc, s.distance nulls last, s.product_id
    )
    select product_id from one_a_product order by shared desc, distance nulls last, product_id limit ${limit}`);
  return rows.map((row) => row.product_id);
}

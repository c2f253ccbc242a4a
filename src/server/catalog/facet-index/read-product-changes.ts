import { sql } from 'drizzle-orm';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { categoriesWithin } from '../filter/offer-filter.ts';
import { type ValueColumns, valueColumns } from './load-facet-index.ts';

/** A changed product of the category, with its place among all: the product before it in each order. */
export interface ChangedProduct extends Record<string, unknown> {
  id: string;
  supplier_id: string;
  part_id: string;
  /** An unchanged offer of the same part, if there is one. */
  part_mate: string | null;
  stock_state: string;
  brand: string | null;
  lead_time_days: number | null;
  price: number | null;
  is_priced: boolean;
  /** Its place among the changed ones. */
  title_no: number;
  price_no: number;
  newest_no: number;
  before_title: string | null;
  before_price: string | null;
  before_newest: string | null;
}

export interface ChangedValue extends ValueColumns, Record<string, unknown> {
  product_id: string;
  property_id: string;
}

/** Those of the products that are in the category now. Each place is one look into the index of an order. */
export async function readChangedProducts(
  db: Executor,
  categoryId: string,
  productIds: readonly string[],
): Promise<ChangedProduct[]> {
  const before = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`(
    select o.product_id from category_products o where o.category_id = ${categoryId} and ${where}
    order by ${order} limit 1)`;
  const { rows } = await db.execute<ChangedProduct>(sql`
    with changed as materialized (
      select cp.* from unnest(${uuidArray(productIds)}) given (id)
      join category_products cp on cp.category_id = ${categoryId} and cp.product_id = given.id
    )
    select c.product_id as id, c.supplier_id, c.part_id, c.price_rial is not null as is_priced,
      c.stock_state, c.brand, c.lead_time_days, c.price_rial::float8 as price,
      (select o.product_id from category_products o
        where o.category_id = ${categoryId} and o.part_id = c.part_id
          and o.product_id <> all(${uuidArray(productIds)}) limit 1) as part_mate,
      (row_number() over (order by c.title_sort, c.product_id))::int as title_no,
      (row_number() over (order by c.price_rial nulls last, c.product_id))::int as price_no,
      (row_number() over (order by c.updated_at desc, c.product_id desc))::int as newest_no,
      ${before(
        sql`(o.title_sort, o.product_id) < (c.title_sort, c.product_id)`,
        sql`o.title_sort desc, o.product_id desc`,
      )} as before_title,
      case when c.price_rial is not null then ${before(
        sql`(o.price_rial, o.product_id) < (c.price_rial, c.product_id)`,
        sql`o.price_rial desc, o.product_id desc`,
      )} else coalesce(
        ${before(sql`o.price_rial is null and o.product_id < c.product_id`, sql`o.product_id desc`)},
        ${before(sql`o.price_rial is not null`, sql`o.price_rial desc, o.product_id desc`)}) end as before_price,
      ${before(
        sql`(o.updated_at, o.product_id) > (c.updated_at, c.product_id)`,
        sql`o.updated_at, o.product_id`,
      )} as before_newest
    from changed c`);
  return rows;
}

export async function readChangedValues(
  db: Executor,
  categoryId: string,
  productIds: readonly string[],
  propertyIds: readonly string[],
): Promise<ChangedValue[]> {
  const { rows } = await db.execute<ChangedValue>(sql`
    select v.product_id, v.property_id, ${valueColumns} from property_values v
    where v.product_id = any(${uuidArray(productIds)}) and v.property_id = any(${uuidArray(propertyIds)})
      and v.category_id = any(${categoriesWithin([categoryId])})`);
  return rows;
}

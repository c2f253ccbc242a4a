import { type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '../../../contract/catalog/product.ts';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { objectsFoundBy, whereEntry } from '../../search/found-by.ts';
import { toMatch } from '../../search/matching.ts';

/** A text search without a chosen sort, supplier, filters or facets: only lists support those. */
export function isByRelevance({ q, sort, supplierId, filters, facets }: ProductsQuery): boolean {
  return q !== undefined && !sort && !supplierId && !filters?.length && !facets;
}

/** Condition on `search_entries e`: its product is in one of the categories or below it. */
export const whereEntryWithin = (categoryIds: readonly string[]): SQL => sql`exists (
  select from category_products cp
  where cp.product_id = e.object_id and cp.category_id = any(${uuidArray(categoryIds)}))`;

export interface TextScope {
  /** Condition on `cp.product_id`: the text finds the offer. */
  where: SQL;
  /** More than `SEARCH_COUNT_MAX`. */
  isMany: boolean;
}

/**
 * The offers of the categories that a text finds: all of a supplier's, else each product's cheapest. The condition holds
 * the ids of a few, which a list looks up; for many, the list checks each of its rows.
 */
export async function findByText(
  db: Executor,
  { q, supplierId }: ProductsQuery,
  categoryIds: readonly string[],
): Promise<TextScope | undefined> {
  if (q === undefined) return undefined;
  const match = toMatch('product', q);
  if (!match) return { where: sql`false`, isMany: false };
  const found = objectsFoundBy(match.any);
  const offers = supplierId
    ? sql`(select own.id from ${found} found
        join supplier_products cheapest on cheapest.id = found.id
        join supplier_products own on own.base_product_id = cheapest.base_product_id
        where own.supplier_id = ${supplierId}::uuid)`
    : found;
  const { rows } = await db.execute<{ id: string }>(sql`
    with matched as materialized ${offers}
    select id from matched join category_products cp on cp.product_id = matched.id
    where cp.category_id = any(${uuidArray(categoryIds)}) limit ${SEARCH_COUNT_MAX + 1}`);
  if (rows.length <= SEARCH_COUNT_MAX) {
    return { where: sql`cp.product_id = any(${uuidArray(rows.map((row) => row.id))})`, isMany: false };
  }
  const where = supplierId ? sql`cp.product_id in ${offers}` : whereEntry(sql`cp.product_id`, match.checked.any);
  return { where, isMany: true };
}

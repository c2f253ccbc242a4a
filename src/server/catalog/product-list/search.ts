import { type SQL, sql } from 'drizzle-orm';
import type { ProductsQuery } from '../../../contract/catalog/product.ts';
import { SEARCH_COUNT_MAX } from '../../../contract/search/search-counts.ts';
import type { Understood } from '../../../contract/search/understood.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { objectsFoundBy, whereEntry } from '../../search/found-by.ts';

/** A text search without a chosen sort, supplier, filters or facets: only lists support those. */
export function isByRelevance({ q, sort, supplierId, filters, facets }: ProductsQuery): boolean {
  return q !== undefined && !sort && !supplierId && !filters?.length && !facets;
}

/** Condition on `search_entries e`: its product is in one of the categories or below it. */
export const whereEntryWithin = (categoryIds: readonly string[]): SQL => sql`exists (
  select from category_products cp
  where cp.product_id = e.object_id and cp.category_id = any(${uuidArray(categoryIds)}))`;

/**
 * Condition on `search_entries e`: an offer of its part meets a condition on `cp`.
 * @param categoryIds where it is offered. @default anywhere
 */
export const whereOfferOf = (condition: SQL, categoryIds?: readonly string[]): SQL => sql`exists (
  select from category_products lead join category_products cp
    on cp.category_id = lead.category_id and cp.part_id = lead.part_id
  where lead.product_id = e.object_id and ${categoryIds ? sql`lead.category_id = any(${uuidArray(categoryIds)})` : sql`true`} and ${condition})`;

/** What a text finds. */
export interface FoundEntries {
  /** Conditions on `search_entries e`; `checked` is one that no index serves, for rows that are checked one by one. */
  any: SQL;
  checked: SQL;
  understood: Understood;
}

export interface TextScope {
  /** Condition on `category_products cp`: the text finds the part. */
  where: SQL;
  /** More than `SEARCH_COUNT_MAX`. */
  isMany: boolean;
}

/**
 * The parts of the categories that a text finds. The condition holds the ids of a few, which a list looks up; for many,
 * the list checks each of its rows.
 */
export async function findParts(
  db: Executor,
  { any, checked }: Pick<FoundEntries, 'any' | 'checked'>,
  supplierId: string | undefined,
  categoryIds: readonly string[],
): Promise<TextScope> {
  const offered = sql`exists (select from category_products cp
    where cp.category_id = lead.category_id and cp.part_id = lead.part_id and cp.supplier_id = ${supplierId}::uuid)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with matched as materialized ${objectsFoundBy(any)}
    select lead.part_id as id from matched join category_products lead on lead.product_id = matched.id
    where lead.category_id = any(${uuidArray(categoryIds)}) and ${supplierId ? offered : sql`true`}
    limit ${SEARCH_COUNT_MAX + 1}`);
  if (rows.length <= SEARCH_COUNT_MAX) {
    return { where: sql`cp.part_id = any(${uuidArray(rows.map((row) => row.id))})`, isMany: false };
  }
  const where = sql`exists (select from category_products o
    where o.category_id = cp.category_id and o.part_id = cp.part_id and ${whereEntry(sql`o.product_id`, checked)})`;
  return { where, isMany: true };
}

import { type SQL, sql } from 'drizzle-orm';
import type { PropertyFilter } from '../../../contract/catalog/category-suppliers.ts';
import type { ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { CategoryPropertyRow } from '../property/property.table.ts';
import { resolveOrRefuse } from './resolve-filters.ts';

/** Array of the categories and all below them: values are stored under an offer's own (deepest) category. */
export const categoriesWithin = (categoryIds: readonly string[]): SQL =>
  sql`array(select id from categories where id = any(${uuidArray(categoryIds)}) or path && ${uuidArray(categoryIds)})`;

/**
 * Condition on the offer `cp.product_id`, with the same meaning as core's `meets`.
 * @param within uuid array of the categories whose values count
 */
export function whereMeets(filter: ResolvedFilter, within: SQL): SQL {
  return sql`exists (select from property_values v where v.product_id = cp.product_id
    and v.property_id = ${filter.propertyId}::uuid and v.category_id = any(${within}) and ${whereFits(filter)})`;
}

function whereMeetsAll(filters: readonly ResolvedFilter[], within: SQL): SQL {
  if (filters.length === 0) return sql`true`;
  return sql.join(
    filters.map((filter) => whereMeets(filter, within)),
    sql` and `,
  );
}

/** Condition on `property_values v`, beside its property. */
export function whereFits(filter: ResolvedFilter): SQL {
  switch (filter.kind) {
    case 'interval':
      return sql`v.base_max >= ${filter.lowest}::float8 and v.base_min <= ${filter.highest}::float8`;
    case 'options':
      return sql`v.option_id = any(${uuidArray(filter.optionIds)})`;
    case 'boolean':
      return sql`v.bool_value = ${filter.isTrue}`;
  }
}

/**
 * Subquery of (supplier_id, items): who has offers in a category that meet every filter.
 * @throws AppError 422 for a filter that does not fit the category
 */
export function offersBySupplier(
  categoryId: string,
  definitions: readonly CategoryPropertyRow[],
  filters: readonly PropertyFilter[],
): SQL {
  const resolved = resolveOrRefuse(filters, definitions, 'properties');
  return sql`(select cp.supplier_id, count(*)::int as items from category_products cp
    where cp.category_id = ${categoryId} and ${whereMeetsAll(resolved, categoriesWithin([categoryId]))}
    group by cp.supplier_id)`;
}

import { type SQL, sql } from 'drizzle-orm';
import type { PropertyFilter } from '../../contract/catalog/category-suppliers.ts';
import { findUnit } from '../../core/unit-lookup.ts';
import { toBase } from '../../core/units.ts';
import { uuidArray } from '../db/insert-rows.ts';
import { unprocessable } from '../platform/app-error.ts';
import type { CategoryPropertyRow } from './property.table.ts';

/** One inch and 25.4 mm are the same size although their base values differ in the last bit. */
const RELATIVE_TOLERANCE = 1e-9;

/**
 * Offers of a category that meet every filter, as a subquery of (supplier_id, items). A value that is a range meets a
 * range when the two overlap.
 */
export function offersBySupplier(
  categoryId: string,
  definitions: readonly CategoryPropertyRow[],
  filters: readonly PropertyFilter[],
): SQL {
  const conditions = filters.map((filter, index) => {
    const field = `properties.${index}`;
    const property = definitions.find((definition) => definition.id === filter.propertyId);
    if (!property) throw unprocessable('unknown_property', 'این مشخصه در این دسته نیست.', `${field}.propertyId`);
    return sql`and exists (select from property_values v
      where v.product_id = cp.product_id and v.property_id = ${property.id} and v.category_id in (
        select id from categories where id = ${categoryId}::uuid or ${categoryId}::uuid = any(path)
      ) and ${toCondition(property, filter, field)})`;
  });
  return sql`(select cp.supplier_id, count(*)::int as items from category_products cp
    where cp.category_id = ${categoryId} ${sql.join(conditions, sql` `)} group by cp.supplier_id)`;
}

function toCondition(property: CategoryPropertyRow, filter: PropertyFilter, field: string): SQL {
  switch (property.dataType) {
    case 'number':
    case 'range':
      return rangeCondition(property, filter, field);
    case 'option':
    case 'multiOption':
      if (!filter.optionIds?.length) {
        throw unprocessable('option_required', 'برای این مشخصه دست‌کم یک گزینه لازم است.', `${field}.optionIds`);
      }
      return sql`v.option_id = any(${uuidArray(filter.optionIds)})`;
    case 'boolean':
      if (filter.value !== 0 && filter.value !== 1) {
        throw unprocessable('boolean_required', 'مقدار این مشخصه ۱ (بله) یا ۰ (خیر) است.', `${field}.value`);
      }
      return sql`v.bool_value = ${filter.value === 1}`;
    case 'text':
      throw unprocessable('not_filterable', 'این مشخصه متن است و فیلتر نمی‌شود.', `${field}.propertyId`);
  }
}

function rangeCondition(property: CategoryPropertyRow, filter: PropertyFilter, field: string): SQL {
  const { value, maxValue } = filter;
  if (value === undefined && maxValue === undefined) {
    throw unprocessable('range_required', 'آغاز یا پایان بازه لازم است.', `${field}.value`);
  }
  if (value !== undefined && maxValue !== undefined && value > maxValue) {
    throw unprocessable('empty_range', 'پایان بازه از آغاز آن کوچک‌تر است.', `${field}.maxValue`);
  }
  const inBase = toBaseOf(property, filter, field);
  const bounds: SQL[] = [];
  if (value !== undefined) bounds.push(sql`v.base_max >= ${loosen(inBase(value), -1)}::float8`);
  if (maxValue !== undefined) bounds.push(sql`v.base_min <= ${loosen(inBase(maxValue), 1)}::float8`);
  return sql.join(bounds, sql` and `);
}

const loosen = (bound: number, direction: -1 | 1): number => bound + direction * Math.abs(bound) * RELATIVE_TOLERANCE;

function toBaseOf(property: CategoryPropertyRow, { measurementUnitId }: PropertyFilter, field: string) {
  const unitId = measurementUnitId ?? property.defaultUnitId;
  if (unitId === null) return (value: number) => value;
  const unit = property.quantityId === null ? undefined : findUnit(unitId, property.quantityId);
  if (!unit) {
    throw unprocessable('foreign_unit', 'این یکا از کمیت این مشخصه نیست.', `${field}.measurementUnitId`);
  }
  return (value: number) => toBase(value, unit);
}

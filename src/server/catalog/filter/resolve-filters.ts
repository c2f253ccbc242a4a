import type {
  FilterDefinition,
  FilterFaultCode,
  PropertyFilter,
  ResolvedFilter,
} from '../../../core/filters/filter-types.ts';
import { termDefinitions } from '../../../core/filters/offer-terms.ts';
import { resolveFilters } from '../../../core/filters/resolve-filters.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { CategoryPropertyRow } from '../property/property.table.ts';

const faultMessages: Readonly<Record<FilterFaultCode, string>> = {
  unknown_property: 'این مشخصه در این دسته نیست.',
  not_filterable: 'این مشخصه متن است و فیلتر نمی‌شود.',
  range_required: 'آغاز یا پایان بازه لازم است.',
  empty_range: 'پایان بازه از آغاز آن کوچک‌تر است.',
  number_too_large: 'این عدد بزرگ‌تر از اندازهٔ پذیرفتنی است.',
  foreign_unit: 'این واحد از کمیت این مشخصه نیست.',
  option_required: 'برای این مشخصه دست‌کم یک گزینه لازم است.',
  boolean_required: 'مقدار این مشخصه ۱ (بله) یا ۰ (خیر) است.',
};

/** @param options of the property; needed only for facets */
export function toFilterDefinition(
  { id, dataType, quantityId, defaultUnitId, isFilterable }: CategoryPropertyRow,
  options: readonly { id: string }[] = [],
): FilterDefinition {
  const defaultUnit = (defaultUnitId !== null && findUnit(defaultUnitId)) || null;
  return { id, dataType, quantityId, defaultUnit, isFilterable, options };
}

/**
 * @param field name of the list in the request, for the error
 * @throws AppError 422 at the first filter that does not fit the definitions
 */
export function resolveOrRefuse(
  filters: readonly PropertyFilter[],
  definitions: readonly CategoryPropertyRow[],
  field: string,
): ResolvedFilter[] {
  const { resolved, faults } = resolveFilters(
    filters,
    [...definitions.map((row) => toFilterDefinition(row)), ...termDefinitions],
    findUnit,
  );
  const [fault] = faults;
  if (fault) throw unprocessable(fault.code, faultMessages[fault.code], `${field}.${fault.index}.${fault.member}`);
  return resolved;
}

import type { PropertyFilter } from '../../../contract/catalog/category-suppliers.ts';
import { findUnit } from '../../../core/units/unit-lookup.ts';
import { toBase } from '../../../core/units/units.ts';
import { units } from '../../../core/units/units-table.ts';

/** One inch and 25.4 mm differ in the last bit; the filter engine's own tolerance is a million times wider. */
const BASE_DIGITS = 12;

/**
 * A cache key that is equal for equivalent filters: any order of filters and options, bounds in any unit of a quantity.
 * It needs no property from the database, so that a cache hit costs no query.
 */
export function filtersKey(filters: readonly PropertyFilter[]): string {
  return JSON.stringify([...new Set(filters.map(filterKey))].sort());
}

function filterKey({ propertyId, value, maxValue, measurementUnitId, optionIds }: PropertyFilter): string {
  const unit = measurementUnitId === undefined ? undefined : unitOfOneMeaning(measurementUnitId);
  const bound = (one: number | undefined) =>
    one !== undefined && unit ? Number(toBase(one, unit).toPrecision(BASE_DIGITS)) : one;
  const options = optionIds && [...new Set(optionIds.map((id) => id.toLowerCase()))].sort();
  const scale = unit ? `quantity ${unit.quantityId}` : measurementUnitId;
  return JSON.stringify([
    propertyId.toLowerCase(),
    bound(value) ?? null,
    bound(maxValue) ?? null,
    scale ?? null,
    options ?? null,
  ]);
}

const rowsOfQudtId = Map.groupBy(units, (unit) => unit.qudtId);

/** Undefined for an id that means another unit in another quantity, such as `DEG_C` of a difference. */
function unitOfOneMeaning(id: string) {
  const unit = findUnit(id);
  const isShared = unit?.id === unit?.qudtId && (rowsOfQudtId.get(id)?.length ?? 0) > 1;
  return isShared ? undefined : unit;
}

import type { PropertyFilter } from '../../../contract/catalog/category-suppliers.ts';
import { findUnit } from '../../../core/unit-lookup.ts';
import { toBase } from '../../../core/units.ts';
import { units } from '../../../core/units-table.ts';

/** One inch and 25.4 mm differ in the last bit; the engine's own tolerance is a million times wider. */
const BASE_DIGITS = 12;

/**
 * A text that is the same for filters that ask for the same: in any order, with options in any order, with bounds in any
 * unit of a quantity. Known without the properties themselves, so that an answer that is kept costs no question.
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

/** An id that stands for another row in another quantity (`DEG_C` of a difference) is left as it is written. */
function unitOfOneMeaning(id: string) {
  const unit = findUnit(id);
  const isShared = unit?.id === unit?.qudtId && (rowsOfQudtId.get(id)?.length ?? 0) > 1;
  return isShared ? undefined : unit;
}

import { type LinearUnit, toBase } from '../units/units.ts';
import type { FilterDefinition, FilterFault, FilterFaultCode, PropertyFilter, ResolvedFilter } from './filter-types.ts';

/**
 * The meaning of filters, for memory and SQL alike. A product meets a list if it meets each filter; without a value of
 * the property it does not. A range must overlap the value, bounds included; one of the options is enough. Bounds are
 * compared in base units, widened by `RELATIVE_TOLERANCE` here and nowhere else; of a price by half a rial.
 */

/**
 * A bound copied from another unit with seven digits is still that bound: 145.0377 psi is 10 bar. It also covers one
 * inch and 25.4 mm, whose base values differ in the last bit.
 */
export const RELATIVE_TOLERANCE = 1e-6;

/** Compared prices are whole rial: a bound that is no whole rial, as a price with tax makes it, means the nearest one. */
const PRICE_TOLERANCE = 0.5;

/** Finds a unit of a quantity: `findUnit` of the table, or a lookup in the units that the device has loaded. */
export type FindUnit = (unitId: string, quantityId: string) => LinearUnit | undefined;

export interface FilterResolution {
  /** In the order of the filters, without those that have a fault. */
  resolved: ResolvedFilter[];
  faults: FilterFault[];
}

export function resolveFilters(
  filters: readonly PropertyFilter[],
  definitions: readonly FilterDefinition[],
  findUnit: FindUnit,
): FilterResolution {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const resolution: FilterResolution = { resolved: [], faults: [] };
  for (const [index, filter] of filters.entries()) {
    const outcome = resolveFilter(filter, byId.get(filter.propertyId), findUnit);
    if ('kind' in outcome) resolution.resolved.push(outcome);
    else resolution.faults.push({ index, ...outcome });
  }
  return resolution;
}

type Refusal = Omit<FilterFault, 'index'>;
const refuse = (code: FilterFaultCode, member: keyof PropertyFilter): Refusal => ({ code, member });

function resolveFilter(
  filter: PropertyFilter,
  definition: FilterDefinition | undefined,
  findUnit: FindUnit,
): ResolvedFilter | Refusal {
  if (!definition) return refuse('unknown_property', 'propertyId');
  const { propertyId, value, optionIds } = filter;
  switch (definition.dataType) {
    case 'number':
    case 'range':
      return resolveInterval(filter, definition, findUnit);
    case 'option':
    case 'multiOption':
      if (!optionIds?.length) return refuse('option_required', 'optionIds');
      return { kind: 'options', propertyId, optionIds };
    case 'boolean':
      if (value !== 0 && value !== 1) return refuse('boolean_required', 'value');
      return { kind: 'boolean', propertyId, isTrue: value === 1 };
    case 'text':
      return refuse('not_filterable', 'propertyId');
  }
}

function resolveInterval(
  { propertyId, value, maxValue, measurementUnitId }: PropertyFilter,
  definition: FilterDefinition,
  findUnit: FindUnit,
): ResolvedFilter | Refusal {
  if (value === undefined && maxValue === undefined) return refuse('range_required', 'value');
  if (value !== undefined && maxValue !== undefined && value > maxValue) return refuse('empty_range', 'maxValue');
  let unit = definition.defaultUnit;
  if (measurementUnitId !== undefined) {
    const found = definition.quantityId === null ? undefined : findUnit(measurementUnitId, definition.quantityId);
    if (!found) return refuse('foreign_unit', 'measurementUnitId');
    unit = found;
  }
  const widen = (bound: number, direction: -1 | 1): number =>
    propertyId === 'price' ? bound + direction * PRICE_TOLERANCE : widenedBound(bound, unit, direction);
  const lowest = value === undefined ? -Number.MAX_VALUE : widen(value, -1);
  const highest = maxValue === undefined ? Number.MAX_VALUE : widen(maxValue, 1);
  if (!Number.isFinite(lowest)) return refuse('number_too_large', 'value');
  if (!Number.isFinite(highest)) return refuse('number_too_large', 'maxValue');
  return { kind: 'interval', propertyId, lowest, highest };
}

const plain: LinearUnit = { num: 1, den: 1, offset: 0 };

/** The tolerance is relative to the entered number plus the offset: near 0 K, °C still means a difference of about 273. */
function widenedBound(value: number, unit: LinearUnit | null, direction: -1 | 1): number {
  const { num, den, offset } = unit ?? plain;
  const magnitude = ((Math.abs(value) + Math.abs(offset)) * num) / den;
  return toBase(value, unit ?? plain) + direction * magnitude * RELATIVE_TOLERANCE;
}

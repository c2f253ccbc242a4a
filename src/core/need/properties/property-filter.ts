import type { PropertyFilter } from '../../filters/filter-types.ts';
import { convert } from '../../units/units.ts';
import { ABOUT_SHARE, type NeedFilter, type NeedProperty, type NeedUnit } from '../need-types.ts';

/** Removes floating-point noise: 10% less than 50 is 45. */
const DIGITS = 12;
export const roundBound = (value: number) => Number(value.toPrecision(DIGITS));

/**
 * A filter of a sentence as a list's filter.
 * @param property says what an exact number asks for @default equal
 */
export function toPropertyFilter(filter: NeedFilter, property?: NeedProperty): PropertyFilter {
  const { propertyId, unitId, optionIds } = filter;
  const { kind, min, max } = filter.kind === 'exact' && property ? { ...filter, ...openEnd(filter, property) } : filter;
  if (kind === 'options') return { propertyId, optionIds: [...optionIds] };
  if (kind === 'yes' || kind === 'no') return { propertyId, value: kind === 'yes' ? 1 : 0 };
  const slack = (bound: number) => (kind === 'about' ? Math.abs(bound) * ABOUT_SHARE : 0);
  return {
    propertyId,
    ...(min !== null && { value: roundBound(min - slack(min)) }),
    ...(max !== null && { maxValue: roundBound(max + slack(max)) }),
    ...(unitId && { measurementUnitId: unitId }),
  };
}

function openEnd({ min, max }: NeedFilter, { asks: asked }: NeedProperty): Partial<NeedFilter> {
  return asked === 'atLeast' ? { min, max: null } : asked === 'atMost' ? { min: null, max } : {};
}

/** Merges two filters of a property: «بیشتر از ۵ بار … کمتر از ۱۰ بار» is one range; options are alternatives. */
export function mergeFilters(
  one: PropertyFilter,
  other: PropertyFilter,
  unitOf: (unitId: string | undefined) => NeedUnit | undefined,
): PropertyFilter {
  if (one.optionIds || other.optionIds)
    return { ...one, optionIds: [...new Set([...(one.optionIds ?? []), ...(other.optionIds ?? [])])] };
  const from = unitOf(other.measurementUnitId);
  const to = unitOf(one.measurementUnitId);
  const told = (bound: number | undefined) =>
    bound === undefined || !from || !to ? bound : roundBound(convert(bound, from, to));
  const lowest = [one.value, told(other.value)].filter((bound) => bound !== undefined);
  const highest = [one.maxValue, told(other.maxValue)].filter((bound) => bound !== undefined);
  return {
    ...one,
    ...(lowest.length > 0 && { value: Math.max(...lowest) }),
    ...(highest.length > 0 && { maxValue: Math.min(...highest) }),
  };
}

import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import { formatFilters } from '../../../../core/filters/filters-url.ts';
import { fromBase } from '../../../../core/units/units.ts';

/** Digits of a bound in a URL. Rounds outwards, so that the extreme products still match. */
const DIGITS = 6;

/**
 * The first filter of a search by this property, in URL form: the whole observed range, the most frequent option, or
 * yes. Undefined if no product has the property.
 */
export function startFilter(property: PropertyDefinition): string | undefined {
  const { id: propertyId, dataType, isFilterable } = property;
  if (!isFilterable) return undefined;
  if (dataType === 'boolean') return formatFilters([{ propertyId, value: 1 }]);
  if (dataType === 'number' || dataType === 'range') {
    const range = observedRange(property);
    if (!range) return undefined;
    const measurementUnitId = property.defaultUnit?.id;
    return formatFilters([
      {
        propertyId,
        value: outwards(range.from, Math.floor),
        maxValue: outwards(range.to, Math.ceil),
        ...(measurementUnitId !== undefined && { measurementUnitId }),
      },
    ]);
  }
  const [usual] = shownOptions(property);
  return usual && optionFilter(property, usual.id);
}

export const optionFilter = ({ id: propertyId }: PropertyDefinition, optionId: string): string =>
  formatFilters([{ propertyId, optionIds: [optionId] }]);

/** The range of the category's products, in `unit`. */
export function observedRange(
  { observedMin, observedMax, defaultUnit }: PropertyDefinition,
  unit = defaultUnit,
): { from: number; to: number } | undefined {
  if (observedMin === null || observedMax === null) return undefined;
  if (!unit) return { from: observedMin, to: observedMax };
  return { from: fromBase(observedMin, unit), to: fromBase(observedMax, unit) };
}

/** Options that some product has, most frequent first. */
export const shownOptions = ({ options }: PropertyDefinition) =>
  options.filter((option) => option.itemsCount > 0).sort((a, b) => b.itemsCount - a.itemsCount);

function outwards(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const nearest = Number(value.toPrecision(DIGITS));
  // Does not round outwards what differs only by conversion noise.
  if (Math.abs(nearest - value) <= Math.abs(value) * 1e-9) return nearest;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - DIGITS + 1);
  return Number((round(value / step) * step).toPrecision(DIGITS));
}

import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import { formatFilters } from '../../../../core/filters-url.ts';
import { fromBase } from '../../../../core/units.ts';

/** Of a bound in an address; rounded outwards, so that the outermost product stays within. */
const DIGITS = 6;

/**
 * The filter that a search by this property starts with, in its URL form: all the range there is, or the option that most
 * products have, or yes. Undefined where there is nothing to find.
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

/** What the category's products have, in `unit`. */
export function observedRange(
  { observedMin, observedMax, defaultUnit }: PropertyDefinition,
  unit = defaultUnit,
): { from: number; to: number } | undefined {
  if (observedMin === null || observedMax === null) return undefined;
  if (!unit) return { from: observedMin, to: observedMax };
  return { from: fromBase(observedMin, unit), to: fromBase(observedMax, unit) };
}

/** Options that some product has, the usual ones first. */
export const shownOptions = ({ options }: PropertyDefinition) =>
  options.filter((option) => option.itemsCount > 0).sort((a, b) => b.itemsCount - a.itemsCount);

function outwards(value: number, round: (value: number) => number): number {
  if (value === 0) return 0;
  const nearest = Number(value.toPrecision(DIGITS));
  // What is exact but for the noise of its conversion stays as it is.
  if (Math.abs(nearest - value) <= Math.abs(value) * 1e-9) return nearest;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(value))) - DIGITS + 1);
  return Number((round(value / step) * step).toPrecision(DIGITS));
}

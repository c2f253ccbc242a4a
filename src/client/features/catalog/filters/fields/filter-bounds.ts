import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import type { LinearUnit } from '../../../../../core/units/units.ts';
import type { SelectedCategoryProperty, SelectionChange } from '../filter-atoms.ts';
import { carryBound } from './filter-scale.ts';

export type Bound = 'value' | 'maxValue';
export type FilterUnit = LinearUnit & { id: string; symbol: string };

/** An empty selection of the property. The property's default unit is left out. */
function selectionIn(definition: PropertyDefinition, unit: FilterUnit | null): SelectedCategoryProperty {
  const symbol = definition.defaultUnit?.symbol;
  return {
    propertyId: definition.id,
    ...(unit && unit.id !== definition.defaultUnit?.id && { measurementUnitId: unit.id }),
    ...(symbol !== undefined && { defaultMeasurementUnitDisplayText: symbol }),
  };
}

/** Sets one bound of the range; undefined removes it. */
export function boundChange(
  definition: PropertyDefinition,
  selected: SelectedCategoryProperty | undefined,
  unit: FilterUnit | null,
  bound: Bound,
  number: number | undefined,
): SelectionChange {
  const propertyId = definition.id;
  if (selected && number !== undefined) return { kind: 'edit', propertyId, patch: { [bound]: number } };
  const { [bound]: _, ...rest } = selected ?? selectionIn(definition, unit);
  const property: SelectedCategoryProperty = number === undefined ? rest : { ...rest, [bound]: number };
  const isBare = property.value === undefined && property.maxValue === undefined;
  if (isBare && property.measurementUnitId === undefined) return { kind: 'remove', propertyId };
  return { kind: 'add', property };
}

/** Sets both bounds of the range; without any it is removed. */
export function rangeChange(
  definition: PropertyDefinition,
  unit: FilterUnit | null,
  range: Pick<SelectedCategoryProperty, 'value' | 'maxValue'>,
): SelectionChange {
  const { value, maxValue } = range;
  if (value === undefined && maxValue === undefined) return { kind: 'remove', propertyId: definition.id };
  return {
    kind: 'add',
    property: {
      ...selectionIn(definition, unit),
      ...(value !== undefined && { value }),
      ...(maxValue !== undefined && { maxValue }),
    },
  };
}

/** Converts the range to another unit. */
export function unitChange(
  definition: PropertyDefinition,
  selected: SelectedCategoryProperty | undefined,
  from: FilterUnit,
  to: FilterUnit,
): SelectionChange {
  const { value, maxValue } = selected ?? {};
  return rangeChange(definition, to, {
    value: value === undefined ? undefined : carryBound(value, from, to),
    maxValue: maxValue === undefined ? undefined : carryBound(maxValue, from, to),
  });
}

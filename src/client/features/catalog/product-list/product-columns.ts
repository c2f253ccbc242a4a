import type { ProductCard } from '../../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../../contract/catalog/property.ts';
import { decimalsOf, type ShownUnit, shortNameOf } from '../../../ui/property-value.tsx';
import type { UnitChoices } from '../property/product-units.ts';

const COLUMNS_MAX = 6;
/** A property that fewer of the rows have makes no column. */
const SHARE_MIN = 1 / 3;

export type PropertyColumn = {
  propertyId: string;
  name: string;
  /** The sign that engineers write for it, or the name where it has none: «قطر داخلی d» is `d`. */
  shortName: string;
  quantityId: string | null;
  /** Of every value of the column; null for what has no unit. */
  unit: ShownUnit | null;
  isNumber: boolean;
  /** Of the value that has the most of them, in the unit it was entered in. */
  decimals: number;
};

/** The key properties that the rows have in common, in their defined order, each with the unit of most of its values. */
export function propertyColumns(items: readonly ProductCard[]): PropertyColumn[] {
  const byProperty = new Map<string, PropertyValue[]>();
  for (const { keyProperties } of items) {
    for (const value of keyProperties) {
      const values = byProperty.get(value.propertyId);
      if (values) values.push(value);
      else byProperty.set(value.propertyId, [value]);
    }
  }
  return [...byProperty.values()]
    .filter((values) => values.length >= items.length * SHARE_MIN)
    .slice(0, COLUMNS_MAX)
    .flatMap((values) => {
      const [first] = values;
      if (!first) return [];
      const { propertyId, name, quantityId, dataType } = first;
      return {
        propertyId,
        name,
        quantityId,
        unit: usualUnit(values),
        shortName: shortNameOf(name),
        decimals: Math.max(
          ...values.map(({ value, maxValue }) => Math.max(decimalsOf(value ?? 0), decimalsOf(maxValue ?? 0))),
        ),
        isNumber: dataType === 'number' || dataType === 'range',
      };
    });
}

function usualUnit(values: readonly PropertyValue[]): ShownUnit | null {
  const counts = new Map<string, { unit: ShownUnit; count: number }>();
  for (const { unit } of values) {
    if (!unit) continue;
    const known = counts.get(unit.id);
    if (known) known.count += 1;
    else counts.set(unit.id, { unit, count: 1 });
  }
  let usual: { unit: ShownUnit; count: number } | undefined;
  for (const one of counts.values()) if (!usual || one.count > usual.count) usual = one;
  return usual?.unit ?? null;
}

/** The column's unit, or the one that this device shows the quantity in. */
export const columnUnit = (column: PropertyColumn, choices: UnitChoices): ShownUnit | null =>
  (column.quantityId !== null && column.unit && choices[column.quantityId]) || column.unit;

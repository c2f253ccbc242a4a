import type { ProductCard } from '../../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../../contract/catalog/property.ts';
import { type BaseRange, rangeOf } from '../../../../core/units/usable-units.ts';
import { decimalsOf, type ShownUnit } from '../../../ui/property-value.tsx';

const COLUMNS_MAX = 6;
/** Letters of words on one narrow line. */
const SHORT_MAX = 8;
/** Minimum share of rows with a property for it to become a table column. */
const SHARE_MIN = 1 / 3;

/** With the range of all values. */
export type PropertyColumn = BaseRange & {
  propertyId: string;
  name: string;
  quantityId: string | null;
  /** Unit of all values in the column; null for a property without a unit. */
  unit: ShownUnit | null;
  /** Each value fits on one narrow line: a number, a size or a class. */
  isShort: boolean;
  /** The most decimals of any value, in the unit it was entered in. */
  decimals: number;
};

/** The key properties that enough rows have, in defined order, each with its most frequent unit. */
export function propertyColumns(items: readonly Pick<ProductCard, 'keyProperties'>[]): PropertyColumn[] {
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
      const { propertyId, name, quantityId } = first;
      return {
        propertyId,
        name,
        quantityId,
        unit: usualUnit(values),
        ...rangeOf(values),
        decimals: Math.max(
          ...values.map(({ value, maxValue }) => Math.max(decimalsOf(value ?? 0), decimalsOf(maxValue ?? 0))),
        ),
        isShort: values.every(({ text, options }) => (text ?? options[0]?.title ?? '').length <= SHORT_MAX),
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

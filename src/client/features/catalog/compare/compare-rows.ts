import type { Product } from '../../../../contract/catalog/product.ts';
import type { PropertyDefinition, PropertyValue } from '../../../../contract/catalog/property.ts';
import { bestCells, type CompareCell, hasDifference } from '../../../../core/compare/compare-cells.ts';
import { foldScript, foldText } from '../../../../core/text/persian.ts';
import { decimalsOf, type ShownUnit } from '../../../ui/property-value.tsx';

/** Loaded definitions by property id. */
export type Definitions = ReadonlyMap<string, PropertyDefinition>;

/** A property of the compared products. `values` and `best` are in the order of the products. */
export type PropertyRow = {
  key: string;
  name: string;
  quantityId: string | null;
  /** The unit of all values in the row, unless the user chooses another; null for a property without a unit. */
  unit: ShownUnit | null;
  /** The most decimals of any value, as entered. */
  decimals: number;
  values: readonly (PropertyValue | undefined)[];
  isDifferent: boolean;
  best: readonly boolean[];
};

/**
 * The products' properties. Those of the most categories come first, then the order of the definitions decides.
 * Properties of two categories with the same name, data type and quantity share a row.
 */
export function propertyRows(products: readonly Product[], definitions: Definitions): PropertyRow[] {
  const valuesByKey = new Map<string, (PropertyValue | undefined)[]>();
  products.forEach(({ properties }, column) => {
    for (const value of properties) {
      if (definitions.get(value.propertyId)?.isComparable === false) continue;
      const shared = valuesByKey.get(meaningOf(value));
      // Two properties of the same product never share a row.
      const isTaken = shared?.[column] !== undefined;
      const key = isTaken ? value.propertyId : meaningOf(value);
      const values = valuesByKey.get(key) ?? products.map(() => undefined);
      values[column] = value;
      valuesByKey.set(key, values);
    }
  });
  const reachOf = (row: PropertyRow) =>
    new Set(products.flatMap(({ categoryId }, column) => (row.values[column] ? categoryId : []))).size;
  const orderOf = (row: PropertyRow) =>
    Math.min(...row.values.map((value) => definitions.get(value?.propertyId ?? '')?.order ?? Number.MAX_SAFE_INTEGER));
  return [...valuesByKey]
    .map(([key, values]) => propertyRow(key, values, definitions))
    .map((row) => ({ row, reach: reachOf(row), order: orderOf(row) }))
    .sort((a, b) => b.reach - a.reach || a.order - b.order)
    .map(({ row }) => row);
}

const isNumeric = ({ dataType }: PropertyValue): boolean => dataType === 'number' || dataType === 'range';

/** Case matters: d and D are the two diameters of a bearing. */
const meaningOf = (value: PropertyValue): string =>
  [foldScript(value.name), value.quantityId ?? '', isNumeric(value) ? 'number' : value.dataType].join('|');

function propertyRow(
  key: string,
  values: readonly (PropertyValue | undefined)[],
  definitions: Definitions,
): PropertyRow {
  const present = values.filter((value) => value !== undefined);
  const defined = present.flatMap((value) => definitions.get(value.propertyId) ?? []);
  const directions = new Set(defined.map((definition) => definition.betterWhen));
  const [direction = null] = directions;
  const cells = values.map((value) => value && cellOf(value));
  return {
    key,
    name: present[0]?.name ?? '',
    quantityId: present[0]?.quantityId ?? null,
    unit: defined.find((definition) => definition.defaultUnit)?.defaultUnit ?? usualUnit(present),
    decimals: Math.max(
      ...present.map(({ value, maxValue }) => Math.max(decimalsOf(value ?? 0), decimalsOf(maxValue ?? 0))),
    ),
    values,
    isDifferent: hasDifference(cells),
    // Without a common direction no value is the best.
    best: bestCells(cells, directions.size === 1 ? direction : null),
  };
}

/** The most frequent unit of the values. */
function usualUnit(values: readonly PropertyValue[]): ShownUnit | null {
  const byId = Map.groupBy(
    values.flatMap(({ unit }) => unit ?? []),
    (unit) => unit.id,
  );
  return [...byId.values()].sort((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

/** Compares numbers by base value, independent of their unit. */
function cellOf(of: PropertyValue): CompareCell {
  if (of.value !== null) {
    const low = of.baseMin ?? of.value;
    return { low, high: of.baseMax ?? of.maxValue ?? low };
  }
  if (of.boolValue !== null) return String(of.boolValue);
  if (of.options.length > 0)
    return of.options
      .map((option) => foldText(option.title))
      .sort()
      .join('|');
  return of.text === null ? undefined : foldText(of.text);
}

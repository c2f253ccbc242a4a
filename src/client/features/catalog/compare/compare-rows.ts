import type { Product } from '../../../../contract/catalog/product.ts';
import type { PropertyDefinition, PropertyValue } from '../../../../contract/catalog/property.ts';
import { bestCells, type CompareCell, hasDifference } from '../../../../core/compare/compare-cells.ts';
import { foldScript, foldText } from '../../../../core/persian.ts';
import { decimalsOf, type ShownUnit } from '../../../ui/property-value.tsx';

/** Definitions under their property's id; those that have not come are missing. */
export type Definitions = ReadonlyMap<string, PropertyDefinition>;

/** A property of the compared products; `values`, `best` are in the products' order. */
export type PropertyRow = {
  key: string;
  name: string;
  quantityId: string | null;
  /** One for all values of the row, until the device chooses another; null for what has no unit. */
  unit: ShownUnit | null;
  /** Of the value that has the most of them, as it was entered. */
  decimals: number;
  values: readonly (PropertyValue | undefined)[];
  isDifferent: boolean;
  best: readonly boolean[];
};

/**
 * The properties that the products have, those that every category knows first, each in the order of its definition. Two
 * categories that define a property of one name, kind and quantity mean the same by it.
 */
export function propertyRows(products: readonly Product[], definitions: Definitions): PropertyRow[] {
  const drafts = new Map<string, (PropertyValue | undefined)[]>();
  products.forEach(({ properties }, column) => {
    for (const value of properties) {
      if (definitions.get(value.propertyId)?.isComparable === false) continue;
      const shared = drafts.get(meaningOf(value));
      // Two properties of one product are never one row.
      const isTaken = shared?.[column] !== undefined;
      const key = isTaken ? value.propertyId : meaningOf(value);
      const values = drafts.get(key) ?? products.map(() => undefined);
      values[column] = value;
      drafts.set(key, values);
    }
  });
  const reachOf = (row: PropertyRow) =>
    new Set(products.flatMap(({ categoryId }, column) => (row.values[column] ? categoryId : []))).size;
  const orderOf = (row: PropertyRow) =>
    Math.min(...row.values.map((value) => definitions.get(value?.propertyId ?? '')?.order ?? Number.MAX_SAFE_INTEGER));
  return [...drafts]
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
    // Categories that do not agree on what is better say nothing.
    best: bestCells(cells, directions.size === 1 ? direction : null),
  };
}

/** The unit that most of the values were entered in. */
function usualUnit(values: readonly PropertyValue[]): ShownUnit | null {
  const byId = Map.groupBy(
    values.flatMap(({ unit }) => unit ?? []),
    (unit) => unit.id,
  );
  return [...byId.values()].sort((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

/** Numbers by their base values, so that the unit of entry does not matter. */
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

import type { FilterableProduct, FilterableValue, FilterDefinition, ResolvedFilter } from '../filter-types.ts';
import { binEdges, binOf, DISTINCT_MAX, discreteValues } from './histogram.ts';
import { isNumber, meets } from './match-filters.ts';

/** Lowest and highest value of a property in base units, without any filter. */
export interface FacetLimits {
  lowest: number;
  highest: number;
  /** All values, ascending, if they are few and none is a range. */
  values?: readonly number[] | undefined;
}

interface NumberFacet {
  kind: 'number';
  propertyId: string;
  /** Products with a value. */
  itemsCount: number;
  /** In base units; independent of the filters. Null if no product has a value. */
  lowest: number | null;
  highest: number | null;
  /** Adjacent, from `lowest` to `highest`; of few values each has its own, from the value to itself. A product whose value is a range counts in each bin that it overlaps. */
  bins: { from: number; to: number; itemsCount: number }[];
}

interface OptionFacet {
  kind: 'option';
  propertyId: string;
  /** All options in the definition's order, those without products included. */
  options: { id: string; itemsCount: number }[];
}

interface BooleanFacet {
  kind: 'boolean';
  propertyId: string;
  yesCount: number;
  noCount: number;
}

export type Facet = NumberFacet | OptionFacet | BooleanFacet;

/** Counts of one property over the products that meet all other filters. */
export interface FacetTally {
  items: number;
  bins: Map<number, number>;
  options: Map<string, number>;
  yes: number;
  no: number;
}

export const emptyTally = (): FacetTally => ({ items: 0, bins: new Map(), options: new Map(), yes: 0, no: 0 });

/** Adds `items` ranges that start in bin `first` and end in bin `last`. */
export function addToBins(tally: FacetTally, first: number, last: number, items: number): void {
  tally.items += items;
  for (let bin = first; bin <= last; bin++) tally.bins.set(bin, (tally.bins.get(bin) ?? 0) + items);
}

/**
 * A property's own filter does not change its counts: choosing one option leaves the others' counts as they are.
 * @param partOf products of one part count once for each value @default every product counts
 */
export function countFacets<Product extends FilterableProduct>(
  products: readonly Product[],
  filters: readonly ResolvedFilter[],
  definitions: readonly FilterDefinition[],
  partOf?: (product: Product) => string,
): Facet[] {
  const limits = findLimits(products.flatMap((product) => product.properties));
  const tallies = new Map(definitions.map(({ id }) => [id, emptyTally()]));
  const counted = new Set<string>();
  for (const product of products) {
    const failed = filters.filter((filter) => !meets(product, filter)).map((filter) => filter.propertyId);
    for (const value of product.properties) {
      const tally = tallies.get(value.propertyId);
      if (!tally || failed.some((id) => id !== value.propertyId)) continue;
      const fresh = partOf ? notCounted(value, partOf(product), counted) : value;
      if (fresh) addValue(tally, fresh, edgesOf(limits.get(value.propertyId)), 1);
    }
  }
  return toFacets(definitions, limits, tallies);
}

/** What of the value has not been counted for the part; notes it. */
function notCounted(value: FilterableValue, part: string, counted: Set<string>): FilterableValue | undefined {
  const isNew = (one: string | number | boolean | null) => {
    const key = `${part} ${value.propertyId} ${one}`;
    return !counted.has(key) && counted.add(key) !== undefined;
  };
  if (value.options.length > 0) return { ...value, options: value.options.filter(({ id }) => isNew(id)) };
  return isNew(`${value.baseMin} ${value.baseMax} ${value.boolValue}`) ? value : undefined;
}

export const isFacet = ({ isFilterable, dataType }: FilterDefinition): boolean => isFilterable && dataType !== 'text';

export const edgesOf = (limits: FacetLimits | undefined): number[] =>
  limits ? (limits.values?.slice(1) ?? binEdges(limits.lowest, limits.highest)) : [];

export function findLimits(values: readonly FilterableValue[]): Map<string, FacetLimits> {
  const found = new Map<string, { lowest: number; highest: number; numbers: Set<number> | undefined }>();
  for (const value of values) {
    if (!isNumber(value)) continue;
    const { propertyId, baseMin, baseMax } = value;
    const known = found.get(propertyId) ?? { lowest: baseMin, highest: baseMax, numbers: new Set() };
    const numbers = baseMin === baseMax ? known.numbers?.add(baseMin) : undefined;
    found.set(propertyId, {
      lowest: Math.min(known.lowest, baseMin),
      highest: Math.max(known.highest, baseMax),
      numbers: numbers && numbers.size <= DISTINCT_MAX ? numbers : undefined,
    });
  }
  return new Map(
    [...found].map(([id, { numbers, ...limits }]) => [
      id,
      { ...limits, values: numbers && discreteValues([...numbers]) },
    ]),
  );
}

/** @param items number of products with exactly this value */
export function addValue(tally: FacetTally, value: FilterableValue, edges: readonly number[], items: number): void {
  for (const { id } of value.options) tally.options.set(id, (tally.options.get(id) ?? 0) + items);
  if (value.boolValue !== null) tally[value.boolValue ? 'yes' : 'no'] += items;
  if (isNumber(value)) addToBins(tally, binOf(value.baseMin, edges), binOf(value.baseMax, edges), items);
}

/** One facet per filterable property, in the order of the definitions. */
export function toFacets(
  definitions: readonly FilterDefinition[],
  limits: ReadonlyMap<string, FacetLimits>,
  tallies: ReadonlyMap<string, FacetTally>,
): Facet[] {
  return definitions
    .filter(isFacet)
    .map((definition) => toFacet(definition, limits.get(definition.id), tallies.get(definition.id) ?? emptyTally()));
}

function toFacet(definition: FilterDefinition, limits: FacetLimits | undefined, tally: FacetTally): Facet {
  const propertyId = definition.id;
  switch (definition.dataType) {
    case 'option':
    case 'multiOption': {
      const options = definition.options.map(({ id }) => ({ id, itemsCount: tally.options.get(id) ?? 0 }));
      return { kind: 'option', propertyId, options };
    }
    case 'boolean':
      return { kind: 'boolean', propertyId, yesCount: tally.yes, noCount: tally.no };
    default: {
      const { lowest = null, highest = null } = limits ?? {};
      return { kind: 'number', propertyId, itemsCount: tally.items, lowest, highest, bins: toBins(limits, tally.bins) };
    }
  }
}

function toBins(limits: FacetLimits | undefined, counts: ReadonlyMap<number, number>) {
  if (!limits) return [];
  if (limits.values)
    return limits.values.map((value, bin) => ({ from: value, to: value, itemsCount: counts.get(bin) ?? 0 }));
  const bounds = [limits.lowest, ...edgesOf(limits), limits.highest];
  return bounds.slice(1).map((to, bin) => ({ from: bounds[bin] ?? to, to, itemsCount: counts.get(bin) ?? 0 }));
}

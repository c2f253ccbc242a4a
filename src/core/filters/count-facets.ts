import type { FilterableProduct, FilterableValue, FilterDefinition, ResolvedFilter } from './filter-types.ts';
import { binEdges, binOf } from './histogram.ts';
import { isNumber, meets } from './match-filters.ts';

/** Lowest and highest value of a property in base units, without any filter. */
export interface FacetLimits {
  lowest: number;
  highest: number;
}

interface NumberFacet {
  kind: 'number';
  propertyId: string;
  /** Products with a value. */
  itemsCount: number;
  /** In base units; independent of the filters. Null if no product has a value. */
  lowest: number | null;
  highest: number | null;
  /** Adjacent, from `lowest` to `highest`. A product whose value is a range counts in each bin that it overlaps. */
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

/** A property's own filter does not change its counts: choosing one option leaves the others' counts as they are. */
export function countFacets(
  products: readonly FilterableProduct[],
  filters: readonly ResolvedFilter[],
  definitions: readonly FilterDefinition[],
): Facet[] {
  const limits = findLimits(products.flatMap((product) => product.properties));
  const tallies = new Map(definitions.map(({ id }) => [id, emptyTally()]));
  for (const product of products) {
    const failed = filters.filter((filter) => !meets(product, filter)).map((filter) => filter.propertyId);
    for (const value of product.properties) {
      const tally = tallies.get(value.propertyId);
      if (tally && failed.every((id) => id === value.propertyId))
        addValue(tally, value, edgesOf(limits.get(value.propertyId)), 1);
    }
  }
  return toFacets(definitions, limits, tallies);
}

export const isFacet = ({ isFilterable, dataType }: FilterDefinition): boolean => isFilterable && dataType !== 'text';

export const edgesOf = (limits: FacetLimits | undefined): number[] =>
  limits ? binEdges(limits.lowest, limits.highest) : [];

export function findLimits(values: readonly FilterableValue[]): Map<string, FacetLimits> {
  const found = new Map<string, FacetLimits>();
  for (const value of values) {
    if (!isNumber(value)) continue;
    const { lowest, highest } = found.get(value.propertyId) ?? { lowest: value.baseMin, highest: value.baseMax };
    found.set(value.propertyId, {
      lowest: Math.min(lowest, value.baseMin),
      highest: Math.max(highest, value.baseMax),
    });
  }
  return found;
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
  const bounds = [limits.lowest, ...edgesOf(limits), limits.highest];
  return bounds.slice(1).map((to, bin) => ({ from: bounds[bin] ?? to, to, itemsCount: counts.get(bin) ?? 0 }));
}

import type { ProductSort } from '../../../contract/catalog/product.ts';
import { addValue, edgesOf, emptyTally, type Facet, findLimits, toFacets } from '../../../core/filters/count-facets.ts';
import type { ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { meets } from '../../../core/filters/match-filters.ts';
import type { IndexedProducts, PropertyIndex } from './indexed-products.ts';

const MEETS_ALL = 0;
/** Outside the scope, or fails the filters of several properties. */
const COUNTS_NOWHERE = -1;

type PropertyIndexes = ReadonlyMap<string, PropertyIndex>;

/** The products of a category that meet some filters. */
export class FacetSelection {
  readonly #index: IndexedProducts;
  readonly #properties: PropertyIndexes;
  readonly #scope: Uint8Array | undefined;
  /** The filtered properties, numbered from 1. */
  readonly #groups: ReadonlyMap<string, number>;
  /** For each product: MEETS_ALL, COUNTS_NOWHERE, or the number of the only property whose filters it fails. */
  readonly #states: Int8Array;
  readonly total: number;

  /** @param scope 1 for each product to consider @default all products */
  constructor(
    index: IndexedProducts,
    properties: PropertyIndexes,
    scope: Uint8Array | undefined,
    filters: readonly ResolvedFilter[],
  ) {
    this.#index = index;
    this.#properties = properties;
    this.#scope = scope;
    const byProperty = Map.groupBy(filters, (filter) => filter.propertyId);
    this.#groups = new Map([...byProperty.keys()].map((id, index) => [id, index + 1]));
    this.#states = new Int8Array(index.numbers);
    if (scope) for (let at = 0; at < scope.length; at++) this.#states[at] = scope[at] ? MEETS_ALL : COUNTS_NOWHERE;
    for (const product of index.gone) this.#states[product] = COUNTS_NOWHERE;
    for (const [id, own] of byProperty) this.#exclude(this.#groups.get(id) ?? COUNTS_NOWHERE, own);
    this.total = countZeros(this.#states);
  }

  /** A property's own filters do not narrow its counts; no filter narrows the limits. */
  facets(): Facet[] {
    const { definitions } = this.#index;
    const tallies = new Map(definitions.map(({ id }) => [id, emptyTally()]));
    const limits = new Map(
      definitions.flatMap(({ id }) => [...findLimits(this.#valuesInScope(this.#properties.get(id)))]),
    );
    for (const [id, tally] of tallies) {
      const property = this.#properties.get(id);
      if (!property) continue;
      const edges = edgesOf(limits.get(id));
      const counts = this.#countsOf(property, this.#groups.get(id) ?? MEETS_ALL);
      for (const [index, value] of property.values.entries()) {
        const items = counts[index] ?? 0;
        if (items > 0) addValue(tally, value, edges, items);
      }
    }
    return toFacets(definitions, limits, tallies);
  }

  /** Ids of the next products in order; undefined if the cursor's product is no longer in the category. */
  page(sort: ProductSort, after: string | undefined, limit: number): string[] | undefined {
    const order = this.#index.orderOf(sort);
    let at = 0;
    if (after !== undefined) {
      const last = this.#index.numberOf(after);
      if (last === undefined) return undefined;
      at = order.indexOf(last) + 1;
    }
    const ids: string[] = [];
    for (; at < order.length && ids.length < limit; at++) {
      const product = order[at] ?? 0;
      if (this.#states[product] === MEETS_ALL) ids.push(this.#index.idOf(product));
    }
    return ids;
  }

  #exclude(group: number, filters: readonly ResolvedFilter[]): void {
    const states = this.#states;
    for (const filter of filters) {
      const fitting = this.#fitting(filter);
      for (let at = 0; at < states.length; at++) {
        if (fitting[at] === 0 && states[at] !== group) states[at] = states[at] === MEETS_ALL ? group : COUNTS_NOWHERE;
      }
    }
  }

  #fitting(filter: ResolvedFilter): Uint8Array {
    const fitting = new Uint8Array(this.#index.numbers);
    const property = this.#properties.get(filter.propertyId);
    for (const [index, value] of property?.values.entries() ?? []) {
      if (!property || !meets({ properties: [value] }, filter)) continue;
      const end = property.starts[index + 1] ?? 0;
      for (let at = property.starts[index] ?? 0; at < end; at++) fitting[property.products[at] ?? 0] = 1;
    }
    return fitting;
  }

  #countsOf({ values, starts, products }: PropertyIndex, group: number): Uint32Array {
    const states = this.#states;
    const counts = new Uint32Array(values.length);
    const isWhole = !this.#scope && this.#groups.size === 0;
    for (let index = 0; index < counts.length; index++) {
      const start = starts[index] ?? 0;
      const end = starts[index + 1] ?? 0;
      let items = isWhole ? end - start : 0;
      for (let at = isWhole ? end : start; at < end; at++) {
        const state = states[products[at] ?? 0];
        if (state === MEETS_ALL || state === group) items++;
      }
      counts[index] = items;
    }
    return counts;
  }

  #valuesInScope(property: PropertyIndex | undefined) {
    const scope = this.#scope;
    if (!property) return [];
    if (!scope) return property.values;
    return property.values.filter((_, index) =>
      property.products
        .subarray(property.starts[index], property.starts[index + 1])
        .some((product) => scope[product] === 1),
    );
  }
}

function countZeros(states: Int8Array): number {
  let zeros = 0;
  for (let at = 0; at < states.length; at++) if (states[at] === MEETS_ALL) zeros++;
  return zeros;
}

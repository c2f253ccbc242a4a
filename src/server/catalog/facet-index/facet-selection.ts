import type { ProductSort } from '../../../contract/catalog/product.ts';
import {
  addValue,
  edgesOf,
  emptyTally,
  type Facet,
  type FacetLimits,
  findLimits,
  toFacets,
} from '../../../core/filters/count-facets.ts';
import { meets } from '../../../core/filters/match-filters.ts';
import type { OfferTerm } from '../../../core/filters/offer-terms.ts';
import { stockStates } from '../../../core/offer-types.ts';
import type { ListFilter } from '../filter/list-filters.ts';
import type { PartOffers } from '../product/part-offers.ts';
import { countValues } from './count-values.ts';
import type { IndexedProducts, PropertyIndex } from './indexed-products.ts';

const MEETS_ALL = 0;
/** Outside the scope, or fails the filters of several properties. */
const COUNTS_NOWHERE = -1;

type PropertyIndexes = ReadonlyMap<string, PropertyIndex>;

/**
 * The products of a category that meet some filters: a part for all its offers, which its cheapest one stands for. In a
 * narrower scope each offer stands for itself.
 */
export class FacetSelection {
  readonly #index: IndexedProducts;
  readonly #properties: PropertyIndexes;
  readonly #scope: Uint8Array | undefined;
  /** The filtered properties, numbered from 1. */
  readonly #groups: ReadonlyMap<string, number>;
  /** For each product: MEETS_ALL, COUNTS_NOWHERE, or the number of the only property whose filters it fails. */
  readonly #states: Int8Array;
  /** 1 for each product that is listed. */
  readonly #listed: Uint8Array;
  readonly total: number;

  /** @param scope 1 for each product to consider @default all products */
  constructor(
    index: IndexedProducts,
    properties: PropertyIndexes,
    scope: Uint8Array | undefined,
    filters: readonly ListFilter[],
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
    this.#listed = scope ? this.#each() : this.#cheapest();
    this.total = countOnes(this.#listed);
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

  /** For each value of a term, the rows of the list that have it; the term's own filters do not narrow it. */
  countsOf(term: OfferTerm, property: PropertyIndex): Uint32Array {
    return this.#countsOf(property, this.#groups.get(term) ?? MEETS_ALL);
  }

  termIndex(term: OfferTerm): PropertyIndex | undefined {
    return this.#properties.get(term);
  }

  leadLimits(): FacetLimits | undefined {
    return findLimits(this.#valuesInScope(this.#properties.get('lead'))).get('lead');
  }

  priceLimits(): FacetLimits | undefined {
    let limits: FacetLimits | undefined;
    for (const [product, price] of this.#index.prices.entries()) {
      if (Number.isNaN(price) || this.#scope?.[product] === 0) continue;
      limits ??= { lowest: price, highest: price };
      if (price < limits.lowest) limits.lowest = price;
      if (price > limits.highest) limits.highest = price;
    }
    return limits;
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
      if (this.#listed[product] === 1) ids.push(this.#index.idOf(product));
    }
    return ids;
  }

  /**
   * What the offers of parts that meet the filters have in common, by the ids of the products that stand for them; without
   * parts of one such offer.
   */
  partsOffers(ids: readonly string[]): Map<string, PartOffers> {
    const { parts, partNumbers, sellers, stocks } = this.#index;
    const places = new Int32Array(partNumbers).fill(-1);
    const gathered = ids.map((id, place) => {
      const product = this.#index.numberOf(id);
      if (product !== undefined) places[parts[product] ?? 0] = place;
      return { id, offers: 0, suppliers: new Set<number>(), bestStock: stockStates.length as number };
    });
    for (const [product, part] of parts.entries()) {
      const own = gathered[places[part] ?? -1];
      if (!own || this.#states[product] !== MEETS_ALL) continue;
      own.offers++;
      own.suppliers.add(sellers[product] ?? 0);
      own.bestStock = Math.min(own.bestStock, stocks[product] ?? own.bestStock);
    }
    return new Map(
      gathered
        .filter(({ offers }) => offers > 1)
        .map(({ id, offers, suppliers, bestStock }) => [id, { offers, suppliers: suppliers.size, bestStock }]),
    );
  }

  #each(): Uint8Array {
    return Uint8Array.from(this.#states, (state) => (state === MEETS_ALL ? 1 : 0));
  }

  #cheapest(): Uint8Array {
    const { parts, partNumbers, numbers } = this.#index;
    const listed = new Uint8Array(numbers);
    const isFound = new Uint8Array(partNumbers);
    for (const product of this.#index.orderOf('priceAsc')) {
      const part = parts[product] ?? 0;
      if (this.#states[product] !== MEETS_ALL || isFound[part] === 1) continue;
      isFound[part] = 1;
      listed[product] = 1;
    }
    return listed;
  }

  #exclude(group: number, filters: readonly ListFilter[]): void {
    const states = this.#states;
    for (const filter of filters) {
      const fitting = this.#fitting(filter);
      for (let at = 0; at < states.length; at++) {
        if (fitting[at] === 0 && states[at] !== group) states[at] = states[at] === MEETS_ALL ? group : COUNTS_NOWHERE;
      }
    }
  }

  #fitting(filter: ListFilter): Uint8Array {
    const fitting = new Uint8Array(this.#index.numbers);
    const { prices, suppliers } = this.#index;
    if (filter.kind === 'sellers') {
      if (!filter.isThem) fitting.fill(1);
      for (const id of new Set(filter.supplierIds)) {
        for (const product of suppliers.get(id) ?? []) fitting[product] = filter.isThem ? 1 : 0;
      }
      return fitting;
    }
    if (filter.kind === 'interval' && filter.propertyId === 'price') {
      const { lowest, highest } = filter;
      for (const [product, price] of prices.entries()) if (price >= lowest && price <= highest) fitting[product] = 1;
      return fitting;
    }
    const property = this.#properties.get(filter.propertyId);
    for (const [index, value] of property?.values.entries() ?? []) {
      if (!property || !meets({ properties: [value] }, filter)) continue;
      const end = property.starts[index + 1] ?? 0;
      for (let at = property.starts[index] ?? 0; at < end; at++) fitting[property.products[at] ?? 0] = 1;
    }
    return fitting;
  }

  /** For each value, the rows of the list that have it. */
  #countsOf(property: PropertyIndex, group: number): Uint32Array {
    const states = this.#states;
    if (!this.#scope && this.#groups.size === 0) return this.#index.partCountsOf(property);
    const isCounted = (product: number) => states[product] === MEETS_ALL || states[product] === group;
    return countValues(property, isCounted, this.#scope ? undefined : this.#index);
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

function countOnes(marks: Uint8Array): number {
  let ones = 0;
  for (let at = 0; at < marks.length; at++) ones += marks[at] ?? 0;
  return ones;
}

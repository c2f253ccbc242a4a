import type { ProductSort } from '../../../contract/catalog/product.ts';
import { isByPrice } from '../../../core/catalog/list-sorts.ts';
import { stockStates, stockTier } from '../../../core/catalog/offer-types.ts';
import {
  addValue,
  edgesOf,
  emptyTally,
  type Facet,
  type FacetLimits,
  findLimits,
  toFacets,
} from '../../../core/filters/engine/count-facets.ts';
import type { OfferTerm } from '../../../core/filters/offer-terms.ts';
import type { ListFilter } from '../filter/list-filters.ts';
import type { PartOffers } from '../product/part-offers.ts';
import { countSellers } from './count-sellers.ts';
import { countValues } from './count-values.ts';
import { FilteredProducts } from './filtered-products.ts';
import type { IndexedProducts, PropertyIndex } from './indexed-products.ts';
import { COUNTS_FOR_PART } from './row-marks.ts';

const UNKNOWN_TIER = stockTier('unknown');
/** By the place of a state in `stockStates`, from 1. */
const tiers = [UNKNOWN_TIER, ...stockStates.map(stockTier)];

/**
 * The products of a category that meet some filters: a part for all its offers, one of which stands for it. In a
 * narrower scope each offer stands for itself.
 */
export class FacetSelection {
  readonly #index: IndexedProducts;
  readonly #scope: Uint8Array | undefined;
  readonly #filtered: FilteredProducts;
  /** 1 for each product that stands for its part in an order by price, or for itself. */
  readonly #listed: Uint8Array;
  #listedByStock: Uint8Array | undefined;
  /** How many are listed. */
  readonly total: number;

  /** @param scope 1 for each product to consider @default all products */
  constructor(index: IndexedProducts, scope: Uint8Array | undefined, filters: readonly ListFilter[]) {
    this.#index = index;
    this.#scope = scope;
    this.#filtered = new FilteredProducts(index, scope, filters);
    this.#listed = scope ? this.#filtered.marks() : this.#cheapest();
    this.total = countOnes(this.#listed);
  }

  /** A property's own filters do not narrow its counts; no filter narrows the limits. */
  facets(): Facet[] {
    const { definitions } = this.#index;
    const tallies = new Map(definitions.map(({ id }) => [id, emptyTally()]));
    const limits = new Map(
      definitions.flatMap(({ id }) => [...findLimits(this.#valuesInScope(this.#index.propertyIndexes.get(id)))]),
    );
    for (const [id, tally] of tallies) {
      const property = this.#index.propertyIndexes.get(id);
      if (!property) continue;
      const edges = edgesOf(limits.get(id));
      const counts = this.countsOf(id, property);
      for (const [index, value] of property.values.entries()) {
        const items = counts[index] ?? 0;
        if (items > 0) addValue(tally, value, edges, items);
      }
    }
    return toFacets(definitions, limits, tallies);
  }

  /** For each value of a property or term, the rows of the list that have it; its own filters do not narrow it. */
  countsOf(id: string, property: PropertyIndex): Uint32Array {
    if (!this.#scope && this.#filtered.isWhole) return this.#index.partCountsOf(property);
    return countValues(property, this.#filtered.marks(id), this.#index);
  }

  /**
   * The rows of each option of a term that suppliers have.
   * @param optionOf the number of each supplier's option, in the order of the index's suppliers
   * @param options above every number of an option
   */
  countSellers(term: OfferTerm, optionOf: readonly (number | undefined)[], options: number): Uint32Array {
    return countSellers(this.#index, this.#filtered.marks(term), optionOf, options);
  }

  termIndex(term: OfferTerm): PropertyIndex | undefined {
    return this.#index.propertyIndexes.get(term);
  }

  leadLimits(): FacetLimits | undefined {
    return findLimits(this.#valuesInScope(this.#index.propertyIndexes.get('lead'))).get('lead');
  }

  priceLimits(): FacetLimits | undefined {
    return this.#scope ? limitsOfPrices(this.#index.prices, this.#scope) : this.#index.priceLimits;
  }

  /** Ids of the next products in order; undefined if the cursor's product is no longer in the category. */
  page(sort: ProductSort, after: string | undefined, limit: number): string[] | undefined {
    const order = this.#index.orderOf(sort);
    const listed = this.#listedIn(sort);
    let at = 0;
    if (after !== undefined) {
      const last = this.#index.numberOf(after);
      if (last === undefined) return undefined;
      at = order.indexOf(last) + 1;
    }
    const ids: string[] = [];
    for (; at < order.length && ids.length < limit; at++) {
      const product = order[at] ?? 0;
      if (listed[product] === 1) ids.push(this.#index.idOf(product));
    }
    return ids;
  }

  /**
   * What the offers of parts that meet the filters have in common, by the ids of the products that stand for them; without
   * parts of one such offer.
   */
  partsOffers(ids: readonly string[]): Map<string, PartOffers> {
    const shared = new Map<string, PartOffers>();
    for (const id of ids) {
      const product = this.#index.numberOf(id);
      const offers = product === undefined ? undefined : this.#offersBeside(product);
      if (offers && offers.offers > 1) shared.set(id, offers);
    }
    return shared;
  }

  /** What the offers of this product's part have in common. */
  #offersBeside(product: number): PartOffers {
    const { parts, offersOfParts, sellers, stocks } = this.#index;
    const part = parts[product] ?? 0;
    const marks = this.#filtered.marks();
    const suppliers = new Set<number>();
    let offers = 0;
    let bestStock = stockStates.length as number;
    for (const other of offersOfParts.products.subarray(offersOfParts.starts[part], offersOfParts.starts[part + 1])) {
      if (!marks[other]) continue;
      offers++;
      suppliers.add(sellers[other] ?? 0);
      bestStock = Math.min(bestStock, stocks[other] ?? bestStock);
    }
    return { offers, suppliers: suppliers.size, bestStock };
  }

  #listedIn(sort: ProductSort): Uint8Array {
    if (this.#scope || isByPrice(sort)) return this.#listed;
    this.#listedByStock ??= this.#firstByStock();
    return this.#listedByStock;
  }

  /** The first in the order by price of those in the lowest tier. */
  #firstByStock(): Uint8Array {
    const { offersOfParts, stocks } = this.#index;
    const { starts, products } = offersOfParts.shared;
    const marks = this.#filtered.marks();
    const listed = this.#listed.slice();
    for (let part = 0; part + 1 < starts.length; part++) {
      let first: number | undefined;
      let lowest = Number.POSITIVE_INFINITY;
      for (let at = starts[part] ?? 0; at < (starts[part + 1] ?? 0); at++) {
        const product = products[at] ?? 0;
        listed[product] = 0;
        const tier = tiers[stocks[product] ?? 0] ?? UNKNOWN_TIER;
        if (marks[product] !== COUNTS_FOR_PART || tier >= lowest) continue;
        lowest = tier;
        first = product;
      }
      if (first !== undefined) listed[first] = 1;
    }
    return listed;
  }

  #cheapest(): Uint8Array {
    const { starts, products } = this.#index.offersOfParts.shared;
    const marks = this.#filtered.marks();
    const listed = marks.slice();
    for (let part = 0; part + 1 < starts.length; part++) {
      const end = starts[part + 1] ?? 0;
      let isFound = false;
      for (let at = starts[part] ?? 0; at < end; at++) {
        const product = products[at] ?? 0;
        const isFirst: boolean = !isFound && marks[product] === COUNTS_FOR_PART;
        listed[product] = isFirst ? 1 : 0;
        isFound ||= isFirst;
      }
    }
    return listed;
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

function limitsOfPrices(prices: Float64Array, scope: Uint8Array): FacetLimits | undefined {
  let limits: FacetLimits | undefined;
  for (let product = 0; product < prices.length; product++) {
    const price = prices[product] ?? Number.NaN;
    if (Number.isNaN(price) || scope[product] === 0) continue;
    limits ??= { lowest: price, highest: price };
    if (price < limits.lowest) limits.lowest = price;
    if (price > limits.highest) limits.highest = price;
  }
  return limits;
}

function countOnes(marks: Uint8Array): number {
  let ones = 0;
  for (let at = 0; at < marks.length; at++) ones += marks[at] ?? 0;
  return ones;
}

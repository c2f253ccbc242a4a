import { meets } from '../../../core/filters/engine/match-filters.ts';
import type { ListFilter } from '../filter/list-filters.ts';
import type { IndexedProducts } from './indexed-products.ts';
import { COUNTS_NOTHING } from './row-marks.ts';

const MEETS_ALL = 0;
/** Outside the scope, or fails the filters of several properties. */
const COUNTS_NOWHERE = -1;

/** Which products of a category meet some filters, and which fail those of one property only. */
export class FilteredProducts {
  readonly #index: IndexedProducts;
  /** What each product counts for without filters. */
  readonly #whole: Uint8Array;
  /** The filtered properties, numbered from 1. */
  readonly #groups: ReadonlyMap<string, number>;
  /** For each product: MEETS_ALL, COUNTS_NOWHERE, or the number of the only property whose filters it fails. */
  readonly #states: Int8Array;
  /** By the number of a property, or MEETS_ALL. */
  readonly #marks = new Map<number, Uint8Array>();

  /** @param scope 1 for each product to consider, which stands for itself @default all products */
  constructor(index: IndexedProducts, scope: Uint8Array | undefined, filters: readonly ListFilter[]) {
    this.#index = index;
    this.#whole = scope ?? index.rowMarks;
    const byProperty = Map.groupBy(filters, (filter) => filter.propertyId);
    this.#groups = new Map([...byProperty.keys()].map((id, place) => [id, place + 1]));
    this.#states = new Int8Array(index.numbers);
    for (const product of index.gone) this.#states[product] = COUNTS_NOWHERE;
    for (const [id, own] of byProperty) this.#exclude(this.#groups.get(id) ?? COUNTS_NOWHERE, own);
  }

  /** Whether there is no filter. */
  get isWhole(): boolean {
    return this.#groups.size === 0;
  }

  /** What each product counts for. @param property whose own filters do not narrow @default all filters narrow */
  marks(property?: string): Uint8Array {
    const group = (property !== undefined && this.#groups.get(property)) || MEETS_ALL;
    const known = this.#marks.get(group);
    if (known) return known;
    const isCounted = new Uint8Array(this.#stateCount);
    isCounted[MEETS_ALL + 1] = 1;
    isCounted[group + 1] = 1;
    const states = this.#states;
    const whole = this.#whole;
    const marks = new Uint8Array(states.length);
    // Multiplied without a question: the processor cannot guess which products count.
    for (let at = 0; at < marks.length; at++) {
      marks[at] = (whole[at] ?? COUNTS_NOTHING) * (isCounted[(states[at] ?? 0) + 1] ?? 0);
    }
    this.#marks.set(group, marks);
    return marks;
  }

  get #stateCount(): number {
    return this.#groups.size + 2;
  }

  #exclude(group: number, filters: readonly ListFilter[]): void {
    const states = this.#states;
    const fits = this.#stateCount;
    const next = this.#statesAfter(group);
    for (const filter of filters) {
      const fitting = this.#fitting(filter);
      for (let at = 0; at < states.length; at++) {
        states[at] = next[(fitting[at] ?? 0) * fits + (states[at] ?? 0) + 1] ?? COUNTS_NOWHERE;
      }
    }
  }

  /** The state after a filter of the group, at `state + 1` of a product that fails it; behind them those of one that fits. */
  #statesAfter(group: number): Int8Array {
    const count = this.#stateCount;
    const next = new Int8Array(2 * count).fill(COUNTS_NOWHERE);
    next[MEETS_ALL + 1] = group;
    next[group + 1] = group;
    for (let place = 0; place < count; place++) next[count + place] = place - 1;
    return next;
  }

  /** 1 for each product that fits the filter. */
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
      for (let product = 0; product < prices.length; product++) {
        const price = prices[product] ?? Number.NaN;
        if (price >= lowest && price <= highest) fitting[product] = 1;
      }
      return fitting;
    }
    const property = this.#index.propertyIndexes.get(filter.propertyId);
    for (const [index, value] of property?.values.entries() ?? []) {
      if (!property || !meets({ properties: [value] }, filter)) continue;
      const end = property.starts[index + 1] ?? 0;
      for (let at = property.starts[index] ?? 0; at < end; at++) fitting[property.products[at] ?? 0] = 1;
    }
    return fitting;
  }
}

import type { ProductSort } from '../../../contract/catalog/product.ts';
import { stockStates } from '../../../core/catalog/offer-types.ts';
import { type FacetLimits, findLimits } from '../../../core/filters/engine/count-facets.ts';
import type { FilterDefinition } from '../../../core/filters/filter-types.ts';
import type { ListFilter } from '../filter/list-filters.ts';
import type { CategoryPropertyRow } from '../property/property.table.ts';
import { countValues } from './count-values.ts';
import { FacetSelection } from './facet-selection.ts';
import type { IndexedProducts, PropertyIndex } from './indexed-products.ts';
import { type OffersOfParts, offersOfParts, rowMarks } from './offers-of-parts.ts';
import { SeenParts } from './row-marks.ts';

const UUID_BYTES = 16;
/** Of a value's object and its slots in arrays. */
const BYTES_PER_VALUE = 200;
const BYTES_PER_SUPPLIER = 200;
/** Of a product's id in a map. */
const BYTES_PER_LATER = 150;
/** Of a product's places in `sellers`, `stocks`, `rowMarks` and `offersOfParts`, and of its part. */
const BYTES_MADE_LATER = 18;

/** What a category's products have of a property or an option. */
export interface ObservedValues {
  items: number;
  lowest: number | null;
  highest: number | null;
}

/** Products are numbered from 0 in the order of their ids; those that came later follow in any order. */
export interface FacetIndexData {
  /** The database's snapshot that all parts show. */
  snapshot: string;
  properties: CategoryPropertyRow[];
  definitions: FilterDefinition[];
  /** 16 bytes each, by number. */
  productIds: Buffer;
  /** For each product the number of its part, below `partNumbers`; a part's number is its alone. */
  parts: Uint32Array;
  partNumbers: number;
  /** Numbers of the products that came later, by id. */
  later: ReadonlyMap<string, number>;
  /** Numbers of products that have left the category. */
  gone: ReadonlySet<number>;
  orders: Readonly<Record<ProductSort, Uint32Array>>;
  /** How many products have a price; the order by price begins with them. */
  priced: number;
  /** In rial, by number; NaN if on request. Too many differ for a `PropertyIndex`. */
  prices: Float64Array;
  suppliers: ReadonlyMap<string, Uint32Array>;
  /** By the id of a property, or the name of a term of the offers. */
  propertyIndexes: ReadonlyMap<string, PropertyIndex>;
}

/**
 * An in-memory index of a category's shown products. Filtering, facet counts and paging are one scan of number arrays
 * instead of a join over millions of rows. Core decides, value by value, what filters and facets mean.
 */
export class FacetIndex implements IndexedProducts {
  readonly data: FacetIndexData;
  readonly numbers: number;
  /** Products in the category. */
  readonly count: number;
  /** Estimated memory. */
  readonly bytes: number;
  readonly #partCounts = new WeakMap<PropertyIndex, Uint32Array>();
  #offersOfParts: OffersOfParts | undefined;
  #rowMarks: Uint8Array | undefined;
  #seenParts: SeenParts | undefined;
  #sellers: Uint32Array | undefined;
  #stocks: Uint8Array | undefined;

  constructor(data: FacetIndexData) {
    this.data = data;
    this.numbers = data.productIds.length / UUID_BYTES;
    this.count = this.numbers - data.gone.size;
    this.bytes = bytesOf(data);
  }

  /** The category's own and inherited properties. */
  get properties(): CategoryPropertyRow[] {
    return this.data.properties;
  }

  get definitions(): FilterDefinition[] {
    return this.data.definitions;
  }

  get propertyIndexes(): ReadonlyMap<string, PropertyIndex> {
    return this.data.propertyIndexes;
  }

  get gone(): ReadonlySet<number> {
    return this.data.gone;
  }

  get parts(): Uint32Array {
    return this.data.parts;
  }

  get partNumbers(): number {
    return this.data.partNumbers;
  }

  get prices(): Float64Array {
    return this.data.prices;
  }

  get priceLimits(): FacetLimits | undefined {
    const { priced, prices, orders } = this.data;
    const [cheapest, dearest] = [orders.priceAsc[0], orders.priceAsc[priced - 1]];
    if (cheapest === undefined || dearest === undefined) return undefined;
    return { lowest: prices[cheapest] ?? 0, highest: prices[dearest] ?? 0 };
  }

  get offersOfParts(): OffersOfParts {
    this.#offersOfParts ??= offersOfParts(this.data);
    return this.#offersOfParts;
  }

  get rowMarks(): Uint8Array {
    this.#rowMarks ??= rowMarks(this.data, this.offersOfParts);
    return this.#rowMarks;
  }

  get seenParts(): SeenParts {
    this.#seenParts ??= new SeenParts(this.data.partNumbers);
    return this.#seenParts;
  }

  get suppliers(): ReadonlyMap<string, Uint32Array> {
    return this.data.suppliers;
  }

  get sellers(): Uint32Array {
    this.#sellers ??= this.#numbered(new Uint32Array(this.numbers), this.data.suppliers.values());
    return this.#sellers;
  }

  get stocks(): Uint8Array {
    this.#stocks ??= this.#numbered(new Uint8Array(this.numbers), this.#productsByStock());
    return this.#stocks;
  }

  /** The category's products, or one supplier's, that meet the filters. */
  select(filters: readonly ListFilter[], supplierId?: string): FacetSelection {
    const ofSupplier = supplierId === undefined ? undefined : this.data.suppliers.get(supplierId);
    const scope = supplierId === undefined ? undefined : this.#marked(ofSupplier ?? new Uint32Array());
    return new FacetSelection(this, scope, filters);
  }

  /** Neither values nor parts of an index change: the counts are kept. */
  partCountsOf(property: PropertyIndex): Uint32Array {
    const counts = this.#partCounts.get(property) ?? countValues(property, this.rowMarks, this);
    this.#partCounts.set(property, counts);
    return counts;
  }

  /** Counts and limits by property id, and by option id for options. */
  observe(): Map<string, ObservedValues> {
    const observed = new Map<string, ObservedValues>();
    for (const [propertyId, property] of this.propertyIndexes) {
      const { values } = property;
      const { lowest = null, highest = null } = findLimits(values).get(propertyId) ?? {};
      const counts = this.partCountsOf(property);
      for (const [index, { options }] of values.entries()) {
        const items = counts[index] ?? 0;
        const id = options[0]?.id ?? propertyId;
        observed.set(id, { items: (observed.get(id)?.items ?? 0) + items, lowest, highest });
      }
    }
    return observed;
  }

  /** Product numbers in the order of a list. */
  orderOf(sort: ProductSort): Uint32Array {
    return this.data.orders[sort];
  }

  idOf(product: number): string {
    const hex = this.data.productIds.toString('hex', product * UUID_BYTES, (product + 1) * UUID_BYTES);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Undefined for a product that is not in the category, or no longer. */
  numberOf(id: string): number | undefined {
    const product = this.knownNumberOf(id);
    return product !== undefined && this.data.gone.has(product) ? undefined : product;
  }

  /** Also of a product that has left the category. */
  knownNumberOf(id: string): number | undefined {
    const { productIds, later } = this.data;
    const wanted = idBytes(id);
    let low = 0;
    let high = this.numbers - later.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      const start = middle * UUID_BYTES;
      const order = productIds.compare(wanted, 0, UUID_BYTES, start, start + UUID_BYTES);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return later.get(id);
  }

  /** Writes the place of each list, from 1, at its products. */
  #numbered<Numbers extends Uint32Array | Uint8Array>(numbers: Numbers, lists: Iterable<Iterable<number>>): Numbers {
    let place = 0;
    for (const products of lists) {
      place++;
      for (const product of products) numbers[product] = place;
    }
    return numbers;
  }

  #productsByStock(): Iterable<number>[] {
    const stock = this.propertyIndexes.get('stock');
    return stockStates.map((state) => {
      const at = stock?.values.findIndex(({ options }) => options[0]?.id === state) ?? -1;
      return stock && at >= 0 ? stock.products.subarray(stock.starts[at], stock.starts[at + 1]) : [];
    });
  }

  #marked(products: Uint32Array): Uint8Array {
    const marks = new Uint8Array(this.numbers);
    for (const product of products) marks[product] = 1;
    return marks;
  }
}

export const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

function bytesOf({ productIds, later, parts, prices, orders, suppliers, propertyIndexes }: FacetIndexData): number {
  let bytes = productIds.length + parts.byteLength + prices.byteLength + later.size * BYTES_PER_LATER;
  bytes += parts.length * BYTES_MADE_LATER;
  for (const order of Object.values(orders)) bytes += order.byteLength;
  for (const products of suppliers.values()) bytes += products.byteLength + BYTES_PER_SUPPLIER;
  for (const { products, starts, values } of propertyIndexes.values()) {
    bytes += products.byteLength + starts.byteLength + values.length * BYTES_PER_VALUE;
  }
  return bytes;
}

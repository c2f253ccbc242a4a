import type { ProductSort } from '../../../contract/catalog/product.ts';
import type { FacetLimits } from '../../../core/filters/engine/count-facets.ts';
import type { FilterableValue, FilterDefinition } from '../../../core/filters/filter-types.ts';
import type { OffersOfParts } from './offers-of-parts.ts';
import type { SeenParts } from './row-marks.ts';

/** The distinct values of one property, each with the products that have it. */
export interface PropertyIndex {
  values: FilterableValue[];
  /** The products of value `i` are `products[starts[i]]` to `products[starts[i + 1] - 1]`. */
  starts: Uint32Array;
  products: Uint32Array;
}

/** A category's products, numbered from 0, as a selection of them reads the facet index. */
export interface IndexedProducts {
  /** Length of arrays by product number. */
  readonly numbers: number;
  /** Numbers of products that have left the category; neither orders nor values contain them. */
  readonly gone: ReadonlySet<number>;
  readonly definitions: FilterDefinition[];
  /** By the id of a property, or the name of a term of the offers. */
  readonly propertyIndexes: ReadonlyMap<string, PropertyIndex>;
  /** For each product the number of its part: offers of one base product are one part. */
  readonly parts: Uint32Array;
  /** Above every number of a part. */
  readonly partNumbers: number;
  readonly offersOfParts: OffersOfParts;
  /** What each product counts for in the list of the category without filters. */
  readonly rowMarks: Uint8Array;
  readonly seenParts: SeenParts;
  /** In rial, by number; NaN if on request. */
  readonly prices: Float64Array;
  /** Of all products with a price; undefined if none has one. */
  readonly priceLimits: FacetLimits | undefined;
  /** The products of each supplier. */
  readonly suppliers: ReadonlyMap<string, Uint32Array>;
  /** For each product the number of its supplier. */
  readonly sellers: Uint32Array;
  /** For each product the place of its state in `stockStates`, from 1. */
  readonly stocks: Uint8Array;
  orderOf(sort: ProductSort): Uint32Array;
  idOf(product: number): string;
  numberOf(id: string): number | undefined;
  /** For each value, the parts of the whole category that have it. */
  partCountsOf(property: PropertyIndex): Uint32Array;
}

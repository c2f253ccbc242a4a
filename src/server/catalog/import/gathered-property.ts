import type { ReadValue } from './read-values.ts';

/** What the products of a file that were read so far say of one property. */
export interface Gathered {
  first: ReadValue;
  isRange: boolean;
  unitCounts: Map<string, number>;
  optionKeys: Set<string>;
  /** The texts of an untyped property. */
  texts: Set<string>;
  areNumbers: boolean;
  areBooleans: boolean;
  hasSeveral: boolean;
  /** More options or texts than are kept. */
  hasTooMany: boolean;
  /** The first two different values: enough to know that a filter divides something. */
  samples: Set<string>;
  products: number;
  /** Nearest category above all products that have it, as a path from the top. */
  owner: string[];
}

import type { NeedUnit } from '../need-types.ts';
import type { Bound } from '../words/trade-words.ts';
import type { ReadNumber } from './read-number.ts';

/** A number in the sentence with its unit and bound; its property is not decided yet. */
export interface Quantity {
  /** First token of the number, its unit and its bound, without the words for the property. */
  first: number;
  end: number;
  numberAt: number;
  low: ReadNumber;
  /** Upper end of a range. */
  high?: ReadNumber;
  bound?: Bound;
  /** «تا ۱۲۰۰ درجه»: of a scale, what it must reach. */
  isUpTo?: boolean;
  /** «که ۱۸۰ کیلو تحمل کنه»: what the thing must be able to do. */
  canDo?: boolean;
  /** «برای گشتاور ۴۰۰»: what the thing is used for. */
  isFor?: boolean;
  units: readonly NeedUnit[];
  /** Words before and after that may name the property: in `before` the nearest is last, in `after` first. */
  before: number[];
  after: number[];
  /** «طول ۲۰ و ۳۰»: it shares the name of the figure before it. */
  isListed?: boolean;
  /** Words of `after` that the next number may also claim. */
  shared: ReadonlySet<number>;
}

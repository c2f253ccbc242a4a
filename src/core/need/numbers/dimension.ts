import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { timesMarks } from '../words/trade-words.ts';
import { type ReadNumber, readNumber } from './read-number.ts';

/** A number of a size that is written as one product: «35×52×7». */
export interface Dimension {
  at: number;
  tokens: ReadonlySet<number>;
  propertyId: string;
  unitId: string | null;
  number: ReadNumber;
  /** Too small for millimetres: «پروفیل ۴ در ۸» is said in centimetres. */
  isUnitOpen?: boolean;
  /** The notation says more than the catalogue knows: the figure is asked about. */
  isOpen?: boolean;
}

/** Whether a property is a plain number of the quantity whose name has all these words. */
export const is = (one: IndexedProperty, quantityId: string | null, ...concepts: string[]) =>
  one.property.dataType === 'number' &&
  (one.property.quantityId ?? null) === quantityId &&
  concepts.every((concept) => one.concepts.has(concept));

export const range = (first: number, end: number) =>
  new Set(Array.from({ length: end - first }, (_, at) => first + at));

/** «۷×۱.۵ در شیراز» is one product. */
export function isTimes(tokens: readonly Token[], at: number): boolean {
  return timesMarks.has(tokens[at]?.text ?? '') && readNumber(tokens, at + 1) !== undefined;
}

import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import type { Outcome } from './named-properties.ts';

/** «که با ۱۱۰ جوش بده», «تنظیم روی ۷»: the number belongs to a verb, and is no size that a thing is called by. */
const verbLinks = new Set(['با', 'روی', 'رو', 'که', 'به', 'زیر', 'بالای']);

export const isCalledSize = (tokens: readonly Token[], { first, high, canDo, isFor }: Quantity): boolean =>
  !canDo && !isFor && (high !== undefined || !verbLinks.has(tokens[first - 1]?.text ?? ''));

const YEAR_MIN = 1950;
const YEAR_MAX = 2050;

/** «استاندارد … از ۲۰۲۰ به بعد» */
export function asYear({ low, high, before }: Quantity, properties: readonly IndexedProperty[]): Outcome | undefined {
  const property = properties.find(({ property: { quantityId }, concepts }) => concepts.has('سال') && !quantityId);
  const isYear = ({ value }: { value: number }) => Number.isInteger(value) && value > YEAR_MIN && value < YEAR_MAX;
  if (!property || before.length > 0 || !isYear(low) || !isYear(high ?? low)) return undefined;
  return { kind: 'number', property, certainty: 'inferred', cues: [] };
}

/** «بی‌متال ۲۳ تا ۳۲»: the only range of the category. */
export function bareRange(properties: readonly IndexedProperty[], units: UnitIndex): Outcome | undefined {
  const [only, second] = properties.filter(({ property }) => property.dataType === 'range');
  const unit = units.byId.get(only?.property.defaultUnit?.id ?? '');
  if (!only || second || !unit) return undefined;
  return { kind: 'number', property: only, unit, certainty: 'inferred', cues: [], isBare: true };
}

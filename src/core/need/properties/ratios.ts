import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import type { Outcome } from './named-properties.ts';

/** «۱ به ۶۰» of a gearbox, «۳۰۰ به ۵» of a current transformer: its second current is 5 or 1 A. */
export function asRatio(
  tokens: readonly Token[],
  { first, numberAt, low, before }: Quantity,
  properties: readonly IndexedProperty[],
  { byId }: UnitIndex,
): Outcome | undefined {
  if (before.length > 0) return undefined;
  const word = (at: number) => tokens[at]?.text ?? '';
  const ratios = properties.filter(({ concepts }) => concepts.has('نسبت'));
  const [ratio, other] = ratios;
  if (ratio && !other && ['1', 'یک'].includes(word(first)) && ['به', ':'].includes(word(first + 1)))
    return { kind: 'number', property: ratio, certainty: 'stated', cues: [] };
  const [current, second] = properties.filter(({ property }) => property.quantityId === 'ElectricCurrent');
  const isTransformed = ['به', '/'].includes(word(low.end)) && ['5', '1', 'پنج', 'یک'].includes(word(low.end + 1));
  if (!current || second || !isTransformed || numberAt !== first) return undefined;
  return {
    kind: 'number',
    property: current,
    unit: byId.get('A'),
    certainty: 'inferred',
    cues: [low.end, low.end + 1],
  };
}

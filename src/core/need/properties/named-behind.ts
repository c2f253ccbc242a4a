import { unsaidUnit } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { askUnit, bestNamed, cuesOf, isNumeric, nameScore, type Outcome, which } from './named-properties.ts';

/** «۳۲۰ کورس», «۲۳ قطر شیار»: the name of a measure behind its number. */
export function namedBehind(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  if (quantity.low.isWord || quantity.before.length > 0) return undefined;
  const own = quantity.after.filter((at) => !quantity.shared.has(at));
  const named = bestNamed(properties.filter(isNumeric).map((one) => nameScore(tokens, own, one)));
  const [only, other] = named;
  if (other)
    return which(
      named.map(({ property }) => property),
      cuesOf(named),
    );
  if (!only?.property.property.defaultUnit) return undefined;
  const unit = unsaidUnit(only.property.property, quantity, units);
  return unit
    ? { kind: 'number', property: only.property, unit, certainty: 'inferred', cues: only.cues }
    : askUnit(quantity, only, units);
}

import { leastMillimetres, unsaidUnits } from './bare-sizes.ts';
import { askUnit, bestNamed, cuesOf, isNumeric, nameScore, type Outcome, which } from './named-properties.ts';
import type { Token } from './need-tokens.ts';
import type { Quantity } from './quantity.ts';
import type { UnitIndex } from './unit-index.ts';
import type { IndexedProperty } from './vocabulary-index.ts';

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
  const unit = units.byId.get(only?.property.property.defaultUnit?.id ?? '');
  if (!only || !unit) return undefined;
  const isSaid =
    !unsaidUnits.has(unit.id) ||
    (unit.id === 'MilliM' && quantity.low.value < leastMillimetres(only.property, properties));
  if (isSaid) return askUnit(quantity, only, units);
  return { kind: 'number', property: only.property, unit, certainty: 'inferred', cues: only.cues };
}

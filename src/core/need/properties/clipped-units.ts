import { isPlausible } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { cuesOf, isNumeric, namedBy, type Outcome, unitFor, which } from './named-properties.ts';

/** Units whose second half people leave unsaid. */
const clipped: ReadonlyMap<string, readonly string[]> = new Map([
  ['کیلو', ['KiloW', 'KGF-PER-CM2_G']],
  ['کیلوگرم', ['KGF-PER-CM2_G']],
  ['نیوتن', ['N-M']],
]);
/** A kilo of pressure is a bar to most people. */
const roundUnits: Readonly<Record<string, string>> = { 'KGF-PER-CM2_G': 'BAR_G' };

/**
 * «موتور ۵.۵ کیلو», «مانومتر ۱۶ کیلو», «ترک‌متر ۲۰۰ نیوتن»: the unit as it is said in full, if products have such a value,
 * and nothing that the word measures by itself. What may be two measures, or two units, is asked about.
 */
export function resolveClipped(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  { byId }: UnitIndex,
  resolve: (quantity: Quantity) => Outcome | undefined,
): Outcome | undefined {
  const ids =
    clipped.get(tokens[quantity.numberAt + 1]?.text ?? '') ?? clipped.get(tokens[quantity.end - 1]?.text ?? '');
  if (!ids || properties.some((one) => unitFor(quantity, one))) return undefined;
  const full = { ...quantity, units: ids.flatMap((id) => byId.get(id) ?? []) };
  const plausible = properties.filter((one) => {
    const unit = isNumeric(one) ? unitFor(full, one) : undefined;
    return unit !== undefined && isPlausible(one.property, quantity, unit);
  });
  const named = namedBy(tokens, full, plausible);
  const meant = named.length > 0 ? named.map(({ property }) => property) : plausible;
  const kinds = new Set(meant.map(({ property }) => property.quantityId));
  const [property, other] = meant;
  const unit = property && unitFor(full, property);
  if (!unit) return undefined;
  if (kinds.size > 1) return which(meant, cuesOf(named));
  const round = byId.get(roundUnits[unit.id] ?? '');
  if (round && !other) return { kind: 'whichUnit', property, units: [round, unit], cues: cuesOf(named) };
  return round ? which(meant, cuesOf(named)) : resolve({ ...quantity, units: [unit] });
}

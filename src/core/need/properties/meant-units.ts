import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';

/** «باتری ۶۵ آمپر» means ampere hours. */
export function asCharge(
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  { byId }: UnitIndex,
): Quantity | undefined {
  const unit = byId.get('A-HR');
  const has = (id: string) => properties.some(({ property }) => property.quantityId === id);
  const isCurrent = quantity.units.some(({ id }) => id === 'A');
  return unit && isCurrent && has('ElectricCharge') && !has('ElectricCurrent')
    ? { ...quantity, units: [unit] }
    : undefined;
}

/** «سیم افشان ۴ میل»: what is called by its section has square millimetres. */
export function asSection(
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  { byId }: UnitIndex,
): Quantity | undefined {
  const unit = byId.get('MilliM2');
  const [first] = properties.filter(({ property }) => property.dataType === 'number');
  const isPlain = quantity.before.length + quantity.after.length === 0;
  return unit &&
    isPlain &&
    first?.property.defaultUnit?.id === unit.id &&
    quantity.units.some(({ id }) => id === 'MilliM')
    ? { ...quantity, units: [unit] }
    : undefined;
}

const forceOf: Readonly<Record<string, string>> = { TONNE: 'TONNE_F', KiloGM: 'KiloGM_F' };

/** «نیروی گسیختگی ۸ تن», «پرس ۳۰۰ تن»: a force in units of weight. */
export function asForce(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  { byId }: UnitIndex,
): Quantity | undefined {
  const units = quantity.units.flatMap(({ id }) => byId.get(forceOf[id] ?? '') ?? []);
  const forces = properties.filter(({ property }) => property.quantityId === 'Force');
  // «گسیختگی بالای ۲۰ تن»
  const isNamed = quantity.before.some((at) => {
    const concept = conceptOf(tokens[at]?.text ?? '');
    return concept === 'نیرو' || forces.some(({ concepts }) => concepts.has(concept));
  });
  const isAsked = forces.some(({ property }) => property.asks === 'atLeast');
  const hasMass = properties.some(({ property }) => property.quantityId === 'Mass');
  // «جک ۱۰ تن»: what has forces and no mass.
  const isTonnes = !hasMass && quantity.units.some(({ id }) => id === 'TONNE');
  return units.length > 0 && forces.length > 0 && (isNamed || isTonnes || (isAsked && !hasMass))
    ? { ...quantity, units }
    : undefined;
}

import { toBase } from '../../units/units.ts';
import type { NeedProperty, NeedUnit } from '../need-types.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Quantity } from './quantity.ts';

/** A wish may go a little beyond what the catalogue has, and still be a wish for it. */
const BEYOND = 1.5;
/** Farther than this it is hardly meant. */
const FAR_BEYOND = 5;
/** A size that is a little too small for its usual unit may be meant in it all the same: «قوطی ۲۰×۲۰». */
const NEAR = 2;

type Numbers = Pick<Quantity, 'low' | 'high'>;

/** Who takes 6 m takes 12 cm, but hardly 10 mm. */
const LEAST_SHARE = 50;

const isInside = ({ observed, asks }: NeedProperty, base: number, beyond: number): boolean => {
  if (!observed) return true;
  const [lowest, highest] = observed;
  // Whoever cuts 20 mm cuts 2 mm; what nobody can do is asked for all the same.
  const least = asks === 'atLeast' ? lowest / LEAST_SHARE : lowest / (asks ? FAR_BEYOND : beyond);
  const most = asks === 'atMost' ? Infinity : highest * (asks ? FAR_BEYOND : beyond);
  return base <= most && (base >= least || (lowest < 0 && base >= lowest * beyond));
};

const numbersOf = ({ low, high }: Numbers, unit: NeedUnit | undefined) =>
  [low, high].flatMap((number) => {
    if (!number) return [];
    const value = unit?.id === 'IN' ? (number.fraction ?? number.value) : number.value;
    return unit ? toBase(value, unit) : value;
  });

/** Whether the number is between those that products of the catalogue have. */
export const isWithin = (property: NeedProperty, quantity: Numbers, unit?: NeedUnit): boolean =>
  numbersOf(quantity, unit).some((base) => isInside(property, base, 1));

/** Whether a product of the catalogue may have the number; true if nobody knows. */
export const isPlausible = (property: NeedProperty, quantity: Numbers, unit?: NeedUnit): boolean =>
  numbersOf(quantity, unit).some((base) => isInside(property, base, BEYOND));

/** Whether no product comes near the number: «دایکاست ۴۰۰ تن» is no mass of parts that weigh up to 12 kg. */
export const isFarOff = (property: NeedProperty, quantity: Numbers, unit?: NeedUnit): boolean =>
  !numbersOf(quantity, unit).some((base) => isInside(property, base, FAR_BEYOND));

/** «میلگرد به طول ۳۲ سانت بریده»: no bar in stock is as short. */
export const isCutLength = (quantity: Quantity, { property, concepts }: IndexedProperty, unit?: NeedUnit): boolean =>
  !quantity.bound && !quantity.high && concepts.has('شاخه') && !isPlausible(property, quantity, unit);

/** Units that people leave unsaid; the others are always said. */
const unsaid: Readonly<Record<string, readonly string[]>> = {
  Length: ['MilliM', 'CentiM', 'M'],
  Power: ['KiloW', 'HP_Metric', 'W'],
  VolumeFlowRate: ['M3-PER-HR', 'L-PER-MIN'],
  Volume: ['L', 'M3'],
  Mass: ['KiloGM', 'GM', 'TONNE'],
  Time: ['DAY', 'WK', 'HR'],
  Area: [],
  ElectricCurrent: [],
  ApparentPower: [],
  ReactivePower: [],
};

/** Nobody says these behind a length, a section or a speed: «پهنای ۸۰۰», «دور ۲۹۰۰». */
const neverSaid = new Set(['MilliM', 'MilliM2', 'REV-PER-MIN']);

/** The unit that a number without one has of a property; undefined if it may have several, or none. */
export function unsaidUnit(property: NeedProperty, quantity: Numbers, units: UnitIndex): NeedUnit | undefined {
  return unsaidUnitOfAll([property], [quantity], units);
}

/** The one unit that several numbers share: «۶۰ در ۴۰ در ۲۰». */
export function unsaidUnitOfAll(
  properties: readonly NeedProperty[],
  numbers: readonly Numbers[],
  units: UnitIndex,
): NeedUnit | undefined {
  const [first] = properties;
  if (!first) return undefined;
  const usual = units.byId.get(first.defaultUnit?.id ?? '');
  const isIn = (unit: NeedUnit, beyond: number) =>
    numbers.every((quantity, at) => {
      const property = properties[at];
      return property && numbersOf(quantity, unit).some((base) => isInside(property, base, beyond));
    });
  if (usual && neverSaid.has(usual.id) && isIn(usual, 1)) return usual;
  const ids = new Set([...(usual ? [usual.id] : []), ...(unsaid[first.quantityId ?? ''] ?? [])]);
  const possible = [...ids].flatMap((id) => {
    const unit = units.byId.get(id);
    // «قطر ۱.۲»: whoever speaks of parts of a centimetre says millimetres.
    const isSplit = id === 'CentiM' && unit !== usual && numbers.some(({ low }) => !Number.isInteger(low.value));
    return unit && !isSplit && isIn(unit, unit === usual ? NEAR : BEYOND) ? [unit] : [];
  });
  return possible.length === 1 ? possible[0] : undefined;
}

/** Besides those, units that are said; the other ones of a quantity are hardly meant by anyone. */
const said: Readonly<Record<string, readonly string[]>> = {
  Length: ['IN'],
  VolumeFlowRate: ['L-PER-SEC', 'L-PER-HR', 'M3-PER-MIN'],
};

/** The units to ask about: of a length neither kilometres nor yards. */
export function usualUnits({ quantityId, defaultUnit }: NeedProperty, units: UnitIndex): readonly NeedUnit[] {
  const known = unsaid[quantityId ?? ''];
  if (!quantityId || !known) return units.byQuantity.get(quantityId ?? '') ?? [];
  const ids = new Set([...(defaultUnit ? [defaultUnit.id] : []), ...known, ...(said[quantityId] ?? [])]);
  return [...ids].flatMap((id) => units.byId.get(id) ?? []);
}

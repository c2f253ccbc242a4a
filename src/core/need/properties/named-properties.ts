import type { Certainty, NeedUnit } from '../need-types.ts';
import { usualUnits } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';

export type Outcome =
  | {
      kind: 'number';
      property: IndexedProperty;
      unit?: NeedUnit;
      certainty: Certainty;
      cues: readonly number[];
      /** The question that the number alone would raise; the rest of the sentence makes it superfluous. */
      alone?: Outcome;
      /** No word names the property, and the number has no unit. */
      isBare?: boolean;
    }
  | { kind: 'options'; property: IndexedProperty; optionIds: string[]; certainty: Certainty; cues: readonly number[] }
  | { kind: 'whichProperty'; properties: readonly IndexedProperty[]; cues: readonly number[] }
  | { kind: 'whichUnit'; property: IndexedProperty; units: readonly NeedUnit[]; cues: readonly number[] }
  | {
      kind: 'whichValue';
      property: IndexedProperty;
      unit: NeedUnit;
      values: readonly number[];
      cues: readonly number[];
    };

export const INCH = 'IN';
export const isNumeric = ({ property }: IndexedProperty) =>
  property.dataType === 'number' || property.dataType === 'range';

export interface Named {
  property: IndexedProperty;
  cues: readonly number[];
  score: number;
  /** The words cover the property's whole name. */
  isWhole: boolean;
  /** Nothing but «شفت» or «محور» names it. */
  isOfShaft?: boolean;
}

/** «بلبرینگ شفت ۳۰», «کوپلینگ شفت ۴۰», «جک شفت ۲۸»: what sits on a shaft is as wide inside; that of a piston is its rod. */
export const isNamedBy = ({ concepts }: IndexedProperty, concept: string): boolean =>
  concepts.has(concept) ||
  (concept === 'محور' &&
    ((concepts.has('قطر') && concepts.size === 2 && (concepts.has('داخلی') || concepts.has('میله'))) ||
      (concepts.has('سوراخ') && concepts.size === 1)));

export function nameScore(tokens: readonly Token[], cues: readonly number[], property: IndexedProperty): Named {
  const met = new Set<string>();
  const used: number[] = [];
  for (const at of cues) {
    const token = tokens[at];
    if (!token) continue;
    const concept = conceptOf(token.text);
    if (isNamedBy(property, concept)) met.add(concept);
    else if (property.letters.has(token.raw)) met.add(token.raw);
    else continue;
    used.push(at);
  }
  const isOfShaft = met.size === 1 && met.has('محور');
  return { property, cues: used, score: met.size, isWhole: met.size >= property.concepts.size, isOfShaft };
}

/** @param isBefore whether the words stand before the number, so that the last one is the nearest */
export function bestNamed(named: readonly Named[], isBefore = false): Named[] {
  const top = Math.max(0, ...named.map(({ score }) => score));
  const best = top === 0 ? [] : named.filter(({ score }) => score === top);
  // «ورق به طول ۳»: the nearest word names it.
  const last = Math.max(...best.map(({ cues }) => cues.at(-1) ?? -1));
  const nearest = isBefore ? best.filter(({ cues }) => cues.at(-1) === last) : best;
  if (nearest.length === 1) return nearest;
  // «شفت ۵۰», «محور ۴۲ میل»: how wide it is, not how high or long.
  const wide = best.filter(({ property: { concepts } }) => concepts.has('قطر'));
  if (wide.length === 1 && best.every(({ isOfShaft }) => isOfShaft)) return wide;
  const whole = best.filter(({ isWhole }) => isWhole);
  if (whole.length === 1) return whole;
  const usual = best.filter((one) => !isSpecial(one.property));
  if (usual.length === 1) return usual;
  // «سیلندر قطر ۶۳ کورس ۲۰۰» is that of the piston.
  const pistons = best.filter(({ property }) => property.concepts.has('پیستون'));
  return pistons.length === 1 ? pistons : best;
}

/** A figure of special operation is meant only if it is named: «۲۴ ورودی» of a controller are digital. */
const special = new Set(['اضطراری', 'standby', 'پیک', 'راهاندازی', 'ازمون', 'انالوگ'].map(conceptOf));
export const isSpecial = ({ concepts }: IndexedProperty) => [...concepts].some((concept) => special.has(concept));

export function unitFor(quantity: Quantity, property: IndexedProperty): NeedUnit | undefined {
  return quantity.units.find(({ quantityId }) => quantityId === property.property.quantityId);
}

/** Properties that the words next to a quantity name; the words before it take precedence. */
export function namedBy(tokens: readonly Token[], quantity: Quantity, properties: readonly IndexedProperty[]) {
  for (const cues of [quantity.before, quantity.after]) {
    const best = bestNamed(properties.map((property) => nameScore(tokens, cues, property)));
    if (best.length > 0) return best;
  }
  return [];
}

export function settleUnit(quantity: Quantity, { property, cues }: Named, certainty: Certainty): Outcome {
  const unit = unitFor(quantity, property);
  const { fraction, value } = quantity.low;
  // «۱/۲ اسب» is one half or 1.2.
  if (unit && unit.id !== INCH && fraction !== undefined && fraction < 1 && fraction !== value && isHalf(fraction)) {
    return { kind: 'whichValue', property, unit, values: [fraction, value], cues };
  }
  return { kind: 'number', property, unit, certainty, cues };
}

/** «۰/۸» is a decimal. */
const isHalf = (fraction: number) => fraction > 0 && Number.isInteger(fraction * 64);

export const cuesOf = (named: readonly Named[]) => [...new Set(named.flatMap(({ cues }) => cues))];

export function which(properties: readonly IndexedProperty[], cues: readonly number[]): Outcome {
  return { kind: 'whichProperty', properties, cues };
}

export function askUnit(quantity: Quantity, { property, cues }: Named, units: UnitIndex): Outcome {
  const all = usualUnits(property.property, units);
  const usual = property.property.defaultUnit?.id;
  const ordered = [...all].sort((one, other) => Number(other.id === usual) - Number(one.id === usual));
  const { units: said } = quantity;
  const written = said.flatMap(({ nameFa }) => ordered.filter((unit) => unit.nameFa.startsWith(nameFa)));
  return { kind: 'whichUnit', property, units: written.length > 0 ? written : ordered, cues };
}

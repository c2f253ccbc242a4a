import { asSize, isNumberedSize } from '../numbers/numbered-sizes.ts';
import { isCutLength, isFarOff, isPlausible, isWithin } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { byAmount, byInches, byPressure } from '../options/match-amounts.ts';
import { numberedByName } from '../options/numbered-options.ts';
import { indexOptions } from '../options/option-index.ts';
import { resolveClipped } from '../properties/clipped-units.ts';
import { isNear, settleFlow } from '../properties/flows.ts';
import { asCharge, asForce, asSection } from '../properties/meant-units.ts';
import {
  askUnit,
  cuesOf,
  INCH,
  isNumeric,
  isSpecial,
  namedBy,
  type Outcome,
  settleUnit,
  unitFor,
  which,
} from '../properties/named-properties.ts';
import { ownDimensions } from '../properties/own-dimensions.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { abilityNouns, dimensions } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';
import { resolveBare } from './resolve-bare.ts';

/** «سایز ۲ اینچ» asks for the nominal size. */
const sizeConcepts = new Set(['قطر', 'سایز', 'اندازه', 'رزوه', 'درگاه', 'دهانه', 'درایو', 'اینچ']);

/** The property that a quantity belongs to in one category; undefined if the category has none for it. */
export function resolveQuantity(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const isMeasured = quantity.units.length > 0 && !isNumberedSize(tokens, quantity, properties);
  return isMeasured
    ? resolveMeasured(tokens, quantity, properties, units)
    : resolveBare(
        tokens,
        isNumberedSize(tokens, quantity, properties) ? asSize(quantity) : quantity,
        properties,
        units,
      );
}

/** A bound may lie far from what the catalogue has; and no work is ordered by inches: «تست جوش لوله ۸ اینچ». */
function isMeant(quantity: Quantity, one: IndexedProperty): boolean {
  const unit = unitFor(quantity, one);
  if (unit?.id === INCH && one.property.asks) return false;
  return quantity.bound ? !isFarOff(one.property, quantity, unit) : isPlausible(one.property, quantity, unit);
}

const hasUnitInName = ({ unitInName }: IndexedProperty, { units }: Quantity) =>
  unitInName !== undefined && units.some(({ nameFa, aliases }) => [nameFa, ...aliases].includes(unitInName));

function resolveMeasured(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const cueCount = [...quantity.before, ...quantity.after.filter((at) => !quantity.shared.has(at))].filter((at) => {
    const concept = conceptOf(tokens[at]?.text ?? '');
    return dimensions.has(concept);
  }).length;
  const meant =
    asCharge(quantity, properties, units) ??
    asSection(quantity, properties, units) ??
    asForce(tokens, quantity, properties, units);
  const resolveAs = (full: Quantity) => resolveMeasured(tokens, full, properties, units);
  if (meant) return resolveAs(meant);
  const clipped = resolveClipped(tokens, quantity, properties, units, resolveAs);
  if (clipped) return clipped;
  const fitting = properties.filter((property) => isNumeric(property) && unitFor(quantity, property));
  // «ورق ۳ متری»: no thickness is said in metres.
  const named = namedBy(tokens, quantity, fitting).filter(
    ({ property }) => !property.concepts.has('ضخامت') || isMeant(quantity, property),
  );
  const possible = named.filter(({ property }) => isMeant(quantity, property));
  const [stated] = possible.length === 1 ? possible : named;
  if (stated && (named.length === 1 || possible.length === 1)) {
    const isCut = isCutLength(quantity, stated.property, unitFor(quantity, stated.property));
    return isCut ? which([stated.property], stated.cues) : settleUnit(quantity, stated, 'stated');
  }
  const isInch = quantity.units.some(({ id }) => id === INCH);
  const own = quantity.after.filter((at) => !quantity.shared.has(at));
  const inInches = isInch ? byInches(quantity, properties, units) : [];
  const speaksOfSize = [...quantity.before, ...own].every((at) => {
    const concept = conceptOf(tokens[at]?.text ?? '');
    return sizeConcepts.has(concept) || inInches.some(({ property }) => property.concepts.has(concept));
  });
  const sized = speaksOfSize ? inInches : [];
  // «شیر بالای ۴ اینچ» speaks of its size, and of no length; another word beside a size leaves it open.
  const isBounded = quantity.bound !== undefined || quantity.high !== undefined;
  const nominal =
    isInch && isBounded === speaksOfSize && named.length === 0
      ? byInches({ ...quantity, bound: undefined, high: undefined }, properties, units)
      : [];
  if (nominal.length > 0)
    return which(
      nominal.map(({ property }) => property),
      [],
    );
  const byUnit = () => [...byAmount(quantity, properties, units), ...byPressure(quantity, properties)];
  const amounts = sized.length > 0 ? sized : fitting.length === 0 ? byUnit() : [];
  if (amounts.length > 0) return settleOptions(tokens, quantity, amounts);
  if (named.length > 1)
    return which(
      named.map(({ property }) => property),
      cuesOf(named),
    );
  const wrongUnit =
    quantity.before.length + own.length > 0 && fitting.length === 0
      ? namedNumeric(tokens, { ...quantity, after: own }, properties)
      : undefined;
  if (wrongUnit?.property.property.quantityId && isNear(quantity, wrongUnit.property)) {
    return settleFlow(quantity, wrongUnit, units);
  }
  const written = fitting.length === 0 ? properties.filter((property) => hasUnitInName(property, quantity)) : [];
  const [plain, other] = written;
  if (plain && !other && isNumeric(plain))
    return { kind: 'number', property: plain, certainty: 'inferred', cues: quantity.before };
  // «درایر ۳۰۰ متر مکعب»: a volume, of what has only a flow.
  const [flow, otherFlow] = fitting.length === 0 ? properties.filter((property) => isNear(quantity, property)) : [];
  if (flow && !otherFlow && quantity.units.some(({ id }) => id === 'M3'))
    return askUnit(quantity, { property: flow, cues: quantity.before, score: 0, isWhole: false }, units);
  const coded =
    quantity.units.some(({ quantityId }) => quantityId === 'Voltage') && numberedByName(tokens, quantity, properties);
  if (coded) return coded;
  if (fitting.length === 0) return undefined;
  // The sentence names a dimension, but none of these.
  const plausible = fitting.filter((property) => isMeant(quantity, property));
  const [sole, rival] = plausible;
  if (sole && !rival && saysOwnDimension(tokens, quantity, sole)) {
    return settleUnit(quantity, { property: sole, cues: quantity.before, score: 0, isWhole: false }, 'inferred');
  }
  if (cueCount > 0) return plausible.length > 0 ? which(plausible, [...quantity.before]) : undefined;
  const threads = threadsOf(quantity, properties, units);
  const usualOf = (all: readonly IndexedProperty[]) =>
    all.filter((property) => !isSpecial(property) && !isWeight(property));
  const within = usualOf(plausible).filter((one) => isWithin(one.property, quantity, unitFor(quantity, one)));
  const likely = within.length > 0 ? within : usualOf(plausible);
  // «دایکاست ۴۰۰ تن»: nothing in the catalogue comes near it.
  const [nearest, another] = usualOf(fitting);
  if (likely.length === 0 && nearest && !another && nearest.property.quantityId !== 'Length') {
    const isFar = isFarOff(nearest.property, quantity, unitFor(quantity, nearest));
    return isFar
      ? which([nearest], [])
      : settleUnit(quantity, { property: nearest, cues: [], score: 0, isWhole: false }, 'inferred');
  }
  // «ورق ۶ متر» may be its length, «بلبرینگ ۲ متر» nothing of it.
  const long = fitting.filter(({ concepts }) => concepts.has('طول'));
  if (likely.length === 0) return long.length > 0 ? which(long, []) : undefined;
  const isTime = quantity.units.some(({ quantityId }) => quantityId === 'Time');
  // «ظرف ۳ روز»: the unit does not say what takes three days.
  const usual = likely.filter(
    ({ property }) => !isTime && quantity.units.some(({ id }) => id === property.defaultUnit?.id),
  );
  const [only, second] = likely.length === 1 ? likely : usual;
  const called = calledBy(quantity, likely, properties, units);
  if (threads.length > 0) return which([...(called ? [called] : likely), ...threads], []);
  if (called && second) {
    const told = settleUnit(quantity, { property: called, cues: [], score: 0, isWhole: false }, 'inferred');
    return told.kind === 'number' && !called.concepts.has('طول') ? { ...told, alone: which(likely, []) } : told;
  }
  if (!only || second) return which(likely, []);
  const settled = settleUnit(quantity, { property: only, cues: [], score: 0, isWhole: false }, 'inferred');
  const isSpecialToo = !quantity.high && !quantity.bound && fitting.some(isSpecial);
  return settled.kind === 'number' && isSpecialToo ? { ...settled, alone: which(fitting, []) } : settled;
}

/** «ورق ۳ میل یک تن» orders a tonne. */
const isWeight = ({ property, concepts }: IndexedProperty) =>
  property.quantityId === 'Mass' && !property.asks && concepts.has('جرم');

function saysOwnDimension(tokens: readonly Token[], { before }: Quantity, { property }: IndexedProperty): boolean {
  const own = ownDimensions[property.quantityId ?? ''] ?? [];
  const words = before.map((at) => tokens[at]?.text ?? '').filter((word) => !abilityNouns.has(word) && word !== 'بار');
  return before.length > 0 && words.every((word) => own.includes(conceptOf(word)));
}

const DIAMETER_MAX_MM = 1000;
const THICKNESS_MAX_MM = 200;

/** The length that a thing is called by: «مته ۸ میل» is its diameter, «ورق ۱۰ میل» its thickness, a bolt's is its length. */
function calledBy(
  { low, units: said }: Quantity,
  likely: readonly IndexedProperty[],
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): IndexedProperty | undefined {
  const unit = said.find(({ id }) => id === 'MilliM' || id === 'CentiM');
  if (!unit) return undefined;
  const isThreaded = properties.some(({ property }) => indexOptions(property, units).forms.has('m10'));
  if (isThreaded) return likely.find(({ concepts }) => concepts.has('طول') && concepts.size === 1);
  const [first] = properties.filter(
    ({ property }) => property.dataType === 'number' && property.quantityId === 'Length',
  );
  const concept = ['قطر', 'ضخامت'].find((one) => first?.concepts.has(one));
  if (!first || concept === undefined || first.property.asks || !likely.includes(first)) return undefined;
  if (likely.some((one) => one !== first && (one.concepts.has('قطر') || one.concepts.has(concept)))) return undefined;
  const millimetres = low.value * (unit.id === 'CentiM' ? 10 : 1);
  return millimetres <= (concept === 'قطر' ? DIAMETER_MAX_MM : THICKNESS_MAX_MM) ? first : undefined;
}

/** «سنسور القایی ۸ میلی‌متر» may be M8. */
function threadsOf(
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): readonly IndexedProperty[] {
  if (quantity.high || quantity.bound || !quantity.units.some(({ id }) => id === 'MilliM')) return [];
  return properties.filter(({ property }) => indexOptions(property, units).forms.has(`m${quantity.low.value}`));
}

function settleOptions(
  tokens: readonly Token[],
  quantity: Quantity,
  found: readonly { property: IndexedProperty; optionIds: string[] }[],
): Outcome {
  const named = namedBy(
    tokens,
    quantity,
    found.map(({ property }) => property),
  );
  const [only] = named.length === 1 ? named : [];
  const chosen = only ? found.filter(({ property }) => property === only.property) : found;
  const [one] = chosen;
  if (!one || chosen.length > 1)
    return which(
      chosen.map(({ property }) => property),
      cuesOf(named),
    );
  return { kind: 'options', ...one, certainty: only ? 'stated' : 'inferred', cues: only?.cues ?? [] };
}

function namedNumeric(tokens: readonly Token[], quantity: Quantity, properties: readonly IndexedProperty[]) {
  const [only, second] = namedBy(tokens, quantity, properties.filter(isNumeric));
  return second ? undefined : only;
}

import { byAmount, byInches } from './match-amounts.ts';
import type { Token } from './need-tokens.ts';
import type { Certainty, NeedUnit } from './need-types.ts';
import type { Quantity } from './read-quantities.ts';
import { dimensions } from './trade-words.ts';
import type { UnitIndex } from './unit-index.ts';
import type { IndexedProperty } from './vocabulary-index.ts';
import { conceptOf } from './word-keys.ts';

export type Outcome =
  | { kind: 'number'; property: IndexedProperty; unit?: NeedUnit; certainty: Certainty; cues: readonly number[] }
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

const INCH = 'IN';
/** «سایز ۲ اینچ» asks for the nominal size. */
const sizeConcepts = new Set(['قطر', 'سایز', 'اندازه', 'رزوه', 'درگاه', 'دهانه', 'درایو', 'اینچی']);

const isNumeric = ({ property }: IndexedProperty) => property.dataType === 'number' || property.dataType === 'range';

interface Named {
  property: IndexedProperty;
  cues: readonly number[];
  score: number;
  /** The words cover the property's whole name. */
  isWhole: boolean;
}

function nameScore(tokens: readonly Token[], cues: readonly number[], property: IndexedProperty): Named {
  const met = new Set<string>();
  const used: number[] = [];
  for (const at of cues) {
    const token = tokens[at];
    if (!token) continue;
    const concept = conceptOf(token.text);
    if (property.concepts.has(concept)) met.add(concept);
    else if (property.letters.has(token.raw)) met.add(token.raw);
    else continue;
    used.push(at);
  }
  return { property, cues: used, score: met.size, isWhole: met.size >= property.concepts.size };
}

function bestNamed(named: readonly Named[]): Named[] {
  const top = Math.max(0, ...named.map(({ score }) => score));
  const best = top === 0 ? [] : named.filter(({ score }) => score === top);
  const whole = best.filter(({ isWhole }) => isWhole);
  return whole.length === 1 ? whole : best;
}

function unitFor(quantity: Quantity, property: IndexedProperty): NeedUnit | undefined {
  return quantity.units.find(({ quantityId }) => quantityId === property.property.quantityId);
}

/** Properties that the words next to a quantity name; the words before it take precedence. */
function namedBy(tokens: readonly Token[], quantity: Quantity, properties: readonly IndexedProperty[]) {
  for (const cues of [quantity.before, quantity.after]) {
    const best = bestNamed(properties.map((property) => nameScore(tokens, cues, property)));
    if (best.length > 0) return best;
  }
  return [];
}

function settleUnit(quantity: Quantity, { property, cues }: Named, certainty: Certainty): Outcome {
  const unit = unitFor(quantity, property);
  const { fraction, value } = quantity.low;
  // «۱/۲ اسب» is one half or 1.2.
  if (unit && unit.id !== INCH && fraction !== undefined && fraction < 1 && fraction !== value && isHalf(fraction)) {
    return { kind: 'whichValue', property, unit, values: [fraction, value], cues };
  }
  return { kind: 'number', property, unit, certainty, cues };
}

const isHalf = (fraction: number) => Number.isInteger(fraction * 64);

/** The property that a quantity belongs to in one category; undefined if the category has none for it. */
export function resolveQuantity(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  return quantity.units.length > 0
    ? resolveMeasured(tokens, quantity, properties, units)
    : resolveBare(tokens, quantity, properties, units);
}

function resolveMeasured(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const cueCount = [...quantity.before, ...quantity.after.filter((at) => !quantity.shared.has(at))].filter((at) => {
    const concept = conceptOf(tokens[at]?.text ?? '');
    return dimensions.has(concept) || properties.some((one) => isNumeric(one) && one.concepts.has(concept));
  }).length;
  const fitting = properties.filter((property) => isNumeric(property) && unitFor(quantity, property));
  const named = namedBy(tokens, quantity, fitting);
  const [stated] = named;
  if (stated && named.length === 1) return settleUnit(quantity, stated, 'stated');
  const isInch = quantity.units.some(({ id }) => id === INCH);
  const speaksOfSize = [...quantity.before, ...quantity.after].every((at) =>
    sizeConcepts.has(conceptOf(tokens[at]?.text ?? '')),
  );
  const sized = isInch && speaksOfSize ? byInches(quantity, properties, units) : [];
  const amounts = sized.length > 0 ? sized : fitting.length === 0 ? byAmount(quantity, properties, units) : [];
  if (amounts.length > 0) return settleOptions(tokens, quantity, amounts);
  if (named.length > 1)
    return which(
      named.map(({ property }) => property),
      cuesOf(named),
    );
  const wrongUnit =
    quantity.before.length > 0 && fitting.length === 0 ? namedNumeric(tokens, quantity, properties) : undefined;
  if (wrongUnit?.property.property.quantityId && isNear(quantity, wrongUnit.property)) {
    return askUnit(quantity, wrongUnit, units);
  }
  if (fitting.length === 0) return undefined;
  // The sentence names a dimension, but none of these.
  if (cueCount > 0) return which(fitting, [...quantity.before]);
  const likely = fitting.filter((property) => isLikelyLength(quantity, property, units));
  if (likely.length === 0) return fitting.length > 1 ? which(fitting, []) : undefined;
  const usual = likely.filter(({ property }) => quantity.units.some(({ id }) => id === property.defaultUnit?.id));
  const [only, second] = likely.length === 1 ? likely : usual;
  if (!only || second) return which(likely, []);
  return settleUnit(quantity, { property: only, cues: [], score: 0, isWhole: false }, 'inferred');
}

const MAX_LENGTH_RATIO = 30;

/** Nobody gives a head in inches or a bore in metres without naming it. */
function isLikelyLength(quantity: Quantity, property: IndexedProperty, units: UnitIndex): boolean {
  const said = unitFor(quantity, property);
  const usual = units.byId.get(property.property.defaultUnit?.id ?? '');
  if (!said || !usual || said.quantityId !== 'Length') return true;
  const ratio = (said.num * usual.den) / (said.den * usual.num);
  return Math.max(ratio, 1 / ratio) <= MAX_LENGTH_RATIO;
}

/** «دبی ۲۰ متر مکعب»: a volume where a flow is named. Other mismatches are not a typical mistake. */
const isNear = (quantity: Quantity, { property }: IndexedProperty) =>
  property.quantityId === 'VolumeFlowRate' && quantity.units.some(({ quantityId }) => quantityId === 'Volume');

const cuesOf = (named: readonly Named[]) => [...new Set(named.flatMap(({ cues }) => cues))];

function which(properties: readonly IndexedProperty[], cues: readonly number[]): Outcome {
  return { kind: 'whichProperty', properties, cues };
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
  const [only, second] = namedBy(tokens, { ...quantity, after: [] }, properties.filter(isNumeric));
  return second ? undefined : only;
}

function askUnit(quantity: Quantity, { property, cues }: Named, units: UnitIndex): Outcome {
  const all = units.byQuantity.get(property.property.quantityId ?? '') ?? [];
  const usual = property.property.defaultUnit?.id;
  const ordered = [...all].sort((one, other) => Number(other.id === usual) - Number(one.id === usual));
  const { units: said } = quantity;
  const written = said.flatMap(({ nameFa }) => ordered.filter((unit) => unit.nameFa.startsWith(nameFa)));
  return { kind: 'whichUnit', property, units: written.length > 0 ? written : ordered, cues };
}

/** A number without a unit has a meaning only next to a property's name. */
function resolveBare(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const counted = properties.filter((property) => isNumeric(property) && !property.property.quantityId);
  const sized = quantity.before.length > 0 ? byInches(quantity, properties, units) : [];
  const sizedNamed = namedBy(
    tokens,
    { ...quantity, after: [] },
    sized.map(({ property }) => property),
  );
  const [size] = sizedNamed;
  const sizeOption = sized.find(({ property }) => property === size?.property);
  if (size && sizeOption && sizedNamed.length === 1 && quantity.low.fraction !== undefined) {
    return {
      kind: 'options',
      property: size.property,
      optionIds: sizeOption.optionIds,
      certainty: 'stated',
      cues: size.cues,
    };
  }
  const before = bestNamed(properties.filter(isNumeric).map((one) => nameScore(tokens, quantity.before, one)));
  const [only] = before;
  if (only && before.length === 1) {
    return only.property.property.quantityId ? askUnit(quantity, only, units) : settleUnit(quantity, only, 'stated');
  }
  if (before.length > 1)
    return which(
      before.map(({ property }) => property),
      cuesOf(before),
    );
  const after = bestNamed(counted.map((one) => nameScore(tokens, quantity.after.slice(0, 2), one)));
  const [count] = after;
  if (count && after.length === 1) return settleUnit(quantity, count, 'stated');
  return after.length > 1
    ? which(
        after.map(({ property }) => property),
        cuesOf(after),
      )
    : undefined;
}

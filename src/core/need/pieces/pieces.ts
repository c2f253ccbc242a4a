import type { Certainty, NeedChoice, NeedFilter, NeedQuestion, Span } from '../need-types.ts';
import type { Dimension } from '../numbers/dimension.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { Outcome } from '../properties/named-properties.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { spanOf, type Token } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';

/** One understood part of the sentence: a filter, or a question about it. */
export interface Piece {
  /** Start of its value; the same in every candidate category. */
  at: number;
  tokens: ReadonlySet<number>;
  span: Span;
  filter?: NeedFilter;
  question?: NeedQuestion;
  /** Of a question: the filter that the answer completes. */
  pending?: NeedFilter;
}

export interface Sentence {
  tokens: readonly Token[];
  /** Tokens that select nothing, e.g. negated ones. */
  barred: ReadonlySet<number>;
  /** Tokens that were corrected to a known word. */
  corrected: ReadonlySet<number>;
  isNegated: (at: number) => boolean;
}

export const certaintyOf = (sentence: Sentence, tokens: Iterable<number>, certainty: Certainty): Certainty =>
  [...tokens].some((at) => sentence.corrected.has(at)) ? 'corrected' : certainty;

export const tokenSet = (first: number, end: number, cues: readonly number[] = []) => {
  const set = new Set(cues);
  for (let at = first; at < end; at++) set.add(at);
  return set;
};

export function spanOfSet(tokens: readonly Token[], set: ReadonlySet<number>): Span {
  return spanOf(tokens, Math.min(...set), Math.max(...set) + 1);
}

/** Quantities that a thing must bear. */
const loads = new Set(['Torque', 'Force', 'Mass', 'GaugePressure', 'Pressure']);

/** What is used for 400 N·m bears at least as much; a scale must only cover it. */
function boundOf({ bound, canDo, isFor, isUpTo }: Quantity, { property }: IndexedProperty): Quantity['bound'] {
  const { dataType, quantityId, name, asks } = property;
  // «برش تا ۲۰ میل»: who takes that much.
  if (asks === 'atLeast' && bound === 'atMost') return 'atLeast';
  if ((canDo || isUpTo) && dataType === 'range') return bound === 'atMost' ? undefined : bound;
  // «سختی تا ۶۰ راکول» must be reached.
  if (isUpTo && name.startsWith('سختی')) return undefined;
  if (canDo && quantityId !== 'Time') return 'atLeast';
  const isBorne = loads.has(quantityId ?? '') || name.startsWith('بیشین');
  return isFor && !bound && dataType === 'number' && isBorne ? 'atLeast' : bound;
}

/** «کوپلینگ برای شفت ۴۰»: its hole may be bored as wide. */
const hangsOn = ({ tokens }: Sentence, { property, cues }: Outcome & { kind: 'number' }) =>
  property.concepts.has('سوراخ') &&
  property.property.name.startsWith('بیشین') &&
  cues.some((at) => conceptOf(tokens[at]?.text ?? '') === 'محور');

export function numberFilter(
  quantity: Pick<Quantity, 'low' | 'high' | 'bound'>,
  propertyId: string,
  unitId: string | null,
  span: Span,
  certainty: Certainty,
): NeedFilter {
  const isInch = unitId === 'IN';
  const valueIn = (number: Quantity['low']) => (isInch ? (number.fraction ?? number.value) : number.value);
  const low = valueIn(quantity.low);
  const base = { propertyId, unitId, optionIds: [], span, certainty };
  if (quantity.high) return { ...base, kind: 'between', min: low, max: valueIn(quantity.high) };
  if (quantity.bound === 'atMost') return { ...base, kind: 'atMost', min: null, max: low };
  if (quantity.bound === 'atLeast') return { ...base, kind: 'atLeast', min: low, max: null };
  return { ...base, kind: quantity.bound === 'about' ? 'about' : 'exact', min: low, max: low };
}

export function optionFilter(
  propertyId: string,
  optionIds: Iterable<string>,
  span: Span,
  certainty: Certainty,
): NeedFilter {
  return {
    propertyId,
    kind: 'options',
    min: null,
    max: null,
    unitId: null,
    optionIds: [...optionIds],
    span,
    certainty,
  };
}

/** A figure of a size as «۳۰×۴۷×۷». */
export function dimensionPiece({ tokens }: Sentence, dimension: Dimension): Piece {
  const { at, tokens: set, propertyId, unitId, number, isUnitOpen, isOpen } = dimension;
  const span = spanOfSet(tokens, set);
  const piece = { at, tokens: set, span };
  const filter = numberFilter({ low: number }, propertyId, unitId, span, 'inferred');
  if (isOpen) return { ...piece, pending: filter, question: { kind: 'property', span, choices: [{ propertyId }] } };
  if (!isUnitOpen) return { ...piece, filter };
  const choices = ['CentiM', 'MilliM'].map((unit): NeedChoice => ({ propertyId, unitId: unit }));
  return { ...piece, pending: { ...filter, unitId: null }, question: { kind: 'unit', span, choices } };
}

export function quantityPiece(sentence: Sentence, quantity: Quantity, outcome: Outcome): Piece {
  const set = tokenSet(quantity.first, quantity.end, quantity.isListed ? [] : outcome.cues);
  const span = spanOfSet(sentence.tokens, set);
  const piece = { at: quantity.numberAt, tokens: set, span };
  const asked = (kind: NeedQuestion['kind'], choices: NeedChoice[]): Piece => ({
    ...piece,
    pending: numberFilter(quantity, '', quantity.units[0]?.id ?? null, span, 'stated'),
    question: { kind, span, choices },
  });
  switch (outcome.kind) {
    case 'number': {
      const certainty = certaintyOf(sentence, set, outcome.certainty);
      const told = {
        ...quantity,
        bound: hangsOn(sentence, outcome) ? ('atLeast' as const) : boundOf(quantity, outcome.property),
      };
      const filter = numberFilter(told, outcome.property.property.id, outcome.unit?.id ?? null, span, certainty);
      return { ...piece, filter };
    }
    case 'options': {
      const certainty = certaintyOf(sentence, set, outcome.certainty);
      return { ...piece, filter: optionFilter(outcome.property.property.id, outcome.optionIds, span, certainty) };
    }
    case 'whichProperty': {
      const choices = outcome.properties.map(({ property }): NeedChoice => {
        const unit = quantity.units.find(({ quantityId }) => quantityId === property.quantityId);
        return { propertyId: property.id, ...(unit ? { unitId: unit.id } : {}) };
      });
      return asked('property', choices);
    }
    case 'whichUnit': {
      const propertyId = outcome.property.property.id;
      const choices = outcome.units.map(({ id }): NeedChoice => ({ propertyId, unitId: id }));
      return asked('unit', choices);
    }
    case 'whichValue': {
      const propertyId = outcome.property.property.id;
      const choices = outcome.values.map((value): NeedChoice => ({ propertyId, unitId: outcome.unit.id, value }));
      return asked('value', choices);
    }
  }
}

import type { CategoryMatch } from './match-categories.ts';
import { matchOptions } from './match-options.ts';
import { spanOf, type Token } from './need-tokens.ts';
import type { Certainty, NeedChoice, NeedFilter, NeedQuestion, Span } from './need-types.ts';
import { readDimensions } from './read-dimensions.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { type Outcome, resolveQuantity } from './resolve-quantity.ts';
import { dimensions } from './trade-words.ts';
import type { IndexedCategory, IndexedProperty, VocabularyIndex } from './vocabulary-index.ts';
import { conceptOf, nameWords } from './word-keys.ts';

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

export interface CategoryReading {
  pieces: Piece[];
  /** Quantities that fit no property of the category. */
  homeless: Quantity[];
}

export interface Sentence {
  tokens: readonly Token[];
  /** Tokens that select nothing, e.g. negated ones. */
  barred: ReadonlySet<number>;
  /** Tokens that were corrected to a known word. */
  corrected: ReadonlySet<number>;
  isNegated: (at: number) => boolean;
}

const certaintyOf = (sentence: Sentence, tokens: Iterable<number>, certainty: Certainty): Certainty =>
  [...tokens].some((at) => sentence.corrected.has(at)) ? 'corrected' : certainty;

const tokenSet = (first: number, end: number, cues: readonly number[] = []) => {
  const set = new Set(cues);
  for (let at = first; at < end; at++) set.add(at);
  return set;
};

function spanOfSet(tokens: readonly Token[], set: ReadonlySet<number>): Span {
  return spanOf(tokens, Math.min(...set), Math.max(...set) + 1);
}

function numberFilter(
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

function optionFilter(propertyId: string, optionIds: Iterable<string>, span: Span, certainty: Certainty): NeedFilter {
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

function quantityPiece(sentence: Sentence, quantity: Quantity, outcome: Outcome): Piece {
  const set = tokenSet(quantity.first, quantity.end, outcome.cues);
  const span = spanOfSet(sentence.tokens, set);
  const piece = { at: quantity.numberAt, tokens: set, span };
  switch (outcome.kind) {
    case 'number': {
      const certainty = certaintyOf(sentence, set, outcome.certainty);
      const filter = numberFilter(quantity, outcome.property.property.id, outcome.unit?.id ?? null, span, certainty);
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
      return {
        ...piece,
        pending: numberFilter(quantity, '', quantity.units[0]?.id ?? null, span, 'stated'),
        question: { kind: 'property', span, choices },
      };
    }
    case 'whichUnit': {
      const propertyId = outcome.property.property.id;
      const choices = outcome.units.map(({ id }): NeedChoice => ({ propertyId, unitId: id }));
      return {
        ...piece,
        pending: numberFilter(quantity, '', quantity.units[0]?.id ?? null, span, 'stated'),
        question: { kind: 'unit', span, choices },
      };
    }
    case 'whichValue': {
      const propertyId = outcome.property.property.id;
      const choices = outcome.values.map((value): NeedChoice => ({ propertyId, unitId: outcome.unit.id, value }));
      return {
        ...piece,
        pending: numberFilter(quantity, '', quantity.units[0]?.id ?? null, span, 'stated'),
        question: { kind: 'value', span, choices },
      };
    }
  }
}

const MIN_NAMED_SHARE = 2 / 3;

/** Yes-or-no properties: «ساخت به ASME VIII», or «بدون …» before it. */
function yesNoPieces(sentence: Sentence, properties: readonly IndexedProperty[]): Piece[] {
  return properties.flatMap(({ property }) => {
    if (property.dataType !== 'boolean') return [];
    const said = nameWords(property.name).filter((word) => word.length > 2);
    const met = sentence.tokens.flatMap((token, at) => (said.includes(token.text) ? [at] : []));
    const distinct = new Set(met.map((at) => sentence.tokens[at]?.text));
    const run = longestRun(met);
    if (distinct.size < said.length * MIN_NAMED_SHARE || run.length < 2) return [];
    const set = new Set(run);
    const span = spanOfSet(sentence.tokens, set);
    const kind = run.some(sentence.isNegated) ? 'no' : 'yes';
    const filter: NeedFilter = {
      propertyId: property.id,
      kind,
      min: null,
      max: null,
      unitId: null,
      optionIds: [],
      span,
      certainty: 'stated',
    };
    return [{ at: Math.min(...set), tokens: set, span, filter }];
  });
}

function longestRun(sorted: readonly number[]): number[] {
  let best: number[] = [];
  let run: number[] = [];
  for (const at of sorted) {
    run = run.length > 0 && at - (run.at(-1) ?? 0) === 1 ? [...run, at] : [at];
    if (run.length > best.length) best = run;
  }
  return best;
}

/** Parses the whole sentence within one category. */
export function readInCategory(
  sentence: Sentence,
  category: IndexedCategory | undefined,
  match: CategoryMatch | undefined,
  index: VocabularyIndex,
): CategoryReading {
  const { tokens, barred } = sentence;
  const properties = category?.properties ?? [];
  const taken = new Set<number>(barred);
  for (let at = match?.first ?? 0; at < (match?.end ?? 0); at++) taken.add(at);
  const pieces = yesNoPieces(sentence, properties);
  for (const piece of pieces) for (const at of piece.tokens) taken.add(at);

  // «گلند برنجی» names a category, and its second word an option.
  const isNameWord = (at: number) => match !== undefined && at > match.first && at < match.end && !barred.has(at);
  const isFree = (at: number) => !taken.has(at) || isNameWord(at);
  const { settled, unsettled, claimed } = matchOptions(tokens, isFree, properties, index.units, {
    isNameWord,
    isName: match?.isName ?? false,
  });
  for (const option of settled) {
    const set = new Set(option.tokens);
    const span = spanOf(tokens, option.first - option.cues, option.end);
    const certainty = certaintyOf(sentence, set, 'stated');
    pieces.push({
      at: option.first,
      tokens: set,
      span,
      filter: optionFilter(option.property.property.id, option.optionIds, span, certainty),
    });
  }
  for (const rivals of unsettled) {
    const [first] = rivals;
    if (!first) continue;
    const set = tokenSet(first.first, first.end);
    const span = spanOfSet(tokens, set);
    const choices = rivals.map(
      ({ property, optionIds }): NeedChoice => ({ propertyId: property.property.id, optionIds: [...optionIds] }),
    );
    const pending = optionFilter('', [], span, 'stated');
    pieces.push({ at: first.first, tokens: set, span, pending, question: { kind: 'property', span, choices } });
  }
  for (const at of claimed) taken.add(at);

  for (const { at, tokens: set, propertyId, unitId, number } of readDimensions(
    tokens,
    taken,
    settled,
    properties,
    index.units,
  )) {
    const span = spanOfSet(tokens, set);
    pieces.push({ at, tokens: set, span, filter: numberFilter({ low: number }, propertyId, unitId, span, 'inferred') });
    for (const one of set) taken.add(one);
  }

  const isCue = (at: number) => {
    const token = tokens[at];
    if (token?.kind !== 'word') return false;
    const concept = conceptOf(token.text);
    return dimensions.has(concept) || properties.some((one) => one.concepts.has(concept) || one.letters.has(token.raw));
  };
  const isDimension = (at: number) => dimensions.has(conceptOf(tokens[at]?.text ?? ''));
  const homeless: Quantity[] = [];
  const spoken = new Set<number>();
  for (const read of readQuantities({ tokens, units: index.units, taken, isCue, isDimension })) {
    // A word that named the previous quantity does not name this one.
    const quantity = { ...read, before: read.before.filter((at) => !spoken.has(at)) };
    const outcome = resolveQuantity(tokens, quantity, properties, index.units);
    for (const at of outcome?.cues ?? []) spoken.add(at);
    if (outcome) pieces.push(quantityPiece(sentence, quantity, outcome));
    else homeless.push(quantity);
  }
  return { pieces: pieces.sort((one, other) => one.at - other.at), homeless };
}

import type { PropertyFilter } from '../filters/filter-types.ts';
import {
  ABOUT_SHARE,
  type NeedChoice,
  type NeedFilter,
  type NeedProperty,
  type NeedReading,
  type NeedVocabulary,
  type Span,
} from '../need/need-types.ts';
import { parseNeed } from '../need/parse-need.ts';
import { mergeFilters, roundBound, toPropertyFilter } from '../need/properties/property-filter.ts';
import { indexVocabulary } from '../need/vocabulary-index.ts';
import { findSupplier, type NamedSupplier } from './find-supplier.ts';
import { isSetAside, meaningfulText, readDecimals, spellQuestion } from './question-text.ts';

/** One condition of a question: a product meets one of the filters. Several stand for words with several meanings. */
export interface Condition {
  said: string;
  anyOf: readonly PropertyFilter[];
  /** The words name the property or the option. */
  isStated: boolean;
}

/** What the need line knows, and names of suppliers where they are at hand. */
export interface QuestionVocabulary extends NeedVocabulary {
  suppliers?: readonly NamedSupplier[];
}

/** What a text asks for. */
export interface Question {
  /** The supplier whose whole name is in the text. */
  supplierId: string | undefined;
  /** In one spelling, without words that mean nothing: for a search of all words. */
  text: string;
  /** The kinds of thing that it may ask for, best first; empty if it names none. */
  categoryIds: readonly string[];
  /** The whole name of one of them is in the text. */
  isKindNamed: boolean;
  conditions: readonly Condition[];
  /** The words that are neither category nor condition. */
  words: readonly string[];
  /** Words that were read as the catalogue's nearest one. */
  corrections: readonly { typed: string; word: string }[];
}

/** A category's score if one word is its whole name. */
const WHOLE_NAME_SCORE = 7;

/** Reads the text of a search box: the same reader as the need line's. Never throws. */
export function readQuestion(typed: string, vocabulary: QuestionVocabulary): Question {
  const { supplierId, rest } = findSupplier(spellQuestion(typed), vocabulary.suppliers ?? [], (word) => {
    const { knownWords, knownPhrases } = indexVocabulary(vocabulary);
    return knownWords.has(word) || knownPhrases.has(word);
  });
  const reading = parseNeed(rest, vocabulary);
  const said = ([start, end]: Span) => rest.slice(start, end);
  return {
    supplierId,
    text: meaningfulText(readDecimals(rest)),
    categoryIds: reading.categories.map(({ categoryId }) => categoryId),
    isKindNamed: (reading.categories[0]?.score ?? 0) >= WHOLE_NAME_SCORE,
    conditions: conditionsOf(reading, vocabulary, said),
    words: searchedSpans(reading)
      .filter((span) => !isRuledOut(span, reading))
      .flatMap((span) => said(span).split(/\s+/))
      .filter((word) => !isSetAside(word)),
    corrections: reading.corrections.map(({ span, word }) => ({ typed: said(span), word })),
  };
}

/** What no condition holds, in the order of the text: a search cannot filter by a price or a day of delivery yet. */
function searchedSpans({ unread, partNumbers, also, price, delivery, stock }: NeedReading): Span[] {
  const terms = [price, delivery, stock].flatMap((one) => (one ? [one.span] : []));
  return [...unread, ...partNumbers.map(({ span }) => span), ...also, ...terms].sort(([one], [other]) => one - other);
}

/** Words that say what is not wanted find nothing that is. */
const isRuledOut = ([start, end]: Span, { exclusions }: NeedReading): boolean =>
  exclusions.some(({ span }) => start < span[1] && span[0] < end);

function conditionsOf(reading: NeedReading, vocabulary: NeedVocabulary, said: (span: Span) => string): Condition[] {
  const unitOf = (unitId: string | undefined) => vocabulary.units.find(({ id }) => id === unitId);
  const byProperty = Map.groupBy(reading.filters, ({ propertyId }) => propertyId);
  const propertyOf = (propertyId: string) => vocabulary.properties.find(({ id }) => id === propertyId);
  const read = [...byProperty.values()].map((filters) => ({
    said: filters.map(({ span }) => said(span)).join(' '),
    anyOf: sameOf(filters).map((meant) =>
      meant
        .map((one) => toPropertyFilter(one, propertyOf(one.propertyId)))
        .reduce((one, other) => mergeFilters(one, other, unitOf)),
    ),
    isStated: filters.some(({ certainty }) => certainty !== 'inferred'),
  }));
  const asked = reading.questions.flatMap(({ kind, choices, pending, span }) => {
    if (kind === 'category' || !pending) return [];
    const anyOf = choices.flatMap((choice) => complete(pending, choice, propertyOf(choice.propertyId ?? '')));
    return anyOf.length === 0 ? [] : [{ said: said(span), anyOf, isStated: false }];
  });
  const ruledOut = reading.exclusions.flatMap((one) => {
    const { propertyId, optionIds, span, kind } = one;
    if (kind === 'exact') return [{ said: said(span), anyOf: aroundOf(one), isStated: true }];
    const others = propertyOf(propertyId)?.options?.filter(({ id }) => !optionIds.includes(id)) ?? [];
    if (others.length === 0) return [];
    return [{ said: said(span), anyOf: [{ propertyId, optionIds: others.map(({ id }) => id) }], isStated: true }];
  });
  return [...read, ...asked, ...ruledOut];
}

/** The filters of one property, and what they are of each other kind that may be meant. */
function sameOf(filters: readonly NeedFilter[]): NeedFilter[][] {
  const others = (filters[0]?.alike ?? []).flatMap(({ categoryId, propertyId }) =>
    propertyId !== undefined ? [{ categoryId, propertyId }] : [],
  );
  return [
    [...filters],
    ...others.map((other) =>
      filters.map((filter) => {
        const same = filter.alike?.find(({ categoryId }) => categoryId === other.categoryId);
        return { ...filter, propertyId: other.propertyId, optionIds: same?.optionIds ?? [] };
      }),
    ),
  ];
}

const AROUND_SHARE = 1e-3;

/** All numbers but one. */
function aroundOf({ propertyId, min, unitId }: NeedFilter): PropertyFilter[] {
  const value = min ?? 0;
  const slack = Math.abs(value) * AROUND_SHARE;
  const unit = unitId ? { measurementUnitId: unitId } : {};
  return [
    { propertyId, maxValue: roundBound(value - slack), ...unit },
    { propertyId, value: roundBound(value + slack), ...unit },
  ];
}

function complete(pending: NeedFilter, choice: NeedChoice, property: NeedProperty | undefined): PropertyFilter[] {
  const { propertyId, optionIds, unitId = pending.unitId, value } = choice;
  if (propertyId === undefined) return [];
  if (optionIds) return [toPropertyFilter({ ...pending, kind: 'options', propertyId, optionIds })];
  if (pending.kind === 'options') return [];
  const told = (bound: number | null) => (bound === null || value === undefined ? bound : value);
  const filter = { ...pending, propertyId, unitId, min: told(pending.min), max: told(pending.max) };
  return [toPropertyFilter(filter, property)];
}

/** Exact numbers become approximate; undefined if there is none. */
export function loosen(conditions: readonly Condition[]): Condition[] | undefined {
  let isLooser = false;
  const looser = conditions.map((condition) => ({
    ...condition,
    anyOf: condition.anyOf.map((filter) => {
      const { value, maxValue } = filter;
      if (value === undefined || value !== maxValue || value === 0 || filter.optionIds) return filter;
      isLooser = true;
      const slack = Math.abs(value) * ABOUT_SHARE;
      return { ...filter, value: roundBound(value - slack), maxValue: roundBound(value + slack) };
    }),
  }));
  return isLooser ? looser : undefined;
}

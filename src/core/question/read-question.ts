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
import { parseTyped } from '../need/parse-need.ts';
import { mergeFilters, roundBound, toPropertyFilter } from '../need/properties/property-filter.ts';
import { indexVocabulary } from '../need/vocabulary-index.ts';
import { adviceWords } from '../need/words/trade-words.ts';
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

/** A city or a province that the text names as the place of the seller. */
export interface AskedPlace {
  id: string;
  name: string;
  said: string;
  /** The question without it. */
  without: string;
}

/** What a text asks for. */
export interface Question {
  /** The supplier whose whole name is in the text. */
  supplierId: string | undefined;
  /** In one spelling, without words that mean nothing: for a search of all words. */
  text: string;
  /** The subject of the advice that it asks for; undefined if it asks for something else. */
  about: string | undefined;
  /** The kinds of thing that it may ask for, best first; empty if it names none. */
  categoryIds: readonly string[];
  /** The whole name of one of them is in the text. */
  isKindNamed: boolean;
  conditions: readonly Condition[];
  /** The words that are neither category nor condition. */
  words: readonly string[];
  /** Undefined if there is none, or nothing else in the text. Its words are among `words` and in `text` too. */
  place: AskedPlace | undefined;
  /** Phrases that rule something out that no filter can: in neither `text` nor `words`, so that nothing is found by them. */
  ruledOut: readonly string[];
  /** Words that were read as the catalogue's nearest one. */
  corrections: readonly { typed: string; word: string }[];
}

/** A category's score if one word is its whole name. */
const WHOLE_NAME_SCORE = 7;

/** Reads the text of a search box: the same reader as the need line's. Never throws. */
export function readQuestion(typed: string, vocabulary: QuestionVocabulary): Question {
  const spelled = spellQuestion(typed);
  const { supplierId, rest } = findSupplier(spelled, vocabulary.suppliers ?? [], (word) => {
    const { knownWords, knownPhrases } = indexVocabulary(vocabulary);
    return knownWords.has(word) || knownPhrases.has(word);
  });
  const reading = parseTyped(rest, vocabulary);
  const said = ([start, end]: Span) => rest.slice(start, end);
  const advice = adviceRoot(rest, reading, vocabulary);
  const unruled = unruledSpans(rest, reading, vocabulary);
  const searched = unruled.reduce(blanked, rest);
  const text = meaningfulText(readDecimals(searched.replace(/\s+/gu, ' ').trim()));
  return {
    supplierId,
    text,
    about: advice && aboutOf(text),
    categoryIds: advice ? [advice] : reading.categories.map(({ categoryId }) => categoryId),
    isKindNamed: advice !== undefined || (reading.categories[0]?.score ?? 0) >= WHOLE_NAME_SCORE,
    conditions: advice ? [] : conditionsOf(reading, vocabulary, said),
    words: searchedSpans(reading)
      .filter((span) => !isRuledOut(span, reading))
      .flatMap(([start, end]) => searched.slice(start, end).split(/\s+/))
      .filter((word) => word !== '' && !isSetAside(word)),
    place: askedPlace(reading, spelled, vocabulary, said),
    ruledOut: unruled.map(said),
    corrections: reading.corrections.map(({ span, word }) => ({ typed: said(span), word })),
  };
}

/** What is ruled out by no condition; none if the text says nothing else. */
function unruledSpans(text: string, { ruledOut, exclusions }: NeedReading, { properties }: NeedVocabulary): Span[] {
  const spans = ruledOut.filter((span) => {
    const within = exclusions.filter((one) => overlap(one.span, span));
    return !within.some((one) => one.kind === 'exact' || otherOptions(one, properties).length > 0);
  });
  const left = spans.reduce(blanked, text).split(/\s+/);
  return left.every((word) => word === '' || isSetAside(word)) ? [] : spans;
}

/** The other spans keep their places. */
const blanked = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const overlap = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

const otherOptions = ({ propertyId, optionIds }: NeedFilter, properties: readonly NeedProperty[]) =>
  properties.find(({ id }) => id === propertyId)?.options?.filter(({ id }) => !optionIds.includes(id)) ?? [];

/** «مشاوره پمپ» asks for advice about pumps, whatever pumps there are; undefined if a kind of advice is named. */
function adviceRoot(text: string, reading: NeedReading, { categories }: NeedVocabulary): string | undefined {
  if (!text.split(' ').some((word) => adviceWords.has(word))) return undefined;
  const typeOf = (id: string) => categories.find((one) => one.id === id)?.categoryType;
  if (reading.categories.some(({ categoryId }) => typeOf(categoryId) === 'ConsultingService')) return undefined;
  return categories.find(({ parentId, categoryType }) => parentId === null && categoryType === 'ConsultingService')?.id;
}

const aboutOf = (text: string): string | undefined =>
  text
    .split(' ')
    .filter((word) => !adviceWords.has(word) && !isSetAside(word))
    .join(' ') || undefined;

/** «استان یزد»: the word before a name says what kind of place it is. */
const placeLead = /(?<!\p{L})(?:شهر|استان|شهرستان|شهرک) $/u;

/** Where it is sent is no place of the seller. */
function askedPlace(
  { place }: NeedReading,
  text: string,
  { places = [] }: NeedVocabulary,
  said: (span: Span) => string,
): AskedPlace | undefined {
  if (!place || place.isDestination) return undefined;
  const { placeId: id, span } = place;
  const name = places.find((one) => one.id === id)?.name;
  const spelled = said(span);
  const at = text.indexOf(spelled);
  if (name === undefined || at < 0) return undefined;
  const before = text.slice(0, at);
  const lead = placeLead.exec(before)?.[0] ?? '';
  const words = `${lead}${spelled}`;
  const without = `${before.slice(0, before.length - lead.length)} ${text.slice(at + spelled.length)}`
    .replace(/\s+/g, ' ')
    .trim();
  const isAlone = without.split(' ').every((word) => word === '' || isSetAside(word));
  return isAlone ? undefined : { id, name, said: words, without };
}

/**
 * What no condition holds, in the order of the text: a search cannot filter by a price or a day of delivery yet. The
 * place is one of them where it cannot be used.
 */
function searchedSpans({ unread, partNumbers, also, price, delivery, stock, place }: NeedReading): Span[] {
  const terms = [price, delivery, stock, place].flatMap((one) => (one ? [one.span] : []));
  return [...unread, ...partNumbers.map(({ span }) => span), ...also, ...terms].sort(([one], [other]) => one - other);
}

/** Words that say what is not wanted find nothing that is. */
const isRuledOut = (span: Span, { exclusions }: NeedReading): boolean =>
  exclusions.some((one) => overlap(span, one.span));

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
    const { propertyId, span, kind } = one;
    if (kind === 'exact') return [{ said: said(span), anyOf: aroundOf(one), isStated: true }];
    const others = otherOptions(one, vocabulary.properties);
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

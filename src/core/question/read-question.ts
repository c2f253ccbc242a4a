import type { NeedReading, NeedVocabulary, Span } from '../need/need-types.ts';
import { parseTyped } from '../need/parse-need.ts';
import { indexVocabulary } from '../need/vocabulary-index.ts';
import { adviceWords } from '../need/words/trade-words.ts';
import { readBareSizes, readSizeBehind } from './bare-sizes.ts';
import { type Condition, conditionsOf, otherOptions } from './conditions.ts';
import { findPartialName, findSupplier, type NamedSupplier, type PartialName } from './find-supplier.ts';
import { isSetAside, meaningfulText, readDecimals, spellQuestion, textBeside } from './question-text.ts';

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

/** What the text asks of an offer: a bound of the price of one sale unit, that it is in stock, or both. */
export interface AskedDeal {
  minRial: number | null;
  maxRial: number | null;
  isInStock: boolean;
  /** Each of them, with the question without it. */
  parts: readonly { said: string; without: string }[];
  /** The question without all of them. */
  without: string;
}

/** What a text asks for. */
export interface Question {
  /** The supplier whose whole name is in the text. */
  supplierId: string | undefined;
  /** That name as it stands in the text. */
  supplierSaid: string | undefined;
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
  /** Likewise. */
  deal: AskedDeal | undefined;
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
  const {
    supplierId,
    said: supplierSaid,
    rest,
  } = findSupplier(spelled, vocabulary.suppliers ?? [], isWordOf(vocabulary));
  const reading = parseTyped(rest, vocabulary);
  const said = ([start, end]: Span) => rest.slice(start, end);
  const advice = adviceRoot(rest, reading, vocabulary);
  const unruled = [...unruledSpans(rest, reading, vocabulary), ...unreadMoney(rest, reading)];
  const searched = unruled.reduce(blanked, rest);
  const text = meaningfulText(readDecimals(searched.replace(/\s+/gu, ' ').trim()));
  const sizes = advice
    ? undefined
    : (readBareSizes(rest, reading, vocabulary) ?? readSizeBehind(rest, reading, vocabulary));
  return {
    supplierId,
    supplierSaid,
    text,
    about: advice && aboutOf(text),
    categoryIds: advice ? [advice] : (sizes?.categoryIds ?? reading.categories.map(({ categoryId }) => categoryId)),
    isKindNamed: advice !== undefined || (reading.categories[0]?.score ?? 0) >= WHOLE_NAME_SCORE,
    conditions: advice ? [] : (sizes?.conditions ?? conditionsOf(reading, vocabulary, said)),
    words: searchedSpans(sizes ? { ...reading, unread: sizes.unread } : reading)
      .filter((span) => !isRuledOut(span, reading))
      .flatMap(([start, end]) => searched.slice(start, end).split(/\s+/))
      .filter((word) => word !== '' && !isSetAside(word)),
    place: askedPlace(reading, spelled, vocabulary, said),
    deal: askedDeal(reading, spelled, said),
    ruledOut: unruled.map(said),
    corrections: reading.corrections.map(({ span, word }) => ({ typed: said(span), word })),
  };
}

const isWordOf = (vocabulary: NeedVocabulary) => {
  const { knownWords, knownPhrases } = indexVocabulary(vocabulary);
  return (word: string) => knownWords.has(word) || knownPhrases.has(word);
};

/** Part of one supplier's name that is no word of the catalogue's names, of a text without a whole name. */
export function readPartialName(typed: string, vocabulary: QuestionVocabulary): PartialName | undefined {
  const { suppliers = [] } = vocabulary;
  const spelled = spellQuestion(typed);
  return findPartialName(spelled, suppliers, isWordOf(vocabulary));
}

/** What is ruled out by no condition; none if the text says nothing else. */
function unruledSpans(text: string, { ruledOut, exclusions }: NeedReading, { properties }: NeedVocabulary): Span[] {
  const spans = ruledOut.filter((span) => {
    const within = exclusions.filter((one) => overlap(one.span, span));
    return !within.some((one) => one.kind === 'exact' || otherOptions(one, properties).length > 0);
  });
  return isNothing(spans.reduce(blanked, text)) ? [] : spans;
}

const money =
  /(?:(?:زیر|تا|حداکثر|حداقل|بالای|کمتر از|بیشتر از) )?\d[\d.,]*(?: (?:هزار|میلیون))? (?:تومان|تومن|ریال)(?!\p{L})/gu;

/** «زیر ۱۰۰ تومان» may be said of a hundred thousand: it is no price that is sure, and its number no size. */
function unreadMoney(text: string, { price }: NeedReading): Span[] {
  if (price && price.per === 'unit') return [];
  const spans = [...text.matchAll(money)].map(({ 0: said, index }): Span => [index, index + said.length]);
  return isNothing(spans.reduce(blanked, text)) ? [] : spans;
}

/** The other spans keep their places. */
const blanked = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const overlap = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

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
  const without = textBeside(text, at - lead.length, at + spelled.length);
  return isNothing(without) ? undefined : { id, name, said: words, without };
}

const isNothing = (text: string): boolean => text.split(/\s+/).every((word) => word === '' || isSetAside(word));

/** What a whole order may cost says nothing about one piece. */
function askedDeal({ price, stock }: NeedReading, text: string, said: (span: Span) => string): AskedDeal | undefined {
  const bound = price?.per === 'unit' ? price : undefined;
  const places = [bound, stock].flatMap((one) => {
    const place = one && wordsAt(text, said(one.span).trim());
    return place ? [place] : [];
  });
  if (places.length === 0) return undefined;
  const without = beside(text, places);
  if (isNothing(without)) return undefined;
  return {
    minRial: bound?.minRial ?? null,
    maxRial: bound?.maxRial ?? null,
    isInStock: stock !== null,
    parts: places.map((place) => ({ said: text.slice(...place), without: beside(text, [place]) })),
    without,
  };
}

/** Of whole words; «موجود» is not in «موجودی». */
function wordsAt(text: string, words: string): Span | undefined {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!/\p{L}$/u.test(text.slice(0, at)) && !/^\p{L}/u.test(text.slice(end))) return [at, end];
  }
  return undefined;
}

const beside = (text: string, places: readonly Span[]): string =>
  places.reduce(blanked, text).replace(/\s+/g, ' ').trim();

/**
 * What no condition holds, in the order of the text: a search cannot filter by a day of delivery yet. The place, the
 * price and the stock are among them where they cannot be used.
 */
function searchedSpans({ unread, partNumbers, also, price, delivery, stock, place }: NeedReading): Span[] {
  const terms = [price, delivery, stock, place].flatMap((one) => (one ? [one.span] : []));
  return [...unread, ...partNumbers.map(({ span }) => span), ...also, ...terms].sort(([one], [other]) => one - other);
}

/** Words that say what is not wanted find nothing that is. */
const isRuledOut = (span: Span, { exclusions }: NeedReading): boolean =>
  exclusions.some((one) => overlap(span, one.span));

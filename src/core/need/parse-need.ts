import type { CategoryMatch } from './kinds/category-match.ts';
import { isDoubtful } from './kinds/doubtful-category.ts';
import { isGoods } from './kinds/goods-units.ts';
import { matchCategories } from './kinds/match-categories.ts';
import { isFullyNamed, ownWordsBehind } from './kinds/own-words.ts';
import { isHalfNamed, isOfOtherKinds, rivalKinds } from './kinds/rival-kinds.ts';
import {
  NEED_LENGTH_MAX,
  type NeedAnswers,
  type NeedCandidate,
  type NeedPlace,
  type NeedQuestion,
  type NeedReading,
  type NeedVocabulary,
  type Span,
} from './need-types.ts';
import { negatedTokens } from './negation/negated-tokens.ts';
import { alikeKinds } from './pieces/alike-kinds.ts';
import { mergeReadings } from './pieces/merge-readings.ts';
import { narrowReadings } from './pieces/narrow-readings.ts';
import { askOpen, isSupported } from './pieces/open-filters.ts';
import type { Sentence } from './pieces/pieces.ts';
import { readExclusions, withoutExcluded } from './pieces/read-exclusions.ts';
import { readInCategory } from './pieces/read-in-category.ts';
import { isRuledOut, withoutRuledOut } from './pieces/ruled-out-kinds.ts';
import { readQuantities } from './quantities/read-quantities.ts';
import { correctWords } from './spelling/correct-words.ts';
import { changedWords, inOtherLayout } from './spelling/keyboard-layout.ts';
import { inPersianWords } from './spelling/latin-words.ts';
import { narrowByNumber } from './terms/category-of-number.ts';
import { countsPart } from './terms/counts-part.ts';
import { findPlace, isDestination } from './terms/find-place.ts';
import { readCountBefore, readMeasuredBefore } from './terms/read-amount.ts';
import { readDelivery, readStock } from './terms/read-delivery.ts';
import { moneyTokens } from './terms/read-price.ts';
import { readTerms } from './terms/read-terms.ts';
import { indexVocabulary, type VocabularyIndex } from './vocabulary-index.ts';
import { spanOf, type Token, tokenize } from './words/need-tokens.ts';
import { bearingWords } from './words/order-words.ts';
import { negatedSpans, unreadSpans } from './words/unread-spans.ts';

/**
 * Parses a need written as one sentence. Uncertain parts become questions, unknown words stay unread. The result
 * depends only on the arguments; `answers` answer questions of an earlier result. Never throws.
 */
export function parseNeed(sentence: string, vocabulary: NeedVocabulary, answers: NeedAnswers = {}): NeedReading {
  const reading = parseTyped(sentence, vocabulary, answers);
  // A Persian word that nobody knows is a thing that nobody has.
  if (reading.categories.length > 0 || /\p{Script=Arab}/u.test(sentence)) return reading;
  const other = inOtherLayout(sentence.slice(0, NEED_LENGTH_MAX), () => false);
  const meant = other && parseTyped(other, vocabulary, answers);
  if (!meant || meant.categories.length === 0) return reading;
  return { ...meant, corrections: [...changedWords(sentence, other), ...meant.corrections] };
}

/** With each letter as it was typed. */
export function parseTyped(sentence: string, vocabulary: NeedVocabulary, answers: NeedAnswers = {}): NeedReading {
  const index = indexVocabulary(vocabulary);
  const typed = tokenize(sentence.slice(0, NEED_LENGTH_MAX));
  const reading = parseTokens(typed, index, answers);
  // Catalogues have English names too: Latin words are read as Persian ones only if that explains more.
  const isOpen = reading.categories.length === 0 || hasLatin(sentence, reading);
  const persian = isOpen ? inPersianWords(typed, index) : undefined;
  const other = persian && parseTokens(persian, index, answers);
  const isBetter =
    other !== undefined &&
    other.categories.length > 0 &&
    (reading.categories.length === 0 || (unreadLength(other) < unreadLength(reading) && !isOpener(other, reading)));
  return isBetter ? other : reading;
}

const hasLatin = (sentence: string, { unread }: NeedReading) =>
  unread.some((span) => /[a-z]{3,}/i.test(sentence.slice(...span)));
const asksCategory = ({ questions }: NeedReading) => questions.some(({ kind }) => kind === 'category');
const isOpener = (other: NeedReading, reading: NeedReading) => asksCategory(other) && !asksCategory(reading);
const unreadLength = ({ unread }: NeedReading) => unread.reduce((sum, [start, end]) => sum + end - start, 0);

function parseTokens(typed: Token[], index: VocabularyIndex, answers: NeedAnswers): NeedReading {
  const { tokens, corrected } = correctWords(typed, index);
  const terms = readTerms(tokens, index);
  const negated = negatedTokens(tokens, index, terms.taken);
  const barred = new Set([...negated, ...terms.taken, ...moneyTokens(tokens)]);
  const isGuessed = ({ first, end, isWhole }: CategoryMatch) => !isWhole && end - first === 1 && corrected.has(first);
  const matched = matchCategories(tokens, barred, index).filter((match) => !isGuessed(match));
  const sentence = { tokens, corrected, barred, isNegated: (at: number) => negated.has(at) };
  const wanted = withoutRuledOut(matched, sentence, negated, index);
  const named = chooseMatches(narrowByNumber(wanted, terms.partNumbers[0], index), answers, index);
  const counted = terms.amount && countsPart(tokens, terms.amount, named, index) ? terms.amount : undefined;
  for (let at = counted?.first ?? 0; at < (counted?.end ?? 0); at++) {
    barred.delete(at);
    terms.taken.delete(at);
  }
  const measured =
    (counted ? undefined : terms.amount) ??
    readMeasuredBefore(tokens, named[0]?.first ?? 0, index.units, (at) => barred.has(at)) ??
    readCountBefore(tokens, named[0]?.first ?? 0, index, (at) => barred.has(at), named[0]?.categoryId);
  if (measured) for (let at = measured.first; at < measured.end; at++) barred.add(at);
  const inEach = named.map((match) => ({
    match,
    categoryId: match.categoryId,
    ...readInCategory(sentence, index.categories.get(match.categoryId), match, index),
  }));
  const readings = narrowReadings(inEach, sentence, negated, index, terms.partNumbers.length > 0);
  const matches = readings.map(({ match }) => match);
  const merged = mergeReadings(sentence, readings, matches, index, answers, measured !== undefined);
  const used = new Set([...merged.used, ...terms.taken]);
  for (const at of terms.payment) used.delete(at);
  // Place, delivery and stock behind a second thing are those of the whole terms.
  for (let at = terms.also?.first ?? 0; at < (terms.also?.end ?? 0); at++) used.delete(at);
  const use = ({ first, end }: { first: number; end: number }) => {
    for (let at = first; at < end; at++) used.add(at);
  };
  if (measured) use(measured);
  for (const one of terms.partNumbers) use(one);
  for (const match of matches) {
    use(match);
    for (const at of match.also) used.add(at);
    for (const at of match.skipped) if (!merged.used.has(at)) used.delete(at);
    for (const at of ownWordsBehind(tokens, match, index)) if (!barred.has(at)) used.add(at);
  }
  const isFree = (at: number) => at < tokens.length && !used.has(at) && !negated.has(at) && !terms.payment.has(at);
  const place = findPlace(tokens, new Set([...used, ...negated, ...terms.payment]), index);
  if (place) use(place);
  const delivery = readDelivery(tokens, isFree);
  for (const at of delivery?.tokens ?? []) used.add(at);
  const stock = readStock(tokens, isFree);
  if (stock) use(stock);
  if (terms.also) use(terms.also);

  const isArabicIn = ([start, end]: Span) =>
    tokens.some((one) => one.start >= start && one.end <= end && /\p{Script=Arab}/u.test(one.text));
  const hasOption = merged.filters.some(({ kind, span }) => kind === 'options' && isArabicIn(span));
  const isUnread = (at: number) => isFree(at) && !(terms.also && at >= terms.also.first);
  const [only] = matches.length === 1 ? matches : [];
  const exclusions = only
    ? readExclusions(sentence, negated, index.categories.get(only.categoryId), index, merged.filters)
    : [];
  const amount = measured?.amount ?? merged.amount;
  const isOther =
    only !== undefined &&
    (isHalfNamed(only, readings[0]?.homeless ?? [], isUnread, index) ||
      isRuledOut(only, sentence, negated, index) ||
      isGoods(only, amount?.unitId, index));
  const [alone] = readings;
  const isOfKind = only !== undefined && alone !== undefined && terms.partNumbers.length === 0;
  const twins = isOfKind ? alikeKinds(only, alone.pieces, sentence, index) : [];
  const alike = twins.length === 0 && isOfKind ? rivalKinds(tokens, only, isUnread, index) : twins;
  const aboutKind = categoryQuestions(sentence, matches, index, answers, isUnread, hasOption, isOther, alike);
  const kind = aboutKind.length > 0 && twins.length === 0 ? index.categories.get(only?.categoryId ?? '') : undefined;
  const isKindOpen = kind?.isLeaf === true && kind.category.categoryType !== 'ElectronicDocument';
  const open =
    only && isKindOpen && (alike.length > 0 || !(isFullyNamed(only) || isSupported(merged.filters, sentence, index)))
      ? askOpen(merged.filters, only, alike, sentence, index, answers)
      : undefined;
  const questions = [...aboutKind, ...merged.questions, ...(open?.questions ?? [])];
  return {
    categories: matches.map((match) => toCandidate(match, sentence)),
    filters: withoutExcluded(open?.filters ?? merged.filters, exclusions),
    // The number of a bearing says which of several kinds is meant.
    questions:
      terms.partNumbers.length > 0 && matches.length > 1 && tokens.some(({ text }) => bearingWords.has(text))
        ? questions.filter(({ kind }) => kind !== 'category')
        : questions,
    amount,
    place: place ? presentPlace(tokens, place) : null,
    price: terms.price,
    delivery: delivery ? { maxDays: delivery.maxDays, span: delivery.span } : null,
    stock: stock ? { span: spanOf(tokens, stock.first, stock.end) } : null,
    partNumbers: terms.partNumbers.map(({ text, span }) => ({ text, span })),
    also: terms.also ? [spanOf(tokens, terms.also.first, terms.also.end)] : [],
    unread: unreadSpans(tokens, used, negated),
    ruledOut: negatedSpans(tokens, negated),
    exclusions,
    corrections: [...corrected].map((at) => ({ span: spanOf(tokens, at, at + 1), word: tokens[at]?.text ?? '' })),
  };
}

function presentPlace(tokens: readonly Token[], place: { placeId: string; first: number; end: number }): NeedPlace {
  const { placeId, first, end } = place;
  const span = spanOf(tokens, first, end);
  return isDestination(tokens, place) ? { placeId, isDestination: true, span } : { placeId, span };
}

/** An answered category replaces all others; the words that matched it keep their span. */
function chooseMatches(
  matches: readonly CategoryMatch[],
  { categoryId }: NeedAnswers,
  index: VocabularyIndex,
): readonly CategoryMatch[] {
  if (categoryId === undefined || !index.categories.has(categoryId)) return matches;
  const known = matches.find((match) => match.categoryId === categoryId) ?? matches[0];
  const nothing = { score: 0, first: 0, end: 0, isName: false, isWhole: false, ownEnd: 0, skipped: [], also: [] };
  return [{ ...(known ?? nothing), categoryId }];
}

function toCandidate({ categoryId, score, first, end }: CategoryMatch, { tokens, corrected }: Sentence): NeedCandidate {
  let isCorrected = false;
  for (let at = first; at < end; at++) isCorrected ||= corrected.has(at);
  const span: Span = end > first ? spanOf(tokens, first, end) : [0, 0];
  return { categoryId, score, span, certainty: isCorrected ? 'corrected' : 'stated' };
}

function categoryQuestions(
  { tokens, barred }: Sentence,
  matches: CategoryMatch[],
  index: VocabularyIndex,
  { categoryId: answered }: NeedAnswers,
  isUnread: (at: number) => boolean,
  hasOption: boolean,
  isOther: boolean,
  alike: readonly string[],
): NeedQuestion[] {
  const [first, second] = matches;
  if (!first) {
    const quantities = readQuantities({
      tokens,
      units: index.units,
      taken: barred,
      isCue: () => false,
      isDimension: () => false,
    });
    const measured = quantities.filter(({ units }) => units.length > 0);
    const [from] = measured;
    const to = measured.at(-1);
    return from && to ? [{ kind: 'category', span: spanOf(tokens, from.first, to.end), choices: [] }] : [];
  }
  const span = spanOf(tokens, first.first, first.end);
  if (second) {
    const leavesOf = ({ categoryId }: CategoryMatch) => index.categories.get(categoryId)?.leafIds ?? [];
    const isOfBranches = matches.every((match) => leavesOf(match).length > 0);
    const ids = matches.flatMap((match) => (isOfBranches ? leavesOf(match) : [match.categoryId]));
    return [{ kind: 'category', span, choices: ids.map((categoryId) => ({ categoryId })) }];
  }
  const category = index.categories.get(first.categoryId);
  if (answered === undefined && alike.length > 0) {
    return [{ kind: 'category', span, choices: [first.categoryId, ...alike].map((categoryId) => ({ categoryId })) }];
  }
  const isOpen =
    isOther || isOfOtherKinds(tokens, first, isUnread, index) || isDoubtful(tokens, first, isUnread, index, hasOption);
  if (answered === undefined && category?.isLeaf && isOpen) {
    return [{ kind: 'category', span, choices: [{ categoryId: first.categoryId }] }];
  }
  if (!category || category.isLeaf) return [];
  return [{ kind: 'category', span, choices: category.leafIds.map((categoryId) => ({ categoryId })) }];
}

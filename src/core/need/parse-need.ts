import { correctWords } from './correct-words.ts';
import { type CategoryMatch, matchCategories } from './match-categories.ts';
import { mergeReadings } from './merge-readings.ts';
import { joinText, spanOf, type Token, tokenize } from './need-tokens.ts';
import {
  NEED_LENGTH_MAX,
  type NeedAnswers,
  type NeedCandidate,
  type NeedQuestion,
  type NeedReading,
  type NeedVocabulary,
  type Span,
} from './need-types.ts';
import { readExclusions } from './read-exclusions.ts';
import { readInCategory, type Sentence } from './read-in-category.ts';
import { readQuantities } from './read-quantities.ts';
import { bounds, fillers, negations, negationsAfter, numberWords } from './trade-words.ts';
import { indexVocabulary, type VocabularyIndex } from './vocabulary-index.ts';

/**
 * Parses a need written as one sentence. Uncertain parts become questions, unknown words stay unread. The result
 * depends only on the arguments; `answers` answer questions of an earlier result. Never throws.
 */
export function parseNeed(sentence: string, vocabulary: NeedVocabulary, answers: NeedAnswers = {}): NeedReading {
  const index = indexVocabulary(vocabulary);
  const { tokens, corrected } = correctWords(tokenize(sentence.slice(0, NEED_LENGTH_MAX)), index);
  const negated = negatedTokens(tokens, index);
  const read: Sentence = { tokens, corrected, barred: negated, isNegated: (at) => negated.has(at) };
  const matches = chooseMatches(matchCategories(tokens, negated, index), answers, index);
  const readings = matches.map((match) => ({
    categoryId: match.categoryId,
    ...readInCategory(read, index.categories.get(match.categoryId), match, index),
  }));
  const merged = mergeReadings(read, readings, matches, index, answers);

  const used = new Set(merged.used);
  for (const { first, end, also } of matches) {
    for (let at = first; at < end; at++) used.add(at);
    for (const at of also) used.add(at);
  }
  const place = findPlace(tokens, used, index);
  for (let at = place?.first ?? 0; at < (place?.end ?? 0); at++) used.add(at);

  return {
    categories: matches.map((match) => toCandidate(match, read)),
    filters: merged.filters,
    questions: [...categoryQuestions(read, matches, index), ...merged.questions],
    amount: merged.amount,
    place: place ? { placeId: place.placeId, span: spanOf(tokens, place.first, place.end) } : null,
    unread: unreadSpans(tokens, used, negated),
    exclusions:
      matches.length === 1
        ? readExclusions(read, negated, index.categories.get(matches[0]?.categoryId ?? ''), index)
        : [],
    corrections: [...corrected].map((at) => ({ span: spanOf(tokens, at, at + 1), word: tokens[at]?.text ?? '' })),
  };
}

/** An answered category replaces all others; the words that matched it keep their span. */
function chooseMatches(matches: CategoryMatch[], { categoryId }: NeedAnswers, index: VocabularyIndex): CategoryMatch[] {
  if (categoryId === undefined || !index.categories.has(categoryId)) return matches;
  const known = matches.find((match) => match.categoryId === categoryId) ?? matches[0];
  const nothing = { score: 0, first: 0, end: 0, isName: false, also: [] };
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
  if (second) return [{ kind: 'category', span, choices: matches.map(({ categoryId }) => ({ categoryId })) }];
  const category = index.categories.get(first.categoryId);
  if (!category || category.isLeaf) return [];
  return [{ kind: 'category', span, choices: category.leafIds.map((categoryId) => ({ categoryId })) }];
}

const MAX_NEGATED_TOKENS = 3;
/** «مغز کنفی نباشه», «۳۰۴ نباشه» */
const MAX_NEGATED_BEFORE = 2;
/** «نه درزدار» */
const MAX_NEGATED_BY_NO = 1;

/** The words after «بدون …» or «غیر …», unless these are part of a name, as in «لوله بدون درز». */
function negatedTokens(tokens: readonly Token[], index: VocabularyIndex): Set<number> {
  const negated = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    if (negationsAfter.has(tokens[at]?.text ?? '')) negateBefore(tokens, at, negated);
    const length = [3, 2, 1].find((count) => negations.has(joinText(tokens, at, at + count)));
    if (length === undefined || isNumberWord(tokens, at) || isBoundWord(tokens, at)) continue;
    if (index.knownPhrases.has(joinText(tokens, at, at + length + 1))) continue;
    for (let own = at; own < at + length; own++) negated.add(own);
    const most = tokens[at]?.text === 'نه' ? MAX_NEGATED_BY_NO : MAX_NEGATED_TOKENS;
    for (let next = at + length; next < at + length + most; next++) {
      const token = tokens[next];
      if (token?.kind !== 'word' || (fillers.has(token.text) && token.text !== 'جنس')) break;
      negated.add(next);
    }
  }
  return negated;
}

/** «ده نه», «هشت تا نه عدد»: nine. */
const isNumberWord = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.text !== 'نه') return false;
  const after = tokens[at + 1];
  return after?.kind !== 'word' || after.text === 'تا' || numberWords.has(tokens[at - 1]?.text ?? '');
};

/** «نه بیشتر از ۱۰ بار» is a bound. */
const isBoundWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'نه' && [2, 3].some((count) => bounds.has(joinText(tokens, at, at + count)));

function negateBefore(tokens: readonly Token[], at: number, negated: Set<number>): void {
  negated.add(at);
  for (let before = at - 1; before >= Math.max(0, at - MAX_NEGATED_BEFORE); before--) {
    const token = tokens[before];
    if (!token || token.kind === 'mark' || fillers.has(token.text) || negated.has(before)) break;
    // «M20 پلاستیکی نباشه»: the size stays.
    if (token.kind === 'number' && before < at - 1) break;
    negated.add(before);
    if (token.kind === 'number') break;
  }
}

const MAX_PLACE_TOKENS = 3;
const MIN_PLACE_LETTERS = 4;
const placeLinks = new Set(['در', 'از', 'به', 'تحویل', 'شهر', 'استان', 'شهرستان', 'حوالی', 'نزدیک']);

/** Some towns have everyday names («فریم», «زاویه», «مقاومت»); these need a word such as «در» before them. */
function findPlace(tokens: readonly Token[], used: ReadonlySet<number>, { places, knownWords }: VocabularyIndex) {
  for (let first = 0; first < tokens.length; first++) {
    for (let end = Math.min(tokens.length, first + MAX_PLACE_TOKENS); end > first; end--) {
      const name = joinText(tokens, first, end);
      const placeId = places.get(name);
      if (placeId === undefined || [...used].some((at) => at >= first && at < end)) continue;
      const isTold = placeLinks.has(tokens[first - 1]?.text ?? '');
      const next = tokens[end];
      const isSized = next?.kind === 'number' || (next?.kind === 'word' && /^[a-z]/i.test(next.text));
      const isPlain = name.length >= MIN_PLACE_LETTERS && !isSized && !knownWords.has(name);
      if (isTold || isPlain) return { placeId, first, end };
    }
  }
  return undefined;
}

function unreadSpans(tokens: readonly Token[], used: ReadonlySet<number>, negated: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  let first: number | undefined;
  const close = (end: number) => {
    if (first !== undefined) spans.push(spanOf(tokens, first, end));
    first = undefined;
  };
  for (const [at, token] of tokens.entries()) {
    const isJoint = token.kind === 'mark' && token.isGlued && first !== undefined && tokens[at + 1]?.isGlued;
    const isPlain = token.kind === 'mark' ? !isJoint : fillers.has(token.text) && !negated.has(at);
    if (used.has(at) || isPlain) close(at);
    else first ??= at;
  }
  close(tokens.length);
  return spans;
}

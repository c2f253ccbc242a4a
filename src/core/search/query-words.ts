import { latinFor, persianFor } from '../finglish/finglish.ts';
import { stem } from '../need/words/word-keys.ts';
import { isSetAside, readDecimals, spellQuestion } from '../question/question-text.ts';
import { foldJoined, searchTerms } from '../text/persian.ts';

/** Further words would not change the results noticeably. */
const WORDS_MAX = 8;

/** The spellings of one typed word: all of its parts, or one joined word. */
export interface QueryWord {
  /** As typed. */
  typed: string;
  parts: string[];
  joined: string;
}

/** A term of an entry, or the beginning of one. */
export interface WordTerm {
  term: string;
  isPrefix: boolean;
}

/** One way to have a word: all of these terms. */
export type WordForm = readonly WordTerm[];

const onlyLetters = (text: string): string => foldJoined(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Splits a text into words; «پمپ‌های 6205-2RS» is a word and one of two parts. Words that mean nothing are left out
 * unless there is no other.
 */
export function toQueryWords(text: string): QueryWord[] {
  const chunks = text.split(/\s+/).flatMap(chunksOf);
  const telling = chunks.filter(({ spelled }) => !isSetAside(spelled.toLowerCase()));
  const words = (telling.length > 0 ? telling : chunks).flatMap(({ typed, spelled }) => {
    const terms = searchTerms(spelled);
    if (terms.length === 0) return [];
    const whole = onlyLetters(spelled);
    const parts = terms.filter((term) => term !== whole);
    return [{ typed, parts: parts.length > 0 ? parts : [whole], joined: terms.includes(whole) ? whole : '' }];
  });
  return words.slice(0, WORDS_MAX);
}

/** «بلبرینگ۶۲۰۵» is two. */
function chunksOf(typed: string): { typed: string; spelled: string }[] {
  const spelled = readDecimals(spellQuestion(typed)).split(' ');
  return spelled.length === 1
    ? [{ typed, spelled: spelled[0] ?? '' }]
    : spelled.map((one) => ({ typed: one, spelled: one }));
}

/** Whether the text is a single letter or digit, the beginning of countless words. */
export function isOneLetter(text: string): boolean {
  const [word, ...more] = toQueryWords(text);
  return word !== undefined && more.length === 0 && [...joinedSpelling(word)].length === 1;
}

/** The word in its joined spelling. */
export const joinedSpelling = (word: QueryWord): string => word.joined || word.parts.join('');

/** Every spelling that finds the word. */
export const spellingsOf = (word: QueryWord): string[] => [joinedSpelling(word), ...word.parts, ...otherForms(word)];

/** «فنری» without its ending, and the Persian word for a Latin one. */
function otherForms(word: QueryWord): string[] {
  const spelling = joinedSpelling(word);
  const persian = persianFor(spelling);
  const latin = latinFor(spelling);
  const bare = stem(spelling);
  return [
    ...(persian === undefined ? [] : searchTerms(persian).slice(0, 1)),
    ...(latin === undefined ? [] : [latin]),
    ...(bare === spelling ? [] : [bare]),
  ];
}

const isShort = (term: string): boolean => [...term].length === 1;
const isNumber = (term: string): boolean => /^\d+$/.test(term);

/**
 * A term before the last is complete if it is a single letter, which is rarely meant as a prefix and would match half of
 * all words, or a number, since 28 in «28×40×7» is not 280. The last term may still be typed, except for a single
 * letter or digit of several parts.
 */
function typedTerm(term: string, { isLast, isPart }: { isLast: boolean; isPart: boolean }): WordTerm {
  const isComplete = isLast ? isPart && isShort(term) : isShort(term) || isNumber(term);
  return { term, isPrefix: !isComplete };
}

export interface WordFormsOptions {
  /** Matches whole words only, no prefixes. @default false */
  isWhole?: boolean;
  /** Alternatives to accept for a word. @default none */
  others?: (word: QueryWord) => readonly string[];
}

/** For each word the forms that an entry may have it in: in whole, in parts or joined with its neighbour. */
export function formsOfWords(
  words: readonly QueryWord[],
  { isWhole = false, others = () => [] }: WordFormsOptions = {},
): WordForm[][] {
  const asMatch = (term: string): WordForm => [{ term, isPrefix: !isWhole }];
  const asTyped = (term: string, at: { isLast: boolean; isPart: boolean }): WordTerm =>
    isWhole ? { term, isPrefix: false } : typedTerm(term, at);
  return words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const isPart = word.parts.length > 1;
    const isLast = (at: number) => !after && at === word.parts.length - 1;
    const forms: WordForm[] = [word.parts.map((part, at) => asTyped(part, { isLast: isLast(at), isPart }))];
    if (word.joined) forms.push([asTyped(word.joined, { isLast: !after, isPart: false })]);
    for (const other of otherForms(word)) forms.push([{ term: other, isPrefix: false }]);
    if (before) forms.push(asMatch(joinedSpelling(before) + joinedSpelling(word)));
    if (after) forms.push(asMatch(joinedSpelling(word) + joinedSpelling(after)));
    for (const other of others(word)) forms.push(asMatch(other));
    return forms;
  });
}

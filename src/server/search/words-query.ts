import { foldJoined, searchTerms } from '../../core/persian.ts';

/** Words after these add nothing a person would notice. */
const WORDS_MAX = 8;

/** The spellings of one typed word: its parts all together, or joined into one. */
export interface QueryWord {
  /** As the person wrote it. */
  typed: string;
  parts: string[];
  joined: string;
}

const onlyLetters = (text: string): string => foldJoined(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** «پمپ‌های 6205-2RS» is two words of two parts each. */
export function toQueryWords(text: string): QueryWord[] {
  const words = text.split(/\s+/).flatMap((chunk) => {
    const terms = searchTerms(chunk);
    if (terms.length === 0) return [];
    const whole = onlyLetters(chunk);
    const parts = terms.filter((term) => term !== whole);
    return [{ typed: chunk, parts: parts.length > 0 ? parts : [whole], joined: terms.includes(whole) ? whole : '' }];
  });
  return words.slice(0, WORDS_MAX);
}

/** In one piece. */
export const spelledOut = (word: QueryWord): string => word.joined || word.parts.join('');

/** Terms are raw in the index, so no text parser may touch them. */
const lexeme = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** A lexeme that stands for every word it begins. */
const prefix = (term: string): string => `${lexeme(term)}:*`;
/** Of a word that others follow: a single letter begins half of all words, and is rarely meant so. */
const wholeIfLetter = (term: string): string => ([...term].length === 1 ? lexeme(term) : prefix(term));

const anyOf = (alternatives: readonly string[]): string => `(${alternatives.join(' | ')})`;

interface TsQueryOptions {
  /** Words as they are, none that only begins so. @default false */
  isWhole?: boolean;
  /** Taken in a word's place too. @default none */
  others?: (word: QueryWord) => readonly string[];
}

/**
 * The text of a `tsquery`: every word is there, whole or in parts, or run together with its neighbour; undefined where
 * the text has no word.
 */
export function toTsQuery(
  words: readonly QueryWord[],
  { isWhole = false, others = () => [] }: TsQueryOptions = {},
): string | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const match = isWhole ? lexeme : prefix;
    const matchPart = isWhole ? lexeme : after ? wholeIfLetter : prefix;
    // PostgreSQL reads a form that is named twice twice.
    const parts = word.parts.map(matchPart);
    const forms = new Set([parts.length === 1 ? parts.join() : `(${parts.join(' & ')})`]);
    if (word.joined) forms.add(matchPart(word.joined));
    if (before) forms.add(match(spelledOut(before) + spelledOut(word)));
    if (after) forms.add(match(spelledOut(word) + spelledOut(after)));
    for (const other of others(word)) forms.add(match(other));
    return anyOf([...forms]);
  });
  return conditions.join(' & ');
}

import { foldJoined, searchTerms } from '../../core/persian.ts';

/** Words after these add nothing a person would notice. */
const WORDS_MAX = 8;

/** The spellings of one typed word: its parts all together, or joined into one. */
export interface QueryWord {
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
    return [{ parts: parts.length > 0 ? parts : [whole], joined: terms.includes(whole) ? whole : '' }];
  });
  return words.slice(0, WORDS_MAX);
}

/** A lexeme that stands for every word it begins. Terms are raw in the index, so no text parser may touch them. */
const prefix = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

const anyOf = (alternatives: readonly string[]): string => `(${alternatives.join(' | ')})`;

/**
 * The text of a `tsquery`: every word is there, whole or in parts, or run together with its neighbour; undefined where
 * the text has no word. Each word's `others` are taken in its place too.
 */
export function toTsQuery(
  words: readonly QueryWord[],
  others: (word: QueryWord) => readonly string[] = () => [],
): string | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const forms = new Set([anyAll(word.parts)]);
    if (word.joined) forms.add(prefix(word.joined));
    if (before) forms.add(prefix(spelledOut(before) + spelledOut(word)));
    if (after) forms.add(prefix(spelledOut(word) + spelledOut(after)));
    for (const other of others(word)) forms.add(prefix(other));
    return anyOf([...forms]);
  });
  return conditions.join(' & ');
}

const anyAll = (parts: readonly string[]): string => `(${parts.map(prefix).join(' & ')})`;

/** In one piece. */
export const spelledOut = (word: QueryWord): string => word.joined || word.parts.join('');

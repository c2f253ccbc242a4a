import { joinedSpelling, toQueryWords } from './query-words.ts';

/** For a word in its joined spelling, other words to accept in its place. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

export interface CountedTerm {
  term: string;
  uses: number;
}

const NEAREST_MAX = 3;
const LONG_LETTERS = 7;

/** Whether it may be a typing mistake: a mistyped number, code or abbreviation is another valid one. */
export const isCorrectable = (word: string): boolean => [...word].length >= 2 && !/\p{N}|^[a-z]{1,3}$/u.test(word);

/** Those of the terms that a mistyped word may mean, likeliest first. */
export function nearestOf(word: string, terms: Iterable<CountedTerm>): string[] {
  const letters = [...word];
  const mistakesMax = letters.length >= LONG_LETTERS ? 2 : 1;
  const near: (CountedTerm & ReturnType<typeof measure>)[] = [];
  for (const { term, uses } of terms) {
    const measured = measure(letters, [...term]);
    if (measured.mistakes <= mistakesMax) near.push({ term, uses, ...measured });
  }
  near.sort(
    (a, b) => a.mistakes - b.mistakes || a.missing - b.missing || b.uses - a.uses || (a.term < b.term ? -1 : 1),
  );
  const [nearest] = near;
  // Keep only the best kind of match: fewest mistakes, and whole words rather than prefixes if there are any.
  return near
    .filter((one) => one.mistakes === nearest?.mistakes && one.missing > 0 === nearest.missing > 0)
    .slice(0, NEAREST_MAX)
    .map((one) => one.term);
}

/**
 * Damerau–Levenshtein distance from the word to the nearest prefix of the term, and how many letters of the term follow
 * that prefix.
 */
function measure(word: string[], term: string[]): { mistakes: number; missing: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, index) => index);
  for (const [i, letter] of word.entries()) {
    const row = [i + 1];
    for (const [j, other] of term.entries()) {
      const change = (last[j] ?? 0) + (letter === other ? 0 : 1);
      const isSwap = i > 0 && j > 0 && letter === term[j - 1] && word[i - 1] === other;
      const swap = isSwap ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(change, swap, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  const mistakes = Math.min(...last);
  return { mistakes, missing: term.length - last.lastIndexOf(mistakes) };
}

/** The words of a text that may be typing mistakes; a mark inside a word is none. */
export function correctableWords(text: string): ReadonlySet<string> {
  const plain = text.split(/\s+/).filter((word) => /^[\p{L}\p{M}\p{N}\u200c]+$/u.test(word));
  return new Set(toQueryWords(plain.join(' ')).map(joinedSpelling));
}

/** More spellings of a text are hardly likelier. */
export const CORRECTIONS_MAX = 4;

/** A few corrected spellings of the text, likeliest first; a correct word, or one without a correction, stays as typed. */
export function correctedTexts(text: string, corrections: OtherWords): string[] {
  const words = toQueryWords(text);
  const choices = Math.max(...words.map((word) => corrections.get(joinedSpelling(word))?.length ?? 0));
  const texts = Array.from({ length: choices }, (_, choice) =>
    words
      .map((word) => {
        const others = corrections.get(joinedSpelling(word)) ?? [];
        const isCorrect = others[0] === joinedSpelling(word);
        return isCorrect ? word.typed : (others[choice] ?? others[0] ?? word.typed);
      })
      .join(' '),
  );
  const typed = words.map((word) => word.typed).join(' ');
  return [...new Set(texts)].filter((one) => one !== typed).slice(0, CORRECTIONS_MAX);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { prefixPattern } from '../platform/like.ts';

const NEAREST_MAX = 3;
const CANDIDATES = 40;
const SIMILARITY_MIN = 0.3;
/** In a short word, one wrong letter changes most trigrams: candidates are found by their first letter instead. */
const SHORT_LETTERS = 4;
const LONG_LETTERS = 7;

/** The catalogue's words that a mistyped word may mean, likeliest first. */
export async function nearestTerms(db: Executor, word: string): Promise<string[]> {
  const letters = [...word];
  // A mistyped number, code or abbreviation is another valid one.
  if (letters.length < 2 || /\p{N}|^[a-z]{1,3}$/u.test(word)) return [];
  const candidates = letters.length <= SHORT_LETTERS ? ofSameStart(letters) : ofSameTrigrams(word);
  const { rows } = await db.execute<{ term: string; uses: number }>(candidates);
  const mistakesMax = letters.length >= LONG_LETTERS ? 2 : 1;
  const near = rows
    .map(({ term, uses }) => ({ term, uses, ...measure(letters, [...term]) }))
    .filter((one) => one.mistakes <= mistakesMax)
    .sort((a, b) => a.mistakes - b.mistakes || a.missing - b.missing || b.uses - a.uses || (a.term < b.term ? -1 : 1));
  const [nearest] = near;
  // Keep only the best kind of match: fewest mistakes, and whole words rather than prefixes if there are any.
  return near
    .filter((one) => one.mistakes === nearest?.mistakes && one.missing > 0 === nearest.missing > 0)
    .slice(0, NEAREST_MAX)
    .map((one) => one.term);
}

const ofSameTrigrams = (word: string): SQL => sql`
  select term, uses from search_terms where term % ${word} and similarity(term, ${word}) >= ${SIMILARITY_MIN}
  order by similarity(term, ${word}) desc, uses desc, term limit ${CANDIDATES}`;

const ofSameStart = (letters: string[]): SQL => sql`
  select term, uses from search_terms
  where term like ${prefixPattern(letters[0] ?? '')} and char_length(term) between ${letters.length - 1} and ${letters.length + 1}
  order by uses desc, term limit ${CANDIDATES * 10}`;

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

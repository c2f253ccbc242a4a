import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { prefixPattern } from '../platform/like.ts';

const NEAREST_MAX = 3;
const CANDIDATES = 40;
const SIMILARITY_MIN = 0.3;
/** One wrong letter of a short word changes most of its trigrams. */
const SHORT_LETTERS = 4;
const LONG_LETTERS = 7;

/** Words of the catalogue that a mistyped word may have meant, the likeliest first. */
export async function nearestTerms(db: Executor, word: string): Promise<string[]> {
  const letters = [...word];
  // A number, code or abbreviation mistyped is another one.
  if (letters.length < 2 || /\p{N}|^[a-z]{1,3}$/u.test(word)) return [];
  const candidates = letters.length <= SHORT_LETTERS ? ofSameStart(letters) : ofSameTrigrams(word);
  const { rows } = await db.execute<{ term: string; uses: number }>(candidates);
  const mistakesMax = letters.length >= LONG_LETTERS ? 2 : 1;
  const near = rows
    .map(({ term, uses }) => ({ term, uses, ...measure(letters, [...term]) }))
    .filter((one) => one.mistakes <= mistakesMax)
    .sort((a, b) => a.mistakes - b.mistakes || a.missing - b.missing || b.uses - a.uses || (a.term < b.term ? -1 : 1));
  const [nearest] = near;
  // Words with more mistakes, or that only begin so where one is so in whole, would drown what was meant.
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
 * Mistakes (a letter wrong, missing, too many, or two letters swapped) that lead from the word to the beginning of the
 * term that is nearest to it, and how many letters of the term come after that beginning.
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

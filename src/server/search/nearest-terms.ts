import { type SQL, sql } from 'drizzle-orm';
import { type CountedTerm, isCorrectable, nearestOf } from '../../core/search/correct-words.ts';
import type { Executor } from '../db/open-database.ts';
import { prefixPattern } from '../platform/like.ts';

const CANDIDATES = 40;
const SIMILARITY_MIN = 0.3;
/** In a short word, one wrong letter changes most trigrams: candidates are found by their first letter instead. */
const SHORT_LETTERS = 4;

interface CountedRow extends CountedTerm, Record<string, unknown> {}

/** The catalogue's words that a mistyped word may mean, likeliest first. */
export async function nearestTerms(db: Executor, word: string): Promise<string[]> {
  const letters = [...word];
  if (!isCorrectable(word)) return [];
  const candidates = letters.length <= SHORT_LETTERS ? ofSameStart(letters) : ofSameTrigrams(word);
  const { rows } = await db.execute<CountedRow>(candidates);
  return nearestOf(word, rows);
}

const ofSameTrigrams = (word: string): SQL => sql`
  select term, uses from search_terms where term % ${word} and similarity(term, ${word}) >= ${SIMILARITY_MIN}
  order by similarity(term, ${word}) desc, uses desc, term limit ${CANDIDATES}`;

const ofSameStart = (letters: string[]): SQL => sql`
  select term, uses from search_terms
  where term like ${prefixPattern(letters[0] ?? '')} and char_length(term) between ${letters.length - 1} and ${letters.length + 1}
  order by uses desc, term limit ${CANDIDATES * 10}`;

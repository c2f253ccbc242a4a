import { sql } from 'drizzle-orm';
import { type QueryWord, spellingsOf, toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';

/** Sorts after every letter: it ends the range of all words with a prefix. */
const LAST_LETTER = String.fromCodePoint(0x10ffff);

/** How many entries have a text's rarest word: an upper bound for entries with all its words. */
export interface WordFrequency {
  /** All entries, as the planner estimates them. */
  entries: number;
  /** As a whole word. */
  whole: number;
  /** As a whole word or a prefix. */
  begins: number;
}

/** Lazy: the first call reads the frequency, later calls share it. */
export function wordFrequencyOf(db: Executor, text: string): () => Promise<WordFrequency> {
  let frequency: Promise<WordFrequency> | undefined;
  return () => {
    frequency ??= readWordFrequency(db, text);
    return frequency;
  };
}

/** The words, as typed, of which a form begins a term of an entry. */
export async function findKnownWords(db: Executor, words: readonly QueryWord[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const spellings = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ typed: word.typed, spelling })));
  const { rows } = await db.execute<{ typed: string }>(sql`
    select distinct typed from unnest(
      ${sql.param(spellings.map(({ typed }) => typed))}::text[], ${sql.param(spellings.map(({ spelling }) => spelling))}::text[]
    ) as asked (typed, spelling)
    where exists (select from search_terms where term >= spelling and term < spelling || ${LAST_LETTER})`);
  return new Set(rows.map(({ typed }) => typed));
}

/** The text must have words; a word without a term (a code, a single letter) counts as rare. */
async function readWordFrequency(db: Executor, text: string): Promise<WordFrequency> {
  const words = [...new Set(toQueryWords(text).flatMap((word) => word.parts))];
  const { rows } = await db.execute<{ entries: number; whole: number | null; begins: number | null }>(sql`
    select (select reltuples::int from pg_class where oid = 'search_entries'::regclass) as entries,
      (select uses from search_terms where term = word) as whole,
      (select sum(uses)::int from search_terms where term >= word and term < word || ${LAST_LETTER}) as begins
    from unnest(${sql.param(words)}::text[]) as asked (word)`);
  return {
    entries: rows[0]?.entries ?? 0,
    whole: Math.min(...rows.map((row) => row.whole ?? 0)),
    begins: Math.min(...rows.map((row) => row.begins ?? 0)),
  };
}

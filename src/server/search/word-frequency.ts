import { sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { toQueryWords } from './words-query.ts';

/** Above every letter: with it a range holds all that begins with a word. */
const LAST_LETTER = String.fromCodePoint(0x10ffff);

/** How often a text's rarest word is used; no entry can have all words more often. */
export interface WordFrequency {
  /** Entries that there are, as the planner knows it. */
  entries: number;
  /** As it is. */
  whole: number;
  /** Also where another word only begins so. */
  begins: number;
}

/** Reads it when it is first asked for, and once for all questions about one text. */
export function wordFrequencyOf(db: Executor, text: string): () => Promise<WordFrequency> {
  let frequency: Promise<WordFrequency> | undefined;
  return () => {
    frequency ??= readWordFrequency(db, text);
    return frequency;
  };
}

/** Of a text that has words; one that the index of words leaves out (a code, a single letter) counts as rare. */
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

import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { matchOfAll, toMatch } from './matching.ts';
import { FIRST_PLACE, PLACES, type RankedEntry, type RankScope, tryWalk } from './ranked-entries.ts';
import { wordFrequencyOf } from './word-frequency.ts';

/** The hash range covered by this many matches estimates the total; it overestimates by 5× with probability 1e-6. */
const SAMPLE_SIZE = 20;
const SAFETY_FACTOR = 5;

const everything = sql`true`;

/** Whether the first entries of a walk lie so close together in hash order that there must be more than `max`. */
export function areManyMore(found: readonly RankedEntry[], max: number): boolean {
  const walked = found.filter(({ position }) => position[0] === 'walked');
  const last = walked.at(-1)?.position;
  if (walked.length < SAMPLE_SIZE || last?.[0] !== 'walked') return false;
  return (walked.length * PLACES) / (last[2] - FIRST_PLACE + 1) > SAFETY_FACTOR * max;
}

/** The number of matches, counted up to `max + 1`. */
export async function countRanked(
  db: Executor,
  { type, text, frequency = wordFrequencyOf(db, text), where = everything, isOpen }: RankScope,
  max: number,
) {
  if (isOpen) return countWhere(db, sql`${matchOfAll(type).others} and ${where} limit ${max + 1}`, max);
  const match = toMatch(type, text);
  if (!match) return 0;
  if (type === 'product') {
    const tried = await tryWalk(db, match, 'any', where, SAMPLE_SIZE, await frequency());
    if (tried && areManyMore(tried, max)) return max + 1;
    // Prefixes cost the index many times as much as whole words, which are often enough.
    const { whole } = await frequency();
    if (whole > max && (await countWhere(db, sql`${match.whole} and ${where}`, max)) > max) return max + 1;
  }
  return countWhere(db, sql`${match.any} and ${where}`, max);
}

/** Whether anything is found. */
export async function hasRanked(
  db: Executor,
  { type, text, frequency = wordFrequencyOf(db, text), where = everything, isOpen }: RankScope,
): Promise<boolean> {
  if (isOpen) return (await countWhere(db, sql`${matchOfAll(type).any} and ${where} limit 1`, 0)) > 0;
  const match = toMatch(type, text);
  if (!match) return false;
  if (type === 'product') {
    // A walk soon meets frequent words; whole words cost the index a fraction of prefixes.
    if (await tryWalk(db, match, 'any', where, 1, await frequency())) return true;
    const { whole } = await frequency();
    if (whole > 0 && (await countWhere(db, sql`${match.whole} and ${where}`, 0)) > 0) return true;
  }
  // No limit inside the count: it is planned with the words' index.
  return (await countWhere(db, sql`${match.any} and ${where}`, 0)) > 0;
}

async function countWhere(db: Executor, where: SQL, max: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    with matched as materialized (select 1 from search_entries e where ${where})
    select count(*)::int as found from (select from matched limit ${max + 1}) few`);
  return rows[0]?.found ?? 0;
}

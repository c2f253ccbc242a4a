import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { countAmong } from './among-entries.ts';
import { anyByRareWords, areMoreNear, areSurelyMore } from './hash-walk.ts';
import { matchOfAll, toMatch } from './matching.ts';
import { type RankScope, whereOfScope } from './ranked-entries.ts';
import { wordFrequencyOf } from './word-frequency.ts';

/** So few matches of a frequent word are met in a short walk. */
const NEAR_MAX = 20;

/** The number of matches, counted up to `max + 1`. */
export async function countRanked(db: Executor, scope: RankScope, max: number) {
  const { type, text, frequency = wordFrequencyOf(db, text), among, isAmongOrdered = false, isOpen } = scope;
  if (isOpen && among)
    return countAmong(
      db,
      { among, isOrdered: isAmongOrdered },
      sql`${matchOfAll(type).others} and ${scope.where ?? sql`true`}`,
      max,
    );
  const where = whereOfScope(scope);
  if (isOpen) return countWhere(db, sql`${matchOfAll(type).others} and ${where} limit ${max + 1}`, max);
  const match = toMatch(type, text);
  if (!match) return 0;
  if (type !== 'product') return countWhere(db, sql`${match.any} and ${where}`, max);
  const known = await frequency();
  if (max < NEAR_MAX && (await areMoreNear(db, match, where, max, known))) return max + 1;
  if (await areSurelyMore(db, match, where, max, known)) return max + 1;
  // Prefixes cost the index many times as much as whole words, which are often enough.
  const isWholeEnough = known.whole > max && (await countWhere(db, sql`${match.whole} and ${where}`, max)) > max;
  return isWholeEnough ? max + 1 : countWhere(db, sql`${await anyByRareWords(db, match, known)} and ${where}`, max);
}

async function countWhere(db: Executor, where: SQL, max: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    with matched as materialized (select 1 from search_entries e where ${where})
    select count(*)::int as found from (select from matched limit ${max + 1}) few`);
  return rows[0]?.found ?? 0;
}

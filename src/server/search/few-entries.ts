import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import type { SearchMatch } from './matching.ts';
import { type RankedEntry, tiers } from './rank-position.ts';
import type { WordFrequency } from './word-frequency.ts';

/** So many are sorted in less time than a second statement takes. */
const FEW_MAX = 300;

interface FewRow extends Record<string, unknown> {
  id: string;
  /** Null for a word match. */
  part: string | null;
  tier: number;
  later: number;
  lighter: number;
  name: string;
  found: number;
}

/**
 * The first entries of all tiers that have the words, in one statement; undefined if there are too many to sort.
 * @param sortFields as (id, later, lighter, name), the order within a tier
 */
export async function listFew(
  db: Executor,
  match: SearchMatch,
  where: SQL,
  sortFields: SQL,
  limit: number,
  { begins }: WordFrequency,
): Promise<RankedEntry[] | undefined> {
  if (!match.hasWords || begins > FEW_MAX) return undefined;
  const part = match.part ? sql`case when ${match.part} then e.part_folded end` : sql`null::text`;
  const { rows } = await db.execute<FewRow>(sql`
    with matched as materialized (
      select ${sortFields}, ${part} as part,
        case when ${match.checked.wholeTitle} then 0 when ${match.checked.title} then 1 else 2 end as tier
      from search_entries e where ${match.any} and ${where}
    ), few as materialized (select * from matched limit ${FEW_MAX + 1})
    select *, (select count(*)::int from few) as found from few
    order by part is null, part, case when part is null then (tier, later, lighter, name) end, id limit ${limit}`);
  if ((rows[0]?.found ?? 0) > FEW_MAX) return undefined;
  return rows.map(({ id, part, tier, later, lighter, name, found }) => ({
    objectId: id,
    position: part === null ? ['sorted', tiers[tier] ?? 'any', [later, lighter, name], id] : ['part', part, id],
    ofAll: found,
  }));
}

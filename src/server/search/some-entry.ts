import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import type { Executor } from '../db/open-database.ts';
import { type SearchMatch, toMatch } from './matching.ts';
import { whereSampled } from './search.table.ts';

/**
 * Whether an entry matches, as a column of a select. Of frequent words the sample has an entry, which spares the index all
 * others.
 */
export const hasSomeEntry = ({ any, isOfProducts }: SearchMatch, where: SQL = sql`true`): SQL =>
  isOfProducts
    ? sql`case when ${isAny(sql`${whereSampled} and ${any} and ${where}`)} then true else ${isAny(sql`${any} and ${where}`)} end`
    : isAny(sql`${any} and ${where}`);

/**
 * Whether an entry `e` meets a condition on its words, as a column of a select. The planner takes `exists` for found at once
 * and reads the whole table when nothing is: a materialized query is planned with the index.
 */
export const isAny = (
  condition: SQL,
): SQL => sql`(with matched as materialized (select from search_entries e where ${condition})
  select count(*) > 0 from (select from matched limit 1) one)`;

/**
 * Whether an object of the type has every word of a text.
 * @param where a further condition on `search_entries e`
 */
export async function isSomeFound(db: Executor, type: ObjectType, text: string, where?: SQL): Promise<boolean> {
  const match = toMatch(type, text);
  if (!match) return false;
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${hasSomeEntry(match, where)} as found`);
  return rows[0]?.found ?? false;
}

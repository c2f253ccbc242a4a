import { sql } from 'drizzle-orm';
import { toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { toTsQuery } from './words-query.ts';

/** The words of a text, as typed, that an object's entry does not have; none without an object. */
export async function wordsLacking(db: Executor, text: string, objectId: string | undefined): Promise<string[]> {
  const words = toQueryWords(text);
  if (objectId === undefined || words.length === 0) return [];
  const tests = words.map((word) => sql`e.words @@ ${toTsQuery([word]) ?? ''}::tsquery`);
  const { rows } = await db.execute<{ has: boolean[] }>(sql`
    select array[${sql.join(tests, sql`, `)}] as has from search_entries e where e.object_id = ${objectId}::uuid`);
  const has = rows[0]?.has ?? [];
  return words.filter((_, at) => has[at] === false).map(({ typed }) => typed);
}

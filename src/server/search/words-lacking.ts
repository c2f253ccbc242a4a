import { sql } from 'drizzle-orm';
import { type QueryWord, toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { toTsQuery } from './words-query.ts';

/** A size: 16 is not 160. Longer figures may be the beginning of a part number. */
const isShortNumber = ({ typed }: QueryWord) => /^[\d۰-۹]{1,2}$/.test(typed);

/** The words of a text, as typed, that an object's entry does not have; none without an object. */
export async function wordsLacking(db: Executor, text: string, objectId: string | undefined): Promise<string[]> {
  const words = toQueryWords(text);
  if (objectId === undefined || words.length === 0) return [];
  const tests = words.map(
    (word) => sql`e.words @@ ${toTsQuery([word], { isWhole: isShortNumber(word) }) ?? ''}::tsquery`,
  );
  const { rows } = await db.execute<{ has: boolean[] }>(sql`
    select array[${sql.join(tests, sql`, `)}] as has from search_entries e where e.object_id = ${objectId}::uuid`);
  const has = rows[0]?.has ?? [];
  return words.filter((_, at) => has[at] === false).map(({ typed }) => typed);
}

import { sql } from 'drizzle-orm';
import { type QueryWord, toQueryWords } from '../../core/search/query-words.ts';
import { foldPartNumber } from '../../core/text/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { prefixPattern } from '../platform/like.ts';
import { tsQueriesOf } from './words-query.ts';

/** A size: 16 is not 160. Longer figures may be the beginning of a part number. */
const isShortNumber = ({ typed }: QueryWord): boolean => /^[\d۰-۹]{1,2}$/.test(typed);

const PIECES_MAX = 4;

/** «NU2 10», «6 2 0 5»: neighbours that may be one part number in pieces. */
function piecesOf(words: readonly QueryWord[]): { first: number; end: number; code: string }[] {
  const isPiece = ({ typed }: QueryWord) => /^[a-z\d]+(?:[-./][a-z\d]+)*$/i.test(typed);
  return words.flatMap((_, first) =>
    Array.from({ length: PIECES_MAX - 1 }, (_one, more) => first + more + 2).flatMap((end) => {
      const run = words.slice(first, end);
      if (end > words.length || !run.every(isPiece)) return [];
      return [{ first, end, code: foldPartNumber(run.map(({ typed }) => typed).join('')) }];
    }),
  );
}

/** The words of a text, as typed, that an object's entry does not have; none without an object. */
export async function wordsLacking(db: Executor, text: string, objectId: string | undefined): Promise<string[]> {
  const words = toQueryWords(text);
  if (objectId === undefined || words.length === 0) return [];
  const begun = tsQueriesOf(words);
  const whole = tsQueriesOf(words, { isWhole: true });
  const pieces = piecesOf(words);
  const tests = words.map((word, at) => {
    const queries = isShortNumber(word) ? whole : begun;
    const inNumber = pieces.filter(({ first, end }) => first <= at && at < end);
    const has = [
      sql`e.words @@ ${queries[at] ?? ''}::tsquery`,
      ...inNumber.map(({ code }) => sql`coalesce(e.part_folded like ${prefixPattern(code)}, false)`),
    ];
    return sql`(${sql.join(has, sql` or `)})`;
  });
  const { rows } = await db.execute<{ has: boolean[] }>(sql`
    select array[${sql.join(tests, sql`, `)}] as has from search_entries e where e.object_id = ${objectId}::uuid`);
  const has = rows[0]?.has ?? [];
  return words.filter((_, at) => has[at] === false).map(({ typed }) => typed);
}

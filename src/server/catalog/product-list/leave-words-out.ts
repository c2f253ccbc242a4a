import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { toMatch } from '../../search/matching.ts';
import { type QueryWord, toQueryWords } from '../../search/words-query.ts';

/**
 * Positions of the words to leave out so that the others find a product; undefined if no single word finds one. Unknown
 * words are left out first, then the fewest that must be; of equal choices the one that keeps the most telling words.
 */
export async function leaveWordsOut(db: Executor, text: string, where: SQL | undefined): Promise<number[] | undefined> {
  const words = toQueryWords(text);
  if (words.length < 2) return undefined;
  const places = words.map((_, at) => at);
  const areKnown = await areFound(
    db,
    words,
    places.map((at) => [at]),
    where,
  );
  const unknown = places.filter((at) => !areKnown[at]);
  const known = places.filter((at) => areKnown[at]);
  if (known.length === 0) return undefined;
  for (let count = unknown.length > 0 ? 0 : 1; count < known.length; count++) {
    const choices = subsetsOf(known, known.length - count).sort(
      (one, other) => tellingOf(words, other) - tellingOf(words, one),
    );
    const found = (await areFound(db, words, choices, where)).indexOf(true);
    const kept = choices[found];
    if (kept && tellingOf(words, kept) < tellingOf(words, places) * TELLING_SHARE_MIN) return undefined;
    if (kept) return places.filter((at) => !kept.includes(at));
  }
  return undefined;
}

/** Products that have less of a question than this say nothing about it. */
const TELLING_SHARE_MIN = 0.4;

/** Long words and codes tell most, and the first word names the thing. */
const tellingOf = (words: readonly QueryWord[], kept: readonly number[]): number =>
  kept.reduce((sum, at) => {
    const typed = words[at]?.typed ?? '';
    return (
      sum +
      (at === 0 ? 4 : 0) +
      (/\d/.test(typed) ? 2 + typed.replace(/[^\d۰-۹]/g, '').length : 0) +
      Math.min(6, typed.length) / 2
    );
  }, 0);

function subsetsOf(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((at, index) => subsetsOf(places.slice(index + 1), size - 1).map((rest) => [at, ...rest]));
}

/** For each choice of words, whether a product has all of them: one statement, one look into the index a choice. */
async function areFound(
  db: Executor,
  words: readonly QueryWord[],
  choices: readonly (readonly number[])[],
  where: SQL = sql`true`,
): Promise<boolean[]> {
  const columns = choices.map((kept) => {
    const match = toMatch('product', kept.map((at) => words[at]?.typed ?? '').join(' '));
    return match ? sql`exists (select from search_entries e where ${match.any} and ${where})` : sql`false`;
  });
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(columns, sql`, `)}] as found`);
  return rows[0]?.found ?? [];
}

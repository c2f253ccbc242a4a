import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { toMatch } from '../../search/matching.ts';
import { findKnownWords } from '../../search/word-frequency.ts';
import { type QueryWord, toQueryWords } from '../../search/words-query.ts';

/**
 * Positions of the words to leave out so that the others find a product; undefined if no single word finds one. Unknown
 * words are left out first, then the fewest that must be; of equal choices the one that keeps the most telling words.
 */
export async function leaveWordsOut(db: Executor, text: string, where: SQL | undefined): Promise<number[] | undefined> {
  const words = toQueryWords(text);
  if (words.length < 2) return undefined;
  const places = words.map((_, at) => at);
  const known = await knownPlaces(db, words);
  const least = tellingOf(words, places) * TELLING_SHARE_MIN;
  for (let count = known.length < words.length ? 0 : 1; count < known.length; count++) {
    const choices = subsetsOf(known, known.length - count)
      .filter((kept) => tellingOf(words, kept) >= least)
      .sort((one, other) => tellingOf(words, other) - tellingOf(words, one));
    if (choices.length === 0) return undefined;
    // A single known word needs no look.
    const isSingle = choices[0]?.length === 1 && where === undefined;
    const kept = choices[isSingle ? 0 : (await areFound(db, words, choices, where)).indexOf(true)];
    if (kept) return places.filter((at) => !kept.includes(at));
  }
  return undefined;
}

/** Words that begin a known term; the terms do not list codes, which are rare enough to be looked up. */
async function knownPlaces(db: Executor, words: readonly QueryWord[]): Promise<number[]> {
  const places = [...words.keys()];
  const isCode = (at: number) => /\p{N}/u.test(words[at]?.typed ?? '');
  const codes = places.filter(isCode);
  const found = await areFound(
    db,
    words,
    codes.map((at) => [at]),
    undefined,
  );
  const terms = await findKnownWords(
    db,
    places.filter((at) => !isCode(at)).flatMap((at) => words[at] ?? []),
  );
  return places.filter((at) => (isCode(at) ? found[codes.indexOf(at)] : terms.has(words[at]?.typed ?? '')));
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
  if (choices.length === 0) return [];
  const columns = choices.map((kept) => {
    const match = toMatch('product', kept.map((at) => words[at]?.typed ?? '').join(' '));
    return match ? sql`exists (select from search_entries e where ${match.any} and ${where})` : sql`false`;
  });
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(columns, sql`, `)}] as found`);
  return rows[0]?.found ?? [];
}

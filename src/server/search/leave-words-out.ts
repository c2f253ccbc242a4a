import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { type QueryWord, toQueryWords } from '../../core/search/query-words.ts';
import { isCode, wordsToKeep } from '../../core/search/words-to-keep.ts';
import type { Executor } from '../db/open-database.ts';
import { toMatch } from './matching.ts';
import { hasSomeEntry } from './some-entry.ts';
import { findKnownWords } from './word-frequency.ts';

/**
 * Positions of the words to leave out so that the others find an object of a type; undefined if no single word finds one.
 * Unknown words are left out first, then the fewest that must be; of equal choices the one that keeps the most telling words.
 * @param most more words are not left out
 */
export async function leaveWordsOut(
  db: Executor,
  type: ObjectType,
  text: string,
  where: SQL | undefined,
  most = Number.POSITIVE_INFINITY,
): Promise<number[] | undefined> {
  const words = toQueryWords(text);
  if (words.length < 2) return undefined;
  const places = words.map((_, at) => at);
  for (const choices of wordsToKeep(words, await knownPlaces(db, type, words), type === 'product')) {
    if (words.length - (choices[0]?.length ?? 0) > most) return undefined;
    // A single known word needs no look.
    const isSingle = type === 'product' && choices[0]?.length === 1 && where === undefined;
    const kept = choices[isSingle ? 0 : (await areFound(db, type, words, choices, where)).indexOf(true)];
    if (kept) return places.filter((at) => !kept.includes(at));
  }
  return undefined;
}

/** Words that begin a known term; the terms do not list codes, which are rare enough to be looked up. */
async function knownPlaces(db: Executor, type: ObjectType, words: readonly QueryWord[]): Promise<number[]> {
  const places = [...words.keys()];
  const codes = [...words.entries()].flatMap(([at, word]) => (isCode(word) ? [at] : []));
  const found = await areFound(
    db,
    type,
    words,
    codes.map((at) => [at]),
    undefined,
  );
  const terms = await findKnownWords(
    db,
    words.filter((word) => !isCode(word)),
  );
  return places.filter((at) => (codes.includes(at) ? found[codes.indexOf(at)] : terms.has(words[at]?.typed ?? '')));
}

/** For each choice of words, whether an object has all of them: one statement. */
async function areFound(
  db: Executor,
  type: ObjectType,
  words: readonly QueryWord[],
  choices: readonly (readonly number[])[],
  where: SQL | undefined,
): Promise<boolean[]> {
  if (choices.length === 0) return [];
  const columns = choices.map((kept) => {
    const match = toMatch(type, kept.map((at) => words[at]?.typed ?? '').join(' '));
    return match ? hasSomeEntry(match, where) : sql`false`;
  });
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(columns, sql`, `)}] as found`);
  return rows[0]?.found ?? [];
}

import type { SQL } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { withoutAsking } from '../../core/search/asking-words.ts';
import { correctedTexts } from '../../core/search/correct-words.ts';
import { toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { type Corrections, correctionsOf } from './correct-text.ts';
import { leaveWordsOut } from './leave-words-out.ts';
import { isSomeFound } from './some-entry.ts';

/** So many words say what is meant even without one of them. */
const LONG_WORDS = 3;
const LEFT_OF_QUESTION_MAX = 3;

/** What is searched in the place of a text that finds nothing. */
export interface TextFound {
  text: string;
  /** Words that nothing has together with the others; those that only ask are not told. */
  dropped: string[];
  isCorrected?: true;
}

/**
 * The text itself where it finds an object of the type; else without the words that only ask, corrected, or without the
 * words that nothing has: any of them in a question, else one of several. Undefined if that finds nothing either.
 * @param where a further condition on `search_entries e`
 * @param corrections of the text
 */
export async function textFound(
  db: Executor,
  type: ObjectType,
  typed: string,
  where: SQL | undefined,
  corrections: Corrections = correctionsOf(db, typed),
): Promise<TextFound | undefined> {
  const isFound = (text: string) => isSomeFound(db, type, text, where);
  const asked = withoutAsking(typed);
  const corrected = async () => correctedTexts(asked, await corrections());
  for (const text of new Set([typed, asked])) if (await isFound(text)) return { text, dropped: [] };
  for (const text of await corrected()) if (await isFound(text)) return { text, dropped: [], isCorrected: true };
  const words = toQueryWords(asked).map((word) => word.typed);
  const isQuestion = asked !== typed;
  if (!isQuestion && words.length < LONG_WORDS) return undefined;
  const left = await leaveWordsOut(db, type, asked, where, isQuestion ? LEFT_OF_QUESTION_MAX : 1);
  if (!left) return undefined;
  return {
    text: words.filter((_, at) => !left.includes(at)).join(' '),
    dropped: left.flatMap((at) => words[at] ?? []),
  };
}

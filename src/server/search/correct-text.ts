import type { OtherWords } from '../../core/search/correct-words.ts';
import { joinedSpelling, toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { nearestTerms } from './nearest-terms.ts';

/** For each word of a text, in its joined spelling, the catalogue's words that it may be a misspelling of. */
async function findCorrections(db: Executor, text: string): Promise<OtherWords> {
  const corrections = new Map<string, string[]>();
  for (const word of toQueryWords(text).map(joinedSpelling)) corrections.set(word, await nearestTerms(db, word));
  return corrections;
}

/** Looks the corrections of one text up when they are first asked for; later callers share the answer. */
export type Corrections = () => Promise<OtherWords>;

export function correctionsOf(db: Executor, text: string): Corrections {
  let found: Promise<OtherWords> | undefined;
  return () => {
    found ??= findCorrections(db, text);
    return found;
  };
}

import { isCorrectable, nearestOf, type OtherWords } from './correct-words.ts';
import type { Entry, EntryIndex } from './entry-index.ts';
import { joinedSpelling, toQueryWords } from './query-words.ts';

/** In a short word one wrong letter changes most pairs of letters: its first letter must be right. */
const SHORT_LETTERS = 4;
/** A longer term is another word. */
const LONGER_MAX = 4;
/** Two mistakes change at most four pairs of letters. */
const PAIRS_CHANGED_MAX = 4;

/** For each word of a text the words of these indexes that it may be a misspelling of. */
export function correctionsIn(text: string, indexes: readonly Pick<EntryIndex<Entry>, 'terms'>[]): OtherWords {
  const corrections = new Map<string, readonly string[]>();
  for (const word of toQueryWords(text).map(joinedSpelling)) {
    const likely = isCorrectable(word) ? isLikely(word) : () => false;
    const terms = indexes.flatMap((index) => index.terms.filter(({ term }) => likely(term)));
    corrections.set(word, nearestOf(word, terms));
  }
  return corrections;
}

function isLikely(word: string): (term: string) => boolean {
  const { length } = word;
  if (length <= SHORT_LETTERS) return (term) => Math.abs(term.length - length) <= 1 && term[0] === word[0];
  const pairs = Array.from({ length: length - 1 }, (_, at) => word.slice(at, at + 2));
  const least = Math.max(1, pairs.length - PAIRS_CHANGED_MAX);
  return (term) => {
    if (term.length < length - 2 || term.length > length + LONGER_MAX) return false;
    let found = 0;
    for (const pair of pairs) if (term.includes(pair)) found++;
    return found >= least;
  };
}

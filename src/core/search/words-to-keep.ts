import type { QueryWord } from './query-words.ts';

/** Products that have less of a question than this say nothing about it. */
const TELLING_SHARE_MIN = 0.4;

/** Whether the entries' terms do not list it: it is looked up among the entries. */
export const isCode = ({ typed }: QueryWord): boolean => /\p{N}/u.test(typed);

/**
 * Choices of positions to keep where no product has all words, in rounds: unknown words are left out first, then the
 * fewest that must be; in a round the choice that keeps the most telling words is first.
 * @param known positions of the words that something has
 * @param namesFirst whether the first word names the thing, as in the name of goods
 */
export function* wordsToKeep(
  words: readonly QueryWord[],
  known: readonly number[],
  namesFirst = true,
): Generator<number[][]> {
  const tellingOf = (kept: readonly number[]): number =>
    kept.reduce((sum, at) => sum + (at === 0 && namesFirst ? FIRST : 0) + tellingOfWord(words[at]?.typed ?? ''), 0);
  const least = tellingOf([...words.keys()]) * TELLING_SHARE_MIN;
  for (let count = known.length < words.length ? 0 : 1; count < known.length; count++) {
    const choices = subsetsOf(known, known.length - count)
      .filter((kept) => tellingOf(kept) >= least)
      .sort((one, other) => tellingOf(other) - tellingOf(one));
    if (choices.length === 0) return;
    yield choices;
  }
}

/** `UPN`, `SKF`: with its number a designation, and without it a maker. */
const isDesignation = (word: string): boolean => /^[a-z]{2,4}$/i.test(word);

const FIRST = 4;

/** Long words and codes tell most. */
const tellingOfWord = (typed: string): number =>
  (/\d/.test(typed) ? 2 + typed.replace(/[^\d۰-۹]/g, '').length : 0) +
  (isDesignation(typed) ? 2 : 0) +
  Math.min(6, typed.length) / 2;

function subsetsOf(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((at, index) => subsetsOf(places.slice(index + 1), size - 1).map((rest) => [at, ...rest]));
}

import { joinedSpelling, type QueryWord } from './query-words.ts';

/** A code or a number tells more than a word. */
const CODE_WEIGHT = 2;
/** «مینیاتوری ۲۵» is C25. */
const CODE_LETTERS = ['a', 'b', 'c', 'd', 'e', 'g', 'm', 'r', 'dn', 'pn'];

/** Above the fit of any ranges: words count first. */
export const FIT_MAX = 100;
/** How well a range fits the one that is asked for: it is equal, it ends there («مانومتر ۱۰ بار» is 0 to 10), or it covers it. */
export const rangeFits = { equal: 3, ending: 2, covering: 1 } as const;

/** What an entry counts that has the word; one that has a code of its number counts 1. */
export interface WordWeight {
  weight: number;
  codes: readonly string[];
}

export function weighWord(word: QueryWord): WordWeight {
  const number = /^\d+(?:\.\d+)?$/.exec(joinedSpelling(word))?.[0];
  return {
    weight: /\d/.test(word.typed) ? CODE_WEIGHT : 1,
    codes: number === undefined ? [] : CODE_LETTERS.map((letters) => letters + number),
  };
}

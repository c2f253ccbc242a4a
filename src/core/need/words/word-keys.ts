import { foldJoined } from '../../text/persian.ts';
import { dimensions, numberWords, sameConcept, sameWord } from './trade-words.ts';

const MIN_STEM_LETTERS = 3;

/** Removes endings: «چدنی» gives «چدن», «لوله‌های» gives «لوله». */
export function stem(word: string): string {
  const found = /^(\p{Script=Arab}+?)(?:هایی|های|ها|یی|ی)$/u.exec(word)?.[1];
  return found && found.length >= MIN_STEM_LETTERS ? found : word;
}

/** «تابلوی» is «تابلو», but «روی» is zinc. */
const withoutEzafe = (word: string): string =>
  /^\p{Script=Arab}{2,}(?<!ه)[او]ی$/u.test(word) ? word.slice(0, -1) : word;

/** The form in which words of names and sentences are compared. */
export function wordKey(word: string): string {
  const bare = withoutEzafe(word);
  return sameWord.get(bare) ?? sameWord.get(stem(bare)) ?? bare;
}

/** Like `wordKey`, without endings, for titles of options. */
export function optionWord(word: string): string {
  const number = numberWords.get(word);
  return number === undefined ? stem(wordKey(word)) : String(number);
}

/** The dimension or part that a word means; a word without a class is its own concept. */
export function conceptOf(word: string): string {
  const plain = word.replace(/ٔ/g, '');
  const known = sameConcept.get(plain) ?? sameConcept.get(stem(plain));
  // «هدش», «فشارش»
  const owned = plain.endsWith('ش') ? plain.slice(0, -1) : '';
  return known ?? sameConcept.get(owned) ?? (dimensions.has(owned) ? owned : stem(plain));
}

/** Words of a name, joined at ZWNJ, without brackets and marks. */
export function nameWords(name: string): string[] {
  return foldJoined(name)
    .split(/[^\p{L}\p{N}./&]+/u)
    .filter((word) => word !== '');
}

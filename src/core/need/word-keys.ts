import { foldJoined } from '../persian.ts';
import { numberWords, sameConcept, sameWord } from './trade-words.ts';

const MIN_STEM_LETTERS = 3;

/** «چدنی» and «چدن», «لوله‌های» and «لوله» are one word. */
export function stem(word: string): string {
  const found = /^(\p{Script=Arab}+?)(?:هایی|های|ها|یی|ی)$/u.exec(word)?.[1];
  return found && found.length >= MIN_STEM_LETTERS ? found : word;
}

/** A word as names and sentences are compared. */
export function wordKey(word: string): string {
  return sameWord.get(word) ?? sameWord.get(stem(word)) ?? word;
}

/** As `wordKey`, without endings, for titles of options. */
export function optionWord(word: string): string {
  const number = numberWords.get(word);
  return number === undefined ? stem(wordKey(word)) : String(number);
}

/** The dimension or part a word speaks of; a word of no class stands for itself. */
export function conceptOf(word: string): string {
  const plain = word.replace(/ٔ/g, '');
  return sameConcept.get(plain) ?? sameConcept.get(stem(plain)) ?? stem(plain);
}

/** Words of a name, ZWNJ joined, brackets and marks dropped. */
export function nameWords(name: string): string[] {
  return foldJoined(name)
    .split(/[^\p{L}\p{N}./&]+/u)
    .filter((word) => word !== '');
}

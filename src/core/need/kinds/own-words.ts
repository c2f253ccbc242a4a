import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { wordKey } from '../words/word-keys.ts';
import type { CategoryMatch } from './category-match.ts';

const PART_LETTERS_MIN = 5;

/** «بال ولو فلنجی», «سه راهی جوشی»: further words of its names. */
export function ownWordsBehind(
  tokens: readonly Token[],
  { end, categoryId }: CategoryMatch,
  { categories }: VocabularyIndex,
): number[] {
  const own = categories.get(categoryId);
  const isOwn = (at: number) => {
    const key = wordKey(tokens[at]?.text ?? '');
    // «گسکت اسپیرال» of «اسپیرال‌وند»
    const isPart = (word: string) => word === key || (key.length >= PART_LETTERS_MIN && word.startsWith(key));
    return own?.isLeaf === true && key !== '' && own.forms.some(({ words }) => words.some(isPart));
  };
  const found: number[] = [];
  for (let at = end; at > 0 && isOwn(at); at++) found.push(at);
  return found;
}

/** «آچار یکسر رینگ ۲۴ ضدجرقه»: a whole name of several words leaves no doubt about its numbers. */
export const isFullyNamed = ({ isWhole, score, isGuess }: CategoryMatch) =>
  isWhole && score >= TWO_WORDS_SCORE && isGuess !== true;
const TWO_WORDS_SCORE = 11;

import { latinFor } from '../../finglish/finglish.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { isCutFromCode, joinText, type Token } from '../words/need-tokens.ts';
import { adviceWords, documentWords } from '../words/trade-words.ts';
import { stem, wordKey } from '../words/word-keys.ts';
import type { Occurrence } from './category-match.ts';

const MAX_JOINED = 4;
const ONE_OF_WITHIN = 3;
const wishes = new Set(['میخوام', 'میخواستم', 'میخواهم', 'میخوایم']);

const conformity = new Set(['با', 'طبق', 'مطابق', 'مطابقت', 'براساس', 'اساس', 'تحت', 'برابر']);

/** «ساخت مخزن با استاندارد ASME» asks for no document. */
const isAttribute = (tokens: readonly Token[], at: number): boolean =>
  documentWords.has(tokens[at]?.text ?? '') && conformity.has(tokens[at - 1]?.text ?? '');

/** Whether the sentence has one of these words, where it selects something. */
export const says = (tokens: readonly Token[], barred: ReadonlySet<number>, words: ReadonlySet<string>): boolean =>
  tokens.some(({ text }, at) => words.has(text) && !barred.has(at) && !isAttribute(tokens, at));

/** The words of the sentence that stand in names of categories. */
export function occurrencesOf(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  index: VocabularyIndex,
): Occurrence[] {
  const found: Occurrence[] = [];
  // «مشاور ایزو»: elsewhere the publisher of a standard is its filter.
  const wantsAdvice = says(tokens, barred, adviceWords);
  for (let first = 0; first < tokens.length; first++) {
    const counted = countedWord(tokens, first, index);
    if (counted !== undefined && !barred.has(first)) found.push({ key: counted, first, end: first + 1 });
    for (let end = first + 1; end <= Math.min(tokens.length, first + MAX_JOINED); end++) {
      const token = tokens[end - 1];
      if (!token || barred.has(end - 1) || (token.kind === 'mark' && !/[-.&/]/.test(token.text))) break;
      if (token.kind === 'mark' || isWho(tokens, first)) continue;
      const joined = joinText(tokens, first, end).replaceAll('-', '');
      const named = index.formsByWord.has(joined) ? joined : wordKey(joined);
      // «اورینگی که», «کمپرسوری میخوام که»
      const isOneOf =
        !index.formsByWord.has(named) &&
        ((wishes.has(tokens[end]?.text ?? '') && !isTail(tokens, first, end, index)) ||
          tokens.slice(end, end + ONE_OF_WITHIN).some(({ text }) => text === 'که'));
      const work = index.formsByWord.has(named) ? undefined : (workOf(named, index) ?? trialOf(named, index));
      const key = isOneOf ? stem(named) : (((wantsAdvice && latinFor(named)) || work) ?? named);
      if (index.formsByWord.has(key) && !isCutFromCode(tokens, first, end)) found.push({ key, first, end });
    }
  }
  return found;
}

const countWords: ReadonlyMap<string, string> = new Map([
  ['1', 'تک'],
  ['2', 'دو'],
  ['3', 'سه'],
]);

/** «۳ فاز» is «سه فاز» of a name. */
function countedWord(tokens: readonly Token[], at: number, { formsByWord, knownPhrases }: VocabularyIndex) {
  const word = countWords.get(tokens[at]?.text ?? '');
  if (word === undefined || tokens[at + 1]?.kind !== 'word') return undefined;
  return formsByWord.has(word) && knownPhrases.has(`${word}${tokens[at + 1]?.text}`) ? word : undefined;
}

/** «کی میتونه …»: who, not a key. */
const isWho = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'کی' && /^(?:می|نمی|انجام|داره|بلده|هست)/.test(tokens[at + 1]?.text ?? '');

/** «پیچی» of «سیم پیچی» */
const isTail = (
  tokens: readonly Token[],
  first: number,
  end: number,
  { formsByWord, knownPhrases }: VocabularyIndex,
) => {
  const joined = joinText(tokens, first - 1, end);
  return first > 0 && (formsByWord.has(joined) || knownPhrases.has(joined));
};

const TRIAL_LETTERS_MIN = 7;

/** «کوانتومتری» is done with a «کوانتومتر». */
function trialOf(word: string, { formsByWord, categories }: VocabularyIndex): string | undefined {
  const base = word.endsWith('ی') && word.length > TRIAL_LETTERS_MIN ? word.slice(0, -1) : '';
  const isWork = formsByWord
    .get(base)
    ?.some(({ categoryId }) => categories.get(categoryId)?.category.categoryType === 'IndustrialService');
  return isWork ? base : undefined;
}

/** «برشکاری» is «برش» of a workshop. */
function workOf(word: string, { formsByWord, categories }: VocabularyIndex): string | undefined {
  const base = word.endsWith('کاری') ? word.slice(0, -'کاری'.length) : '';
  const isWork = formsByWord
    .get(base)
    ?.some(
      ({ categoryId, words }) =>
        words[0] === base && categories.get(categoryId)?.category.categoryType === 'IndustrialService',
    );
  return isWork ? base : undefined;
}

import { latinFor } from '../finglish/finglish.ts';
import type { Occurrence, Scored } from './category-match.ts';
import { isCutFromCode, joinText, type Token } from './need-tokens.ts';
import { adviceWords, documentWords, purpose, vagueInCategory } from './trade-words.ts';
import type { Form, IndexedCategory, VocabularyIndex } from './vocabulary-index.ts';
import { stem, wordKey } from './word-keys.ts';

const MAX_JOINED = 4;
const ONE_OF_WITHIN = 3;
const SCORE = { word: 4, whole: 3, head: 1, name: 0.5, skipped: -1.25, service: -0.75, consulting: -1 } as const;
/** A partial match without the name's head needs a word of this length. */
const MIN_WEAK_LETTERS = 5;

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
      if (token.kind === 'mark') continue;
      const joined = joinText(tokens, first, end).replaceAll('-', '');
      const named = index.formsByWord.has(joined) ? joined : wordKey(joined);
      // «اورینگی که», «کمپرسوری میخوام که»
      const isOneOf =
        !index.formsByWord.has(named) && tokens.slice(end, end + ONE_OF_WITHIN).some(({ text }) => text === 'که');
      const work = index.formsByWord.has(named) ? undefined : workOf(named, index);
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

interface Chain {
  parts: (Occurrence & { at: number })[];
  skipped: number;
}

/** The longest run of the form's words in order, with at most one other word between two of them. */
function longestChain(form: Form, occurrences: readonly Occurrence[], tokens: readonly Token[]): Chain | undefined {
  let best: Chain | undefined;
  for (const [from, word] of form.words.entries()) {
    for (const start of occurrences) {
      if (start.key !== word) continue;
      const parts = [{ ...start, at: from }];
      let end = start.end;
      for (let at = from + 1; at < form.words.length; at++) {
        const next = occurrences.find(
          ({ key, first }) =>
            key === form.words[at] && (first === end || (first === end + 1 && !purpose.has(tokens[end]?.text ?? ''))),
        );
        if (!next) continue;
        parts.push({ ...next, at });
        end = next.end;
      }
      const skipped = (parts.at(-1)?.at ?? from) - from + 1 - parts.length;
      if (!best || parts.length > best.parts.length || (parts.length === best.parts.length && skipped < best.skipped)) {
        best = { parts, skipped };
      }
    }
  }
  return best;
}

/** «خزینه آلن», «فیلتر رگولاتور»: the words of a name in another order, if the first one said begins no other name. */
function swappedChain(form: Form, occurrences: readonly Occurrence[], index: VocabularyIndex): Chain | undefined {
  const [head = '', tail = '', more] = form.words;
  if (tail === '' || more !== undefined || head === tail) return undefined;
  if (!/^\p{Script=Arab}{3,}/u.test(tail) || vagueInCategory.has(tail)) return undefined;
  if (index.formsByWord.get(tail)?.some(({ words }) => words[0] === tail)) return undefined;
  for (const first of occurrences) {
    const second =
      first.key === tail ? occurrences.find((one) => one.key === head && one.first === first.end) : undefined;
    if (second)
      return {
        parts: [
          { ...first, at: 0 },
          { ...second, at: 1 },
        ],
        skipped: 0,
      };
  }
  return undefined;
}

/** «گلند ۲۰ برنجی»: the size stands between two words of the name. */
function between({ parts }: Chain): number[] {
  return parts.flatMap(({ first }, at) => {
    const end = parts[at - 1]?.end ?? first;
    return Array.from({ length: first - end }, (_, step) => end + step);
  });
}

/** «مخزن سازی تحت …» is no «مخزن تحت فشار». */
const wordsBetween = (chain: Chain, tokens: readonly Token[]): number =>
  between(chain).filter((at) => tokens[at]?.kind === 'word').length;

function isThingOnly(form: Form, { category }: IndexedCategory, wantsAdvice: boolean, index: VocabularyIndex): boolean {
  const [word = '', more] = form.words;
  if (wantsAdvice || more !== undefined || category.categoryType !== 'ConsultingService') return false;
  const isArabic = /\p{Script=Arab}/u.test(word);
  const typeOf = (id: string) => index.categories.get(id)?.category.categoryType;
  return (
    isArabic &&
    (index.formsByWord.get(word) ?? []).some(
      ({ kind, words, categoryId }) => kind === 'name' && words[0] === word && typeOf(categoryId) === 'Product',
    )
  );
}

function scoreForm(
  form: Form,
  category: IndexedCategory,
  occurrences: readonly Occurrence[],
  tokens: readonly Token[],
  wantsAdvice: boolean,
  index: VocabularyIndex,
): Scored | undefined {
  const chain = swappedChain(form, occurrences, index) ?? longestChain(form, occurrences, tokens);
  const head = chain?.parts[0];
  const tail = chain?.parts.at(-1);
  if (!chain || !head || !tail) return undefined;
  const isWhole = chain.parts.length === form.words.length;
  // «مبدل» is a thing, not its design.
  if (isThingOnly(form, category, wantsAdvice, index)) return undefined;
  const { categoryType } = category.category;
  // «مشاور ایزو» is enough for ISO 9001.
  const isAdvice = wantsAdvice && categoryType === 'ConsultingService';
  const isHead = head.at === 0 && (isAdvice || /\p{Script=Arab}/u.test(head.key));
  if (!isWhole && !isHead && chain.parts.every(({ key }) => key.length < MIN_WEAK_LETTERS || /\d/.test(key))) {
    return undefined;
  }
  if (!isWhole && chain.parts.every(({ key }) => vagueInCategory.has(key))) return undefined;
  // «روغن صنعتی» is no more gear oil than another.
  const telling = isWhole ? chain.parts : chain.parts.filter(({ key }) => !vagueInCategory.has(key));
  const score =
    telling.length * SCORE.word +
    (isWhole ? SCORE.whole : 0) +
    (isHead ? SCORE.head : 0) +
    (form.kind === 'name' ? SCORE.name : 0) +
    (chain.skipped + wordsBetween(chain, tokens)) * SCORE.skipped +
    (categoryType === 'IndustrialService' ? SCORE.service : 0) +
    (categoryType === 'ConsultingService' ? SCORE.consulting : 0);
  return {
    categoryId: category.category.id,
    categoryType,
    score,
    first: head.first,
    end: tail.end,
    isName: isWhole && form.kind === 'name',
    also: [],
    isStrong: isWhole || isHead || chain.parts.length > 1,
    said: chain.parts.length,
    isWhole,
    ownEnd: tail.end,
    skipped: between(chain),
  };
}

/** Whether the sentence has one of these words, where it selects something. */
export const says = (tokens: readonly Token[], barred: ReadonlySet<number>, words: ReadonlySet<string>): boolean =>
  tokens.some(({ text }, at) => words.has(text) && !barred.has(at));

/** «برنامه‌نویسی PLC»: the word before a name is of another name of the same thing. */
function withWordBefore(match: Scored, occurrences: readonly Occurrence[], index: VocabularyIndex): Scored {
  const before = occurrences.find(
    ({ key, end }) =>
      end === match.first &&
      key.length >= MIN_WEAK_LETTERS &&
      !vagueInCategory.has(key) &&
      !documentWords.has(key) &&
      index.formsByWord.get(key)?.some(({ categoryId }) => categoryId === match.categoryId),
  );
  const isLeaf = index.categories.get(match.categoryId)?.isLeaf;
  return before && isLeaf && match.isWhole ? { ...match, first: before.first, score: match.score + SCORE.word } : match;
}

/** The categories whose names have words of the sentence, one per place. */
export function scoreCategories(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
  isSubject = false,
): Scored[] {
  const wantsDocument = !isSubject && says(tokens, barred, documentWords);
  const wantsAdvice = !wantsDocument && says(tokens, barred, adviceWords);
  const best = new Map<string, Scored>();
  for (const form of new Set(occurrences.flatMap(({ key }) => index.formsByWord.get(key) ?? []))) {
    const category = index.categories.get(form.categoryId);
    if (!category || (category.category.categoryType === 'ElectronicDocument') !== wantsDocument) continue;
    const scored = scoreForm(form, category, occurrences, tokens, wantsAdvice, index);
    if (!scored) continue;
    const place = `${form.categoryId} ${scored.first} ${scored.end}`;
    if (scored.score > (best.get(place)?.score ?? 0)) best.set(place, scored);
  }
  const all = [...best.values()].map((match) => withWordBefore(match, occurrences, index));
  const advice = wantsAdvice ? all.filter(({ categoryType }) => categoryType === 'ConsultingService') : [];
  return advice.length > 0 ? advice : all;
}

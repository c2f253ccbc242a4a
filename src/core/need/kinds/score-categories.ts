import type { Form, IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { adviceWords, documentWords, numberWords, vagueInCategory } from '../words/trade-words.ts';
import type { Occurrence, Scored } from './category-match.ts';
import { between, longestChain, swappedChain, wordsBetween } from './name-chains.ts';
import { says } from './occurrences.ts';
import { wantsWork } from './worked-upon.ts';

const SCORE = { word: 4, whole: 3, head: 1, name: 0.5, skipped: -1.25, service: -0.75, consulting: -1 } as const;
/** A partial match without the name's head needs a word of this length. */
const MIN_WEAK_LETTERS = 5;

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
  const isMethod = form.kind === 'method';
  if (isMethod && chain.parts.length < form.words.length) return undefined;
  const isWhole = chain.parts.length === form.words.length && !isMethod;
  // «مبدل» is a thing, not its design.
  if (isThingOnly(form, category, wantsAdvice, index)) return undefined;
  const { categoryType } = category.category;
  // «مشاور ایزو» is enough for ISO 9001.
  const isAdvice = wantsAdvice && categoryType === 'ConsultingService';
  const isHead = !isMethod && head.at === 0 && (isAdvice || /\p{Script=Arab}/u.test(head.key));
  if (
    !isWhole &&
    !isHead &&
    !isMethod &&
    chain.parts.every(({ key }) => key.length < MIN_WEAK_LETTERS || /\d/.test(key))
  ) {
    return undefined;
  }
  if (!isWhole && chain.parts.every(({ key }) => vagueInCategory.has(key) || numberWords.has(key))) return undefined;
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
    isStrong: isWhole || isHead || (chain.parts.length > 1 && !isMethod),
    said: chain.parts.length,
    isWhole,
    isMethod,
    ownEnd: tail.end,
    skipped: between(chain),
  };
}

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
  const work = wantsWork(tokens) ? all.filter(({ categoryType }) => categoryType === 'IndustrialService') : [];
  if (work.length > 0) return work.map((match) => ({ ...match, isStrong: true }));
  const advice = wantsAdvice ? all.filter(({ categoryType }) => categoryType === 'ConsultingService') : [];
  return advice.length > 0 ? advice : all;
}

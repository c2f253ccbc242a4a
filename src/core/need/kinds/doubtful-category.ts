import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { isOrderWord } from '../words/order-words.ts';
import { tradeBrands } from '../words/trade-brands.ts';
import { abilities, adviceWords, bounds, fillers, numberWords, purpose } from '../words/trade-words.ts';
import { conceptOf, stem, wordKey } from '../words/word-keys.ts';
import type { CategoryMatch } from './category-match.ts';

/** What people say about a need before its name: «اجاره دیزل ژنراتور», «نرخ ورق». */
const frame = new Set(
  `اجاره کرایه نرخ تامین سفارش خدمات فروش خرید لیست پیشنهاد معادل مشابه جایگزین انواع نمایندگی نماینده مدل نوع یک چند عدد ساخت نصب سرویس طرح
  ممکنه اگه اگر ممکن ارایه تعویض همون همان دوباره بازم باز اینجا قطعه دستگاه کارگاه شرکت پروژه سایت شرکتمون کارخونه کارخانه واحد هوا باد`
    .trim()
    .split(/\s+/),
);

const endings = new Set(['ای', 'ها', 'های', 'هایی', 'ی']);

/** An Arabic-script word that no order, bound or number explains. */
export const isThing = ({ kind, text, isGlued }: Token): boolean =>
  kind === 'word' &&
  /^\p{Script=Arab}{2,}$/u.test(text) &&
  !isGlued &&
  !endings.has(text) &&
  !tradeBrands.has(text) &&
  ![fillers, frame, adviceWords, purpose, abilities].some((known) => known.has(text)) &&
  !isOrderWord(text) &&
  !bounds.has(text) &&
  !numberWords.has(text);

/** «کولر گازی اینورتر»: a noun that nobody knows stands where Persian names the thing. */
function followsThing(tokens: readonly Token[], { first }: CategoryMatch, isUnread: (at: number) => boolean): boolean {
  let found = false;
  let at = first - 1;
  for (; at >= 0 && isUnread(at); at--) {
    const token = tokens[at];
    if (!token || token.kind === 'mark' || !(token.kind === 'number' || isThing(token))) break;
    found ||= token.kind === 'word';
  }
  return found && !purpose.has(tokens[at]?.text ?? '') && !frame.has(tokens[at]?.text ?? '');
}

const TWO_WORDS_SCORE = 8;

/** «سیم خاردار»: the first word of a name, and behind it another one than the name's. */
function isCutShort(
  tokens: readonly Token[],
  { categoryId, isWhole, score, first, end }: CategoryMatch,
  isUnread: (at: number) => boolean,
  { categories }: VocabularyIndex,
): boolean {
  const next = tokens[end];
  const category = categories.get(categoryId);
  if (!next || !category || !isUnread(end) || !isThing(next)) return false;
  // «ترانس جوش»: the word names a branch, and only a measure chose the leaf.
  const said = wordKey(joinText(tokens, first, end));
  const isCalledSo = category.forms.some(({ words }) => words.join('') === said);
  if (isWhole ? isCalledSo : score >= TWO_WORDS_SCORE) return false;
  if (category.category.categoryType !== 'Product') return false;
  const key = wordKey(next.text);
  const isOwn = category.forms.some(({ words }) => words.includes(key));
  return !isOwn && !category.properties.some(({ concepts }) => concepts.has(conceptOf(next.text)));
}

/** «رول بولت»: one word that a work is called by too, and behind it a word that nobody knows. */
function isOtherCompound(
  tokens: readonly Token[],
  { categoryId, isName, first, end }: CategoryMatch,
  isUnread: (at: number) => boolean,
  { categories, knownWords }: VocabularyIndex,
): boolean {
  const next = tokens[end];
  const isWork = categories.get(categoryId)?.category.categoryType === 'IndustrialService';
  if (!isWork || isName || end - first > 1 || !next || !isUnread(end)) return false;
  return isThing(next) && ![next.text, wordKey(next.text), stem(next.text)].some((word) => knownWords.has(word));
}

/** «شفت» of «شفت انکودر»: a word that begins no name but a compound. */
function isHalfCompound(
  tokens: readonly Token[],
  { categoryId, isWhole, score, first, end }: CategoryMatch,
  { categories }: VocabularyIndex,
): boolean {
  const category = categories.get(categoryId);
  if (isWhole || !category || !/^\p{Script=Arab}/u.test(tokens[first]?.text ?? '')) return false;
  const heads = [1, 2, 3].map((count) => first + count).map((to) => wordKey(joinText(tokens, first, to)));
  // «پلی اورتان» of «شیلنگ پلی‌اورتان»
  const isHead = category.forms.some(({ words }) => heads.includes(words[0] ?? ''));
  if (!isHead || score >= TWO_WORDS_SCORE) return !isHead;
  const said = [joinText(tokens, first, end), tokens[first]?.text ?? ''].map(wordKey);
  return !category.forms.some(({ kind, words }) => kind === 'name' && said.some((word) => words.includes(word)));
}

/** «ساخت مخزن تحت فشار»: what is to be made may be more than its design, and no ready product. */
const isMadeToo = (tokens: readonly Token[], { first, categoryId }: CategoryMatch, { categories }: VocabularyIndex) =>
  tokens[first - 1]?.text === 'ساخت' &&
  ['ConsultingService', 'Product'].includes(categories.get(categoryId)?.category.categoryType ?? '');

const THREE_WORDS_SCORE = 12;

/** «شیر کنترل پنوماتیک»: two words of a name, and between them one that nobody knows. */
const isInterrupted = (
  tokens: readonly Token[],
  { skipped, score, categoryId }: CategoryMatch,
  isUnread: (at: number) => boolean,
  { categories }: VocabularyIndex,
): boolean => {
  // «سنگ زنی محور»: the second half of one of its words.
  const isHalf = (at: number) =>
    categories.get(categoryId)?.forms.some(({ words }) => words.includes(wordKey(joinText(tokens, at - 1, at + 1))));
  return (
    score < THREE_WORDS_SCORE &&
    skipped.some((at) => isUnread(at) && !isHalf(at) && tokens[at] !== undefined && isThing(tokens[at]))
  );
};

const machines = new Set(['دستگاه', 'ماشین']);

/** «دستگاه برش پلاسما»: a machine may be meant, not its work. */
const isMachineFor = (
  tokens: readonly Token[],
  { first, categoryId }: CategoryMatch,
  { categories }: VocabularyIndex,
) =>
  machines.has(tokens[first - 1]?.text ?? '') &&
  categories.get(categoryId)?.category.categoryType === 'IndustrialService';

/** No sort of a thing: «سیم افشان ۱.۵ مشکی». */
const colours = new Set('مشکی ابی طوسی خاکستری نارنجی قهوه نقره صورتی سورمه'.split(' '));

/** «فلومتر اولتراسونیک», «ژنراتور بنزینی»: whatever stands right behind the name may be of another kind. */
function isQualified(
  tokens: readonly Token[],
  { first, end, categoryId }: CategoryMatch,
  isUnread: (at: number) => boolean,
  { categories, concepts, formsByWord, units }: VocabularyIndex,
): boolean {
  // The adjective may stand behind the size: «مته ۱۲ الماسه».
  const at = tokens[end]?.kind === 'number' ? end + 1 : end;
  const next = tokens[at];
  const own = categories.get(categoryId);
  if (
    end === first ||
    !next ||
    !isUnread(at) ||
    !isThing(next) ||
    !own ||
    own.category.categoryType === 'ElectronicDocument'
  )
    return false;
  // A work has its workpiece behind it: «تراشکاری بوش», but «رنگ روغنی».
  if (own.category.categoryType !== 'Product' && !/ی$/.test(next.text)) return false;
  if (at > end && !/(?:ی|ه)$/.test(next.text)) return false;
  const key = wordKey(next.text);
  // «بی‌متال کنتاکتور»: a thing, and no kind of it; «آلن» of «آچار آلن» is only half of another name.
  // «پمپ هیدرولیک پیستونی»: an adjective is no thing.
  const isAdjective = /ی$/.test(next.text) || tokens[at + 1]?.text === 'ای';
  const isOtherThing = (isAdjective ? [] : formsByWord.get(key))?.some(
    ({ categoryId: id, words, kind }) =>
      id !== categoryId &&
      kind !== 'method' &&
      categories.get(id)?.isLeaf &&
      categories.get(id)?.category.categoryType === 'Product' &&
      words.every((word, step) => wordKey(tokens[at + step]?.text ?? '') === word),
  );
  const concept = conceptOf(next.text);
  const isMeasure =
    (concepts.has(concept) && !formsByWord.has(key) && tokens[at + 1]?.text !== 'ای') ||
    own.properties.some(({ concepts }) => concepts.has(concept));
  return !isOtherThing && !units.lower.has(next.text) && !colours.has(next.text) && !isMeasure;
}

/**
 * Whether the sentence may mean a thing that the catalogue lacks, so that the only match must be asked about.
 * @param hasOption the sentence names an option of the match, so that a strange word behind the name is a use of it
 */
export const isDoubtful = (
  tokens: readonly Token[],
  match: CategoryMatch,
  isUnread: (at: number) => boolean,
  index: VocabularyIndex,
  hasOption: boolean,
): boolean =>
  match.isGuess === true ||
  followsThing(tokens, match, isUnread) ||
  isQualified(tokens, match, isUnread, index) ||
  (!hasOption && isCutShort(tokens, match, isUnread, index)) ||
  isMadeToo(tokens, match, index) ||
  (!hasOption && isInterrupted(tokens, match, isUnread, index)) ||
  isOtherCompound(tokens, match, isUnread, index) ||
  isMachineFor(tokens, match, index) ||
  isHalfCompound(tokens, match, index);

import type { Token } from './need-tokens.ts';

/** «نباشه», «نمیخوام», «نداشته باشه», «نفرستید»: these alone rule out what stands before them. */
const strong =
  /^ن(?:باش(?:ه|د|ن|ند)|(?:می)?خو?ا(?:م|هم|یم|هیم|د|هد|ستم|ستیم)|میخور[هد]|میاد|می(?:پذیر|پسند)(?:م|یم|ه)|ش(?:ه|ود)|دار[هد]|داشته|فرست(?:ید|ین|ن)|د(?:ید|ین)|(?:زن|ذار|گذار|گیر)(?:ید|ین|ن))$/;
/** These only behind a word of need: «قبول نیست», «لازم ندارم». */
const weak = /^ن(?:یست|میکن(?:م|یم)|میش(?:ه|ود)|دار(?:م|یم))$/;
const wishes = new Set('قبول مناسب مدنظر نظر لازم نیاز نیازی احتیاج احتیاجی دوست مطلوب جالب'.split(' '));
/** «برنز نیست»: what the thing is not. */
const denials = /^نیست(?:ن|ند)?$/;
/** «رنگش مهم نیست», «موجود نیست» say nothing of the thing. */
const undecided = new Set(
  'مهم معلوم مشخص فرقی فرق عجله عجلهای موجود کافی بد دستم یادم دقیق خبری کسی دردسر مسئله مشکلی'.split(' '),
);
/** Between the value and the verb: «به درد ما نمیخوره», «هم نباشه». */
const between = new Set(
  'به هیچ وجه عنوان درد دردم دردت دردمون دردمان کار کارم کارمون کارمان من ما هم اصلا دیگه رو را مورد مد که'.split(' '),
);

/** Whether a word rules out what stands before it. */
export const isNegativeVerb = (word: string): boolean => strong.test(word);

const VERB_WITHIN = 2;
const hasVerbFrom = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + VERB_WITHIN).some(({ text }) => /^ن(?:می)?\p{Script=Arab}{3,}/u.test(text));

/** The negative verb at `at`, with the words of its phrase before it; undefined if there is none. */
export function negativeVerb(tokens: readonly Token[], at: number): { first: number; end: number } | undefined {
  const word = (step: number) => tokens[at + step]?.text ?? '';
  // «لاتکس به هیچ وجه»
  const isNever =
    word(0) === 'به' && word(1) === 'هیچ' && /^(?:وجه|عنوان)$/.test(word(2)) && !hasVerbFrom(tokens, at + 3);
  if (isNever) return { first: at, end: at + 3 };
  // «ممنوع», «نمی‌خوام»
  const isSplit = word(0) === 'نمی';
  const verb = isSplit ? `نمی${word(1)}` : word(0);
  const isStrong = strong.test(verb);
  const isDenial = denials.test(verb) && word(1) !== '؟' && !undecided.has(word(-1));
  if (!isStrong && !isDenial && !(weak.test(verb) && wishes.has(word(-1)))) return undefined;
  let end = at + (isSplit ? 2 : 1);
  if (verb === 'نداشته') end += tokens[end]?.text.startsWith('باش') ? 1 : 0;
  let first = at;
  while (first > 0 && isBetween(tokens, first - 1)) first--;
  return { first, end };
}

const PHRASE_MAX = 4;

/** The negative verb whose phrase begins at `first`: «به درد نمیخوره». */
export function negativeVerbFrom(tokens: readonly Token[], first: number): { first: number; end: number } | undefined {
  for (let at = first; at < Math.min(tokens.length, first + PHRASE_MAX); at++) {
    const verb = negativeVerb(tokens, at);
    if (verb) return verb.first === first ? verb : undefined;
  }
  return undefined;
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  // «دستکش کار نباشه»: the work of a name.
  if (/^(?:کار|درد)/.test(text) && tokens[at - 1]?.text !== 'به') return false;
  return between.has(text) || wishes.has(text);
}

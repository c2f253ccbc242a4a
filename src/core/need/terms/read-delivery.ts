import type { Span } from '../need-types.ts';
import { readNumber } from '../numbers/read-number.ts';
import { spanOf, type Token } from '../words/need-tokens.ts';
import { courtesies } from '../words/order-words.ts';
import { bounds, fillers } from '../words/trade-words.ts';

export interface ReadDelivery {
  /** Null: as soon as possible. */
  maxDays: number | null;
  span: Span;
  tokens: ReadonlySet<number>;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));
const days: ReadonlyMap<string, number> = new Map([
  ['ساعت', 1 / 24],
  ['ساعته', 1 / 24],
  ['روز', 1],
  ['روزه', 1],
  ['هفته', 7],
  ['هفتهای', 7],
  ['ماه', 30],
  ['ماهه', 30],
]);
/** These name another time than that of delivery. */
const otherTime = words(
  'گارانتی ضمانت وارانتی عمر گزارش گزارشش جواب جوابش جوابشو نتیجه نتیجهاش گواهی بازدید کارکرد اعتبار شارژ شارژدهی مداوم چک اقساط',
);
const says = words(
  'تحویل تحویلش ارسال رسیدن برسه برسد برسونن برسونید بفرستن بفرستید میخوامش لازمش دیگه دیگر اینده بعد کاری ظرف بدن بدین بدید باید حداکثر نهایتا وقت فرصت مهلت زمان',
);
const cues = words('تحویل تحویلش تحویلی ارسال زمان مدت مهلت فرصت ظرف تا زیر حداکثر کمتر از نهایتا در عرض با باید یه');
const tails = words(
  'دیگه دیگر اینده بعد کاری تحویل ارسال بدن بدین بدید بشه شود برسه برسد برسونید لازم وقت فرصت مهلت زمان دارم داریم میخوام بیشتر ندارم نداریم',
);
const moments: ReadonlyMap<string, number | null> = new Map([
  ['امروز', 0],
  ['فردا', 1],
  ['پسفردا', 2],
  ['فوری', null],
  ['فوریه', null],
  ['سریع', null],
  ['سریعتر', null],
  ['فورا', null],
]);

/** «ظرف ۳۶ ساعت سر محل باشن»: workmen come, and no goods. */
const arrivals = words('باشن باشند بیان بیاد بیایند اعزام');

const DAYS_MAX = 730;

interface Reach {
  first: number;
  end: number;
  isSaid: boolean;
}

function reach(tokens: readonly Token[], from: number, to: number, isFree: (at: number) => boolean): Reach {
  let [first, end, isSaid] = [from, to, false];
  while (
    first > 0 &&
    isFree(first - 1) &&
    (cues.has(tokens[first - 1]?.text ?? '') || bounds.has(tokens[first - 1]?.text ?? ''))
  ) {
    first--;
    isSaid ||=
      says.has(tokens[first]?.text ?? '') ||
      tokens[first]?.text === 'تا' ||
      bounds.get(tokens[first]?.text ?? '') === 'atMost';
  }
  while (end < tokens.length && isFree(end) && tails.has(tokens[end]?.text ?? '')) {
    isSaid ||= says.has(tokens[end]?.text ?? '');
    end++;
  }
  return { first, end, isSaid };
}

/** «تا هفته دیگه»: one week. */
const nextOne = (tokens: readonly Token[], at: number) =>
  ['هفته', 'ماه'].includes(tokens[at]?.text ?? '') &&
  ['دیگه', 'دیگر', 'اینده', 'بعد'].includes(tokens[at + 1]?.text ?? '') &&
  tokens[at - 1]?.text === 'تا'
    ? { value: 1, end: at }
    : undefined;

/** «یه هفته‌ای», «یه روزه» */
const oneAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'یه' && days.has(tokens[at + 1]?.text ?? '') ? { value: 1, end: at + 1 } : undefined;

/** «دو سه روزه» is at most three days. */
function readDays(
  tokens: readonly Token[],
  first: number,
): { value: number; end: number; isAdjective: boolean } | undefined {
  const number = readNumber(tokens, first) ?? oneAt(tokens, first) ?? nextOne(tokens, first);
  if (!number) return undefined;
  const isOther = ['تا', '-', 'الی'].includes(tokens[number.end]?.text ?? '');
  const second = readNumber(tokens, isOther ? number.end + 1 : number.end);
  const last = second && second.value > number.value ? second : number;
  const joint = tokens[last.end]?.text ?? '';
  const own = joint === 'هفته' && tokens[last.end + 1]?.text === 'ای' ? 'هفتهای' : joint;
  const length = days.get(own);
  if (length === undefined) return undefined;
  const end = last.end + (own === joint ? 1 : 2);
  return {
    value: last.value * length,
    end,
    isAdjective: own.endsWith('ه') && own !== 'ماه' && own !== 'هفته' ? true : own === 'هفتهای',
  };
}

/** «گزارش یک روزه»: a word that nobody reads says what takes the time. */
const isOfStranger = (tokens: readonly Token[], at: number, isFree: (at: number) => boolean): boolean => {
  const token = tokens[at];
  return token?.kind === 'word' && isFree(at) && !fillers.has(token.text) && !courtesies.has(token.text);
};

const range = (first: number, end: number) => new Set(Array.from({ length: end - first }, (_, at) => first + at));

/** When the goods must arrive: «ظرف ۳ روز», «۴۰ روزه», «همین امروز». A time without such a word is left unread. */
export function readDelivery(tokens: readonly Token[], isFree: (at: number) => boolean): ReadDelivery | undefined {
  const isOtherNear = (at: number) => [-3, -2, -1, 1, 2].some((step) => otherTime.has(tokens[at + step]?.text ?? ''));
  // «فوری، تا فردا» is tomorrow.
  let urgent: ReadDelivery | undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(at)) continue;
    const moment = moments.get(tokens[at]?.text ?? '');
    if (moment !== undefined) {
      const isAfterNext = moment === 1 && tokens[at - 1]?.text === 'پس' && isFree(at - 1);
      if (isAfterNext) return { maxDays: 2, span: spanOf(tokens, at - 1, at + 1), tokens: range(at - 1, at + 1) };
      const first = tokens[at - 1]?.text === 'همین' || cues.has(tokens[at - 1]?.text ?? '') ? at - 1 : at;
      const found = { maxDays: moment, span: spanOf(tokens, first, at + 1), tokens: range(first, at + 1) };
      if (moment !== null) return found;
      urgent ??= found;
      continue;
    }
    if (tokens[at]?.isGlued) continue;
    const read = readDays(tokens, at);
    if (!read || read.value > DAYS_MAX || !isFree(read.end - 1)) continue;
    const { first, end, isSaid } = reach(tokens, at, read.end, isFree);
    if ((!isSaid && !read.isAdjective) || isOtherNear(at) || isOtherNear(read.end - 1)) continue;
    if (!isSaid && isOfStranger(tokens, first - 1, isFree)) continue;
    if (tokens.slice(end, end + 4).some(({ text }) => arrivals.has(text))) continue;
    return { maxDays: Math.ceil(read.value), span: spanOf(tokens, first, end), tokens: range(first, end) };
  }
  return urgent;
}

/** «موجود در انبار», «آماده تحویل»; «موجوده؟» only asks. */
export function readStock(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
): { first: number; end: number } | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(at)) continue;
    const text = tokens[at]?.text;
    if (text === 'اماده' && ['تحویل', 'ارسال', 'بارگیری'].includes(tokens[at + 1]?.text ?? ''))
      return { first: at, end: at + 2 };
    if (text === 'موجودی' && ['داشته', 'انبار', 'فوری'].includes(tokens[at + 1]?.text ?? '')) {
      return { first: at, end: tokens[at + 2]?.text === 'باشه' || tokens[at + 2]?.text === 'باشد' ? at + 3 : at + 2 };
    }
    if (text !== 'موجود') continue;
    const end = tokens[at + 1]?.text === 'در' && tokens[at + 2]?.text === 'انبار' ? at + 3 : at + 1;
    const verb = tokens[end]?.text ?? '';
    if (/^(?:است|هست|دارید|دارین|ندارید)$/.test(verb) || tokens[end]?.text === '؟') continue;
    return { first: at, end: /^(?:باشه|باشد)$/.test(verb) ? end + 1 : end };
  }
  return undefined;
}

import type { Bound } from '../words/trade-words.ts';

/** «۱۰ بار به بالا» */
const phrases: ReadonlyMap<string, Bound> = new Map([
  ['بهبالا', 'atLeast'],
  ['بهبعد', 'atLeast'],
  ['بهقبل', 'atMost'],
  ['وبالاتر', 'atLeast'],
  ['وبیشتر', 'atLeast'],
  ['یابیشتر', 'atLeast'],
  ['بهپایین', 'atMost'],
  ['وکمتر', 'atMost'],
  ['یاکمتر', 'atMost'],
  ['وپایینتر', 'atMost'],
]);
const more = 'بیش|بالا|بزرگ|سنگین|بلند|ضخیم|کلفت|پهن|عریض|قوی|زیاد|گرم|داغ';
const less = 'کم|پایین|کوچک|سبک|کوتاه|نازک|باریک|ضعیف|سرد';
const comparison = new RegExp(`^(?:${more}|${less})تر$`);
/** «از ۲۰ کیلو سنگین‌تر نشه», «از ۳ میل نازک‌تر نباشه» */
const compared = new RegExp(`^(?:(${more})|${less})تر(ن)?(?:باش(?:ه|د|ن|ند)|ش(?:ه|ود))$`);

export const isCompared = (word: string): boolean => comparison.test(word);
export const isBoundBehind = (text: string): boolean => phrases.has(text) || compared.test(text);

/** The bound that the words behind a measure say, joined. */
export function boundBehind(text: string): Bound | undefined {
  const known = phrases.get(text);
  if (known) return known;
  const [whole, isMore, denied] = compared.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return (isMore === undefined) === (denied === undefined) ? 'atMost' : 'atLeast';
}

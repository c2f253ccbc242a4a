import type { Token } from '../words/need-tokens.ts';

export const owned = new Set(['دارم', 'داریم', 'هست', 'داشتم']);
/** What has happened to a thing that is repaired. */
const broken = new Set(['سوخته', 'خرابه', 'خراب', 'شکسته', 'ترکیده', 'گیرپاژ', 'فرسوده', 'ساییده']);
/** «لازم داریم» is a need. */
const needs = new Set(['لازم', 'نیاز', 'احتیاج', 'سوال', 'درخواست', 'سفارش', 'استعلام', 'لازمش', 'موجود', 'خرید']);
const must = new Set(['باید', 'بایستی']);
const MUST_WITHIN = 3;

/** Whether words say that the thing before them is there already. */
export const saysOwned = (texts: readonly string[]): boolean =>
  texts.some((text, at) => broken.has(text) || (owned.has(text) && !needs.has(texts[at - 1] ?? '')));

/** «یه ورق ۸ میل داریم باید خم بخوره»: what is owned and worked upon is not bought. */
export function isWorkedUpon(
  tokens: readonly Token[],
  { end }: { end: number },
  work: { first: number; isWork: boolean },
): boolean {
  if (!work.isWork || work.first < end) return false;
  const between = tokens.slice(end, work.first).map(({ text }) => text);
  return saysOwned(between) || between.slice(-MUST_WITHIN).some((text) => must.has(text));
}

const workplaces = new Set(
  'کارگاه کارگاهی جایی کسی پیمانکار پیمانکاری شرکتی تراشکار تراشکاری جوشکار تعمیرکار مجموعه مجموعهای'.split(' '),
);
const WHO_WITHIN = 4;

/** «کارگاهی که …», «کسی هست …», «کی انجام میده»: who can do the work. */
export const wantsWork = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'انجام' ||
      (workplaces.has(text) &&
        tokens.slice(at + 1, at + WHO_WITHIN).some((next) => next.text === 'که' || next.text === 'هست')),
  );

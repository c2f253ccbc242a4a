import { RIAL_OF_TOMAN } from '../../money/money.ts';
import type { NeedPrice } from '../need-types.ts';
import { readNumber } from '../numbers/read-number.ts';
import { joinText, spanOf, type Token } from '../words/need-tokens.ts';
import { isNegativeVerb } from '../words/negative-verbs.ts';
import { countWords, currencies, priceLead, priceOfOrder, priceScales, saysPrice } from '../words/order-words.ts';
import { bounds, numberWords, rangeWords } from '../words/trade-words.ts';

export interface ReadPrice {
  price: NeedPrice;
  first: number;
  end: number;
}

const ABOUT = 0.1;
/** «۸ تومن» is said of eight thousand and of eight million. */
const PLAIN_RIAL_MIN = 10_000;
const cheaper = /^(?:ارزان|ارزون)تراز$/;
const dearer = /^گرا?و?نتراز$/;
const notMore = /^(?:بیشتر|گران|گرون|بالا)(?:تر)?(?:نباشه|نباشد|نشه|نشود)$/;
const notLess = /^(?:کمتر|ارزان|ارزون)(?:تر)?(?:نباشه|نباشد|نشه|نشود)$/;
const LEAD_MAX = 8;

const readNumberBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'number' || numberWords.has(tokens[at - 1]?.text ?? '');
const pieceWords = /^(?:دونه|دانه|شاخه|حلقه|بسته|کیسه)$/;
const isCount = (tokens: readonly Token[], at: number): boolean =>
  countWords.has(tokens[at]?.text ?? '') && readNumberBefore(tokens, at);
/** «دونه‌ای ۲ میلیون», but not the ending of «صفحه‌ای». */
const isLead = (tokens: readonly Token[], at: number): boolean =>
  // «۲۰ عدد زیر ۳ میلیون»: the pieces are counted.
  (priceLead.has(tokens[at]?.text ?? '') && !isCount(tokens, at)) ||
  (tokens[at]?.text === 'ای' && pieceWords.test(tokens[at - 1]?.text ?? ''));

interface Money {
  value: number;
  end: number;
  /** Rial of one: undefined without a currency. */
  currency: number | undefined;
  scale: number;
}

/** «۲ میلیون و ۵۰۰ هزار تومن», «یک و نیم میلیون»; the scale alone is one of it. */
function readMoney(tokens: readonly Token[], first: number): Money | undefined {
  let at = first;
  let value = 0;
  let scale = 1;
  for (;;) {
    const number = readNumber(tokens, at, false);
    const own = priceScales.get(tokens[number?.end ?? at]?.text ?? '');
    if (!number && own === undefined) return undefined;
    if (at > first && own !== undefined && own >= scale) return undefined;
    value += (number?.value ?? 1) * (own ?? 1);
    if (at === first) scale = own ?? 1;
    at = (number?.end ?? at) + (own === undefined ? 0 : 1);
    const isMore =
      own !== undefined &&
      tokens[at]?.text === 'و' &&
      (tokens[at + 1]?.kind === 'number' || readNumber(tokens, at + 1));
    if (!isMore) break;
    const next = readNumber(tokens, at + 1, false);
    if (!next || !priceScales.has(tokens[next.end]?.text ?? '')) break;
    at += 1;
  }
  const currency = currencies.get(tokens[at]?.text ?? '');
  return { value, scale, currency, end: currency === undefined ? at : at + 1 };
}

interface Said {
  first: number;
  bound: 'atMost' | 'atLeast' | 'about' | undefined;
  isOfOrder: boolean;
  saysPrice: boolean;
}

/** «روی هم ۱۰۰ میلیون», «همه با هم ۱۰۰ میلیون» */
const saysTogether = (tokens: readonly Token[], end: number): boolean =>
  tokens[end - 1]?.text === 'هم' && ['روی', 'رو', 'سر', 'با'].includes(tokens[end - 2]?.text ?? '');

function lookBack(tokens: readonly Token[], first: number): Said {
  const said: Said = { first, bound: undefined, isOfOrder: false, saysPrice: false };
  while (said.first > 0 && first - said.first < LEAD_MAX) {
    const phrase = [3, 2, 1].find((count) => {
      // «دو تا، هر کدوم تا ۹۰ میلیون»: the pieces are counted.
      if (count === 1 && said.first < first && isCount(tokens, said.first - 1)) return false;
      const text = said.first >= count ? joinText(tokens, said.first - count, said.first) : '';
      return bounds.has(text) || cheaper.test(text) || dearer.test(text);
    });
    const word = tokens[said.first - 1]?.text ?? '';
    if (phrase !== undefined) {
      const text = joinText(tokens, said.first - phrase, said.first);
      said.bound ??= cheaper.test(text) ? 'atMost' : dearer.test(text) ? 'atLeast' : bounds.get(text);
      said.isOfOrder ||= priceOfOrder.has(word);
      said.first -= phrase;
    } else if (isLead(tokens, said.first - 1)) {
      said.isOfOrder ||= priceOfOrder.has(word);
      said.saysPrice ||= saysPrice.has(word);
      said.first -= 1;
    } else if (saysTogether(tokens, said.first)) {
      said.isOfOrder = true;
      said.saysPrice = true;
      said.first -= 2;
    } else break;
  }
  return said;
}

/** «از ۵ میلیون بیشتر نباشه» */
function lookForward(tokens: readonly Token[], end: number): { end: number; bound: 'atMost' | 'atLeast' } | undefined {
  for (const count of [3, 2]) {
    const text = joinText(tokens, end, Math.min(tokens.length, end + count));
    if (notMore.test(text)) return { end: end + count, bound: 'atMost' };
    if (notLess.test(text)) return { end: end + count, bound: 'atLeast' };
  }
  return undefined;
}

/** «بیشتر از ۱۰ میلیون نشه» is at most so much. */
const isDenied = (tokens: readonly Token[], end: number): boolean => isNegativeVerb(tokens[end]?.text ?? '');
const opposite = { atMost: 'atLeast', atLeast: 'atMost' } as const;

/** «پازنده میلیون», «چند میلیون»: how many is not understood. */
const isUnsaid = (tokens: readonly Token[], first: number): boolean => {
  const before = tokens[first - 1];
  if (!priceScales.has(tokens[first]?.text ?? '') || before?.kind !== 'word' || before.text === 'یه') return false;
  return (
    !isLead(tokens, first - 1) &&
    !bounds.has(joinText(tokens, Math.max(0, first - 2), first)) &&
    !bounds.has(before.text)
  );
};

function readAt(tokens: readonly Token[], first: number): ReadPrice | undefined {
  const low = readMoney(tokens, first);
  if (!low || isUnsaid(tokens, first)) return undefined;
  const isLinked = rangeWords.has(tokens[low.end]?.text ?? '') || tokens[low.end]?.text === 'و';
  const other = isLinked ? readMoney(tokens, low.end + 1) : undefined;
  const high = other && (other.currency !== undefined || other.scale > 1) ? other : undefined;
  const { end: moneyEnd, currency, scale } = high ?? low;
  const said = lookBack(tokens, first);
  const denied =
    isDenied(tokens, moneyEnd) && (said.bound === 'atMost' || said.bound === 'atLeast')
      ? opposite[said.bound]
      : undefined;
  const before = denied ? { ...said, bound: denied } : said;
  // «زیر ۵۰ میلیون»: millions without a currency are toman.
  const most = (high ?? low).value * (currency ?? RIAL_OF_TOMAN);
  if (most < PLAIN_RIAL_MIN) return undefined;
  const after = lookForward(tokens, moneyEnd);
  const isBounded = before.bound !== undefined || after !== undefined;
  const isMoney =
    currency !== undefined ||
    (scale >= 1e6 && (isBounded || before.saysPrice || high !== undefined)) ||
    (scale >= 1e3 && isBounded && before.saysPrice);
  if (!isMoney) return undefined;
  const rial = (value: number) => Math.round(value * (currency ?? RIAL_OF_TOMAN));
  const told = after?.end ?? (denied ? moneyEnd + 1 : moneyEnd);
  const isBudget = priceOfOrder.has(tokens[told]?.text ?? '');
  const isEach = tokens[told]?.text === 'هر' && countWords.has(tokens[told + 1]?.text ?? '');
  const end = isBudget ? told + 1 : isEach ? told + 2 : told;
  const per = before.isOfOrder || isBudget ? 'total' : 'unit';
  const span = spanOf(tokens, before.first, end);
  const made = (minRial: number | null, maxRial: number | null): ReadPrice => ({
    price: { minRial, maxRial, per, span },
    first: before.first,
    end,
  });
  // «۱ تا ۲ میلیون»: one million.
  if (high && rial(low.value * (low.scale === 1 ? high.scale : 1)) > rial(high.value)) return undefined;
  if (high) return made(rial(low.value * (low.scale === 1 ? high.scale : 1)), rial(high.value));
  const bound = after?.bound ?? before.bound;
  const value = rial(low.value);
  if (bound === 'atLeast') return made(value, null);
  if (bound === 'about') return made(Math.round(value * (1 - ABOUT)), Math.round(value * (1 + ABOUT)));
  return made(null, value);
}

/** The first price of the sentence, in rial: «زیر ۵۰ میلیون تومن», «بودجه ۱۲ میلیون». A bare price is the most. */
export function readPrice(tokens: readonly Token[]): ReadPrice | undefined {
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.isGlued && tokens[at - 1]?.kind === 'word' && tokens[at]?.kind === 'number') continue;
    const found = readAt(tokens, at);
    if (found) return found;
  }
  return undefined;
}

/** «۵ میلیون» that is read as no price is nothing else either, such as a size. */
export function moneyTokens(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]?.text ?? '';
    const isMoney = currencies.has(next) || (next !== 'هزار' && priceScales.has(next));
    return token.kind === 'number' && isMoney ? [at, at + 1] : [];
  });
}

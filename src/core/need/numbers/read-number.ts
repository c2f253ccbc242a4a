import { joinText, type Token } from '../words/need-tokens.ts';
import { bounds, numberWords } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';

export interface ReadNumber {
  value: number;
  /** Token after the number. */
  end: number;
  /** «۱/۲» as a fraction; `value` reads «/» as a decimal mark. */
  fraction?: number;
  /** Written in words: a number only if a unit or a countable thing follows. */
  isWord: boolean;
}

export const partWords: ReadonlyMap<string, number> = new Map([
  ['نیم', 0.5],
  ['ربع', 0.25],
]);
const ordinals: ReadonlyMap<string, number> = new Map([
  ['دوم', 2],
  ['چهارم', 4],
  ['هشتم', 8],
]);
/** Divisors of inch fractions. With any other divisor «/» is a Persian decimal mark: «۱/۵» is 1.5. */
const halvings = new Set([2, 4, 8, 16, 32, 64]);

const isHalving = (over: number, under: number) => halvings.has(under) && over < under;

function readFraction(
  tokens: readonly Token[],
  first: number,
): { over: number; under: Token; end: number } | undefined {
  const [over, slash, under] = tokens.slice(first, first + 3);
  if (over?.kind !== 'number' || slash?.text !== '/' || !slash.isGlued) return undefined;
  if (under?.kind !== 'number' || !under.isGlued || over.text.includes('.') || under.text.includes('.'))
    return undefined;
  return { over: Number(over.text), under, end: first + 3 };
}

/** «منفی ۲۰», «-20»; no dash of a range or a code. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.text === 'منفی') return true;
  return (
    sign?.text === '-' && !sign.isGlued && next?.kind === 'number' && next.isGlued && tokens[at - 1]?.kind !== 'number'
  );
}

const counted = new Set(['عدد', 'تا', 'دانه', 'دونه', 'جفت', 'ست', 'دست']);
const sizes = new Set(['اندازه', 'قطر', 'طول', 'شماره', 'کلاس', 'گرید', 'رده']);
const THOUSAND = 1000;
const TENS = 10;
/** Smaller ones may count another thing. */
const HUNDREDS = 100;

/** The number at `first`: digits, a fraction, «۱ ۱/۲», «یک و نیم». */
export function readNumber(tokens: readonly Token[], first: number, isThousandRead = true): ReadNumber | undefined {
  if (isMinus(tokens, first)) {
    const number = readPlain(tokens, first + 1);
    const isSaid = number && (!number.isWord || tokens[first]?.text === 'منفی');
    return isSaid ? { value: -number.value, end: number.end, isWord: false } : undefined;
  }
  // «منفی ۳۰ تا مثبت ۵۰»
  if (tokens[first]?.text === 'مثبت') return readPlain(tokens, first + 1);
  const number = readPlain(tokens, first);
  // «M10x50 هزار تا»
  const isTimes = tokens[first]?.isGlued && /^[x×*]$/.test(tokens[first - 1]?.text ?? '');
  // «سایز ۱۶ هزار عدد» is a size and a thousand.
  const isCounted = number && counted.has(tokens[number.end + 1]?.text ?? '');
  const isSize = isTimes || (isCounted && sizes.has(conceptOf(tokens[first - 1]?.text ?? '')));
  const isThousand = isThousandRead && !isSize && number && tokens[number.end]?.text === 'هزار';
  if (!isThousand || number.value >= THOUSAND) return number;
  const end = number.end + 1;
  // «دو هزار و پانصد»
  const rest = tokens[end]?.text === 'و' ? readPlain(tokens, end + 1) : undefined;
  const isRest = rest !== undefined && rest.value < THOUSAND && rest.value >= HUNDREDS && Number.isInteger(rest.value);
  return isRest
    ? { value: number.value * THOUSAND + rest.value, end: rest.end, isWord: number.isWord }
    : { value: number.value * THOUSAND, end, isWord: number.isWord };
}

function readPlain(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const token = tokens[first];
  if (!token) return undefined;
  if (token.kind === 'word') return readWords(tokens, first);
  if (token.kind !== 'number') return undefined;
  const alone = readFraction(tokens, first);
  if (alone) {
    const under = Number(alone.under.text);
    return {
      value: Number(`${alone.over}.${alone.under.text}`),
      fraction: under === 0 || alone.over === 0 ? undefined : alone.over / under,
      end: alone.end,
      isWord: false,
    };
  }
  const joint = tokens[first + 1]?.text === '-' && tokens[first + 1]?.isGlued ? 1 : 0;
  const part = readFraction(tokens, first + 1 + joint);
  if (part && !token.text.includes('.') && isHalving(part.over, Number(part.under.text))) {
    const value = Number(token.text) + part.over / Number(part.under.text);
    return { value, fraction: value, end: part.end, isWord: false };
  }
  const half = tokens[first + 1]?.text === 'و' ? partWords.get(tokens[first + 2]?.text ?? '') : undefined;
  if (half !== undefined) return { value: Number(token.text) + half, end: first + 3, isWord: false };
  const plain = { value: Number(token.text), end: first + 1, isWord: false };
  return inTenths(tokens, plain) ?? withDecimals(tokens, plain) ?? plain;
}

/** «صد و بیست و پنج»: each further word is below the step of the one before. */
function addWords(tokens: readonly Token[], first: number, value: number): { sum: number; end: number } {
  let [sum, end, last] = [value, first + 1, value];
  for (;;) {
    const step = last >= THOUSAND ? THOUSAND : last >= 100 ? 100 : last >= 20 ? 10 : 0;
    // «صد پنجاه» is said too.
    const at = tokens[end]?.text === 'و' ? end + 1 : end;
    const next = at > end || step > TENS ? numberWords.get(tokens[at]?.text ?? '') : undefined;
    if (next === undefined || next <= 0 || next >= step) return { sum, end };
    if (at === end && next < TENS) return { sum, end };
    [sum, end, last] = [sum + next, at + 1, next];
  }
}

const tenths: ReadonlyMap<string, number> = new Map([
  ['دهم', 10],
  ['صدم', 100],
]);
const points = new Set(['ممیز', 'اعشار', 'پوینت']);

/** «هشت دهم», «۷ دهم» */
function inTenths(tokens: readonly Token[], { value, end }: ReadNumber): ReadNumber | undefined {
  const under = tenths.get(tokens[end]?.text ?? '');
  if (under === undefined || value >= under || !Number.isInteger(value)) return undefined;
  return { value: fixed(value / under), end: end + 1, isWord: false };
}

/** «سه و دو دهم», «دو ممیز پنج»: no other word is said like this, so it is as good as digits. */
function withDecimals(tokens: readonly Token[], { value, end }: ReadNumber): ReadNumber | undefined {
  const part = partAt(tokens, end + 1);
  if (part === undefined || !Number.isInteger(value)) return undefined;
  const under = tokens[end]?.text === 'و' ? tenths.get(tokens[part.end]?.text ?? '') : undefined;
  if (under !== undefined && part.value < under)
    return { value: fixed(value + part.value / under), end: part.end + 1, isWord: false };
  if (!points.has(tokens[end]?.text ?? '')) return undefined;
  return { value: Number(`${value}.${part.value}`), end: part.end, isWord: false };
}

/** The figure behind a decimal mark: «بیست و پنج» of «سه و بیست و پنج صدم». */
function partAt(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const digits = wholeNumber(tokens[at]);
  if (digits !== undefined) return { value: digits, end: at + 1 };
  const word = numberWords.get(tokens[at]?.text ?? '');
  if (word === undefined) return undefined;
  const { sum, end } = addWords(tokens, at, word);
  return { value: sum, end };
}

const wholeNumber = (token: Token | undefined) =>
  token?.kind === 'number' && /^\d+$/.test(token.text) ? Number(token.text) : undefined;
const fixed = (value: number) => Number(value.toFixed(2));

function readWords(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const said = readPlainWords(tokens, first);
  return said && (inTenths(tokens, said) ?? withDecimals(tokens, said) ?? said);
}

/** «ظرفیت نه کمتر از ۵۰۰»: no nine. */
const saysBound = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'نه' && [2, 3].some((count) => bounds.has(joinText(tokens, at, at + count)));

function readPlainWords(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const text = tokens[first]?.text ?? '';
  const part = partWords.get(text);
  if (part !== undefined) return { value: part, fraction: part, end: first + 1, isWord: true };
  const value = numberWords.get(text);
  if (value === undefined || saysBound(tokens, first)) return undefined;
  const { sum, end } = addWords(tokens, first, value);
  if (end > first + 1) {
    const rest = tokens[end]?.text === 'و' ? partWords.get(tokens[end + 1]?.text ?? '') : undefined;
    return rest === undefined ? { value: sum, end, isWord: true } : { value: sum + rest, end: end + 2, isWord: true };
  }
  const parts = ordinals.get(tokens[first + 1]?.text ?? '');
  if (parts !== undefined && value < parts)
    return { value: value / parts, fraction: value / parts, end: first + 2, isWord: false };
  const half = tokens[first + 1]?.text === 'و' ? partWords.get(tokens[first + 2]?.text ?? '') : undefined;
  return half === undefined
    ? { value, end: first + 1, isWord: true }
    : { value: value + half, end: first + 3, isWord: false };
}

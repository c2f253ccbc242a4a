import type { Token } from './need-tokens.ts';
import { numberWords } from './trade-words.ts';

export interface ReadNumber {
  value: number;
  /** Token after the number. */
  end: number;
  /** «۱/۲» as a fraction; `value` reads «/» as a decimal mark. */
  fraction?: number;
  /** Written in words: a number only if a unit or a countable thing follows. */
  isWord: boolean;
}

const partWords: ReadonlyMap<string, number> = new Map([
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

/** The number at `first`: digits, a fraction, «۱ ۱/۲», «یک و نیم». */
export function readNumber(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const token = tokens[first];
  if (!token) return undefined;
  if (token.kind === 'word') return readWords(tokens, first);
  if (token.kind !== 'number') return undefined;
  const alone = readFraction(tokens, first);
  if (alone) {
    const under = Number(alone.under.text);
    return {
      value: Number(`${alone.over}.${alone.under.text}`),
      fraction: under === 0 ? undefined : alone.over / under,
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
  return { value: Number(token.text), end: first + 1, isWord: false };
}

function readWords(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const text = tokens[first]?.text ?? '';
  const part = partWords.get(text);
  if (part !== undefined) return { value: part, end: first + 1, isWord: true };
  const value = numberWords.get(text);
  if (value === undefined) return undefined;
  const ones =
    value >= 20 && tokens[first + 1]?.text === 'و' ? numberWords.get(tokens[first + 2]?.text ?? '') : undefined;
  if (ones !== undefined && ones > 0 && ones < 10) return { value: value + ones, end: first + 3, isWord: true };
  const parts = ordinals.get(tokens[first + 1]?.text ?? '');
  if (parts !== undefined && value < parts) return { value: value / parts, end: first + 2, isWord: true };
  const half = tokens[first + 1]?.text === 'و' ? partWords.get(tokens[first + 2]?.text ?? '') : undefined;
  return half === undefined
    ? { value, end: first + 1, isWord: true }
    : { value: value + half, end: first + 3, isWord: true };
}

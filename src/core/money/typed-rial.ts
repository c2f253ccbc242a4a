import { toAsciiDigits } from '../numbers/numerals.ts';
import { invisible } from '../numbers/parse-number.ts';
import { isRial } from './money.ts';

/** Why a typed text is no amount that a field takes. */
export type RialFault = 'empty' | 'notNumber' | 'fraction' | 'tooSmall' | 'tooLarge';

export type TypedRial = { rial: number; fault?: undefined } | { rial?: undefined; fault: RialFault };

interface RialLimits {
  /** @default 0 */
  min?: number;
  /** @default the exact whole numbers of JavaScript */
  max?: number;
}

/** Spaces and the signs that people write between thousands. */
const SEPARATORS = /[\s,،٬]/g;
const FRACTION = /^[\d,،٬]*[./٫]\d+$/;

/** The digits of a text that has only digits and separators; undefined for any other text. */
export function rialDigits(text: string): string | undefined {
  const digits = toAsciiDigits(text.replace(invisible, '')).replace(SEPARATORS, '');
  return /^\d*$/.test(digits) ? digits : undefined;
}

/** A whole number of rial, typed with digits of any script, with or without separators. */
export function readRial(text: string, { min = 0, max = Number.MAX_SAFE_INTEGER }: RialLimits = {}): TypedRial {
  const plain = toAsciiDigits(text.replace(invisible, '')).replace(/\s/g, '');
  if (plain === '') return { fault: 'empty' };
  if (FRACTION.test(plain)) return { fault: 'fraction' };
  const digits = rialDigits(plain);
  if (!digits) return { fault: 'notNumber' };
  const rial = Number(digits);
  if (!isRial(rial) || rial > max) return { fault: 'tooLarge' };
  return rial < min ? { fault: 'tooSmall' } : { rial };
}

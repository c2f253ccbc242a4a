import { toAsciiDigits } from './numerals.ts';

/** Harakat, tatweel, soft hyphen, joiner, bidi controls, byte order mark. */
export const invisible =
  /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\u200d/g;

/** Persian, Arabic or ASCII digits; undefined if the text is not exactly one number. */
export function parseNumber(text: string): number | undefined {
  const plain = toAsciiDigits(text.replace(invisible, ''))
    .trim()
    .replace('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace('−', '-');
  if (!/^[+-]? ?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(plain) || !/\d/.test(plain)) return undefined;
  return Number(plain.replace(/[, ]/g, ''));
}

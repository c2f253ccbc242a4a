import { toAsciiDigits } from '../numbers/numerals.ts';

/** Crockford's Base32: no letter looks like a digit. */
export const TRACKING_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: a code is not found by trying. */
export const TRACKING_LENGTH = 10;

const CODE = new RegExp(`^[${TRACKING_LETTERS}]{${TRACKING_LENGTH}}$`);
const TYPED_MAX = 60;
const MIDDLE = TRACKING_LENGTH / 2;
/** Spaces, hyphens and direction marks, which a copied code may have. */
const SEPARATORS = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\-‐‑–—]/g;

/** The code in any spelling: in Persian digits, in small letters, with O for 0; undefined for other texts. */
export function parseTrackingCode(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined;
  const plain = toAsciiDigits(typed).replace(SEPARATORS, '').toUpperCase();
  const code = plain.replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}

/** In two groups, to be read out and written down. */
export const formatTrackingCode = (code: string): string => `${code.slice(0, MIDDLE)}-${code.slice(MIDDLE)}`;

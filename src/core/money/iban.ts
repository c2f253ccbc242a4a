import { toAsciiDigits } from '../numbers/numerals.ts';

const IBAN = /^IR\d{24}$/;
const TYPED_MAX = 60;
/** Spaces, hyphens and direction marks, which a copied number may have. */
const SEPARATORS = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\-‐‑–—]/g;
const LETTER_BASE = 55;
const MODULUS = 97n;
const SHOWN = 4;

/** An Iranian IBAN in any spelling, also without `IR`; undefined where the form or the checksum is wrong. */
export function parseIban(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined;
  const plain = toAsciiDigits(typed).replace(SEPARATORS, '').toUpperCase();
  const iban = /^\d{24}$/.test(plain) ? `IR${plain}` : plain;
  return IBAN.test(iban) && isChecked(iban) ? iban : undefined;
}

/** ISO 7064: the first four characters go to the end, letters become numbers, the rest of 97 is 1. */
function isChecked(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - LETTER_BASE));
  return BigInt(digits) % MODULUS === 1n;
}

/** `IR…1234`: enough to recognise one's own account. */
export const maskIban = (iban: string): string => `IR…${iban.slice(-SHOWN)}`;

/** In groups of four, to be read and typed. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

import { toAsciiDigits } from './numerals.ts';

/** Spaces, direction marks, ZWNJ and what people write between the digits. */
const SEPARATORS = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\-‐‑–—.()/]/g;
/** `9121234567` after any way to write the country: +98, 0098, 98, 0, or nothing. */
const IRANIAN_MOBILE = /^(?:\+98|0098|98)?0?(9\d{9})$/;
const TEXT_MAX = 40;

/** The E.164 form of an Iranian mobile number in any spelling, e.g. `+989121234567`; undefined for other texts. */
export function parseMobile(text: string): string | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const local = IRANIAN_MOBILE.exec(toAsciiDigits(text).replace(SEPARATORS, '').replace(/^＋/, '+'))?.[1];
  return local === undefined ? undefined : `+98${local}`;
}

/** @throws Error for a text that `parseMobile` does not read */
export function getMobile(text: string): string {
  const phone = parseMobile(text);
  if (phone === undefined) throw new Error('not a mobile number');
  return phone;
}

/** An E.164 number as Iranians write it: `09121234567`. */
export const localMobile = (phone: string): string => phone.replace(/^\+98/, '0');

/** `0912***4567`: enough to recognise one's own number. */
export const maskMobile = (phone: string): string => localMobile(phone).replace(/^(\d{4})\d{3}/, '$1***');

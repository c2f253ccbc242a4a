import { typedDigits } from '../numbers/numerals.ts';
import { localMobile } from './format-phone.ts';

/** `9121234567` after any way to write the country: +98, 0098, 98, 0, or nothing. */
const IRANIAN_MOBILE = /^(?:\+98|0098|98)?0?(9\d{9})$/;
/** The area codes of the 31 provinces, in front of eight digits. */
const IRANIAN_LANDLINE =
  /^(?:\+98|0098|98)?0?((?:1[137]|2[13-68]|3[1458]|4[145]|5[1468]|6[16]|7[1467]|8[13467])[1-9]\d{7})$/;
const TEXT_MAX = 40;

/** The E.164 form of an Iranian mobile number in any spelling, e.g. `+989121234567`; undefined for other texts. */
export const parseMobile = (text: string): string | undefined => parseNumber(text, IRANIAN_MOBILE);

/** The same for a mobile number or a landline with its area code, e.g. `+982188776655`. */
export const parsePhone = (text: string): string | undefined =>
  parseMobile(text) ?? parseNumber(text, IRANIAN_LANDLINE);

function parseNumber(text: string, form: RegExp): string | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const local = form.exec(typedDigits(text).replace(/^＋/, '+'))?.[1];
  return local === undefined ? undefined : `+98${local}`;
}

/** @throws Error for a text that `parseMobile` does not read */
export function getMobile(text: string): string {
  const phone = parseMobile(text);
  if (phone === undefined) throw new Error('not a mobile number');
  return phone;
}

/** @throws Error for a text that `parsePhone` does not read */
export function getPhone(text: string): string {
  const phone = parsePhone(text);
  if (phone === undefined) throw new Error('not a phone number');
  return phone;
}

/** `0912***4567`: enough to recognise one's own number. */
export const maskMobile = (phone: string): string => localMobile(phone).replace(/^(\d{4})\d{3}/, '$1***');

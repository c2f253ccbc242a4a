import { toAsciiDigits } from '../../core/numbers/numerals.ts';

/** The link that calls a number; undefined for a text without a digit. */
export function telHref(phone: string): string | undefined {
  const number = toAsciiDigits(phone).replace(/[^\d+]/g, '');
  return number === '' ? undefined : `tel:${number}`;
}

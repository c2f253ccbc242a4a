import { typedDigits } from '../numbers/numerals.ts';

/**
 * The rule of Iran's post: ten digits, and neither 0 nor 2 among the first five, because they look like ۵ and ۳. The last five
 * may have any digit. A digit ten times is typed to pass a form.
 */
const IRANIAN_POSTAL_CODE = /^(?!(\d)\1{9})[13-9]{5}\d{5}$/;
const TEXT_MAX = 40;

/** The ten digits of an Iranian postal code in any spelling, e.g. `1136945817`; undefined for other texts. */
export function parsePostalCode(text: string): string | undefined {
  if (text.length > TEXT_MAX) return undefined;
  return IRANIAN_POSTAL_CODE.exec(typedDigits(text))?.[0];
}

/** @throws Error for a text that `parsePostalCode` does not read */
export function getPostalCode(text: string): string {
  const code = parsePostalCode(text);
  if (code === undefined) throw new Error('not a postal code');
  return code;
}

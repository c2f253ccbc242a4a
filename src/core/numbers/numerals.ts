const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;

export function toAsciiDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Spaces, direction marks, ZWNJ and what people write between digits. */
const SEPARATORS = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\-‐‑–—.()/]/g;

/** A typed code or phone number in ASCII digits, without the separators. */
export const typedDigits = (text: string): string => toAsciiDigits(text).replace(SEPARATORS, '');

/** A number becomes its plain decimal digits; use `formatNumber` for separators. */
export function toPersianDigits(text: string | number): string {
  return toAsciiDigits(String(text)).replace(/[0-9]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

const MAX_FRACTION_DIGITS = 20;

/** Digits without an exponent. */
function plainDigits(value: number): string {
  const shortest = String(value);
  if (!shortest.includes('e')) return shortest;
  if (value >= 1) return BigInt(value).toString();
  return value.toFixed(MAX_FRACTION_DIGITS).replace(/\.?0+$/, '');
}

/** Smaller numbers without a unit get no thousands separator: they may be a year or a grade. */
const GROUPED_FROM = 10_000;

/** `formatNumber` of a number that has no unit. */
export function formatBare(value: number, decimals?: number): string {
  const text = formatNumber(value, decimals);
  return Math.abs(value) >= GROUPED_FROM ? text : text.replace('٬', '');
}

/** Persian digits, ٬ and ٫, with the number's own decimals or exactly `decimals`; «—» for NaN and infinity. */
export function formatNumber(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return '—';
  const size = Math.abs(value);
  const digits = decimals === undefined ? plainDigits(size) : plainDigits(Number(size.toFixed(decimals)));
  const [whole = '0', written = ''] = digits.split('.');
  const fraction = decimals === undefined ? written : written.padEnd(decimals, '0');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '٬');
  // Like Intl, a direction mark keeps the sign left of the number in right-to-left text.
  const sign = value < 0 && /[1-9]/.test(digits) ? '\u200e−' : '';
  return sign + toPersianDigits(fraction === '' ? grouped : `${grouped}٫${fraction}`);
}

/** A text in Persian digits, but for codes with Latin letters: «درخواست 6Z84J-WX03K» as it is written elsewhere. */
export const toPersianProse = (text: string): string =>
  text.replace(/[a-z\d]+(?:[-./][a-z\d]+)*/gi, (run) => (/[a-z]/i.test(run) ? run : toPersianDigits(run)));

import { foldScript } from '../../../core/text/persian.ts';

export interface Measure {
  value: number;
  maxValue?: number;
  /** As written after the number; empty if there is none. */
  unit: string;
}

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Persian writers use the slash as a decimal mark: «۲/۵» is 2.5 or two fifths, and only the mapping knows. */
export const slashMeanings = ['decimal', 'fraction'] as const;
export type SlashMeaning = (typeof slashMeanings)[number];

const NUMBER = String.raw`[+-]?(?:\d+ \d+/\d+|\d+/\d+|\d*\.?\d+(?:[eE][+-]?\d+)?)`;
const RANGE_MARK = String.raw`\s*(?:\.{2,3}|…|–|—|~|÷|تا|to|bis|(?<=\d)\s*-)\s*`;
const measure = new RegExp(`^(${NUMBER})(?:${RANGE_MARK}(${NUMBER}))?\\s*([^\\d\\s.].*)?$`, 'u');
/** A slash between two digits, unless the number is mixed: `1 1/2`. */
const looseSlash = /(?<!\d[ \d]*)(\d+)\/(\d+)(?!\d*\/)/g;
const inchAtEnd = /(?:"|”|″|''|in\.?|inch|inches|اینچ)$/i;
const INCH_PARTS = new Set([2, 4, 8, 16, 32, 64]);

/**
 * Parses «۱۰ بار», `10 bar`, `1 1/2"`, `-20…80 °C`, `2.11E-07`, `1.234,5` with a comma as decimal mark. Undefined for
 * anything else: it never extracts a number from a longer text.
 */
export function parseMeasure(
  text: string,
  decimalMark: DecimalMark = '.',
  slash: SlashMeaning = 'fraction',
): Measure | undefined {
  const plain = plainOf(withPoint(text, decimalMark));
  if (/\d,\d/.test(plain)) return undefined;
  const marked = slash === 'decimal' && !isInchFraction(plain) ? plain.replace(looseSlash, '$1.$2') : plain;
  const [, low, high, unit = ''] = marked.match(measure) ?? [];
  const value = low === undefined ? undefined : toNumber(low);
  if (value === undefined) return undefined;
  if (high === undefined) return { value, unit: unit.trim() };
  const maxValue = toNumber(high);
  if (maxValue === undefined) return undefined;
  return { value, maxValue, unit: unit.trim() };
}

/** Whether a slash may be a decimal mark or a fraction bar; before an inch, halves to 64ths are fractions. */
export function hasOpenSlash(text: string): boolean {
  const plain = plainOf(text);
  return plain.search(looseSlash) !== -1 && !isInchFraction(plain);
}

/** Whether a point or comma may be a decimal mark or part thousands: `1.234`, `13,75`; not `0.128`, `14.8` and `1,234`. */
export function hasOpenMark(text: string): boolean {
  const plain = plainOf(withPoint(text, '.'));
  return /\d,\d/.test(plain) || /(?<![\d.])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.eE])/.test(plain);
}

export const markQuestion = (text: string): { reason: string; code: string } => ({
  reason: `«${text}» دو معنا دارد: نقطه یا ویرگول یا نشان اعشار است یا جداکنندهٔ هزارگان؛ در فایل نگاشت بنویسید: "decimalMark": "." یا ",".`,
  code: 'decimal-mark-ambiguous',
});

function isInchFraction(plain: string): boolean {
  if (!inchAtEnd.test(plain)) return false;
  return [...plain.matchAll(looseSlash)].every(([, top, bottom]) => isProperPart(Number(top), Number(bottom)));
}

/** A part that inches are divided into, e.g. 3/8. */
export const isProperPart = (top: number, bottom: number): boolean => INCH_PARTS.has(bottom) && top < bottom;

const plainOf = (text: string): string =>
  foldScript(text.replace(/½/g, ' 1/2').replace(/¼/g, ' 1/4').replace(/¾/g, ' 3/4'))
    .replace(/⁄/g, '/')
    .replace(/[−‐‑‒]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/(?<!\d)(\d{1,3}(?:,\d{3})+)(?![\d,])/g, (run) => run.replaceAll(',', ''))
    .trim();

/** Turns a decimal comma into a point; in scientific notation the only mark after one digit is always decimal. */
function withPoint(text: string, decimalMark: DecimalMark): string {
  const swapped =
    decimalMark === '.' ? text : text.replace(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, (mark) => (mark === ',' ? '.' : ','));
  return swapped.replace(/(?<![\p{Nd}.,])(\p{Nd}),(\p{Nd}+)(?=[eE][+−-]?\p{Nd})/gu, '$1.$2');
}

function toNumber(text: string): number | undefined {
  const [, sign, whole = '0', top, bottom] = text.match(/^([+-]?)(?:(\d+) )?(\d+)\/(\d+)$/) ?? [];
  if (top === undefined) {
    const number = Number(text);
    return Number.isFinite(number) ? number : undefined;
  }
  if (Number(bottom) === 0) return undefined;
  const size = Number(whole) + Number(top) / Number(bottom);
  return sign === '-' ? -size : size;
}

import { foldScript } from '../../../core/persian.ts';

export interface Measure {
  value: number;
  maxValue?: number;
  /** As written after the number; empty if there is none. */
  unit: string;
}

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

const NUMBER = String.raw`[+-]?(?:\d+ \d+/\d+|\d+/\d+|\d*\.?\d+)`;
const RANGE_MARK = String.raw`\s*(?:\.{2,3}|…|–|—|~|÷|تا|to|bis|(?<=\d)\s*-)\s*`;
const measure = new RegExp(`^(${NUMBER})(?:${RANGE_MARK}(${NUMBER}))?\\s*([^\\d\\s.].*)?$`, 'u');

/**
 * Parses «۱۰ بار», `10 bar`, `1 1/2"`, `-20…80 °C`, `1.234,5` with a comma as decimal mark. Undefined for anything else:
 * it never extracts a number from a longer text.
 */
export function parseMeasure(text: string, decimalMark: DecimalMark = '.'): Measure | undefined {
  const plain = foldScript(text.replace(/½/g, ' 1/2').replace(/¼/g, ' 1/4').replace(/¾/g, ' 3/4'))
    .replace(/⁄/g, '/')
    .replace(/[−‐‑‒]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .trim();
  const marked = withPoint(plain, decimalMark);
  const [, low, high, unit = ''] = marked?.match(measure) ?? [];
  const value = low === undefined ? undefined : toNumber(low);
  if (value === undefined) return undefined;
  if (high === undefined) return { value, unit: unit.trim() };
  const maxValue = toNumber(high);
  if (maxValue === undefined) return undefined;
  return { value, maxValue, unit: unit.trim() };
}

/** Drops thousands separators only between groups of three digits; undefined for other, ambiguous marks. */
function withPoint(text: string, decimalMark: DecimalMark): string | undefined {
  const thousands = decimalMark === '.' ? ',' : '.';
  const escaped = thousands === '.' ? '\\.' : ',';
  const grouped = text.replace(
    new RegExp(`(?<![\\d${escaped}])\\d{1,3}(?:${escaped}\\d{3})+(?![\\d${escaped}])`, 'g'),
    (run) => run.replaceAll(thousands, ''),
  );
  if (decimalMark === '.') return /\d,\d/.test(grouped) ? undefined : grouped;
  if (/\d\.\d/.test(grouped)) return undefined;
  return grouped.replace(/(?<=\d),(?=\d)/g, '.');
}

function toNumber(text: string): number | undefined {
  const [, sign, whole = '0', top, bottom] = text.match(/^([+-]?)(?:(\d+) )?(\d+)\/(\d+)$/) ?? [];
  if (top === undefined) return Number(text);
  if (Number(bottom) === 0) return undefined;
  const size = Number(whole) + Number(top) / Number(bottom);
  return sign === '-' ? -size : size;
}

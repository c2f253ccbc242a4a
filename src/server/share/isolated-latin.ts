import { latinRuns } from '../../core/text/latin-runs.ts';

const RIGHT_TO_LEFT_MARK = '\u200f';
/** Signs between Persian numbers would be read in the order of Persian words: «۲۵×۵۲×۱۵» from its end. */
const SIZES = /[۰-۹٫]+(?:[×/][۰-۹٫]+)+/g;

const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A plain text from right to left whose part numbers and sizes are read from left to right. */
export function isolatedLatin(text: string): string {
  let from = 0;
  let result = RIGHT_TO_LEFT_MARK;
  for (const { start, end } of latinRuns(text)) {
    result += text.slice(from, start).replace(SIZES, isolated) + isolated(text.slice(start, end));
    from = end;
  }
  return result + text.slice(from).replace(SIZES, isolated);
}

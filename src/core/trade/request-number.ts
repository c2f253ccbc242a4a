import { parseTrackingCode, TRACKING_LENGTH, TRACKING_LETTERS } from '../ids/tracking-code.ts';

/** Letters before the check letter: consecutive numbers would tell how many requests there are, and which belong together. */
const RANDOM_LENGTH = TRACKING_LENGTH - 1;
const BASE = TRACKING_LETTERS.length;
const FIELD_POLYNOMIAL = 0b100101;
const TOP_BIT = 0b10000;

/** In the field of 32 elements, where every difference of letters counts, a change of places too. */
const timesX = (element: number): number => (element << 1) ^ (element & TOP_BIT ? FIELD_POLYNOMIAL : 0);

const checkLetter = (letters: string): string => {
  let sum = 0;
  for (const letter of letters) sum = timesX(sum) ^ TRACKING_LETTERS.indexOf(letter);
  return TRACKING_LETTERS[timesX(sum)] ?? '';
};

/** The number of a request from random bytes, at least nine of them. */
export function requestNumber(random: Uint8Array): string {
  const letters = [...random.subarray(0, RANDOM_LENGTH)].map((byte) => TRACKING_LETTERS[byte % BASE] ?? '').join('');
  return letters + checkLetter(letters);
}

/** The number in any spelling; undefined for other texts, also for a number with a wrong letter. */
export function parseRequestNumber(typed: string): string | undefined {
  const code = parseTrackingCode(typed);
  return code?.endsWith(checkLetter(code.slice(0, RANDOM_LENGTH))) ? code : undefined;
}

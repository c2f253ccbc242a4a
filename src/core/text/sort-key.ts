import { foldScript } from './persian.ts';

const PERSIAN_ALPHABET = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
/** `:`, just above the digits: the alphabet's 33 letters end below `a`, so Persian sorts before Latin. */
const FIRST_LETTER_KEY = 0x3a;
const letterKeys = new Map(
  [...PERSIAN_ALPHABET].map((letter, index) => [letter, String.fromCharCode(FIRST_LETTER_KEY + index)]),
);
const MAX_PREFIXED_DIGITS = 9;

/** A fraction of an inch, with the whole inches before it: `3/4`, `1-1/2`, `1 1/2`. */
const inchFraction = /(?<![\d./⁄-])(?:(?<![\p{L}\d])(\d{1,3})[ -])?(\d{1,2})[/⁄](2|4|8|16|32|64)(?![\d./⁄])/gu;

/**
 * Key whose byte order (`COLLATE "C"`) is: space, numbers by size (M8 before M10, 3/4 before 1-1/2), Persian by its
 * alphabet, Latin.
 * One byte per letter; ignores ZWNJ and punctuation.
 */
export function sortKey(text: string): string {
  // In `2½` the folded digits would run together.
  return foldScript(text.replace(/(?<=\p{Nd})(?=[¼-¾⅐-⅞])/gu, ' '))
    .toLowerCase()
    .replaceAll('\u200c', '')
    .replace(inchFraction, (run, whole: string | undefined, part: string, of: string) =>
      Number(part) < Number(of) ? String(Number(whole ?? 0) + Number(part) / Number(of)) : run,
    )
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(/(\.?)(\d+)/g, (_run, point: string, digits: string) => {
      if (point) return point + digits;
      const significant = digits.replace(/^0+(?=\d)/, '');
      return Math.min(significant.length, MAX_PREFIXED_DIGITS) + significant;
    })
    .replace(/[آ-ی]/g, (letter) => letterKeys.get(letter) ?? letter);
}

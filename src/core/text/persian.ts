import { toAsciiDigits } from '../numbers/numerals.ts';
import { invisible } from '../numbers/parse-number.ts';

/** Hamza carriers and Arabic or Urdu shapes of Persian letters; people type either form. */
const letterFolds: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ے: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ؤ: 'و',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ء: '',
};
const foldedLetter = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'g');

/** Unifies letters, digits and number marks; keeps case, آ, spaces and ZWNJ. */
export function foldScript(text: string): string {
  const letters = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(foldedLetter, (letter) => letterFolds[letter] ?? '');
  return toAsciiDigits(letters)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)[٬,،](?=\d{3}(?!\d))/g, '');
}

function finishFold(text: string): string {
  return text.replaceAll('آ', 'ا').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** For search and comparison, never for display. ZWNJ becomes a space. */
export function foldText(text: string): string {
  return finishFold(foldScript(text).replaceAll('\u200c', ' '));
}

/** Like `foldText`, but joins the parts around a ZWNJ. */
export function foldJoined(text: string): string {
  return finishFold(foldScript(text).replaceAll('\u200c', ''));
}

/** `6205-2RS/C3`, `6205 2rs c3` and `۶۲۰۵‌۲RS.C3` give the same part number. */
export function foldPartNumber(text: string): string {
  return foldScript(text)
    .toUpperCase()
    .replace(/[\s\u200c\-‐‑‒–—−_/\\.·]/g, '');
}

/** The order of `COLLATE "C"`: code points, where JavaScript's `<` compares UTF-16 units. */
export function compareFolded(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    if (a.charCodeAt(index) !== b.charCodeAt(index)) {
      // Surrogate pairs may differ in the second half only: step back to compare whole code points.
      const isSecondHalf =
        index > 0 && /[\udc00-\udfff]/.test(a.charAt(index)) && /[\ud800-\udbff]/.test(a.charAt(index - 1));
      const start = isSecondHalf ? index - 1 : index;
      return (a.codePointAt(start) ?? 0) - (b.codePointAt(start) ?? 0);
    }
  }
  return a.length - b.length;
}

const notInTerm = /[^\p{L}\p{N}.]+|\.(?!\d)|(?<!\d)\./u;

/**
 * Words for the search index, without repeats: «پمپ‌های» gives پمپ, های and پمپهای; `6205-2RS` gives 6205, 2rs and 62052rs;
 * 2.5 stays whole.
 */
export function searchTerms(text: string): string[] {
  const terms = new Set<string>();
  for (const chunk of finishFold(foldScript(text)).split(' ')) {
    const parts = chunk.split(notInTerm).filter((part) => part !== '');
    for (const part of parts) terms.add(part);
    if (parts.length > 1 && /^[\p{L}\p{N}.\u200c\-‐‑‒–/]+$/u.test(chunk)) terms.add(parts.join('').replaceAll('.', ''));
  }
  return [...terms];
}

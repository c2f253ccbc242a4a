/**
 * The letters of a table's cells by their width in px, a little more than the font has: the server cannot measure. A
 * letter belongs to the first kind that it fits.
 */
const KINDS: readonly [letters: RegExp, width: number][] = [
  [/[\u064b-\u065f\u200c\u200e\u200f]/u, 0],
  // At the end of a word these are wide.
  [/[بپتثسشصضفقکگنیئ](?![\p{L}\p{M}])/u, 13],
  [/[اآأإدذرزژولنمیئ]/u, 5.4],
  [/[ iIjlt.,:;'!|٬]/u, 4.3],
  [/[-/()"٫]/u, 6],
  [/[MWmw@%]/u, 11.5],
  [/[a-z0-9]/u, 7.3],
];
const LETTER = 8.6;

/** The estimated width of a text on one line. */
export function textRoom(text: string): number {
  let room = 0;
  for (let at = 0; at < text.length; at++) {
    const rest = text.slice(at, at + 2);
    room += KINDS.find(([letters]) => rest.search(letters) === 0)?.[1] ?? LETTER;
  }
  return room;
}

/** The same of a text that breaks between its words. */
export const wordRoom = (text: string): number => Math.max(...text.split(' ').map(textRoom));

import { foldPartNumber, foldText } from '../text/persian.ts';

/** What a search found for a text. */
export interface Found<Offer> {
  offer: Offer;
  partNumber: string | null;
  /** Everything else that names it: title, brand, supplier. */
  names: readonly string[];
}

const CANDIDATES_MAX = 6;
/** «NU 208 ECP M» is written in four words. */
const WORDS_IN_NUMBER_MAX = 4;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
/** A word of a code: it says which part, where a Persian word says what kind. */
const isCode = (word: string): boolean => /[a-z0-9]/i.test(word);

/** Parts of a text that may be its part number, with the words beside each. */
function* numbersIn(text: string): Generator<{ key: string; others: string[] }> {
  const words = wordsOf(text);
  for (let size = Math.min(WORDS_IN_NUMBER_MAX, words.length); size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++) {
      const written = words.slice(at, at + size).join('');
      if (/\d/.test(written))
        yield { key: foldPartNumber(written), others: [...words.slice(0, at), ...words.slice(at + size)] };
    }
  }
}

const SIZE = /\d+(?:\.\d+)?(?:\s?[x×*]\s?\d+(?:\.\d+)?)+/giu;

/** The sizes of a text: «25×52×7» as 25x52x7. */
const sizesOf = (text: string): string[] =>
  [...text.matchAll(SIZE)].map(([size]) => size.toLowerCase().replace(/\s/g, '').replace(/[×*]/g, 'x'));

/** Whether the names tell another size of as many numbers as each that the text tells. */
function isOfAnotherSize(sizes: readonly string[], names: readonly string[]): boolean {
  const numbersOf = (size: string): number => size.split('x').length;
  const told = names.flatMap((name) => sizesOf(foldText(name)));
  return sizes.some((size) => {
    const alike = told.filter((one) => numbersOf(one) === numbersOf(size));
    return alike.length > 0 && !alike.includes(size);
  });
}

const titleKey = (text: string): string =>
  foldText(text)
    .replace(/[\s\u200c]/g, '')
    .replace(/[×*]/g, 'x')
    .toLowerCase();

/**
 * The offer that a text names beyond doubt: it is its title, or its part number is written in full, no other product has it,
 * and no other code in the text is unknown to it («6205 C3» is not 6205). Otherwise the candidates, in the order they were
 * found, without those of another size.
 */
export function matchFound<Offer>(
  text: string,
  all: readonly Found<Offer>[],
): { offer?: Offer; candidates: readonly Offer[] } {
  const sizes = sizesOf(foldText(text));
  const found = all.filter(({ names }) => !isOfAnotherSize(sizes, names));
  const titled = /\d/.test(foldText(text))
    ? found.filter(({ names }) => names.some((name) => titleKey(name) === titleKey(text)))
    : [];
  if (titled.length === 1 && titled[0]) return { offer: titled[0].offer, candidates: [] };
  const candidates = found.slice(0, CANDIDATES_MAX).map(({ offer }) => offer);
  for (const { key, others } of numbersIn(foldText(text))) {
    const codes = others.filter(isCode);
    const exact = found.filter(({ partNumber }) => partNumber !== null && foldPartNumber(partNumber) === key);
    const named = exact.filter(({ names }) =>
      codes.every((code) => names.some((name) => foldText(name).includes(code))),
    );
    const [only, another] = named;
    if (only && !another) return { offer: only.offer, candidates: [] };
    if (named.length > 1) return { candidates: named.slice(0, CANDIDATES_MAX).map(({ offer }) => offer) };
  }
  return { candidates };
}

/** A code, not a size: «1/2» and «5.5» are in many titles. */
const isNumberLike = (word: string): boolean => /\d{4}/.test(word) || (/\d/.test(word) && /[a-z]/i.test(word));

/** The likeliest part number of a text, to search for alone; undefined if no word of it looks like one. */
export function likelyNumber(text: string): string | undefined {
  return wordsOf(text)
    .filter(isNumberLike)
    .sort((a, b) => b.length - a.length)[0];
}

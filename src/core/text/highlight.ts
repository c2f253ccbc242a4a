import { foldText, searchTerms } from './persian.ts';

/** Start and end offsets (UTF-16) of a stretch of the original text. */
export type TextRange = [start: number, end: number];

interface FoldedText {
  /** Folded letters and digits without spaces, ZWNJ and hyphens. */
  letters: string;
  /** Per UTF-16 unit of `letters`: the offset of its character in the original. */
  starts: number[];
  ends: number[];
  /** Offsets into `letters` at which a word begins. */
  wordStarts: number[];
}

/** A character with its combining marks. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** A decimal mark inside a number, or a separator that folding drops. */
const numberMark = /^[.٫٬,،]$/;
/** Invisible and not a word boundary: tatweel, soft hyphen, bidi controls. */
const invisible = /^(?:(?!\u200c)[\u0640\p{Cf}\p{M}])+$/u;

function foldWithOffsets(text: string): FoldedText {
  const folded: FoldedText = { letters: '', starts: [], ends: [], wordStarts: [] };
  let isInWord = false;
  for (const { 0: original, index } of text.matchAll(cluster)) {
    const end = index + original.length;
    const isInNumber = numberMark.test(original) && isDigitAt(text, index - 1) && isDigitAt(text, end);
    if (isInNumber && original !== '.' && original !== '٫') continue;
    const letters = isInNumber ? '.' : foldText(original).replace(/[^\p{L}\p{N}]/gu, '');
    if (letters === '') {
      if (!invisible.test(original) && !letterOrDigit.test(original)) isInWord = false;
      continue;
    }
    if (!isInWord) folded.wordStarts.push(folded.letters.length);
    isInWord = true;
    folded.letters += letters;
    for (let unit = 0; unit < letters.length; unit++) {
      folded.starts.push(index);
      folded.ends.push(end);
    }
  }
  return folded;
}

const isDigitAt = (text: string, index: number): boolean => /[0-9۰-۹٠-٩]/.test(text.charAt(index));

/**
 * Ranges of `text` where a word starts with a word of `query`, independent of spelling (letters, digits, harakat, ZWNJ,
 * hyphens). Disjoint and in order.
 */
export function findMatches(text: string, query: string): TextRange[] {
  const folded = foldWithOffsets(text);
  const words = new Set(query.split(/\s+/).flatMap(searchTerms));
  const found: TextRange[] = [];
  for (const word of words) {
    for (const start of folded.wordStarts) {
      if (!folded.letters.startsWith(word, start) || isPartOfNumber(folded.letters, word, start)) continue;
      const from = folded.starts[start];
      const to = folded.ends[start + word.length - 1];
      if (from !== undefined && to !== undefined) found.push([from, to]);
    }
  }
  return merge(found);
}

/** A digit begins many numbers that have nothing to do with it: it is marked alone. */
const isPartOfNumber = (letters: string, word: string, start: number): boolean =>
  /^\d$/.test(word) && /[\d.]/.test(letters.charAt(start + 1));

function merge(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

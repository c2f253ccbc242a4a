import { foldScript } from '../../text/persian.ts';
import type { Span } from '../need-types.ts';

export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** Folded, lower case. */
  text: string;
  /** Like `text`, with its case: m is not M. */
  raw: string;
  start: number;
  end: number;
  /** Directly follows the previous token. */
  isGlued: boolean;
}

const cluster = /\P{M}\p{M}*|\p{M}+/gu;
/** Marks that compatibility folding would break, or that have several shapes. */
const markShapes: Readonly<Record<string, string>> = {
  '″': '"',
  '”': '"',
  '“': '"',
  '′': "'",
  '’': "'",
  º: '°',
  '˚': '°',
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '‐': '-',
  '٪': '%',
  '✕': '×',
  '\u200c': ' ',
};

function foldCluster(original: string): string {
  const shape = markShapes[original];
  if (shape !== undefined) return shape;
  const folded = foldScript(original).replaceAll('آ', 'ا').replaceAll('⁄', '/');
  // «1½» is one and a half, not eleven halves.
  return /^\d\//.test(folded) ? ` ${folded}` : folded;
}

const tokenShape = /\d{1,3}(?:[,٬،]\d{3})+(?![\d,])(?:[.٫]\d+)?|\d+(?:[.٫]\d+)?|\p{Script=Arab}+|\p{L}+|\S/gu;

/** Splits into words, numbers and marks, at ZWNJ and between digits and letters («M12» is two glued tokens). */
export function tokenize(sentence: string): Token[] {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: original, index } of sentence.matchAll(cluster)) {
    const piece = foldCluster(original);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(index);
      ends.push(index + original.length);
    }
  }
  const tokens: Token[] = [];
  let lastEnd = -1;
  for (const { 0: found, index } of folded.matchAll(tokenShape)) {
    const end = index + found.length;
    const isNumber = /^\d/.test(found);
    const raw = isNumber ? found.replace(/[,٬،]/g, '').replace('٫', '.') : found;
    tokens.push({
      kind: isNumber ? 'number' : /^\p{L}/u.test(found) ? 'word' : 'mark',
      text: raw.toLowerCase(),
      raw,
      start: starts[index] ?? 0,
      end: ends[end - 1] ?? sentence.length,
      isGlued: index === lastEnd,
    });
    lastEnd = end;
  }
  return tokens;
}

/** The span of the tokens from `first` to `end`, exclusive. */
export function spanOf(tokens: readonly Token[], first: number, end: number): Span {
  return [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0];
}

export function joinText(tokens: readonly Token[], first: number, end: number): string {
  let joined = '';
  for (let at = first; at < end; at++) joined += tokens[at]?.text ?? '';
  return joined;
}

/** Except «x», which separates two sizes in «M10x40». */
const isLatinOrDigit = /^(?!x$)[a-z\d]/;

/** Whether the run is part of a longer Latin code, e.g. `CM` of `CM50`. */
export function isCutFromCode(tokens: readonly Token[], first: number, end: number): boolean {
  const before = tokens[first - 1];
  const after = tokens[end];
  const head = tokens[first];
  const tail = tokens[end - 1];
  if (!head || !tail) return false;
  const cutBefore = head.isGlued && before && isLatinOrDigit.test(before.text) && isLatinOrDigit.test(head.text);
  const cutAfter = after?.isGlued && isLatinOrDigit.test(after.text) && isLatinOrDigit.test(tail.text);
  return Boolean(cutBefore || cutAfter);
}

/** Longer runs are no part numbers. */
const SEGMENTS_MAX = 6;
const LETTERS_MAX = 24;

/** Neighbouring letters and digits of a text that may be one part number, however it is spaced. */
export interface CodeRun {
  start: number;
  end: number;
  text: string;
}

/** `6204-2Z/C3`, `NU212`, `NOR.0707-60` */
const code = /^[a-z\d]+(?:[-/._][a-z\d]+)*$/i;
/** `2Z`, `C3`, `ECP` behind a number. */
const suffix = /^[a-z\d]{1,4}(?:[-/._][a-z\d]{1,4})*$/i;
const isBegin = (word: string): boolean => code.test(word) && /\d{4}|[a-z][-.]?\d{3}/i.test(word);

/** The first part number of a text, with the suffixes behind it. */
export function codeRunOf(text: string): CodeRun | undefined {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ word: match[0], at: match.index }));
  const first = words.findIndex(({ word }) => isBegin(word));
  const begin = words[first];
  if (!begin) return undefined;
  let last = first;
  const isSuffix = (word = ''): boolean => suffix.test(word) && !isBegin(word);
  while (last - first + 1 < SEGMENTS_MAX && isSuffix(words[last + 1]?.word)) last++;
  const end = (words[last]?.at ?? 0) + (words[last]?.word.length ?? 0);
  return { start: begin.at, end, text: text.slice(begin.at, end) };
}

/** A number without its last letters, and the letters. */
export interface CutCode {
  kept: string;
  left: string;
  /** Cut where a blank or a sign stands; elsewhere the rest must be a whole number. */
  isApart: boolean;
}

/**
 * The same number without its end, the longest first: its first figures stay whole, since 620 is no bearing 6204.
 * @returns none for a number without an end
 */
export function cutsOf({ text }: CodeRun): CutCode[] {
  const figures = /\d{3,}/.exec(text);
  const shortest = figures ? figures.index + figures[0].length : text.length;
  const cuts: CutCode[] = [];
  for (let at = Math.min(text.length, shortest + LETTERS_MAX) - 1; at >= shortest; at--) {
    // A blank or a dash belongs to neither side.
    if (/[^a-z\d]/i.test(text[at - 1] ?? '')) continue;
    const [kept, left] = [text.slice(0, at), text.slice(at).replace(/^[^a-z\d]+/i, '')];
    // Figures are cut as a whole.
    if (/\d$/.test(kept) && /^\d/.test(text.slice(at))) continue;
    cuts.push({ kept, left, isApart: /[^a-z\d]/i.test(text[at] ?? '') });
  }
  return cuts;
}

/** A part number, size or standard inside Persian text: `6205-2RS/C3`, `M8×40`, `1/2"`. */
const LATIN_RUN = /[A-Za-z0-9](?:[^\s\u200c\p{scx=Arabic}]*[A-Za-z0-9°%"+])?/gu;
const STARTS_WITH_LETTER = /^[A-Za-z]/;
/** Renders the same in both directions. */
const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;

/** A stretch of a text, in UTF-16 units. */
export type TextRun = { start: number; end: number };

/**
 * The stretches of a Persian text that are read from left to right. `ISO 4014` is one, «کلاس 8.8 ISO 4014» has two: a space
 * joins only to what starts with a letter.
 */
export function latinRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const match of text.matchAll(LATIN_RUN)) {
    const end = match.index + match[0].length;
    const last = runs.at(-1);
    const isContinued =
      last && text.slice(last.end, match.index) === ' ' && STARTS_WITH_LETTER.test(text.slice(last.start));
    if (isContinued) last.end = end;
    else runs.push({ start: match.index, end });
  }
  return runs.filter((run) => !PLAIN_NUMBER.test(text.slice(run.start, run.end)));
}

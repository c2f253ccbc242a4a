import { Fragment, type ReactNode } from 'react';
import classes from './name.module.css';

const HAS_PERSIAN = /\p{scx=Arabic}/u;
/** A part number, size or standard inside Persian text: `6205-2RS/C3`, `M8×40`, `1/2"`. */
const LATIN_RUN = /[A-Za-z0-9](?:[^\s\u200c\p{scx=Arabic}]*[A-Za-z0-9°%"+])?/gu;
/** A short part number does not break at its hyphens. */
const UNBROKEN_MAX = 20;
const STARTS_WITH_LETTER = /^[A-Za-z]/;
/** Renders the same in both directions. */
const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;

/** The direction of a text: right to left if any of its letters is Persian. */
export const directionOf = (text: string): 'rtl' | 'ltr' => (HAS_PERSIAN.test(text) ? 'rtl' : 'ltr');

/** A name as its owner writes it. Its Latin parts are left-to-right, and the whole is isolated from the text around. */
export function Name({ text }: { text: string }) {
  return <bdi>{HAS_PERSIAN.test(text) ? isolateLatin(text) : text}</bdi>;
}

/**
 * The content of a name with Persian letters.
 * @param draw a stretch of the text @default as it is
 */
export function isolateLatin(text: string, draw: DrawPart = (start, end) => text.slice(start, end)): ReactNode {
  const runs = latinRuns(text);
  if (runs.length === 0) return draw(0, text.length);
  return runs.map((run, index) => (
    <Fragment key={run.start}>
      {draw(runs[index - 1]?.end ?? 0, run.start)}
      <bdi dir="ltr" className={run.end - run.start <= UNBROKEN_MAX ? classes.unbroken : undefined}>
        {draw(run.start, run.end)}
      </bdi>
      {index === runs.length - 1 && draw(run.end, text.length)}
    </Fragment>
  ));
}

type DrawPart = (start: number, end: number) => ReactNode;
type Run = { start: number; end: number };

/** `ISO 4014` is one run, «کلاس 8.8 ISO 4014» two: a space joins only to what starts with a letter. */
function latinRuns(text: string): Run[] {
  const runs: Run[] = [];
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

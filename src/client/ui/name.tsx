import { Fragment, type ReactNode } from 'react';
import { latinRuns } from '../../core/text/latin-runs.ts';
import classes from './name.module.css';

const HAS_PERSIAN = /\p{scx=Arabic}/u;
/** A short part number does not break at its hyphens. */
const UNBROKEN_MAX = 20;

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

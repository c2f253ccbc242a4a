import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { classNames } from './class-names.ts';

/** For a link, or a word, in a list of chips; the link of the page itself is the chosen one. */
export const chipClass = classes.chip;
/** For a link that takes what is chosen away. */
export const chosenChipClass = classNames(classes.chip, classes.chosen);
/** How many there are behind a chip. */
export const chipCountClass = classes.count;
/** A list of chips that is not a navigation: as many lines as it takes. */
export const chipListClass = classes.list;

type ChipRowProps = {
  label: string;
  /** List items with a link each. */
  children: ReactNode;
};

/** Links of one kind: one line that slides on a phone, as many lines as it takes elsewhere. */
export const ChipRow = ({ label, children }: ChipRowProps) => (
  <nav aria-label={label} className={classes.slide}>
    <ul>{children}</ul>
  </nav>
);

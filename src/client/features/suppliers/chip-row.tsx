import type { ReactNode } from 'react';
import classes from './directory/directory-controls.module.css';

type ChipRowProps = { label: string; children: ReactNode };

/** Links of one kind: one scrollable line on a phone, wrapped lines elsewhere. */
export const ChipRow = ({ label, children }: ChipRowProps) => (
  <nav aria-label={label} className={classes.chips}>
    {children}
  </nav>
);

export const chipClass = classes.chip;
export const chipCountClass = classes.count;

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './row.module.css';

/** For a list of rows, and for each link in it. */
export const rowListClass = classes.list;
export const rowClass = classes.row;
/** For a row with columns of its own. */
export const rowClassWith = (more: string | undefined): string => classNames(classes.row, more);

type RowContentProps = {
  /** What kind of thing it is: a glyph or a monogram. */
  sign: ReactNode;
  name: ReactNode;
  facts?: ReactNode;
  /** A price or a count. */
  end?: ReactNode;
};

/** What a row shows of a thing: two lines on a phone, one with its end beside them elsewhere. */
export const RowContent = ({ sign, name, facts, end }: RowContentProps) => (
  <>
    <span className={classes.sign}>{sign}</span>
    <span className={classes.name}>{name}</span>
    <span className={classes.facts}>{facts}</span>
    {end !== undefined && <span className={classes.end}>{end}</span>}
  </>
);

import type { ReactNode } from 'react';
import classes from './list-notice.module.css';

type ListNoticeProps = { heading: string; hint: string; children?: ReactNode };

/** Explains an empty list; `children` are links elsewhere. */
export const ListNotice = ({ heading, hint, children }: ListNoticeProps) => (
  <div className={classes.notice} role="status">
    <h2>{heading}</h2>
    <p>{hint}</p>
    {children && <div className={classes.ways}>{children}</div>}
  </div>
);

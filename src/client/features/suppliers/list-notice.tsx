import type { ReactNode } from 'react';
import classes from './list-notice.module.css';

type ListNoticeProps = { heading: string; hint: string; children?: ReactNode };

/** Why a list is empty and what to do; `children` are the ways on. */
export const ListNotice = ({ heading, hint, children }: ListNoticeProps) => (
  <div className={classes.notice} role="status">
    <h2>{heading}</h2>
    <p>{hint}</p>
    {children && <div className={classes.ways}>{children}</div>}
  </div>
);

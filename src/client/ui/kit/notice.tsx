import type { ReactNode } from 'react';
import { Icon, type IconName } from '../image/icon.tsx';
import classes from './notice.module.css';

/** For a list of links among the ways on. */
export const noticeListClass = classes.list;

type NoticeProps = {
  /** What is so. */
  heading: ReactNode;
  /** Why, or what to do. */
  hint?: ReactNode;
  /** For what went wrong or cannot be had; an empty list has none. */
  icon?: IconName | undefined;
  /** More of what is said, between the hint and the ways on. */
  more?: ReactNode;
  /** The ways on: links and buttons. */
  children?: ReactNode;
};

/** Stands in the place of what is not there: nothing found, failed, or not saved. */
export const Notice = ({ heading, hint, icon, more, children }: NoticeProps) => (
  <div className={classes.notice} role="status">
    <h2 className={classes.heading}>
      {icon && <Icon name={icon} />}
      {heading}
    </h2>
    {hint && <p>{hint}</p>}
    {more}
    {children && <div className={classes.ways}>{children}</div>}
  </div>
);

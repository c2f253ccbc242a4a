import type { ReactNode } from 'react';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import type { TimedRead } from './timed-read.ts';
import classes from './timed-section.module.css';

type TimedSectionProps = {
  id: string;
  heading: string;
  read: Pick<TimedRead<unknown>, 'dataUpdatedAt' | 'isFetching'>;
  children: ReactNode;
};

/** A section with the time of its data, and what its prices include, beside the heading. */
export function TimedSection({ id, heading, read, children }: TimedSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{heading}</h2>
        <AsOf at={read.dataUpdatedAt} isFetching={read.isFetching} />
        <MoneySwitch />
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import classes from './gallery.module.css';

export const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={heading}>
    <h2>{heading}</h2>
    {children}
  </section>
);

/** One part, or some beside each other, in one state. */
export const State = ({
  name,
  as = 'line',
  children,
}: {
  name: string;
  as?: 'line' | 'fields' | 'block';
  children: ReactNode;
}) => (
  <div className={classes.state}>
    <h3>{name}</h3>
    {as === 'block' ? children : <div className={classes[as]}>{children}</div>}
  </div>
);

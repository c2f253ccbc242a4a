import type { ReactNode } from 'react';
import classes from './tabs.module.css';

/** For each link; the one of the page itself is marked. */
export const tabClass = classes.tab;

/** Pages beside each other, one of them shown; links, so that each has its address. */
export const TabNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={classes.tabs}>
    {children}
  </nav>
);

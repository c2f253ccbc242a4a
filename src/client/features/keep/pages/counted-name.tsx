import { formatNumber } from '../../../../core/numbers/numerals.ts';
import classes from './pages.module.css';

/** The name of a tab with how much is behind it. */
export const CountedName = ({ name, count }: { name: string; count: number }) => (
  <>
    {name}
    {count > 0 && <span className={classes.count}>{formatNumber(count)}</span>}
  </>
);

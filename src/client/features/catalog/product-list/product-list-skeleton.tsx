import classes from './product-list-skeleton.module.css';

/** More than a screen: what follows the list is not seen before its rows. */
const ROWS = 14;

/** Rows with the height of the list's rows. */
export function ProductListSkeleton() {
  return (
    <div className={classes.rows} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={classes.row} />
      ))}
    </div>
  );
}

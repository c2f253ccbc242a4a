import classes from './product-list-skeleton.module.css';

const ROWS = 8;

/** Rows of the height that the list's rows have. */
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

import classes from './product-skeleton.module.css';

/** Title, drawing, price and table in their final positions. */
export function ProductSkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.title} />
      <div className={classes.drawing} />
      <div className={classes.price} />
      <div className={classes.rows} />
    </div>
  );
}

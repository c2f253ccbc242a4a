import classes from './product-skeleton.module.css';

/** Title, price, drawing and table in their final positions. */
export function ProductSkeleton() {
  return (
    <div className={classes.page} aria-hidden="true">
      <div className={classes.title} />
      <div className={classes.price} />
      <div className={classes.drawing} />
      <div className={classes.rows} />
    </div>
  );
}

import classes from './category-skeletons.module.css';

const BLOCKS = [0, 1, 2, 3, 4, 5];

/** The type page: heading, letters, blocks of links. */
export function CategoryTypeSkeleton() {
  return (
    <div className={classes.skeleton}>
      <span className={classes.title} />
      <span className={classes.line} />
      <div className={classes.blocks}>
        {BLOCKS.map((block) => (
          <span key={block} className={classes.block} />
        ))}
      </div>
    </div>
  );
}

/** A category: heading, tiles of its children, rows. */
export function CategorySkeleton() {
  return (
    <div className={classes.skeleton}>
      <span className={classes.line} />
      <span className={classes.title} />
      <div className={classes.tiles}>
        {BLOCKS.map((tile) => (
          <span key={tile} className={classes.tile} />
        ))}
      </div>
      <RowsSkeleton />
    </div>
  );
}

/** A list of compact rows. */
export function RowsSkeleton() {
  return (
    <div className={classes.rows}>
      {BLOCKS.map((row) => (
        <span key={row} className={classes.row} />
      ))}
    </div>
  );
}

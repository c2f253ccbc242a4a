import classes from './root-section.module.css';

const ROWS = 12;

export function HomeSkeleton() {
  return (
    <div className={`${classes.links} ${classes.skeleton}`} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike.
        <span key={row} />
      ))}
    </div>
  );
}

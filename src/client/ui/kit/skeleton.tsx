import { classNames } from './class-names.ts';
import classes from './skeleton.module.css';

type SkeletonProps = {
  /** What is being loaded. */
  shape: 'cards' | 'rows' | 'fields';
  /** @default 3 */
  count?: 1 | 2 | 3 | 4 | 5 | 6;
};

const PARTS = [1, 2, 3, 4, 5, 6] as const;

/** Has the outlines of a list or a form that is being loaded. */
export const Skeleton = ({ shape, count = 3 }: SkeletonProps) => (
  <div className={classNames(classes.skeleton, classes[shape])} aria-hidden="true">
    {PARTS.slice(0, count).map((part) => (
      <div key={part} className={classes.part} />
    ))}
  </div>
);

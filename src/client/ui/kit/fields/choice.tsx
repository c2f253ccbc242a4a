import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  type: 'checkbox' | 'radio';
  children: ReactNode;
  /** How many things it would leave. */
  count?: ReactNode;
  /** One of many in a panel. */
  isSmall?: boolean;
};

/** A box or a circle to mark, with its word beside it. */
export const Choice = ({ children, count, isSmall, className, ...rest }: ChoiceProps) => (
  <label className={classNames(classes.choice, isSmall && classes.small, className)}>
    <input {...rest} />
    <span>{children}</span>
    {count !== undefined && <span className={classes.count}>{count}</span>}
  </label>
);

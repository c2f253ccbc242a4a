import type { ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import classes from './removable-chip.module.css';

type RemovableChipProps = {
  children: ReactNode;
  /** The one that the others belong to. */
  isMain?: boolean;
  isAssumed?: boolean;
  removeLabel?: string;
  /** Without it the chip stays. */
  onRemove?: (() => void) | undefined;
  className?: string | undefined;
};

/** A chosen thing in a list, with the way to take it away. */
export const RemovableChip = (props: RemovableChipProps) => (
  <li
    className={classNames(classes.chip, props.isMain && classes.main, props.className)}
    data-assumed={props.isAssumed || undefined}
  >
    {props.children}
    {props.onRemove && (
      <IconButton label={props.removeLabel ?? ''} className={classes.remove} onClick={props.onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    )}
  </li>
);

import type { ComponentProps, MouseEvent } from 'react';
import classes from './button.module.css';
import { classNames } from './class-names.ts';

/**
 * `primary` is the way on, `accent` the one thing to do next on a page, `secondary` any other choice, `quiet` what is small
 * and not the way on, `link` leads to the whole of what is shown, `danger` destroys; `icon` and `tile` hold a sign alone;
 * `bare` has no look of its own.
 */
export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet' | 'link' | 'danger' | 'icon' | 'tile' | 'bare';
type ButtonSize = 'regular' | 'compact';

/** For a link that looks like a button. */
export const buttonClass = (look: ButtonLook = 'secondary', size: ButtonSize = 'regular', more?: string): string =>
  look === 'bare'
    ? classNames(classes.bare, more)
    : classNames(classes.button, classes[look], size === 'compact' && classes.compact, more);

export type ButtonProps = ComponentProps<'button'> & {
  /** @default 'secondary' */
  look?: ButtonLook | undefined;
  /** 48 or 44 pixels high. @default 'regular' */
  size?: ButtonSize | undefined;
  /** What it started is not done: it keeps the focus, but a press does nothing. */
  isBusy?: boolean | undefined;
};

export function Button({ look, size, isBusy, className, type = 'button', ...rest }: ButtonProps) {
  const busy = isBusy && { 'aria-busy': true, 'aria-disabled': true, onClick: preventDefault };
  return <button type={type} className={buttonClass(look, size, className)} {...rest} {...busy} />;
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** What a press does, for who does not see the sign. */
  label: string;
};

/** A sign alone, 44 pixels wide. */
export const IconButton = ({ label, look = 'icon', ...rest }: IconButtonProps) => (
  <Button look={look} aria-label={label} {...rest} />
);

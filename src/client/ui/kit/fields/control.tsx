import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import classes from './control.module.css';

/** `isSmall`: beside many others, in a panel or a bar. */
type Small = { isSmall?: boolean | undefined };

const controlClass = (isSmall: boolean | undefined, className: string | undefined): string =>
  classNames(classes.control, isSmall && classes.small, className);

/** A line of text; its label is a `Field`'s, or its own `aria-label`. */
export const TextInput = ({ isSmall, className, type = 'text', ...rest }: ComponentProps<'input'> & Small) => (
  <input type={type} className={controlClass(isSmall, className)} {...rest} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea className={controlClass(false, className)} {...rest} />
);

export const Select = ({ isSmall, className, ...rest }: ComponentProps<'select'> & Small) => (
  <select className={controlClass(isSmall, className)} {...rest} />
);

/** A border around a text control and what stands beside it: a sign, a word, a button that clears it. */
export const frameClass = (className?: string): string => classNames(classes.frame, className);

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import classes from './field.module.css';

/** What ties a control to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** What to write, or what it is for. */
  hint?: ReactNode;
  /** What is wrong with what was written. */
  error?: ReactNode;
  /** The label beside the control instead of above it. */
  isInline?: boolean;
  /** @default one of its own */
  id?: string;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A control with its label, and what is said of it to everybody, those who hear it too. */
export function Field({ label, hint, error, isInline, id: given, className, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(classes.field, isInline && classes.inline, className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

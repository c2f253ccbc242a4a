import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './field.module.css';

/** What ties a control to its label, hint and error. */
type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** What to write, or what it is for. */
  hint?: ReactNode;
  /** What is wrong with what was written, in the hint's place. */
  error?: ReactNode;
  /** The label beside the control instead of above it. */
  isInline?: boolean;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A control with its label, and what is said of it to everybody, those who hear it too. */
export function Field({ label, hint, error, isInline, className, children }: FieldProps) {
  const id = useId();
  const note = error || hint;
  const noteId = note ? `${id}note` : undefined;
  return (
    <div className={classNames(isInline ? classes.inline : classes.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': error ? true : undefined })}
      {note && (
        <p id={noteId} className={error ? classes.error : undefined} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

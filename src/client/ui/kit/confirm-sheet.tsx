import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './confirm-sheet.module.css';
import { Sheet, sheetFootClass } from './sheet.tsx';

type ConfirmSheetProps = {
  heading: string;
  /** What happens, in words; or a form's fields, with `isForm`. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** @default 'danger' */
  look?: 'danger' | 'primary';
  isBusy?: boolean;
  /** The Enter key in a field confirms too. @default false */
  isForm?: boolean;
  /** The sheet stays open until its owner removes it or calls `close`. */
  onConfirm: (close: () => void) => void;
  onClose: () => void;
};

/** Asks before something is done that is not easily undone. */
export function ConfirmSheet({
  heading,
  children,
  confirm,
  cancel,
  look = 'danger',
  isBusy = false,
  isForm = false,
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  return (
    <Sheet heading={heading} onClose={onClose}>
      {(close) => {
        const content = (
          <>
            <div className={classes.effect}>{children}</div>
            <div className={sheetFootClass(classes.choices)}>
              <Button
                type={isForm ? 'submit' : 'button'}
                look={look}
                isBusy={isBusy}
                onClick={isForm ? undefined : () => onConfirm(close)}
              >
                {confirm}
              </Button>
              <Button onClick={close}>{cancel}</Button>
            </div>
          </>
        );
        if (!isForm) return content;
        const handleSubmit = (event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) onConfirm(close);
        };
        return (
          <form noValidate onSubmit={handleSubmit}>
            {content}
          </form>
        );
      }}
    </Sheet>
  );
}

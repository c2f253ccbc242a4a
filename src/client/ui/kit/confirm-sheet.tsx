import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './confirm-sheet.module.css';
import { Sheet, sheetFootClass } from './sheet.tsx';

type ConfirmSheetProps = {
  heading: string;
  /** What happens, in words. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  /** @default 'danger' */
  look?: 'danger' | 'primary';
  isBusy?: boolean;
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
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  return (
    <Sheet heading={heading} onClose={onClose}>
      {(close) => (
        <>
          <div className={classes.effect}>{children}</div>
          <div className={sheetFootClass(classes.choices)}>
            <Button look={look} isBusy={isBusy} onClick={() => onConfirm(close)}>
              {confirm}
            </Button>
            <Button onClick={close}>{cancel}</Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

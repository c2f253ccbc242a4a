import { type ReactNode, useEffect, useId, useRef } from 'react';
import { texts } from '../../texts/app-texts.ts';
import { Icon } from '../image/icon.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import classes from './sheet.module.css';

/** For a form in a sheet, what of it scrolls, and what stays at its foot. */
export const sheetFormClass = classes.form;
export const sheetBodyClass = classes.body;
export const sheetFootClass = (className?: string): string => classNames(classes.foot, className);

type SheetProps = {
  heading: string;
  /** At the bottom of a phone and in the middle elsewhere, or all of a phone and under the header elsewhere. */
  form?: 'bottom' | 'full';
  className?: string | undefined;
  /** After the browser has closed it: by Escape, a touch beside it, its button, or `close`. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal dialog: the browser keeps the focus in it and gives it back. Render it to open it. A page that steps behind
 * another closes its sheet, and opens it again when it comes back.
 */
export function Sheet({ heading, form = 'bottom', className, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a touch beside the sheet closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={classNames(classes.dialog, classes[form], className)}
      aria-labelledby={headingId}
      // The event comes late: the sheet may be open again.
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={classes.head}>
        <h2 id={headingId}>{heading}</h2>
        <IconButton label={texts.shell.close} className={classes.close} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children(close)}
    </dialog>
  );
}

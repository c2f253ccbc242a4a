import { Button } from '../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../ui/kit/sheet.tsx';
import classes from './address-form.module.css';
import { addressTexts } from './address-texts.ts';

const { removal: words } = addressTexts;

type RemoveSheetProps = {
  title: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an address is deleted. */
export const RemoveSheet = ({ title, isBusy, onConfirm, onClose }: RemoveSheetProps) => (
  <Sheet heading={words.heading(title)} onClose={onClose}>
    {(close) => (
      <>
        <p className={classes.fields}>{words.effect}</p>
        <div className={sheetFootClass(classes.choices)}>
          <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
            {words.confirm}
          </Button>
          <Button onClick={close}>{words.cancel}</Button>
        </div>
      </>
    )}
  </Sheet>
);

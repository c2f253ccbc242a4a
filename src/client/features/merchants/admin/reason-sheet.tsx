import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { adminTexts } from '../merchants-texts.ts';
import classes from './reason-sheet.module.css';

const { reason: words, moves } = adminTexts;
const LENGTH_MIN = 3;
const LENGTH_MAX = 500;

type ReasonSheetProps = {
  move: 'reject' | 'suspend';
  name: string;
  isBusy: boolean;
  onDecide: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before a merchant is rejected or suspended. */
export function ReasonSheet({ move, name, isBusy, onDecide, onClose }: ReasonSheetProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reason.trim().length < LENGTH_MIN;
    setMissing(isShort);
    if (!isShort && !isBusy) onDecide(reason);
  };
  return (
    <Sheet heading={words[move](name)} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={handleSubmit}>
          <div className={classes.reasonField}>
            <Field label={words.label} hint={words.hint} error={isMissing ? words.required : undefined}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  rows={3}
                  maxLength={LENGTH_MAX}
                  value={reason}
                  onChange={({ currentTarget }) => setReason(currentTarget.value)}
                />
              )}
            </Field>
          </div>
          <div className={sheetFootClass(classes.choices)}>
            <Button type="submit" look="danger" isBusy={isBusy}>
              {moves[move]}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
          </div>
        </form>
      )}
    </Sheet>
  );
}

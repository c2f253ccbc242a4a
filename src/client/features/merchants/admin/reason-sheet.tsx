import { useState } from 'react';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { adminTexts } from '../merchants-texts.ts';

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
  const handleConfirm = () => {
    const isShort = reason.trim().length < LENGTH_MIN;
    setMissing(isShort);
    if (!isShort) onDecide(reason);
  };
  return (
    <ConfirmSheet
      isForm
      heading={words[move](name)}
      confirm={moves[move]}
      cancel={words.cancel}
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
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
    </ConfirmSheet>
  );
}

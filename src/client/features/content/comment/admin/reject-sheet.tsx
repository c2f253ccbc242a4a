import { useState } from 'react';
import { contentLimits } from '../../../../../core/content/limits.ts';
import { useDraft } from '../../../../offline/drafts/use-draft.ts';
import { ConfirmSheet } from '../../../../ui/kit/confirm-sheet.tsx';
import { TextArea } from '../../../../ui/kit/fields/control.tsx';
import { Field } from '../../../../ui/kit/fields/field.tsx';
import { directionOf } from '../../../../ui/name.tsx';
import { receivedCommentTexts } from '../comments-texts.ts';

const { sheet: words } = receivedCommentTexts;
const LENGTH_MIN = 3;

type RejectSheetProps = {
  initial: string;
  draftKey: string;
  isBusy: boolean;
  onReject: (reason: string) => void;
  onClose: () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const form = { accepts: isText };

/** Where an operator writes why a comment is not shown. What is typed survives a reload. */
export function RejectSheet({ initial, draftKey, isBusy, onReject, onClose }: RejectSheetProps) {
  const draft = useDraft(draftKey, initial, form);
  const [isMissing, setMissing] = useState(false);
  const handleConfirm = () => {
    const isShort = draft.value.trim().length < LENGTH_MIN;
    setMissing(isShort);
    if (!isShort) onReject(draft.value);
  };
  return (
    <ConfirmSheet
      isForm
      heading={words.heading}
      look="primary"
      confirm={words.send}
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
            dir={draft.value ? directionOf(draft.value) : undefined}
            maxLength={contentLimits.rejectReason}
            value={draft.value}
            onChange={({ currentTarget }) => draft.change(currentTarget.value)}
          />
        )}
      </Field>
    </ConfirmSheet>
  );
}

import { useState } from 'react';
import { FEEDBACK_MAX_LENGTH } from '../../../../core/content/feedback.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { receivedTexts } from '../feedback-texts.ts';

const { sheet: words } = receivedTexts;
const LENGTH_MIN = 3;

type AnswerSheetProps = {
  initial: string;
  draftKey: string;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  onClose: () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const form = { accepts: isText };

/** Where an operator writes the answer. What is typed survives a reload. */
export function AnswerSheet({ initial, draftKey, isBusy, onAnswer, onClose }: AnswerSheetProps) {
  const draft = useDraft(draftKey, initial, form);
  const [isMissing, setMissing] = useState(false);
  const handleConfirm = () => {
    const isShort = draft.value.trim().length < LENGTH_MIN;
    setMissing(isShort);
    if (!isShort) onAnswer(draft.value);
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
            rows={5}
            dir={draft.value ? directionOf(draft.value) : undefined}
            maxLength={FEEDBACK_MAX_LENGTH}
            value={draft.value}
            onChange={({ currentTarget }) => draft.change(currentTarget.value)}
          />
        )}
      </Field>
    </ConfirmSheet>
  );
}

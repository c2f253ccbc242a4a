import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { faultText } from '../../parts/form/field-faults.ts';
import { ConfirmSheet } from '../../ui/kit/confirm-sheet.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { tradeTexts } from './trade-texts.ts';

type PressSheetProps<Sent, Answer> = {
  words: { heading: string; effect: string; confirm: string; cancel: string };
  /** A number that the reader compares. */
  detail?: string;
  write: UseMutationOptions<Answer, Error, Sent>;
  variables: Sent;
  onClose: () => void;
};

/** Asks once more before a move that needs no words. */
export function PressSheet<Sent, Answer>(props: PressSheetProps<Sent, Answer>) {
  const { words, detail, write, variables, onClose } = props;
  const { mutate, isPending, error } = useMutation(write);
  return (
    <ConfirmSheet
      heading={words.heading}
      look="primary"
      confirm={words.confirm}
      cancel={words.cancel}
      isBusy={isPending}
      onConfirm={(close) => mutate(variables, { onSuccess: close })}
      onClose={onClose}
    >
      <p>{words.effect}</p>
      {detail && (
        <p>
          <bdi dir="ltr">{detail}</bdi>
        </p>
      )}
      {error && <Message tone="failed">{faultText(error, { failed: tradeTexts.offline })}</Message>}
    </ConfirmSheet>
  );
}

import type { UseMutationOptions } from '@tanstack/react-query';
import type { ButtonLook } from '../../ui/kit/button.tsx';
import { TextArea } from '../../ui/kit/fields/control.tsx';
import { Field } from '../../ui/kit/fields/field.tsx';
import { Sheet } from '../../ui/kit/sheet.tsx';
import { directionOf } from '../../ui/name.tsx';
import { SheetForm } from './sheet-form.tsx';
import { useForm } from './use-form.ts';

const LENGTH_MIN = 3;

type TextSheetProps<Sent, Answer> = {
  heading: string;
  words: { label: string; hint: string; required: string; send: string; cancel: string };
  /** @default 'primary' */
  look?: ButtonLook;
  lengthMax: number;
  draftKey: string;
  /** What was said before. */
  known: string;
  /** Of what is decided about. @default none */
  version?: number;
  write: UseMutationOptions<Answer, Error, Sent>;
  send: (text: string, version: number) => Sent;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks for the one text that a decision needs: an answer, or a reason. */
export function TextSheet<Sent, Answer>(props: TextSheetProps<Sent, Answer>) {
  const { heading, words, look, lengthMax, draftKey, known, version, write, send, onSaved, onClose } = props;
  const form = useForm({
    draftKey,
    known: { text: known },
    version,
    write,
    check: ({ text }) => (text.trim().length < LENGTH_MIN ? { text: words.required } : {}),
    send: ({ text }, seen) => send(text, seen),
    onSaved,
  });
  const { text } = form.value;
  return (
    <Sheet heading={heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={{ save: words.send, cancel: words.cancel }} look={look} onCancel={close}>
          <Field label={words.label} hint={words.hint} error={form.faultOf('text')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={4}
                dir={text ? directionOf(text) : undefined}
                maxLength={lengthMax}
                value={text}
                onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
              />
            )}
          </Field>
        </SheetForm>
      )}
    </Sheet>
  );
}

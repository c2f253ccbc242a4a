import type { Message } from '../../../../contract/conversations/message.ts';
import { MESSAGE_MAX_LENGTH } from '../../../../core/talk/talk-limits.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { SheetForm } from '../../../parts/form/sheet-form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { Sheet } from '../../../ui/kit/sheet.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { editDraftKey, talkWrites } from '../mutations.ts';
import { talkTexts } from '../talk-texts.ts';

const { editing } = talkTexts.message;
const { words } = editing;

type EditSheetProps = { conversationId: string; message: Message; onClose: () => void };

/** Changes the text of a message within its quarter of an hour. What is typed stays, whatever the server answers. */
export function EditSheet({ conversationId, message: { id, text, editNo }, onClose }: EditSheetProps) {
  const form = useForm({
    draftKey: editDraftKey(id),
    known: { text: text ?? '' },
    version: editNo,
    write: talkWrites(usePrivateApi()).edit(),
    check: (value): { text?: string } => (value.text.trim() === '' ? { text: words.required } : {}),
    send: (value, seen) => ({ conversationId, messageId: id, text: value.text.trim(), editNo: seen }),
    onSaved: onClose,
  });
  const typed = form.value.text;
  return (
    <Sheet heading={editing.heading} onClose={onClose}>
      {(close) => (
        <SheetForm form={form} words={{ ...words, save: words.send }} onCancel={close}>
          <Field label={words.label} hint={words.hint} error={form.faultOf('text')}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={4}
                dir={typed ? directionOf(typed) : undefined}
                maxLength={MESSAGE_MAX_LENGTH}
                value={typed}
                onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
              />
            )}
          </Field>
        </SheetForm>
      )}
    </Sheet>
  );
}

import { type FormEvent, useId, useRef, useState } from 'react';
import { NOTE_MAX_LENGTH } from '../../../../core/content/note-length.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { useDraft } from '../../../offline/drafts/use-draft.ts';
import { keepTexts as words } from '../../../offline/outbox/keep-texts.ts';
import { useStoring } from '../../../parts/form/use-storing.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { editNote, writeNote } from '../keep-actions.ts';
import type { KeptObject } from '../kept-object.ts';
import classes from './note.module.css';
import type { ShownNote } from './shown-notes.ts';

type NoteFormProps = {
  sub: string | null;
  object: KeptObject;
  /** The note that is edited. */
  note?: ShownNote;
  onDone?: () => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const form = { accepts: isText };

/** Writes a note. What is typed survives a reload, and stays if the device refuses to store it. */
export function NoteForm({ sub, object, note, onDone }: NoteFormProps) {
  const key = `note:${note?.id ?? `${object.objectType}:${object.objectId}`}`;
  const draft = useDraft(key, note?.text ?? '', form);
  const [isTried, setTried] = useState(false);
  const text = draft.value.trim();
  const isTooLong = text.length > NOTE_MAX_LENGTH;
  const formId = useId();
  const latest = useRef('');
  latest.current = draft.value;
  const { submit } = useStoring(draft.value, async (submitted) => {
    if (text === '' || isTooLong) return;
    const isStored = note ? await editNote(sub, note, text) : await writeNote(sub, object, text);
    // What was typed meanwhile is the next note.
    if (!isStored || latest.current !== submitted) return;
    draft.drop('');
    setTried(false);
    onDone?.();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    submit();
  };
  return (
    <form id={formId} className={classes.form} onSubmit={handleSubmit}>
      <Field
        label={note ? words.editNote : words.newNote}
        error={isTried && isTooLong ? words.tooLong(formatNumber(NOTE_MAX_LENGTH)) : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            dir={draft.value ? directionOf(draft.value) : undefined}
            placeholder={words.placeholder}
            value={draft.value}
            onChange={({ target }) => draft.change(target.value)}
          />
        )}
      </Field>
      <div className={classes.choices}>
        <Button look="primary" size="compact" type="submit" disabled={text === ''}>
          {words.write}
        </Button>
        {onDone && (
          <Button
            size="compact"
            onClick={() => {
              draft.drop();
              onDone();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

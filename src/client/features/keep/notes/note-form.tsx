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
import { editNote, type NoteBase, writeNote } from '../keep-actions.ts';
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

/** What is typed, and what it was typed over: another device may change the note meanwhile. */
interface NoteDraft extends NoteBase {
  text: string;
}

/** An earlier build kept the text alone. */
const isDraft = (value: unknown): value is NoteDraft | string =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string');
const form = { accepts: isDraft };

/** Writes a note. What is typed survives a reload, and stays if the device refuses to store it. */
export function NoteForm({ sub, object, note, onDone }: NoteFormProps) {
  const key = `note:${note?.id ?? `${object.objectType}:${object.objectId}`}`;
  const opened = { baseText: note?.text ?? '', baseVersion: note?.baseVersion ?? null };
  const draft = useDraft<NoteDraft | string>(key, { text: opened.baseText, ...opened }, form);
  const kept = typeof draft.value === 'string' ? { ...opened, text: draft.value } : draft.value;
  const { text: typed, baseText, baseVersion } = kept;
  const [isTried, setTried] = useState(false);
  const text = typed.trim();
  const isTooLong = text.length > NOTE_MAX_LENGTH;
  const formId = useId();
  const latest = useRef('');
  latest.current = typed;
  const { submit } = useStoring(typed, async (submitted) => {
    if (text === '' || isTooLong) return;
    const isStored = note
      ? await editNote(sub, note, text, { baseText, baseVersion })
      : await writeNote(sub, object, text);
    // What was typed meanwhile is the next note.
    if (!isStored || latest.current !== submitted) return;
    draft.drop({ ...opened, text: '' });
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
            dir={typed ? directionOf(typed) : undefined}
            placeholder={words.placeholder}
            value={typed}
            onChange={({ target }) => draft.change({ ...kept, text: target.value })}
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

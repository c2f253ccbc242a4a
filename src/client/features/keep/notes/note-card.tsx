import { useState } from 'react';
import { formatAgo } from '../../../../core/time/dates.ts';
import { keepTexts as words } from '../../../offline/outbox/keep-texts.ts';
import { useAskedEdit } from '../../../router/use-asked-edit.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { useNow } from '../../../ui/minute-clock.ts';
import { Written } from '../../../ui/written.tsx';
import { deleteNote, refusedText } from '../keep-actions.ts';
import { keptPagesTexts } from '../kept-pages-texts.ts';
import { RowState } from '../row-state.tsx';
import classes from './note.module.css';
import { NoteConflict } from './note-conflict.tsx';
import { NoteForm } from './note-form.tsx';
import { noteObjectKey } from './note-operation.ts';
import { writeAsNew } from './resolve-note.ts';
import type { ShownNote } from './shown-notes.ts';

const { notes: folding } = keptPagesTexts;
const NOT_FOUND = 404;
/** A longer note is folded: about ten lines of a phone. */
const LONG_TEXT = 420;
const LONG_LINES = 10;

const isLong = (text: string): boolean => text.length > LONG_TEXT || text.split('\n').length > LONG_LINES;

/** A note with its state on the way to the server. */
export function NoteCard({ sub, note }: { sub: string | null; note: ShownNote }) {
  const lost = lostEdit(note);
  const isRewritable = !lost && refusedText(note) !== undefined;
  const isAsked = useAskedEdit(noteObjectKey(note.id)) && isRewritable;
  const [isEditing, setEditing] = useState(isAsked);
  const [isWhole, setWhole] = useState(false);
  const at = Date.parse(note.changedAt);
  const now = useNow() ?? at;
  if (isEditing) return <NoteForm sub={sub} object={note} note={note} onDone={() => setEditing(false)} />;
  const isStuck = note.row?.state === 'conflict' || note.row?.state === 'failed';
  // An edit of a note that is gone can become a new note, as it is.
  const canEdit = !isStuck || isRewritable;
  return (
    <article className={classes.note}>
      <Written className={classNames(classes.text, isLong(note.text) && !isWhole && classes.folded)} text={note.text} />
      {isLong(note.text) && (
        <Button size="compact" look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? folding.showLess : folding.showAll}
        </Button>
      )}
      <time className={classes.time} dateTime={note.changedAt}>
        {formatAgo(at, Math.max(now, at))}
      </time>
      {note.row?.state === 'conflict' ? <NoteConflict row={note.row} /> : note.row && <RowState row={note.row} />}
      {lost && (
        <Button size="compact" onClick={() => void writeAsNew(lost)}>
          {words.fault.asNew}
        </Button>
      )}
      {canEdit && (
        <div className={classes.choices}>
          <Button size="compact" look="quiet" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          {!isStuck && (
            <Button size="compact" look="quiet" onClick={() => void deleteNote(sub, note)}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** An edit of a note that another device has deleted. */
function lostEdit(note: ShownNote) {
  const refused = refusedText(note);
  return refused?.change.kind === 'edit' && refused.row.fault?.status === NOT_FOUND ? refused : undefined;
}

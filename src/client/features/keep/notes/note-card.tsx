import { useState } from 'react';
import { formatAgo } from '../../../../core/dates.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { keepTexts as words } from '../../../texts/keep.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { deleteNote } from '../keep-actions.ts';
import { RowState } from '../row-state.tsx';
import classes from './note.module.css';
import { NoteConflict } from './note-conflict.tsx';
import { NoteForm } from './note-form.tsx';
import { noteOperation } from './note-operation.ts';
import { writeAsNew } from './resolve-note.ts';
import type { ShownNote } from './shown-notes.ts';

const NOT_FOUND = 404;

/** A note with its state on the way to the server. */
export function NoteCard({ sub, note }: { sub: string | null; note: ShownNote }) {
  const [isEditing, setEditing] = useState(false);
  const at = Date.parse(note.changedAt);
  const now = useNow() ?? at;
  if (isEditing) return <NoteForm sub={sub} object={note} note={note} onDone={() => setEditing(false)} />;
  const lost = lostEdit(note.row);
  const isStuck = note.row?.state === 'conflict' || note.row?.state === 'failed';
  return (
    <article className={classes.note}>
      <p className={classes.text} dir="auto">
        {note.text}
      </p>
      <time className={classes.time} dateTime={note.changedAt}>
        {formatAgo(at, Math.max(now, at))}
      </time>
      {note.row?.state === 'conflict' ? <NoteConflict row={note.row} /> : note.row && <RowState row={note.row} />}
      {lost && (
        <Button size="compact" onClick={() => void writeAsNew(lost)}>
          {words.fault.asNew}
        </Button>
      )}
      {!isStuck && (
        <div className={classes.choices}>
          <Button size="compact" look="quiet" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <Button size="compact" look="quiet" onClick={() => void deleteNote(sub, note)}>
            {words.remove}
          </Button>
        </div>
      )}
    </article>
  );
}

/** An edit of a note that another device has deleted. */
function lostEdit(row: OutboxRow | undefined) {
  if (row?.state !== 'failed' || row.fault?.status !== NOT_FOUND) return undefined;
  const { payload } = row;
  return noteOperation.accepts(payload) && payload.kind === 'edit' ? { row, change: payload } : undefined;
}

import type { Note } from '../../../../contract/notes/note.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import type { KeptObject } from '../kept-object.ts';
import { NOTE_OPERATION, noteOperation } from './note-operation.ts';

/** A note as the device shows it. */
export interface ShownNote extends KeptObject {
  id: string;
  text: string;
  /** ISO 8601. */
  changedAt: string;
  /** As the server has it; null: the server does not know the note. */
  known: Note | null;
  /** Of the version that the next change builds on. */
  baseVersion: number | null;
  /** The first change that the server has not confirmed. */
  row: OutboxRow | undefined;
}

const ofServer = (note: Note): ShownNote => ({
  id: note.id,
  text: note.text,
  changedAt: note.updatedAt,
  objectType: note.objectType,
  objectId: note.objectId,
  object: note.object,
  known: note,
  baseVersion: note.version,
  row: undefined,
});

/** What the server has said, with what the user has written since; latest change first. */
export function shownNotes(known: readonly Note[], rows: readonly OutboxRow[], sub: string | null): ShownNote[] {
  const shown = new Map(known.map((note) => [note.id, ofServer(note)]));
  for (const row of rows) {
    const { payload } = row;
    if (row.operation !== NOTE_OPERATION || row.sub !== sub || !noteOperation.accepts(payload)) continue;
    const { id, kind, text, objectType, objectId, object } = payload;
    const before = shown.get(id);
    const first = before?.row ?? row;
    if (kind === 'delete' && row.state !== 'failed' && row.state !== 'conflict') {
      shown.delete(id);
      continue;
    }
    shown.set(id, {
      id,
      text: kind === 'delete' ? (before?.text ?? '') : text,
      changedAt: new Date(row.createdAt).toISOString(),
      objectType,
      objectId,
      object,
      known: before?.known ?? null,
      baseVersion: row.baseVersion,
      row: first,
    });
  }
  return [...shown.values()].sort((a, b) => (a.changedAt < b.changedAt ? 1 : a.changedAt > b.changedAt ? -1 : 0));
}

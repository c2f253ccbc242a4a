import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { noteText } from '../../contract/notes/note.ts';
import type { Tx } from '../db/open-database.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed } from '../platform/command/policy.ts';
import { notFound, preconditionFailed } from '../platform/errors/app-error.ts';
import { type NoteRow, noteRevisions, notes } from './note.table.ts';
import { mayChangeNote, mayWriteNotes } from './policy.ts';
import { presentNote } from './read.ts';

/** Earlier texts of one note that are kept. */
const REVISIONS_MAX = 20;

const noteId = z.object({ id: z.uuid(), version: z.int() });

/** Replaces the text of a note, if nobody has changed it since the version that the caller has seen. */
export const editNote = command({
  name: 'notes.edit',
  input: noteId.extend(noteText.shape),
  policy: mayWriteNotes,
  effect: async (context) => presentNote(context.tx, await edit(context)),
  audit: ({ id, version }) => ({ objectType: 'note', objectId: id, details: { version } }),
});

/** Empties a note and keeps its row, so that other devices learn of it. */
export const deleteNote = command({
  name: 'notes.delete',
  input: noteId,
  policy: mayWriteNotes,
  effect: async (context) => presentNote(context.tx, await remove(context)),
  audit: ({ id }) => ({ objectType: 'note', objectId: id }),
});

type Given = z.infer<typeof noteId>;

async function edit({ tx, actor, input, now }: EffectContext<Given & { text: string }>): Promise<NoteRow> {
  const row = await lockNote(tx, actor, input.id);
  if (row.deletedAt !== null) throw notFound('یادداشت');
  // A device that sends its text again, because the answer was lost, does not conflict with itself.
  if (row.text === input.text) return row;
  return replace(tx, row, input, { text: input.text, updatedAt: now });
}

async function remove({ tx, actor, input, now }: EffectContext<Given>): Promise<NoteRow> {
  const row = await lockNote(tx, actor, input.id);
  if (row.deletedAt !== null) return row;
  return replace(tx, row, input, { text: '', updatedAt: now, deletedAt: now });
}

/** Another edit of the same note waits until the commit. */
async function lockNote(tx: Tx, actor: EffectContext<Given>['actor'], id: string): Promise<NoteRow> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id)).for('update');
  assertAllowed(mayChangeNote(actor, row));
  if (!row) throw notFound('یادداشت');
  return row;
}

async function replace(
  tx: Tx,
  row: NoteRow,
  { version }: Given,
  changes: Pick<NoteRow, 'text' | 'updatedAt'> & Partial<NoteRow>,
): Promise<NoteRow> {
  if (row.version !== version) throw preconditionFailed();
  await tx.insert(noteRevisions).values({ noteId: row.id, version, text: row.text, at: changes.updatedAt });
  await tx
    .delete(noteRevisions)
    .where(and(eq(noteRevisions.noteId, row.id), lte(noteRevisions.version, version - REVISIONS_MAX)));
  const [changed] = await tx
    .update(notes)
    .set({ ...changes, version: version + 1 })
    .where(eq(notes.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked note is gone');
  return changed;
}

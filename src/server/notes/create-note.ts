import { and, eq, isNull } from 'drizzle-orm';
import { type NoteBody, noteBody } from '../../contract/notes/note.ts';
import { assertObject } from '../objects/find-objects.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { type NoteRow, notes } from './note.table.ts';
import { mayWriteNotes } from './policy.ts';
import { presentNote } from './read.ts';

const NOTES_MAX = 5_000;

/** Saves a note under the id that its device has made; sent again, it is the same note. */
export const createNote = command({
  name: 'notes.create',
  input: noteBody,
  policy: mayWriteNotes,
  effect: async (context) => {
    const { row, isNew } = await insert(context);
    return { isNew, note: await presentNote(context.tx, row) };
  },
  audit: ({ isNew, note: { id, objectType } }) =>
    isNew ? { objectType: 'note', objectId: id, details: { objectType } } : undefined,
  answer: ({ note }) => note,
  status: 201,
});

async function insert({ tx, actor, input, now }: EffectContext<NoteBody>): Promise<{ row: NoteRow; isNew: boolean }> {
  const personId = userIdOf(actor);
  const { clientId: id, objectType, objectId, text } = input;
  await assertObject(tx, input);
  const [made] = await tx
    .insert(notes)
    .values({ id, personId, objectType, objectId, text, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) return { row: await findSent(tx, personId, input), isNew: false };
  const own = and(eq(notes.personId, personId), isNull(notes.deletedAt));
  if ((await tx.$count(notes, own)) > NOTES_MAX)
    throw unprocessable('too_many_notes', 'شمار یادداشت‌ها به سقف رسیده است؛ نخست چند یادداشت را پاک کنید.');
  return { row: made, isNew: true };
}

/** The note that an earlier sending has made, whatever became of it since. */
async function findSent(
  tx: EffectContext<NoteBody>['tx'],
  personId: string,
  { clientId, objectType, objectId }: NoteBody,
): Promise<NoteRow> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, clientId));
  const isSame = row?.personId === personId && row.objectType === objectType && row.objectId === objectId;
  if (!row || !isSame) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  return row;
}
